/** The solver reports its progress and its counts, and the check finds a single wrong value. */

import { describe, expect, test } from "vitest";
import { threeHeaps } from "../../examples/three-heaps.ts";
import type { Value } from "../../src/core/analysis.ts";
import type { Game } from "../../src/core/game.ts";
import type { Options } from "../../src/core/options.ts";
import { switchBattle, switchConquer, towerSwitch } from "../../src/games/index.ts";
import { solveGenerally } from "../../src/solver/general/solution.ts";
import { solvePool } from "../../src/solver/pool/solution.ts";
import { distanceCounts, sumUp, valueOfPlies } from "../../src/solver/solution.ts";
import { solveSize } from "../../src/solver/solve.ts";
import { type Progress, runToEnd, type Task } from "../../src/solver/task.ts";
import { everyPosition } from "../support/sample-setups.ts";
import { poolFamily, sizeOf } from "../support/solved.ts";
import { findWrongPosition } from "./reference/check-positions.ts";

describe("the progress of solving", () => {
  const pools = poolFamily(14);
  test("ends at the total for pools", () => {
    const last = [...solvePool(pools)].at(-1);
    expect(last?.done).toBe(last?.total);
  });

  test.each<[string, Task<unknown>]>([
    ["pools", solvePool(pools)],
    ["a game of no known kind", solveSize(sizeOf(threeHeaps, { largest: 12 }), 1e9)],
  ])("never goes down for %s", (_kind, task) => {
    const told: Progress[] = [...task];
    expect(told.length).toBeGreaterThan(2);
    for (const [index, { unit, done, total }] of told.entries()) {
      expect(unit).toBe(told[0]?.unit);
      expect(unit).not.toBe("");
      expect(done).toBeGreaterThanOrEqual(told[index - 1]?.done ?? 0);
      if (total !== null) expect(done).toBeLessThanOrEqual(total);
    }
  });
});

/** Every wrong value that could replace this one. */
function wrongValues(value: Value | null): readonly Value[] {
  const [kind, plies] = [value?.kind, value?.kind === "draw" ? 4 : (value?.plies ?? 0)];
  const others: readonly Value[] = [
    { kind: "win", plies: plies + (plies % 2 === 0 ? 1 : 2) },
    { kind: "loss", plies: plies + (plies % 2 === 0 ? 2 : 1) },
    { kind: "draw" },
  ];
  return others.filter((other) => other.kind !== "draw" || kind !== "draw");
}

describe("findWrongPosition", () => {
  test.each<[string, Game, Options]>([
    ["tower-switch", towerSwitch, { blocks: 7 }],
    ["switch-battle", switchBattle, { switches: 3 }],
    ["switch-conquer", switchConquer, { switches: 2 }],
  ])("finds every single wrong value of %s", (_id, of, given) => {
    const game = sizeOf(of, given);
    const solution = runToEnd(solveGenerally(game, 1e9));
    if (solution === undefined) throw new Error("too large");
    const positions = everyPosition(game);
    expect(findWrongPosition(game, positions, solution)).toBeNull();
    for (const lied of positions)
      for (const wrong of wrongValues(solution.value(game.key(lied), game.toMove(lied)))) {
        const value: typeof solution.value = (key, mover) =>
          key === game.key(lied) && mover === game.toMove(lied) ? wrong : solution.value(key, mover);
        expect(findWrongPosition(game, positions, { value })).not.toBeNull();
      }
  });
});

describe("a solution", () => {
  test("calls odd plies wins, even plies losses and no plies a draw", () => {
    expect([0, 1, 2, undefined].map(valueOfPlies)).toEqual([
      { kind: "loss", plies: 0 },
      { kind: "win", plies: 1 },
      { kind: "loss", plies: 2 },
      { kind: "draw" },
    ]);
  });

  test("counts positions by distance and in total", () => {
    const counts = distanceCounts([
      [3, 5n],
      [1, 2n],
      [10, 4n],
      [2, 3n],
      [2, 4n],
      [0, 9n],
      [5, 0n],
    ]);
    expect(counts.map(({ plies, wins, losses }) => [plies, wins, losses])).toEqual([
      [1, 2n, 0n],
      [2, 0n, 7n],
      [3, 5n, 0n],
      [10, 0n, 4n],
    ]);
    expect(sumUp(counts)).toMatchObject({ wins: 7n, losses: 11n, longest: 3, byDistance: counts });
    expect(sumUp([])).toMatchObject({ wins: 0n, losses: 0n, longest: null });
  });

  test("leaves out a table of more than a thousand moves", () => {
    const long = (plies: number) => sumUp([{ plies, wins: 1n, losses: 0n }]).byDistance;
    expect(long(1001)).toBeNull();
    expect(long(999)).not.toBeNull();
  });
});
