/** Small pictures show all columns and cells of a grid. */

import { expect, test } from "vitest";
import type { Cell, Group } from "../../../src/core/board.ts";
import { stillView } from "../../../src/page/parts/board/board-picture.tsx";
import { GroupPart } from "../../../src/page/parts/board/group.tsx";

const cells = Array.from({ length: 12 }, (_, at): Cell => {
  const id = `c${at}`;
  return { id, label: id, state: "empty", mark: "", spoken: id };
});

const grid: Group = { shape: "grid", columns: 4, title: "Squares", cells };

test("the picture of a grid shows all of its columns and cells", () => {
  const drawn = stillView([grid]).map((group) => GroupPart({ group }));
  expect(drawn.map(({ props }) => props.style)).toMatchObject([{ "--columns": 4, "--count": 12 }]);
});

test("a picture without a step shows no moves to play", () => {
  const views = stillView([grid]).flatMap((group) => group.cells);
  expect(views.every(({ move, step, held }) => move === null && step === null && !held)).toBe(true);
});
