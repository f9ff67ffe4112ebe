/** The general method, on games of no known family: everything comes from the contract. */

import { describe, expect, test } from "vitest";
import { threeHeaps } from "../../examples/three-heaps.ts";
import type { Game } from "../../src/core/game.ts";
import { otherSeat, type Seat } from "../../src/core/seat.ts";
import { setUp } from "../../src/core/setup.ts";
import { analyzePosition } from "../../src/solver/analyze.ts";
import { solveSize } from "../../src/solver/solve.ts";
import { runToEnd } from "../../src/solver/task.ts";
import { explain } from "../../src/words/explain.ts";
import { must } from "../support/must.ts";
import { solvePlainly } from "../support/plain-solver.ts";
import { sizeOf, solved } from "../support/solved.ts";
import { findWrongPosition } from "./reference/check-positions.ts";

describe("in Three Heaps", () => {
  const { start, options } = must(setUp(threeHeaps, {}));

  test("a position is won exactly when its nim sum isn't zero", () => {
    const truth = solvePlainly(threeHeaps, [start, { ...start, mover: 2 }]);
    const all = [0, 1, 2, 3].flatMap((a) =>
      [0, 1, 2, 3, 4].flatMap((b) => [0, 1, 2, 3, 4, 5].map((c) => [a, b, c] as const)),
    );
    for (const heaps of all) {
      const position = { ...start, heaps };
      const { value, canWin } = analyzePosition(threeHeaps, position, options);
      const nimSum = heaps[0] ^ heaps[1] ^ heaps[2];
      expect(value?.kind).toBe(nimSum === 0 ? "loss" : "win");
      expect({ value, canWin }).toEqual(truth(threeHeaps.key(position), 1));
    }
  });

  test("a solved size has the right value of every live position", () => {
    const solution = solved(sizeOf(threeHeaps, {}));
    const { tally } = solution;
    expect((tally.wins ?? 0n) + (tally.losses ?? 0n)).toBe(tally.positions);
    expect(tally.line?.moves.length).toBe(tally.longest);
    const live = [...(solution.live?.() ?? [])];
    expect(live.length).toBeGreaterThan(100);
    expect(findWrongPosition(threeHeaps, live, solution)).toBeNull();
  });

  test("the solver explains why a position is won", () => {
    expect(explain(threeHeaps, analyzePosition(threeHeaps, start, options)).why).toMatch(
      /Playing A2 wins in at most \d+ moves, whatever your opponent replies/,
    );
  });

  test("the solver refuses a size that doesn't fit into memory", () => {
    expect(runToEnd(solveSize(sizeOf(threeHeaps, { largest: 20 }), 1e6))).toMatchObject({
      ok: false,
      problem: { code: "too-large" },
    });
  });
});

/** A ring of squares; a step forward or back, until somebody steps on a marked one. */
interface Ring {
  readonly square: number;
  readonly mover: Seat;
}

/** `ends` says who has won on a square, once it has been stepped on. */
function ringGame(
  size: number,
  ends: (square: number, mover: Seat) => Seat | "drawn" | null,
): Game<Ring, number> {
  return {
    id: "ring",
    title: "Ring",
    summary: "",
    seatNames: ["Player 1", "Player 2"],
    rulesPage: { goal: "", rules: [], rulings: [] },
    options: {},
    start: (_options, first) => ({ square: 0, mover: first }),
    toMove: ({ mover }) => mover,
    moves: ({ square, mover }) => (ends(square, mover) === null ? [1, size - 1] : []),
    play: ({ square, mover }, step) => ({ square: (square + step) % size, mover: otherSeat(mover) }),
    outcome: ({ square, mover }) => ends(square, mover),
    key: ({ square }) => String(square),
    fromKey: (key, _options, mover = 1) => ({ ok: true, value: { square: Number(key), mover } }),
    formatMove: (_position, step) => String(step),
    parseMove: (_position, text) => ({ ok: true, value: Number(text) }),
    board: () => [],
    cellsOfMove: () => [],
    goal: () => "",
    describeMove: () => [],
  };
}

describe.each([
  ["the stepper wins", (square: number, mover: Seat) => (square === 3 ? otherSeat(mover) : null)],
  ["the stepper loses", (square: number, mover: Seat) => (square === 3 ? mover : null)],
  ["player 1 always wins", (square: number) => (square === 3 ? (1 as const) : null)],
  [
    "reaching the end is a draw",
    (square: number) => (square === 3 ? ("drawn" as const) : square === 5 ? (2 as const) : null),
  ],
] as const)("in a ring where %s", (_name, ends) => {
  test.each([4, 5, 6, 7, 8])("analysis agrees with plain search on %i squares", (size) => {
    const game = ringGame(size, ends);
    const positions = Array.from({ length: size }, (_, square) => ({ square, mover: 1 as const }));
    const truth = solvePlainly(game, positions);
    for (const position of positions) {
      const { value, canWin, over } = analyzePosition(game, position, {});
      if (!over) expect({ value, canWin }).toEqual(truth(game.key(position), 1));
    }
  });
});
