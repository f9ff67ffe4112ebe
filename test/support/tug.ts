/**
 * A game that fills in only what has no default, and that can end in a draw: players pull a rope one to three steps to
 * their own side, but never as many as the move before. The fourth step wins. After eight pulls, the game is drawn.
 */

import { defineGame, fail, ok, otherSeat, type Seat } from "../../src/index.ts";

interface TugPosition {
  /** Steps toward player 1's side. */
  readonly steps: number;
  readonly pulls: number;
  readonly last: number;
  readonly mover: Seat;
}

const longest = 8;

function outcome({ steps, pulls }: TugPosition): Seat | "drawn" | null {
  if (Math.abs(steps) >= 4) return steps > 0 ? 1 : 2;
  return pulls === longest ? "drawn" : null;
}

export const tug = defineGame({
  id: "tug",
  title: "Tug",
  options: {},
  at: () => ({
    start: (first): TugPosition => ({ steps: 0, pulls: 0, last: 0, mover: first }),
    toMove: ({ mover }) => mover,
    moves: (position) =>
      outcome(position) === null ? [1, 2, 3].filter((pull) => pull !== position.last) : [],
    play: ({ steps, pulls, mover }, pull) => ({
      steps: steps + (mover === 1 ? pull : -pull),
      pulls: pulls + 1,
      last: pull,
      mover: otherSeat(mover),
    }),
    outcome,
    key: ({ steps, pulls, last }) => `${steps}/${pulls}/${last}`,
    fromKey: (key, mover = 1) => {
      const [steps = 0, pulls = 0, last = 0] = key.split("/").map(Number);
      return /^-?\d\/\d\/[0-3]$/.test(key) && pulls <= longest
        ? ok({ steps, pulls, last, mover })
        : fail("bad-key", "Write steps, pulls and the last pull, such as 1/3/2.");
    },
    formatMove: (_position, pull) => String(pull),
  }),
});
