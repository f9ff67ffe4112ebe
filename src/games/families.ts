/** Kinds of games that the solver has a fast method for. A game declares its kind as data, with its own keys and moves. */

import type { Solvable } from "../core/game.ts";
import type { Pair, Seat } from "../core/seat.ts";

export type Family = SwitchRow | TakeAway | RelatedPool;

const kinds: readonly string[] = ["switch-row", "take-away", "related-pool"] satisfies Family["kind"][];

const families = new WeakMap<Solvable, Family | undefined>();

export function familyOf(game: Solvable): Family | undefined {
  if (!families.has(game)) {
    const family = game.family?.();
    families.set(game, family !== undefined && isKnown(family) ? family : undefined);
  }
  return families.get(game);
}

function isKnown(family: { readonly kind: string }): family is Family {
  return kinds.includes(family.kind);
}

/** Classes of blocks, which are lists of indices. Swapping two blocks of a class doesn't change the game. */
export type BlockClasses = readonly (readonly (readonly number[])[])[];

/** A player wins by making a move after which all switches show that player's goal. */
export interface SwitchRow {
  readonly kind: "switch-row";
  readonly size: number;
  /** In the order of the game's own `moves`. */
  readonly moves: readonly RowMove[];
  /** What every switch shows when seat 1 or 2 has won. */
  readonly goals: Pair<0 | 1>;
  readonly interchangeable: BlockClasses;
  readonly law: RowLaw;
  /** The key of an unfinished position. `row` is a text of 0s and 1s. */
  key(row: string, mover: Seat): string;
  row(key: string): string;
}

/** The switches that the player to move still has to change, by index. */
export interface OpenSwitches {
  readonly has: (index: number) => boolean;
  readonly count: number;
}

/** The lost rows of a row game. A row with a move to a lost one, or to the end, is won. All others are drawn. */
export interface RowLaw {
  /** How many moves the row lasts, if it's lost and has an open switch. */
  lasts(row: OpenSwitches): number | undefined;
  /** The lost rows with an open switch. Rows that differ only by swapped blocks are listed once. */
  lost(): Iterable<readonly number[]>;
  /** How many rows are decided in each number of moves, for one player to move. If missing, the solver lists the rows. */
  counts?(): Iterable<readonly [plies: number, rows: bigint]>;
  /** Whether each player can still win if both work together. */
  winnable(row: OpenSwitches): readonly [mover: boolean, opponent: boolean];
}

export interface RowMove {
  readonly name: string;
  readonly flips: readonly number[];
  /** The move is legal only while this switch isn't at the goal. Null means always. */
  readonly needs: number | null;
}

/** The last number taken decides which numbers can follow. The player who takes the last piece wins. */
export interface TakeAway {
  readonly kind: "take-away";
  readonly size: number;
  /** The numbers you can take after each number, in increasing order. Index 0 is for the first move. */
  readonly takes: readonly (readonly number[])[];
  key(heap: HeapState): string;
  read(key: string): HeapState;
}

export interface HeapState {
  readonly left: number;
  /** The last number taken, or 0 before the first move. */
  readonly last: number;
}

/** Players take things for good, but never one related to the thing just taken. A player who can't move loses. */
export interface RelatedPool {
  readonly kind: "related-pool";
  readonly names: readonly string[];
  /** For each thing, the indices of all related things, including itself. */
  readonly related: readonly (readonly number[])[];
  key(state: PoolState): string;
  read(key: string): PoolState;
}

export interface PoolState {
  /** The indices of the things left, in increasing order. */
  readonly pool: readonly number[];
  /** The index of the last thing taken, or null before the first move. */
  readonly last: number | null;
}
