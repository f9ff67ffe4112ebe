/** What the check has seen of one size of a game, shared by its parts. */

import type { Game } from "../../core/game.ts";
import type { Options } from "../../core/options.ts";
import type { Seat } from "../../core/seat.ts";
import type { Trace } from "./watched.ts";

/** How much of a size is checked. */
export interface Effort {
  readonly walks: number;
  readonly positions: number;
  readonly moves: number;
}

/** A position that was reached, with what the game says about it. */
export interface Met {
  readonly position: unknown;
  readonly key: string;
  readonly mover: Seat;
  readonly outcome: unknown;
  readonly moves: readonly unknown[];
  readonly names: readonly string[];
}

/** What the board showed, and what players could do there. */
interface Shown {
  readonly key: string;
  readonly names: string;
}

/** A position to come back to, with what each member returned at first. */
interface Kept {
  readonly met: Met;
  readonly first: ReadonlyMap<string, string>;
}

/** What only a whole size can show. */
const noCounts = {
  /** Moves that were checked. */
  moves: 0,
  /** Moves that were made in games at random. */
  plies: 0,
  /** Moves that were skipped, since their positions have so many. */
  skipped: 0,
  extraTurns: 0,
  /** Play came back to an earlier position. */
  returns: 0,
  ends: 0,
  /** Positions with several moves that all use the same cells, and positions where they don't. */
  alike: 0,
  told: 0,
  /** Moves whose cells changed, and those whose cells stayed as they were. */
  changing: 0,
  idle: 0,
};

export interface Size {
  readonly game: Game;
  readonly trace: Trace;
  readonly options: Options;
  /** The options in words. */
  readonly name: string;
  /** How much more of it is checked at the end, if there is time. */
  readonly more: Effort | undefined;
  /** Each position by mover and key, as a text. */
  readonly positions: Map<string, string>;
  /** Positions that were seen after a move and not checked yet. */
  readonly ahead: unknown[];
  readonly kept: Kept[];
  /** Whether the game is over, by mover and key. */
  readonly over: Map<string, boolean>;
  readonly movers: Set<Seat>;
  /** The names of moves, as many as are useful. */
  readonly names: Set<string>;
  readonly pictures: Map<string, Shown>;
  /** The first two boards that differ. */
  readonly boards: Set<string>;
  /** The place and the name of each cell, since the first board that had it. */
  readonly cells: Map<string, { readonly at: number; readonly label: string }>;
  /** Whether the board is the plain one that any game has; null before the first board. */
  isPlain: boolean | null;
  readonly count: typeof noCounts;
}

export function newSize(game: Game, trace: Trace, options: Options, more: Effort | undefined): Size {
  return {
    game,
    trace,
    options,
    name: trace.size,
    more,
    positions: new Map(),
    ahead: [],
    kept: [],
    over: new Map(),
    movers: new Set(),
    names: new Set(),
    pictures: new Map(),
    boards: new Set(),
    cells: new Map(),
    isPlain: null,
    count: { ...noCounts },
  };
}

/** A question about a position, by the member that answers it. */
export type Question = readonly [member: string, ask: (position: unknown) => unknown];

/** What the rules, the notation and the board say about a position and these moves. */
export function questionsAbout({ game, options }: Size, moves: readonly unknown[]): readonly Question[] {
  return [
    ["toMove", (position) => game.toMove(position)],
    ["outcome", (position) => game.outcome(position)],
    ["moves", (position) => game.moves(position)],
    ["key", (position) => game.key(position)],
    ["formatMove", (position) => moves.map((move) => game.formatMove(position, move))],
    ["play", (position) => moves.map((move) => game.play(position, move))],
    ["fromKey", (position) => game.fromKey(game.key(position), options, 1)],
    ["board", (position) => game.board(position)],
  ];
}

/** How many calls a position may cost for each of its moves; beyond that, only some of the moves are checked. */
const mostPairs = 20_000;

/** The indexes of the moves that are checked closely: all if there are few, some if there are very many. */
export function chosenPlaces(count: number): readonly number[] {
  const most = Math.min(count, Math.max(3, Math.floor(mostPairs / Math.max(1, count))));
  if (most === count) return Array.from({ length: count }, (_, at) => at);
  return Array.from({ length: most }, (_, step) => Math.floor((step * (count - 1)) / (most - 1)));
}

/** Empty if they aren't a list, which is reported elsewhere. */
export function movesIn({ game }: Pick<Size, "game">, position: unknown): readonly unknown[] {
  const moves: unknown = game.moves(position);
  return Array.isArray(moves) ? moves : [];
}
