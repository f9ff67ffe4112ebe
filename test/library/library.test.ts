/** The library's own calls, in the source and as the README shows them. */

import { readFileSync } from "node:fs";
import { format } from "node:util";
import { expect, test, vi } from "vitest";
import {
  analyze,
  type GameId,
  games,
  gamesById,
  levelNames,
  players,
  type Seat,
  solve,
} from "../../src/index.ts";

test("the games by id are the list", () => {
  expect(Object.keys(gamesById)).toEqual(games.map(({ id }) => id));
});

test("solve tells counts and values, and refuses with a reason", () => {
  const solved = solve("tower-switch");
  expect(solved.ok && solved.value.tally).toMatchObject({ positions: 18n, start: { kind: "win", plies: 7 } });
  expect(solved.ok && solved.value.value("7/1", 1)).toEqual({ kind: "win", plies: 5 });
  const entries = solved.ok ? [...solved.value.entries()] : [];
  expect(entries).toHaveLength(18);
  expect(entries).toContainEqual({ key: "7/1", mover: 1, value: { kind: "win", plies: 5 } });
  expect(solve("tower-switch", { blocks: 0 })).toMatchObject({ ok: false, problem: { code: "bad-option" } });
  expect(solve("factor-frenzy", { max: 30 }, 1000)).toMatchObject({
    ok: false,
    problem: { code: "too-large" },
  });
});

test("solve has no value for a key that isn't a position of this size, or for another seat", () => {
  const valueIn = (game: GameId, options: object, key: unknown, seat: unknown = 1) => {
    const solved = solve(game, options);
    return solved.ok && solved.value.value(key as string, seat as Seat);
  };
  expect(valueIn("switch-battle", { switches: 7 }, "x")).toBeNull();
  expect(valueIn("switch-battle", { switches: 100 }, "0".repeat(99))).toBeNull();
  expect(valueIn("switch-battle", { switches: 100 }, "0".repeat(100))).not.toBeNull();
  expect(valueIn("switch-conquer", { switches: 4 }, "XXXX/1")).toBeNull();
  expect(valueIn("switch-conquer", { switches: 4 }, "ABAB/2", 2)).not.toBeNull();
  expect(valueIn("factor-frenzy", { max: 8 }, "2,3,99/4")).toBeNull();
  expect(valueIn("tower-switch", { blocks: 8 }, "99/0")).toBeNull();
  for (const seat of [3, "1", null])
    expect(valueIn("tower-switch", { blocks: 8 }, "7/1", seat)).toBeNull();
  expect(valueIn("tower-switch", { blocks: 8 }, 7)).toBeNull();
  expect(valueIn("tower-switch", { blocks: 1e15 }, "1000000000000000/0")).not.toBeNull();
  expect(valueIn("tower-switch", { blocks: 1e15 }, "123456/1", 2)).not.toBeNull();
});

test("analyze answers as the engine does", () => {
  const truth = analyze("tower-switch", { moves: ["2", "1"] });
  expect(truth.ok && truth.value).toMatchObject({ key: "7/1", toMove: 1, value: { kind: "win", plies: 5 } });
  expect(analyze("tower-switch", { moves: ["9"] })).toMatchObject({
    ok: false,
    problem: { code: "illegal-move" },
  });
});

test("every player plays a legal move, the same one for the same seed", () => {
  for (const level of levelNames) {
    const chosen = players[level]("switch-conquer", { options: { start: "ABAB" } }, 5);
    expect(chosen).toEqual(players[level]("switch-conquer", { options: { start: "ABAB" } }, 5));
    expect(chosen.ok && ["1", "2", "3", "4", "1-2", "2-3", "3-4"]).toContain(chosen.ok && chosen.value.move);
  }
  expect(players.easy("tower-switch", { options: { blocks: 1 }, moves: ["1"] })).toMatchObject({
    ok: false,
    problem: { code: "game-over" },
  });
});

test("the README shows the example that is compiled and run", () => {
  const example = readFileSync("examples/library.ts", "utf8").split("\n\n").slice(1).join("\n\n").trim();
  expect(readFileSync("README.md", "utf8")).toContain(example);
});

test("the ten calls print what stands behind their arrows", async () => {
  const printed: string[] = [];
  vi.stubGlobal("console", { ...console, log: (...values: unknown[]) => printed.push(format(...values)) });
  try {
    await import("../../examples/ten-calls.ts");
  } finally {
    vi.unstubAllGlobals();
  }
  const promised = readFileSync("examples/ten-calls.ts", "utf8").matchAll(/^\/\/ → (.*)$/gm);
  expect(printed).toEqual(Array.from(promised, ([, text]) => text));
  expect(printed.length).toBeGreaterThanOrEqual(9);
});

test("an unknown game is a problem, not an exception, also for callers without types", () => {
  const unknown = "chess" as unknown as "tower-switch";
  for (const answer of [analyze(unknown), solve(unknown), players.easy(unknown)])
    expect(answer).toMatchObject({ ok: false, problem: { code: "unknown-game" } });
});
