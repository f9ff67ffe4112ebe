/** The advisor's jobs and answers, as plain JSON, so they can run in a worker or on the server's thread. */

import type { CanWin, Value } from "../core/analysis.ts";
import type { Game } from "../core/game.ts";
import type { Options } from "../core/options.ts";
import type { MatchRecord } from "../core/record.ts";
import { resolveVariant } from "../core/resolve-options.ts";
import { andThen, mapResult, type Result } from "../core/result.ts";
import type { Seat } from "../core/seat.ts";
import { findGame } from "../core/setup.ts";
import type { Repetition } from "./best.ts";
import type { Explanation } from "./explain.ts";
import type { Hint } from "./hints.ts";
import type { Situation } from "./player.ts";
import type { Scorecard } from "./scorecard.ts";

export interface PositionName {
  readonly game: string;
  readonly options: Options;
  readonly key: string;
  readonly toMove: Seat;
}

/** @public Other modules add their own jobs. */
export interface JobData {
  readonly choose: { readonly record: MatchRecord };
  /** The long work that `warmUpFor` does in steps before a game. */
  readonly "warm-up": { readonly record: MatchRecord };
  readonly hint: { readonly record: MatchRecord; readonly asked: number };
  readonly "answer-draw": { readonly record: MatchRecord; readonly seat: Seat };
  /** Asks for exact values and reasons, however long that takes. `plies` selects the positions. */
  readonly analyze: { readonly record: MatchRecord; readonly plies: readonly number[] };
  /** `quick` limits the review to values that are known within the time of a move. */
  readonly review: { readonly record: MatchRecord; readonly quick: boolean };
  readonly known: { readonly game: string };
}

export type MoveValues = Readonly<Record<string, Value | null>>;

export interface PositionReport extends Explanation {
  readonly value: Value | null;
  readonly canWin: CanWin;
  readonly moves: MoveValues;
  /** The reasons for each move, by its canonical name. Empty if there are too many moves. */
  readonly whyMoves: Readonly<Record<string, Explanation>>;
}

export interface AnswerData {
  /** `exact` is false if the move comes from a search. */
  readonly choose: { readonly move: string; readonly exact: boolean } & Repetition;
  readonly "warm-up": { readonly exact: boolean };
  readonly hint: Hint & Pick<Explanation, "why">;
  readonly "answer-draw": { readonly accepted: boolean };
  readonly analyze: { readonly reports: readonly (readonly [ply: number, PositionReport])[] };
  readonly review: { readonly card: Scorecard<string> };
  readonly known: { readonly sentences: readonly string[] };
}

export type JobKind = keyof JobData;
export type Job<K extends JobKind = JobKind> = { readonly [P in K]: { readonly kind: P } & JobData[P] }[K];
export type Answer<K extends JobKind = JobKind> = {
  readonly [P in K]: { readonly kind: P } & AnswerData[P];
}[K];

export function positionName({ game }: Pick<Situation, "game">, position: unknown): PositionName {
  const { id, options } = game;
  return { game: id, options, key: game.key(position), toMove: game.toMove(position) };
}

export function findPosition(games: readonly Game[], name: PositionName): Result<Situation> {
  return andThen(findGame(games, name.game), (found) =>
    andThen(resolveVariant(found, name.options), (game) =>
      mapResult(game.fromKey(name.key, name.toMove), (position) => ({ game, position })),
    ),
  );
}
