/** Tower Switch: take one or two blocks from the top, but only one after a two; the player who takes the last block wins. */

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

const starts: Starts = {
  kind: "start",
  help: "the whole tower, or a lower one that the player to move can win",
  size: "blocks",
  deals: { challenge: { sizes: [[8, 1000]] } },
};

export type TowerOptions = OptionsFrom<typeof options>;

export interface TowerPosition {
  /** The height at the start. */
  readonly blocks: number;
  readonly left: number;
  /** The removal before this turn; 0 before the first. */
  readonly last: number;
  readonly mover: Seat;
}

/** How many blocks are taken. */
export type TowerMove = 1 | 2;

const none: readonly TowerMove[] = Object.freeze([]);
const onlyOne: readonly TowerMove[] = Object.freeze([1]);
const oneOrTwo: readonly TowerMove[] = Object.freeze([1, 2]);

function start(options: TowerOptions, first: Seat): TowerPosition {
  return { blocks: options.blocks, left: options.blocks, last: 0, mover: first };
}

export function moves(position: TowerPosition): readonly TowerMove[] {
  if (position.left === 0) return none;
  return position.last === 2 || position.left === 1 ? onlyOne : oneOrTwo;
}

function play(position: TowerPosition, move: TowerMove): TowerPosition {
  return {
    blocks: position.blocks,
    left: position.left - move,
    last: move,
    mover: otherSeat(position.mover),
  };
}

function outcome(position: TowerPosition): Seat | null {
  return position.left === 0 ? otherSeat(position.mover) : null;
}

/** The numbers of the blocks that stand, the top one first. */
export function levels(position: TowerPosition): readonly number[] {
  return Array.from({ length: position.left }, (_, index) => topLevel(position) + index);
}

export function topLevel(position: TowerPosition): number {
  return position.blocks - position.left + 1;
}

export function* positions(options: TowerOptions): Iterable<TowerPosition> {
  yield start(options, 1);
  for (let left = options.blocks - 1; left >= 1; left--)
    for (let last = 1; last <= Math.min(2, options.blocks - left); last++)
      yield { blocks: options.blocks, left, last, mover: 1 };
}

const toMove = ({ mover }: TowerPosition) => mover;

export const rules = { options, starts, start, toMove, moves, play, outcome, positions };
