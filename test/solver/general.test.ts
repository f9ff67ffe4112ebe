/** The general method solves games of no known family, with nothing but the contract. */

import { describe, expect, test } from "vitest";
import { threeHeaps } from "../../examples/three-heaps.ts";
import { explain } from "../../src/computer/explain.ts";
import { setUp } from "../../src/core/setup.ts";
import { analyzePosition } from "../../src/solver/analyze.ts";
import { solveSize } from "../../src/solver/solve.ts";
import { runToEnd } from "../../src/solver/task.ts";
import { must } from "../support/must.ts";
import { solvePlainly } from "../support/plain-solver.ts";
import { sizeOf } from "../support/solved.ts";

describe("in Three Heaps", () => {
  const { game, start } = must(setUp(threeHeaps, {}));

  test("a position is won exactly when its nim sum isn't zero", () => {
    const truth = solvePlainly(game, [start, { ...start, mover: 2 }]);
    const all = [0, 1, 2, 3].flatMap((a) =>
      [0, 1, 2, 3, 4].flatMap((b) => [0, 1, 2, 3, 4, 5].map((c) => [a, b, c] as const)),
    );
    for (const heaps of all) {
      const position = { ...start, heaps };
      const { value, canWin } = analyzePosition(game, position);
      const nimSum = heaps[0] ^ heaps[1] ^ heaps[2];
      expect(value?.kind).toBe(nimSum === 0 ? "loss" : "win");
      expect({ value, canWin }).toEqual(truth(game.key(position), 1));
    }
  });

  test("the solver explains why a position is won", () => {
    expect(explain(game, analyzePosition(game, start)).why).toMatch(
      /Playing A2 wins within \d+ moves, whatever your opponent does/,
    );
  });

  test("the solver refuses a size that doesn't fit into memory", () => {
    expect(runToEnd(solveSize(sizeOf(threeHeaps, { largest: 20 }), 1e6))).toMatchObject({
      ok: false,
      problem: { code: "too-large" },
    });
  });
});
