/**
 * What the advisor can be asked, and what it answers. Both are plain JSON values, so that the same jobs run in the
 * process, in the page's worker and on the server's thread: a match travels as its record, a position by its key,
 * moves by their canonical names.
 */

import type { CanWin, Value } from "../core/analysis.ts";
import type { Game } from "../core/game.ts";
import type { Options } from "../core/options.ts";
import type { Reason } from "../core/reason.ts";
import type { MatchRecord } from "../core/record.ts";
import { resolveOptions } from "../core/resolve-options.ts";
import { ok, type Result } from "../core/result.ts";
import type { Seat } from "../core/seat.ts";
import { findGame } from "../core/setup.ts";
import type { Hint } from "./hints.ts";
import type { Situation } from "./player.ts";
import type { PuzzleResult } from "./puzzle-answers.ts";
import type { Grade } from "./puzzles.ts";
import type { Repetition } from "./repetition.ts";
import type { Scorecard } from "./scorecard.ts";

export interface PositionName {
  readonly game: string;
  readonly options: Options;
  readonly key: string;
  readonly toMove: Seat;
}

interface JobData {
  /** The move of the computer that is to move. */
  readonly choose: { readonly record: MatchRecord };
  /** The long work before a game; see `warmUpFor`, which does it in steps. */
  readonly "warm-up": { readonly record: MatchRecord };
  /** `asked` is how often a hint was asked for in this position before. */
  readonly hint: { readonly record: MatchRecord; readonly asked: number };
  /** Whether the computer in this seat takes a draw. */
  readonly "answer-draw": { readonly record: MatchRecord; readonly seat: Seat };
  /** The values of the moves, as far as they can be had within the time of a move. */
  readonly evaluate: { readonly record: MatchRecord };
  /** The exact values, however long they take, and the reason. */
  readonly analyze: { readonly position: PositionName };
  /** The moves of a match with hindsight. `quick`: only what can be had within the time of a move. */
  readonly review: { readonly record: MatchRecord; readonly quick: boolean };
  /** Every position at this size. */
  readonly map: { readonly game: string; readonly options: Options };
  /** A puzzle: that of a date, else one that follows from the seed. Null stands for any game and any grade. */
  readonly pose: {
    readonly date: string | null;
    readonly seed: number;
    readonly game: string | null;
    readonly grade: Grade | null;
  };
  /** What is said to an answer to a puzzle. */
  readonly judge: { readonly position: PositionName; readonly move: string };
  /** What is known of a game at its book's size. */
  readonly known: { readonly game: string };
}

/** The value of each legal move by its canonical name, for the player who makes it. */
export type MoveValues = Readonly<Record<string, Value | null>>;

/** What is known about one position. */
export interface PositionReport {
  readonly value: Value | null;
  readonly canWin: CanWin;
  readonly moves: MoveValues;
  readonly reasons: readonly Reason[];
  /** The reasons in words. */
  readonly why: string;
  /** What each move does, by its canonical name; nothing where there are too many moves. */
  readonly whyMoves: Readonly<Record<string, { readonly why: string; readonly reasons: readonly Reason[] }>>;
}

export interface MapPoint {
  readonly key: string;
  readonly toMove: Seat;
  readonly value: Value | null;
}

export interface PosedPuzzle {
  readonly position: PositionName;
  readonly value: Value;
  readonly grade: Grade;
  /** How many moves ahead the point lies. */
  readonly depth: number;
  readonly answer: string;
  readonly task: string;
  readonly hint: string;
}

export interface AnswerData {
  /**
   * `exact`: whether the move rests on exact values; if not, on a search a few moves deep. `onlyMove`: a drawn position
   * has come back, and no other move holds the draw. `offersDraw`: a draw is offered with the move.
   */
  readonly choose: { readonly move: string; readonly exact: boolean } & Repetition;
  readonly "warm-up": { readonly exact: boolean };
  readonly hint: Hint;
  readonly "answer-draw": { readonly accepted: boolean };
  readonly evaluate: { readonly moves: MoveValues; readonly reasons: readonly Reason[] };
  readonly analyze: PositionReport;
  readonly review: { readonly card: Scorecard<string> };
  /** Null where there are too many positions to look at. */
  readonly map: { readonly points: readonly MapPoint[] | null };
  readonly pose: { readonly puzzle: PosedPuzzle };
  readonly judge: PuzzleResult;
  readonly known: { readonly sentences: readonly string[] };
}

export type JobKind = keyof JobData;
export type Job<K extends JobKind = JobKind> = { readonly [P in K]: { readonly kind: P } & JobData[P] }[K];
export type Answer<K extends JobKind = JobKind> = {
  readonly [P in K]: { readonly kind: P } & AnswerData[P];
}[K];

/** The name of one of the match's positions. */
export function positionName(
  { game, options }: Omit<Situation, "position">,
  position: unknown,
): PositionName {
  return { game: game.id, options, key: game.key(position), toMove: game.toMove(position) };
}

/** The position that a name stands for. */
export function findPosition(games: readonly Game[], name: PositionName): Result<Situation> {
  const game = findGame(games, name.game);
  if (!game.ok) return game;
  const options = resolveOptions(game.value.options, name.options);
  if (!options.ok) return options;
  const position = game.value.fromKey(name.key, options.value, name.toMove);
  return position.ok ? ok({ game: game.value, options: options.value, position: position.value }) : position;
}
