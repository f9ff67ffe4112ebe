/**
 * A game that can't be explored: hundreds of moves in every position, and endless positions until the last few. It counts
 * the moves made in it.
 */

import { defineGame } from "../../src/core/define/define-game.ts";
import { fail, ok } from "../../src/core/result.ts";
import { otherSeat, type Seat } from "../../src/core/seat.ts";

interface Walk {
  /** How many moves are left. The last one wins. */
  readonly left: number;
  readonly at: number;
  readonly mover: Seat;
}

const width = 600;

/** `onMove` is called with every move. */
export function endlessGame(length: number, onMove: () => void = () => {}) {
  const made = { moves: 0 };
  const game = defineGame({
    id: "endless",
    title: "Endless",
    options: {},
    at: () => ({
      start: (first): Walk => ({ left: length, at: 1, mover: first }),
      toMove: ({ mover }) => mover,
      moves: ({ left }) =>
        Array.from({ length: left === 0 ? 0 : left < 3 ? 2 : width }, (_, move) => move + 1),
      play: ({ left, at, mover }, move): Walk => {
        made.moves++;
        onMove();
        // The last moves don't depend on the earlier ones, so a solver can work out positions near the end.
        const next = left <= 3 ? move % 3 : (at * (width + 1) + move) % 1_000_000_007;
        return { left: left - 1, at: next, mover: otherSeat(mover) };
      },
      outcome: ({ left, at, mover }) => (left > 0 ? null : at === 2 ? "drawn" : otherSeat(mover)),
      key: ({ left, at }) => `${left}/${at}`,
      fromKey: (key, mover = 1) => {
        const [left = -1, at = -1] = key.split("/").map(Number);
        return left >= 0 && left <= length && at >= 0
          ? ok({ left, at, mover })
          : fail("bad-key", "Write the moves left and the place, such as 3/1.");
      },
      formatMove: (_position, move) => String(move),
    }),
  });
  return { game, made };
}
