/**
 * The kinds of games with methods that reach further than enumeration. A game declares its kind as data, for
 * any size; the kind also names keys and moves, since such sizes may lie far beyond the game's own positions.
 * Any other game gets the general method.
 */

import type { Solvable } from "../core/game.ts";
import type { Pair, Seat } from "../core/seat.ts";

export type Family = SwitchRow | TakeAway | RelatedPool;

const kinds: readonly string[] = ["switch-row", "take-away", "related-pool"] satisfies Family["kind"][];

const families = new WeakMap<Solvable, Family | undefined>();

/** Cached; undefined if the game is of no known kind. */
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

/** Swapping two blocks of one class (by index, members in matching order) changes nothing about the game. */
export type BlockClasses = readonly (readonly (readonly number[])[])[];

/** The player who brings all switches to their own goal wins at once. */
export interface SwitchRow extends RowRules {
  readonly law: RowLaw | LawName;
}

/** Laws that the solver knows by name: flips toward one shared goal or two, or twins, however switch 1 changes. */
type LawName = "shared" | "opposed" | "twins always" | "twins chosen";

export interface RowRules {
  readonly kind: "switch-row";
  readonly size: number;
  /** In the order of the game's own `moves`. */
  readonly moves: readonly RowMove[];
  /** What all switches show when the seat has won. */
  readonly goals: Pair<0 | 1>;
  readonly interchangeable: BlockClasses;
  /** For an unfinished position; `row` consists of 0 and 1. */
  key(row: string, mover: Seat): string;
  row(key: string): string;
}

/** The switches, by index, that the player to move still has to change. */
export interface OpenSwitches {
  readonly has: (index: number) => boolean;
  readonly count: number;
}

/**
 * The proved law of a row game: its lost rows. A row with a move to a lost one, or to the end, is won; all
 * others are drawn.
 */
export interface RowLaw {
  /** In moves: 0 if nothing is open, undefined if the row isn't lost. */
  lasts(row: OpenSwitches): number | undefined;
  /** The lost rows with something open, one per class under swaps of interchangeable blocks. */
  lost(): Iterable<readonly number[]>;
  /**
   * The number of rows decided in each number of moves, with one player to move; without it they are few
   * enough to list.
   */
  counts?(): ReadonlyMap<number, bigint>;
  /** Whether each player can still win if both help. */
  winnable(row: OpenSwitches): readonly [mover: boolean, opponent: boolean];
}

export interface RowMove {
  readonly name: string;
  readonly flips: readonly number[];
  /** The move is legal only while this switch isn't at the goal; null means always. */
  readonly needs: number | null;
}

/** The last removal decides which ones may follow; the player who takes the last piece wins. */
export interface TakeAway {
  readonly kind: "take-away";
  readonly size: number;
  /** The removals allowed after each last one, in increasing order; index 0 is the start. */
  readonly takes: readonly (readonly number[])[];
  key(heap: HeapState): string;
  read(key: string): HeapState;
}

export interface HeapState {
  readonly left: number;
  /** 0 before the first removal. */
  readonly last: number;
}

/** Players take things for good, never one related to the thing just taken; a player who can't move loses. */
export interface RelatedPool {
  readonly kind: "related-pool";
  readonly names: readonly string[];
  /** For each thing, the indices of all related things, itself included. */
  readonly related: readonly (readonly number[])[];
  readonly interchangeable: BlockClasses;
  key(state: PoolState): string;
  read(key: string): PoolState;
}

export interface PoolState {
  /** Indices, in increasing order. */
  readonly pool: readonly number[];
  /** Null before the first choice. */
  readonly last: number | null;
}
