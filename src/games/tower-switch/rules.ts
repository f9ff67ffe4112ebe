/** Take one or two blocks from the top, but only one after a two. The player who takes the last block wins. */

import type { Variant } from "../../core/game.ts";
import { numberOption, type OptionsFrom } from "../../core/options.ts";
import { otherSeat, type Seat } from "../../core/seat.ts";
import type { Starts } from "../../core/starts.ts";

export const options = {
  blocks: numberOption({
    default: 10,
    min: 1,
    max: 1000,
    solveMax: 1e15,
    help: "how many blocks the tower has",
  }),
};

export const starts: Starts = {
  kind: "start",
  help: "the whole tower, or a shorter one that the player to move can win",
  size: "blocks",
  deals: { challenge: { sizes: [[8, 1000]] } },
};

export type TowerOptions = OptionsFrom<typeof options>;

export interface TowerPosition {
  readonly left: number;
  /** How many blocks the last move took, or 0 before the first move. */
  readonly last: number;
  readonly mover: Seat;
}

export type TowerMove = 1 | 2;

const none: readonly TowerMove[] = Object.freeze([]);
const onlyOne: readonly TowerMove[] = Object.freeze([1]);
const oneOrTwo: readonly TowerMove[] = Object.freeze([1, 2]);

export function moves({ left, last }: TowerPosition): readonly TowerMove[] {
  if (left === 0) return none;
  return last === 2 || left === 1 ? onlyOne : oneOrTwo;
}

/** The numbers of the blocks left, from the top. */
export function levels({ blocks }: TowerOptions, { left }: TowerPosition): readonly number[] {
  return Array.from({ length: left }, (_, index) => blocks - left + 1 + index);
}

export function rules({ blocks }: TowerOptions) {
  return {
    start: (first) => ({ left: blocks, last: 0, mover: first }),
    moves,
    play: ({ left, mover }, move) => ({ left: left - move, last: move, mover: otherSeat(mover) }),
    outcome: ({ left, mover }) => (left === 0 ? otherSeat(mover) : null),
    *positions() {
      yield { left: blocks, last: 0, mover: 1 };
      for (let left = blocks - 1; left >= 1; left--)
        for (let last = 1; last <= Math.min(2, blocks - left); last++) yield { left, last, mover: 1 };
    },
  } satisfies Partial<Variant<TowerPosition, TowerMove>>;
}
