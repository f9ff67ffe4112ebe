/** The library's own calls, in the source and as docs/library.md shows them. */

import { readFileSync } from "node:fs";
import { format } from "node:util";
import { expect, test, vi } from "vitest";
import {
  analyze,
  choose,
  engineFor,
  findMove,
  type GameId,
  games,
  gamesById,
  levelNames,
  type Result,
  readMatch,
  type Seat,
  setUp,
  solve,
  towerSwitch,
} from "../../src/index.ts";
import { must } from "../support/must.ts";

test("gamesById lists the same ids as games, in the same order", () => {
  expect(Object.keys(gamesById)).toEqual(games.map(({ id }) => id));
});

test("solve returns counts and values, or the reason why it can't solve the game", () => {
  const solved = solve("tower-switch");
  expect(solved.ok && solved.value.tally).toMatchObject({ positions: 18n, start: { kind: "win", plies: 7 } });
  expect(solved.ok && solved.value.value("7/1", 1)).toEqual({ kind: "win", plies: 5 });
  const entries = solved.ok ? [...solved.value.entries()] : [];
  expect(entries).toHaveLength(18);
  expect(entries).toContainEqual({ key: "7/1", mover: 1, value: { kind: "win", plies: 5 } });
  expect(solve("tower-switch", { blocks: 0 })).toMatchObject({ ok: false, problem: { code: "bad-option" } });
  expect(solve("factor-frenzy", { max: 26 }, 1000)).toMatchObject({
    ok: false,
    problem: { code: "too-large" },
  });
});

test("solve returns no value for a key of another size or an unknown seat", () => {
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
  for (const seat of [3, "1", null]) expect(valueIn("tower-switch", { blocks: 8 }, "7/1", seat)).toBeNull();
  expect(valueIn("tower-switch", { blocks: 8 }, 7)).toBeNull();
  expect(valueIn("tower-switch", { blocks: 1e15 }, "1000000000000000/0")).not.toBeNull();
  expect(valueIn("tower-switch", { blocks: 1e15 }, "123456/1", 2)).not.toBeNull();
});

test("analyze returns the value of a position, and refuses an illegal move", () => {
  const truth = analyze("tower-switch", { moves: ["2", "1"] });
  expect(truth.ok && truth.value).toMatchObject({ key: "7/1", toMove: 1, value: { kind: "win", plies: 5 } });
  expect(analyze("tower-switch", { moves: ["9"] })).toMatchObject({
    ok: false,
    problem: { code: "illegal-move" },
  });
});

test("every computer player always chooses the same legal move for the same seed", () => {
  for (const level of levelNames) {
    const chosen = choose("switch-conquer", level, { options: { start: "ABAB" } }, 5);
    expect(chosen).toEqual(choose("switch-conquer", level, { options: { start: "ABAB" } }, 5));
    expect(chosen.ok && ["1", "2", "3", "4", "1-2", "2-3", "3-4"]).toContain(chosen.ok && chosen.value.move);
  }
  expect(choose("tower-switch", "easy", { options: { blocks: 1 }, moves: ["1"] })).toMatchObject({
    ok: false,
    problem: { code: "game-over" },
  });
});

/** What an example prints when it is loaded. */
async function printedBy(load: () => Promise<unknown>): Promise<readonly string[]> {
  const printed: string[] = [];
  vi.stubGlobal("console", { ...console, log: (...values: unknown[]) => printed.push(format(...values)) });
  try {
    await load();
  } finally {
    vi.unstubAllGlobals();
  }
  return printed;
}

test("the ten calls in examples/ten-calls.ts print what their arrows show", async () => {
  const printed = await printedBy(() => import("../../examples/ten-calls.ts"));
  const promised = readFileSync("examples/ten-calls.ts", "utf8").matchAll(/^\/\/ → (.*)$/gm);
  expect(printed).toEqual(Array.from(promised, ([, text]) => text));
  expect(printed.length).toBeGreaterThanOrEqual(9);
});

test("calls with an unknown game return a problem instead of throwing", () => {
  const unknown = "chess" as unknown as "tower-switch";
  for (const answer of [analyze(unknown), solve(unknown), choose(unknown, "easy")])
    expect(answer).toMatchObject({ ok: false, problem: { code: "unknown-game" } });
});

test("calls with an argument of the wrong type return a problem instead of throwing", () => {
  const any = (value: unknown) => value as never;
  const problemOf = (result: Result<unknown>) => (result.ok ? "none" : result.problem.code);
  const queries = [
    { moves: [1] },
    { moves: "12" },
    { from: 8 },
    { first: 3 },
    { first: "2" },
    { options: "x" },
    { options: [8] },
    { options: { blocks: true } },
    null,
    8,
  ];
  for (const query of queries) {
    const answers = [
      analyze("tower-switch", any(query)),
      choose("tower-switch", "easy", any(query)),
      setUp(towerSwitch, any(query)),
    ];
    for (const answer of answers) expect(problemOf(answer), JSON.stringify(query)).toBe("bad-request");
  }
  expect(problemOf(setUp(towerSwitch, any(undefined)))).toBe("bad-request");
  expect(problemOf(solve("tower-switch", any("x")))).toBe("bad-request");
  expect(problemOf(choose("tower-switch", any("godlike")))).toBe("bad-option");
  for (const game of [undefined, null, 8, {}])
    for (const answer of [analyze(any(game)), solve(any(game)), choose(any(game), "easy")])
      expect(problemOf(answer)).toBe("unknown-game");
  const { game, start } = must(setUp(towerSwitch, {}));
  expect(problemOf(findMove(game, start, any(2)))).toBe("illegal-move");
  expect(problemOf(readMatch(any({}), games))).toBe("bad-record");
  expect(JSON.parse(engineFor(games)(any(undefined)))).toMatchObject({ error: { code: "bad-json" } });
});

test("a request with an undefined property is treated as if the property were missing", () => {
  const query = { options: { blocks: undefined }, from: undefined, first: undefined, moves: undefined };
  const untyped = query as object;
  expect(analyze("tower-switch", untyped)).toEqual(analyze("tower-switch"));
  expect(setUp(towerSwitch, untyped)).toEqual(setUp(towerSwitch, {}));
  expect(solve("tower-switch", query.options as object).ok).toBe(true);
});
