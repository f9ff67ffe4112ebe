/**
 * What the advisor can be asked, and what it answers. Both are plain JSON values, so the same jobs run in the process, in
 * the page's worker and on the server's thread: a match is sent as its record, a position as its key, moves by their
 * canonical names.
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

/** A puzzle's name: by it the same puzzle can be posed again. */
interface PuzzleName extends PositionName {
  readonly kind: PuzzleKind;
  readonly terse?: boolean;
}

/**
 * The puzzle of a date, open for a week (`today` is the current date); a position that a player met, with null for the
 * kind that fits; or a puzzle that follows from the seed, with null for any game, kind and grade.
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
      /** The ids of puzzles that should not come again until all others are solved. */
      readonly solved?: readonly string[];
    };

interface JobData {
  /** The move of the computer whose turn it is. */
  readonly choose: { readonly record: MatchRecord };
  /** The long work before a game; see `warmUpFor`, which does it in steps. */
  readonly "warm-up": { readonly record: MatchRecord };
  /** `asked` is how many hints were given in this position before. */
  readonly hint: { readonly record: MatchRecord; readonly asked: number };
  /** Whether the computer in this seat takes a draw. */
  readonly "answer-draw": { readonly record: MatchRecord; readonly seat: Seat };
  /** The values of the moves that can be found within the time of a move. */
  readonly evaluate: { readonly record: MatchRecord };
  /** The exact values, however long they take, and the reason. */
  readonly analyze: { readonly position: PositionName };
  /** The moves of a match with hindsight. `quick`: only what can be found within the time of a move. */
  readonly review: { readonly record: MatchRecord; readonly quick: boolean };
  readonly pose: { readonly request: PuzzleRequest };
  /**
   * The response to an answer. `played`: the moves since the puzzle's position, right answers and replies in turn;
   * `given`: the choices that form the answer.
   */
  readonly judge: {
    readonly puzzle: PuzzleName;
    readonly played: readonly string[];
    readonly given: readonly string[];
  };
  /** The game's own lesson, or one that fits any game. */
  readonly lesson: { readonly game: string };
  /** Whether a statement in the lesson's vocabulary is true at a size. */
  readonly "check-statement": {
    readonly game: string;
    readonly options: Options;
    readonly statement: Statement;
  };
  readonly known: { readonly game: string };
  /** How much there is to decide at a size, in words; empty if that is not known. */
  readonly sharpness: { readonly game: string; readonly options: Options };
}

/** The value of each legal move by its canonical name, for the player who makes it. */
export type MoveValues = Readonly<Record<string, Value | null>>;

export interface PositionReport {
  readonly value: Value | null;
  readonly canWin: CanWin;
  readonly moves: MoveValues;
  readonly reasons: readonly Reason[];
  /** The reasons in words. */
  readonly why: string;
  /** What each move does, by its canonical name; empty if there are too many moves. */
  readonly whyMoves: Readonly<Record<string, { readonly why: string; readonly reasons: readonly Reason[] }>>;
}

/** The question in one position of a puzzle, for a face. */
export interface PosedDecision extends Decision {
  readonly key: string;
  readonly toMove: Seat;
  readonly task: string;
  /** From a nudge to the answer itself. */
  readonly hints: readonly string[];
}

export interface PosedPuzzle extends PuzzleName {
  /** The same for puzzles that a person would call the same, as mirror images. */
  readonly id: string;
  /** The idea that solves it; see `puzzles/ideas.ts`. */
  readonly idea: Idea;
  readonly grade: Grade;
  /** The chance that uniformly random answers solve it. */
  readonly blind: number;
  readonly value: Value | null;
  /** The first one. */
  readonly decision: PosedDecision;
}

export interface PuzzleResult {
  readonly right: boolean;
  readonly text: string;
  readonly solved: boolean;
  /** The opponent's reply to a right move, and the next question. */
  readonly reply: string | null;
  readonly next: PosedDecision | null;
  /** After a wrong answer: moves from the position that show why; empty if only words can. */
  readonly refutation: readonly string[];
}

export interface Verdict {
  readonly holds: boolean;
  readonly text: string;
  /** How many positions the statement is about, and how many of them it describes. */
  readonly positions: number;
  readonly described: number;
  /** If it is true: whether it also holds at the sizes up to 30, as far as they can be counted. */
  readonly sizes: readonly { readonly size: number; readonly holds: boolean }[];
  /** If it isn't: the simplest position that shows it. */
  readonly counterexample: Counterexample | null;
}

export interface Counterexample extends PositionName {
  /** The seat that does better by the statement than in truth: a player who takes it against the computer finds out. */
  readonly seat: Seat;
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
  readonly pose: { readonly puzzle: PosedPuzzle };
  readonly judge: PuzzleResult;
  readonly lesson: { readonly lesson: Lesson };
  readonly "check-statement": Verdict;
  readonly known: { readonly sentences: readonly string[] };
  readonly sharpness: { readonly words: string };
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

export function findPosition(games: readonly Game[], name: PositionName): Result<Situation> {
  return andThen(findGame(games, name.game), (game) =>
    andThen(resolveOptions(game, name.options), (options) =>
      mapResult(game.fromKey(name.key, options, name.toMove), (position) => ({ game, options, position })),
    ),
  );
}
