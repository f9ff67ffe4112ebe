/** What work and its check tell of themselves, and that a check notices a single wrong value, whichever it is. */

import { describe, expect, test } from "vitest";
import { threeHeaps } from "../../examples/three-heaps.ts";
import type { Value } from "../../src/core/analysis.ts";
import type { Game } from "../../src/core/game.ts";
import type { Options } from "../../src/core/options.ts";
import { randomFrom } from "../../src/core/random.ts";
import { familyOf } from "../../src/games/families.ts";
import { switchBattle, switchConquer, towerSwitch } from "../../src/games/index.ts";
import { verifyPositions } from "../../src/solver/general/verify.ts";
import { heapPlies, tabulateHeap } from "../../src/solver/heap/period.ts";
import { verifyHeap } from "../../src/solver/heap/verify.ts";
import { bestByPlies, distanceCounts, sumUp, valueOfPlies } from "../../src/solver/solution.ts";
import { resolveSize, solveByEnumeration, solveSize } from "../../src/solver/solve.ts";
import { type Progress, runToEnd, type Task } from "../../src/solver/task.ts";
import { verify } from "../../src/solver/verify.ts";
import { findGameOf } from "../support/find-game.ts";
import { everyPosition } from "../support/sample-setups.ts";

/** The result of a task, and all that it told on the way. */
function follow<T>(task: Task<T>): { readonly result: T; readonly told: readonly Progress[] } {
  const told: Progress[] = [];
  for (;;) {
    const step = task.next();
    if (step.done === true) return { result: step.value, told };
    told.push(step.value);
  }
}

function sizeOf(game: Game, given: Options) {
  const size = resolveSize(game, given);
  if (!size.ok) throw new Error(size.problem.message);
  return size.value;
}

describe("the work tells how far it is, and the check what it has looked at", () => {
  const every = "decided rows, up to symmetry, and the rows one move before them: every other row is drawn";
  test.each<[string, Options, string, object]>([
    ["switch-battle", { switches: 5 }, "rows checked", { scope: `all 10 ${every}`, compared: 31 }],
    ["switch-conquer", { switches: 4 }, "rows checked", { scope: `all 8 ${every}`, compared: 32 }],
    [
      "switch-and-capture",
      { switches: 5, reading: "rules" },
      "rows checked",
      { scope: `all 6 ${every}`, compared: 31 },
    ],
    [
      "tower-switch",
      { blocks: 9 },
      "heights checked",
      { checked: 27, scope: "every height up to 9", compared: 16 },
    ],
    [
      "tower-switch",
      { blocks: 30_000 },
      "heights checked",
      {
        checked: 3 * 22_000,
        scope: "every height up to 20,000, and 2,000 heights above it, drawn at random",
        compared: null,
      },
    ],
    [
      "factor-frenzy",
      { max: 8 },
      "pools checked",
      { scope: "all 96 pools, up to symmetry, with every last number", compared: 425 },
    ],
    [
      "factor-frenzy",
      { max: 40 },
      "positions checked",
      {
        checked: 240,
        scope:
          "200 positions with at most 9 numbers left, in every line of play, and 40 larger ones, drawn at random",
        compared: null,
      },
    ],
  ])("%s %j", (id, given, unit, expected) => {
    const size = sizeOf(findGameOf(id), given);
    const solved = follow(solveSize(size, 1e9));
    if (!solved.result.ok) throw new Error(solved.result.problem.message);
    const check = follow(verify(size, solved.result.value, randomFrom(5)));
    expect(check.result).toMatchObject({ fault: null, ...expected });
    expect(check.told.map((progress) => progress.unit)).toContain(unit);
    for (const { unit: what, done, total } of [...solved.told, ...check.told]) {
      expect(what).not.toBe("");
      expect(done).toBeGreaterThanOrEqual(0);
      if (total !== null) expect(done).toBeLessThanOrEqual(total);
    }
    if (unit === "positions checked") expect(check.told.at(-1)).toEqual({ unit, done: 240, total: 240 });
  });

  test("a game of no known kind", () => {
    const size = sizeOf(threeHeaps, {});
    const solved = follow(solveSize(size, 1e9));
    if (!solved.result.ok) throw new Error(solved.result.problem.message);
    const { result, told } = follow(solved.result.value.verify(randomFrom(1)));
    expect(result).toEqual({
      checked: result.checked,
      scope: `all ${result.checked} positions`,
      fault: null,
    });
    expect([...solved.told, ...told].filter(({ unit, done }) => unit === "" || !(done >= 0))).toEqual([]);
    expect(told[0]).toEqual({ unit: "positions checked", done: 1, total: result.checked });
  });
});

/** Every wrong thing that could be said instead. */
function wrongValues(value: Value | null): readonly Value[] {
  const [kind, plies] = [value?.kind, value?.kind === "draw" ? 4 : (value?.plies ?? 0)];
  const others: readonly Value[] = [
    { kind: "win", plies: plies + (plies % 2 === 0 ? 1 : 2) },
    { kind: "loss", plies: plies + (plies % 2 === 0 ? 2 : 1) },
    { kind: "draw" },
  ];
  return others.filter((other) => other.kind !== "draw" || kind !== "draw");
}

describe("a check finds every single wrong value", () => {
  test.each<[string, Game, Options]>([
    ["tower-switch", towerSwitch, { blocks: 7 }],
    ["switch-battle", switchBattle, { switches: 3 }],
    ["switch-conquer", switchConquer, { switches: 2 }],
  ])("%s, by the rules alone", (_id, game, given) => {
    const size = sizeOf(game, given);
    const solution = runToEnd(solveByEnumeration(size, 1e9));
    if (solution === undefined) throw new Error("too large");
    const positions = everyPosition(game, size.options);
    expect(
      runToEnd(verifyPositions(game, positions, (key, mover) => solution.value(key, mover))).fault,
    ).toBeNull();
    for (const lied of positions)
      for (const wrong of wrongValues(solution.value(game.key(lied), game.toMove(lied)))) {
        const ask: typeof solution.value = (key, mover) =>
          key === game.key(lied) && mover === game.toMove(lied) ? wrong : solution.value(key, mover);
        expect(runToEnd(verifyPositions(game, positions, ask)).fault).toEqual(expect.any(String));
      }
  });

  test("a heap's plies", () => {
    const family = familyOf(towerSwitch, { blocks: 12 });
    const table = family?.kind === "take-away" ? tabulateHeap(family) : undefined;
    if (table === undefined) throw new Error("no heap");
    for (let left = 1; left <= 12; left++)
      for (const [last, by] of [0, 1, 2].flatMap((each) => [[each, 1] as const, [each, 2] as const])) {
        const lie = (state: { readonly left: number; readonly last: number }) =>
          heapPlies(table, state) + (state.left === left && state.last === last ? by : 0);
        expect(runToEnd(verifyHeap(table.family, lie, randomFrom(1))).fault).toEqual(expect.any(String));
      }
  });
});

describe("counts and choices", () => {
  test("odd plies are wins, even ones losses, none a draw", () => {
    expect([0, 1, 2, undefined].map(valueOfPlies)).toEqual([
      { kind: "loss", plies: 0 },
      { kind: "win", plies: 1 },
      { kind: "loss", plies: 2 },
      { kind: "draw" },
    ]);
  });

  test("by distance, in order, and what they add up to", () => {
    const counts = distanceCounts(
      new Map([
        [3, 5n],
        [1, 2n],
        [10, 4n],
        [2, 7n],
      ]),
    );
    expect(counts.map(({ plies, wins, losses }) => [plies, wins, losses])).toEqual([
      [1, 2n, 0n],
      [2, 0n, 7n],
      [3, 5n, 0n],
      [10, 0n, 4n],
    ]);
    expect(sumUp(counts)).toMatchObject({ wins: 7n, losses: 11n, longest: 3, byDistance: counts });
    expect(sumUp([])).toMatchObject({ wins: 0n, losses: 0n, longest: null });
  });

  test("a table past a thousand moves is left out", () => {
    const long = (plies: number) => sumUp([{ plies, wins: 1n, losses: 0n }]).byDistance;
    expect(long(1001)).toBeNull();
    expect(long(999)).not.toBeNull();
  });

  test("the best is the opponent's quickest loss, else the longest resistance, the first of equals", () => {
    const best = (...plies: readonly number[]) => bestByPlies(plies.map((each, at) => ({ plies: each, at })));
    expect(best(3, 4, 2, 2, 5)).toEqual({ plies: 2, at: 2 });
    expect(best(3, 7, 5, 7)).toEqual({ plies: 7, at: 1 });
    expect(best()).toBeUndefined();
  });
});
