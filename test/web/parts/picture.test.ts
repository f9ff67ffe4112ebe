/** Small pictures of a grid keep its columns, and know how many rows have to fit. */

import { expect, test } from "vitest";
import type { Cell } from "../../../src/core/board.ts";
import { BoardPicture, NumberedPicture } from "../../../src/web/parts/board/board-picture.tsx";

const cells = Array.from({ length: 12 }, (_, at): Cell => {
  const id = `c${at}`;
  return { id, label: id, state: "empty", mark: "", spoken: id };
});

test.each([BoardPicture, NumberedPicture])("%o", (picture) => {
  const drawn = picture({ board: [{ shape: "grid", columns: 4, title: "Squares", cells }] });
  const [group] = [drawn.props.children].flat();
  expect(group.props.style).toMatchObject({ gridTemplateColumns: "repeat(4, auto)", "--rows": 3 });
  expect(group.props.children.flat().filter(Boolean)).toHaveLength(12);
});
