/**
 * The advisor's questions and answers. Both are plain JSON, so the same jobs run in the process, in the
 * page's worker and on the server's thread: a match travels as its record, a position as its key, moves by
 * their canonical names.
 */

import type { CanWin, Value } from "../core/analysis.ts";
import type { Game } from "../core/game.ts";
import type { Lesson, PuzzleKind, Statement } from "../core/lesson.ts";
import type { Options } from "../core/options.ts";
import type { Reason } from "../core/reason.ts";
import type { MatchRecord } from "../core/record.ts";
import { resolveOptions } from "../core/resolve-options.ts";
import { andThen, mapResult, type Result } from "../core/result.ts";
import type { Seat } from "../core/seat.ts";
import { findGame } from "../core/setup.ts";
import type { Explanation } from "../words/explain.ts";
import type { Hint } from "./hints.ts";
import type { Situation } from "./player.ts";
import type { Idea } from "./puzzles/ideas.ts";
import type { Decision, Grade } from "./puzzles/puzzle.ts";
import type { Repetition } from "./repetition.ts";
import type { Scorecard } from "./scorecard.ts";

export interface PositionName {
  readonly game: string;
  readonly options: Options;
  readonly key: string;
  readonly toMove: Seat;
}

interface PuzzleName extends PositionName {
  readonly kind: PuzzleKind;
  readonly terse?: boolean;
}

/**
 * By date: the daily puzzle (`today` is the current date). By name: a position that a player met; kind null
 * means the kind that fits. By seed: null means any game, kind or grade.
 */
export type PuzzleRequest =
  | { readonly by: "date"; readonly date: string; readonly today: string }
  | {
      readonly by: "name";
      readonly position: PositionName;
      readonly kind: PuzzleKind | null;
      readonly terse?: boolean;
    }
  | {
      readonly by: "seed";
      readonly seed: number;
      readonly game: string | null;
      readonly kind: PuzzleKind | null;
      readonly grade: Grade | null;
      /** Ids of puzzles that must not come again until every other one is solved. */
      readonly solved?: readonly string[];
    };

interface JobData {
  readonly choose: { readonly record: MatchRecord };
  /** The long work before a game; `warmUpFor` does it in steps. */
  readonly "warm-up": { readonly record: MatchRecord };
  readonly hint: { readonly record: MatchRecord; readonly asked: number };
  readonly "answer-draw": { readonly record: MatchRecord; readonly seat: Seat };
  /** Only values that are known within the time of a move. */
  readonly evaluate: { readonly record: MatchRecord };
  /** The exact values after so many moves, however long they take, and the reasons. */
  readonly analyze: { readonly record: MatchRecord; readonly plies: readonly number[] };
  /** `quick`: only values that are known within the time of a move. */
  readonly review: { readonly record: MatchRecord; readonly quick: boolean };
  readonly pose: { readonly request: PuzzleRequest };
  /**
   * `played`: the moves since the puzzle's position, right answers and replies in turn; `given`: the chosen
   * answer.
   */
  readonly judge: {
    readonly puzzle: PuzzleName;
    readonly played: readonly string[];
    readonly given: readonly string[];
  };
  readonly lesson: { readonly game: string };
  readonly "check-statement": {
    readonly game: string;
    readonly options: Options;
    readonly statement: Statement;
  };
  readonly known: { readonly game: string };
}

export type MoveValues = Readonly<Record<string, Value | null>>;

export interface PositionReport extends Explanation {
  readonly value: Value | null;
  readonly canWin: CanWin;
  readonly moves: MoveValues;
  /** By canonical name; empty if there are too many moves. */
  readonly whyMoves: Readonly<Record<string, Explanation>>;
}

export interface PosedDecision extends Decision {
  readonly key: string;
  readonly toMove: Seat;
  readonly task: string;
  readonly hints: readonly string[];
}

export interface PosedPuzzle extends PuzzleName {
  /** Equal for puzzles that a person would call the same, such as mirror images. */
  readonly id: string;
  readonly idea: Idea;
  readonly grade: Grade;
  /** The chance that uniformly random answers solve it. */
  readonly blind: number;
  readonly value: Value | null;
  readonly decision: PosedDecision;
}

export interface PuzzleResult {
  readonly right: boolean;
  readonly text: string;
  readonly solved: boolean;
  /** The defence's reply to a right move. */
  readonly reply: string | null;
  readonly next: PosedDecision | null;
  /** After a wrong answer: moves from the decision's position on that show why; empty if only words can. */
  readonly refutation: readonly string[];
}

export interface Verdict {
  readonly holds: boolean;
  readonly text: string;
  /** The positions that the statement is about, and how many of them it describes. */
  readonly positions: number;
  readonly described: number;
  /** If true here: the result at each size up to 30, as far as they can be counted. */
  readonly sizes: readonly { readonly size: number; readonly holds: boolean }[];
  /** If false: the simplest position that shows it. */
  readonly counterexample: Counterexample | null;
}

export interface Counterexample extends PositionName {
  /** The seat that the statement favours wrongly: playing it against the computer shows the mistake. */
  readonly seat: Seat;
}

export interface AnswerData {
  /**
   * `exact`: the move rests on exact values, otherwise on a search a few moves deep. `onlyMove`: a drawn
   * position has come back, and no other move holds the draw.
   */
  readonly choose: { readonly move: string; readonly exact: boolean } & Repetition;
  readonly "warm-up": { readonly exact: boolean };
  readonly hint: Hint;
  readonly "answer-draw": { readonly accepted: boolean };
  readonly evaluate: { readonly moves: MoveValues; readonly reasons: readonly Reason[] };
  readonly analyze: { readonly reports: readonly (readonly [ply: number, PositionReport])[] };
  readonly review: { readonly card: Scorecard<string> };
  readonly pose: { readonly puzzle: PosedPuzzle };
  readonly judge: PuzzleResult;
  readonly lesson: { readonly lesson: Lesson };
  readonly "check-statement": Verdict;
  readonly known: { readonly sentences: readonly string[] };
}

export type JobKind = keyof JobData;
export type Job<K extends JobKind = JobKind> = { readonly [P in K]: { readonly kind: P } & JobData[P] }[K];
export type Answer<K extends JobKind = JobKind> = {
  readonly [P in K]: { readonly kind: P } & AnswerData[P];
}[K];

export function positionName(
  { game, options }: Omit<Situation, "position">,
  position: unknown,
): PositionName {
  return { game: game.id, options, key: game.key(position), toMove: game.toMove(position) };
}

export function findPosition(games: readonly Game[], name: PositionName): Result<Situation> {
  return andThen(findGame(games, name.game), (game) =>
    andThen(resolveOptions(game, name.options), (options) =>
      mapResult(game.fromKey(name.key, options, name.toMove), (position) => ({ game, options, position })),
    ),
  );
}
