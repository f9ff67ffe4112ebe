/** What the check has seen of one size of a game, shared by its parts. */

import type { Game } from "../../core/game.ts";
import type { Options } from "../../core/options.ts";
import type { Seat } from "../../core/seat.ts";
import type { Trace } from "./watched.ts";

export interface Effort {
  readonly walks: number;
  readonly positions: number;
  readonly moves: number;
}

export interface Met {
  readonly position: unknown;
  readonly key: string;
  readonly mover: Seat;
  readonly outcome: unknown;
  readonly moves: readonly unknown[];
  readonly names: readonly string[];
}

interface Shown {
  readonly key: string;
  readonly names: string;
}

/** To ask again later; `first` has each member's first answer. */
interface Kept {
  readonly met: Met;
  readonly first: ReadonlyMap<string, string>;
}

const noCounts = {
  moves: 0,
  /** In random games. */
  plies: 0,
  /** Left out, since their positions have too many moves. */
  skipped: 0,
  extraTurns: 0,
  /** Play returned to an earlier position. */
  returns: 0,
  ends: 0,
  /** Positions with several moves that all use the same cells, and the others. */
  alike: 0,
  told: 0,
  /** Moves that changed their cells, and moves that didn't. */
  changing: 0,
  idle: 0,
};

export interface Size {
  readonly game: Game;
  readonly trace: Trace;
  readonly options: Options;
  readonly name: string;
  /** For a second round, if there is time left. */
  readonly more: Effort | undefined;
  /** By mover and key. */
  readonly positions: Map<string, string>;
  /** Seen after a move, but not examined yet. */
  readonly ahead: unknown[];
  readonly kept: Kept[];
  readonly over: Map<string, boolean>;
  readonly movers: Set<Seat>;
  /** Only as many as the checks need. */
  readonly names: Set<string>;
  readonly pictures: Map<string, Shown>;
  /** The first two that differ. */
  readonly boards: Set<string>;
  /** From the first board that had the cell. */
  readonly cells: Map<string, { readonly at: number; readonly label: string }>;
  /** Null before the first board. */
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

export type Question = readonly [member: string, ask: (position: unknown) => unknown];

/** About the position and these moves. */
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

/** Bounds the calls per position; beyond that, some moves stand for all. */
const mostPairs = 20_000;

/** Indices of the moves to examine closely: all of a few, a few of very many. */
export function chosenPlaces(count: number): readonly number[] {
  const most = Math.min(count, Math.max(3, Math.floor(mostPairs / Math.max(1, count))));
  if (most === count) return Array.from({ length: count }, (_, at) => at);
  return Array.from({ length: most }, (_, step) => Math.floor((step * (count - 1)) / (most - 1)));
}

/** Empty if the game doesn't return a list, which another check reports. */
export function movesIn({ game }: Pick<Size, "game">, position: unknown): readonly unknown[] {
  const moves: unknown = game.moves(position);
  return Array.isArray(moves) ? moves : [];
}
