/** Every way into puzzles opens one and has its own address, and no game may use its words. */

import { expect, test } from "vitest";
import { idProblem } from "../../src/author/check/declared.ts";
import { games } from "../../src/games/index.ts";
import { formatRoute, readPlace } from "../../src/page/state/route.ts";
import { puzzleDoors } from "../../src/puzzles/doors.ts";
import { TableTop } from "../play/table-top.ts";

const doors = Object.values(puzzleDoors);
const { sprint, mine } = puzzleDoors;
const others = doors.filter((door) => door !== mine);

test.each(others)("the door $title opens a puzzle", async ({ open }) => {
  const top = await TableTop.open(open({}));
  expect(top.scene.asks).not.toBeNull();
});

test("the sprint opens with each of its choices", async () => {
  for (const [detail] of sprint.choices ?? []) {
    const top = await TableTop.open(sprint.open({ game: "switch-battle", detail }));
    expect(top.scene.title).toBe("Switch Battle");
  }
});

test.each(doors)("the address of $title leads back to it", (door) => {
  const route = { view: "puzzle", door } as const;
  expect(readPlace(formatRoute(route), games)).toMatchObject({ ok: true, value: route });
});

test("each choice of the sprint has an address, and a date has none there", () => {
  const readSprint = (detail: string) =>
    readPlace(formatRoute({ view: "puzzle", door: sprint, detail }), games);
  for (const [detail] of sprint.choices ?? [])
    expect(readSprint(detail)).toEqual({ ok: true, value: { view: "puzzle", door: sprint, detail } });
  expect(readSprint("2026-11-15").ok).toBe(false);
});

test("no game may have a name that opens puzzles", () => {
  const words = doors.flatMap((door) => door.words);
  expect(words.filter((word) => idProblem(word) === undefined)).toEqual([]);
});
