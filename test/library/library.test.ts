/** The library's own calls, in the source and as the README shows them. */

import { readFileSync } from "node:fs";
import { format } from "node:util";
import { expect, test, vi } from "vitest";
import { analyze, games, gamesById, levelNames, players, solve } from "../../src/index.ts";

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
