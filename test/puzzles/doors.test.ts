/** Every way into puzzles opens one, has an address of its own, and keeps its words from games. */

import { expect, test } from "vitest";
import { idProblem } from "../../src/author/check/declared.ts";
import { games } from "../../src/games/index.ts";
import { formatRoute, readPlace } from "../../src/page/state/route.ts";
import { doorsApart, puzzleDoors } from "../../src/puzzles/doors.ts";
import { TableTop } from "../play/table-top.ts";

const { mine, ...others } = puzzleDoors;
const doors = [mine, ...Object.values(others), ...doorsApart];

test.each([...Object.values(others), ...doorsApart])("the door $title opens a puzzle", async ({ open }) => {
  const top = await TableTop.open(open({}));
  expect(top.scene.asks).not.toBeNull();
});

test.each(doorsApart)(
  "the door $title opens a puzzle with each of its choices",
  async ({ choices, open }) => {
    for (const [detail] of choices) {
      const top = await TableTop.open(open({ game: "tower-switch", detail }));
      expect(top.scene.title).toBe("Tower Switch");
    }
  },
);

test.each(doors)("the address of $title leads back to it", (door) => {
  const route = { view: "puzzle", door } as const;
  expect(readPlace(formatRoute(route), games)).toMatchObject({ ok: true, value: route });
});

test.each(doorsApart)("each choice of $title has an address", (door) => {
  for (const [detail] of door.choices) {
    const route = { view: "puzzle", door, detail } as const;
    expect(readPlace(formatRoute(route), games)).toEqual({ ok: true, value: route });
  }
});

test("no game may have a name that opens puzzles", () => {
  const words = doors.flatMap((door) => door.words);
  expect(words.filter((word) => idProblem(word) === undefined)).toEqual([]);
});
