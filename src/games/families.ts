/**
 * The kinds of games with methods that reach further than enumeration. A game declares its kind as data, for any size.
 * Keys and moves are named here, too, since such a size may be far beyond what the game's own positions can hold. All
 * other games are solved by the general method.
 */

import type { Solvable } from "../core/game.ts";
import type { Options } from "../core/options.ts";
import type { Pair, Seat } from "../core/seat.ts";

export type Family = SwitchRow | TakeAway | RelatedPool;

const kinds: readonly string[] = ["switch-row", "take-away", "related-pool"] satisfies Family["kind"][];

const families = new WeakMap<Solvable, WeakMap<Options, Family | undefined>>();

/** The game's kind at this size, if it is known here. Created once for each set of options. */
export function familyOf(game: Solvable, options: Options): Family | undefined {
  const ofGame = families.get(game) ?? new WeakMap<Options, Family | undefined>();
  families.set(game, ofGame);
  if (!ofGame.has(options)) ofGame.set(options, makeFamily(game, options));
  return ofGame.get(options);
}

function makeFamily(game: Solvable, options: Options): Family | undefined {
  const family = game.family?.(options);
  return family !== undefined && isKnown(family) ? family : undefined;
}

function isKnown(family: { readonly kind: string }): family is Family {
  return kinds.includes(family.kind);
}

/**
 * Blocks of things (given by index, members in matching order) that may change places: swapping two blocks
 * of one class changes nothing about the game.
 */
export type BlockClasses = readonly (readonly (readonly number[])[])[];

/** A row of switches. A player who sets all of them to their own goal wins at once. */
export interface SwitchRow extends RowRules {
  readonly law: RowLaw | LawName;
}

/** A law that the solver knows by name: of flips towards one row or two, or of twins under a reading. */
type LawName = "shared" | "opposed" | "twins rules" | "twins examples";

/** What may be flipped, and what for. */
export interface RowRules {
  readonly kind: "switch-row";
  readonly size: number;
  /** In the contract's order. */
  readonly moves: readonly RowMove[];
  /** What all switches show when the seat has won. */
  readonly goals: Pair<0 | 1>;
  readonly interchangeable: BlockClasses;
  /** The key of an unfinished position; the row is written with 0 and 1. */
  key(row: string, mover: Seat): string;
  /** The row of a key, written with 0 and 1. */
  row(key: string): string;
}

/** The switches of a row, by index, that are not as the player to move wants them, and how many they are. */
export interface OpenSwitches {
  readonly has: (index: number) => boolean;
  readonly count: number;
}

/**
 * What is proved about a row game: its lost rows. Every row with a move to a lost one, or to the end, is won; all others
 * are drawn.
 */
export interface RowLaw {
  /** How many moves a lost row lasts, 0 if nothing is open; undefined for any other row. */
  lasts(row: OpenSwitches): number | undefined;
  /** The lost rows with something open, one from each class of rows that differ only by swaps of interchangeable blocks. */
  lost(): Iterable<readonly number[]>;
  /** How many rows are decided in this many moves, for one player to move; without it they are few enough to list. */
  counts?(): ReadonlyMap<number, bigint>;
  /** Whether the player to move, and the opponent, can still win if both help. */
  winnable(row: OpenSwitches): readonly [mover: boolean, opponent: boolean];
}

export interface RowMove {
  readonly name: string;
  /** The indices of the switches that change. */
  readonly flips: readonly number[];
  /** The move is legal only while this switch is not at the goal; null: always. */
  readonly needs: number | null;
}

/**
 * A heap from which the players take in turn; what they may take depends on the last removal. The player who takes the
 * last piece wins.
 */
export interface TakeAway {
  readonly kind: "take-away";
  readonly size: number;
  /** What may be taken after each last removal; index 0 is the start. Increasing, as far as the heap allows. */
  readonly takes: readonly (readonly number[])[];
  key(heap: HeapState): string;
  read(key: string): HeapState;
}

export interface HeapState {
  readonly left: number;
  /** 0 before the first removal. */
  readonly last: number;
}

/** A pool of things to take for good, never one related to the one just taken. A player who can't take one loses. */
export interface RelatedPool {
  readonly kind: "related-pool";
  /** The moves' names, in order. */
  readonly names: readonly string[];
  /** For each thing, the indices of all related things, including itself. */
  readonly related: readonly (readonly number[])[];
  readonly interchangeable: BlockClasses;
  key(state: PoolState): string;
  read(key: string): PoolState;
}

export interface PoolState {
  /** The indices of the things left, increasing. */
  readonly pool: readonly number[];
  /** Null before the first choice. */
  readonly last: number | null;
}
