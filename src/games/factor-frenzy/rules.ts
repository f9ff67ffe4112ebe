/** Take a number that is neither a factor nor a multiple of the one just taken. A player who can't move loses. */

import type { Variant } from "../../core/game.ts";
import { numberOption, type OptionsFrom } from "../../core/options.ts";
import { otherSeat, type Seat } from "../../core/seat.ts";
import { areRelated } from "../numbers/blocks.ts";

export const options = {
  max: numberOption({
    default: 10,
    min: 2,
    max: 1000,
    solveMax: 26,
    help: "the largest number in the pool (the smallest is 2)",
  }),
};

export type FrenzyOptions = OptionsFrom<typeof options>;

export interface FrenzyPosition {
  /** The numbers left, in increasing order. */
  readonly pool: readonly number[];
  /** The opponent's last number, or null before the first move. */
  readonly last: number | null;
  readonly mover: Seat;
}

export function start({ max }: FrenzyOptions, first: Seat): FrenzyPosition {
  return { pool: wholeRange(max), last: null, mover: first };
}

export function wholeRange(max: number): readonly number[] {
  return Array.from({ length: max - 1 }, (_, index) => index + 2);
}

export function moves(position: FrenzyPosition): readonly number[] {
  const { pool, last } = position;
  if (last === null) return pool;
  const free: number[] = [];
  for (const number of pool) if (!areRelated(number, last)) free.push(number);
  return free;
}

function hasMove({ pool, last }: FrenzyPosition): boolean {
  return pool.some((number) => last === null || !areRelated(number, last));
}

export function rules(options: FrenzyOptions) {
  return {
    start: (first) => start(options, first),
    moves,
    play: ({ pool, mover }, move) => ({
      pool: pool.toSpliced(pool.indexOf(move), 1),
      last: move,
      mover: otherSeat(mover),
    }),
    outcome: (position) => (hasMove(position) ? null : otherSeat(position.mover)),
    *positions() {
      const range = wholeRange(options.max);
      yield start(options, 1);
      for (let subset = 0; subset < 2 ** range.length - 1; subset++) {
        const pool = range.filter((_, index) => Math.floor(subset / 2 ** index) % 2 === 1);
        for (const last of range) {
          const position: FrenzyPosition = { pool, last, mover: 1 };
          if (!pool.includes(last) && hasMove(position)) yield position;
        }
      }
    },
  } satisfies Partial<Variant<FrenzyPosition, number>>;
}
