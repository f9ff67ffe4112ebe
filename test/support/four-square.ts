/** Four in a row on a square of four: too large to be solved from the start, but not near its end. */

import { defineGame } from "../../src/core/define/define-game.ts";
import { fail, ok } from "../../src/core/result.ts";
import { otherSeat, type Seat } from "../../src/core/seat.ts";

interface Squares {
  readonly squares: string;
  readonly mover: Seat;
}

const size = 4;
const steps = [0, 1, 2, 3];
const lines = [
  ...steps.map((row) => steps.map((step) => row * size + step)),
  ...steps.map((column) => steps.map((step) => step * size + column)),
  steps.map((step) => step * (size + 1)),
  steps.map((step) => (step + 1) * (size - 1)),
];

function outcome({ squares }: Squares): Seat | "drawn" | null {
  for (const seat of [1, 2] as const)
    if (lines.some((line) => line.every((at) => squares[at] === String(seat)))) return seat;
  return squares.includes(".") ? null : "drawn";
}

function nameOf(at: number): string {
  return `${"abcd"[at % size]}${Math.floor(at / size) + 1}`;
}

export const fourSquare = defineGame({
  id: "four-square",
  title: "Four Square",
  summary: "Four in a row win.",
  options: {},
  start: (_options, first): Squares => ({ squares: ".".repeat(size * size), mover: first }),
  toMove: ({ mover }) => mover,
  moves: (position) =>
    outcome(position) !== null
      ? []
      : Array.from(position.squares).flatMap((square, at) => (square === "." ? [at] : [])),
  play: ({ squares, mover }, at): Squares => ({
    squares: squares.slice(0, at) + mover + squares.slice(at + 1),
    mover: otherSeat(mover),
  }),
  outcome,
  key: ({ squares }) => squares,
  fromKey: (key, _options, mover = 1) =>
    /^[.12]{16}$/.test(key) ? ok({ squares: key, mover }) : fail("bad-key", "Write 16 signs."),
  formatMove: (_position, at) => nameOf(at),
});
