/** The contract: what a game must define to be playable on every face, solvable and teachable. */

import type { GameLesson, PuzzleKind } from "./lesson.ts";
import type { OptionSpecs, Options, OptionsFrom } from "./options.ts";
import { type Presentation, plainPresentation, type RulesPage } from "./presentation.ts";
import { type Notation, parseMoveName, type Rules } from "./rules.ts";
import type { Seat } from "./seat.ts";
import type { Starts, WithStart, WrittenStarts } from "./starts.ts";

/** What the solver needs from a game: its rules, its names, and anything that shortens the work. */
export interface Solvable<P = unknown, M = unknown, O extends Options = Options>
  extends Rules<P, M, O>,
    Notation<P, M, O> {
  /** Every unfinished position; by default, all that can be reached from the start. */
  positions?(options: O): Iterable<P>;
  /**
   * All positions that are the same as this one, such as turned or mirrored, with the same player to move. The solver
   * looks at only one of them.
   */
  symmetries?(position: P): Iterable<P>;
  /** The kind of game, at any size that its options allow for solving; the solver may have a method for that kind. */
  family?(options: O): { readonly kind: string };
}

/** A set-up that shows the game at its best, if games with the defaults are too short or too long. */
export interface Recommended {
  /** What differs from the defaults; a start may be dealt. */
  readonly options: Options;
  /** What it is and why, in a sentence. */
  readonly text: string;
  /** If the start is dealt, the key of a possible start, for a picture of the game. */
  readonly example?: string;
}

/** A complete game: rules, names, words and everything that has a default. */
export interface Game<P = unknown, M = unknown, O extends Options = Options>
  extends Solvable<P, M, O>,
    Presentation<P, M> {
  /** Increased when a change of the rules makes earlier results incomparable; by default 1. */
  readonly version?: number;
  /** The rules page for these options, if it depends on them; faces call `rulesOf`. */
  rulesFor?(options: O): RulesPage;
  /** How people should meet the game; without it, with the default options. */
  readonly recommended?: Recommended;
  /** The kinds of puzzles worth posing, each with its sizes; by default, those of any game at the default size. */
  readonly puzzles?: Readonly<Partial<Record<PuzzleKind, readonly Partial<O>[]>>>;
  /** What is true of it at every size, for people, as a text (`words/theory.ts`); loaded only when it is read. */
  theory?(): Promise<string>;
  /** A lesson that leads to its rule; by default, one that fits any game. Loaded only when it is opened. */
  lesson?(): Promise<GameLesson<P, O>>;
}

type Worded = keyof Presentation | "parseMove";

/** A game with a complete notation, which may leave out words. */
export type WordedDefinition<P, M, S extends OptionSpecs, W> = Omit<
  Game<P, M, OptionsOf<S, W>>,
  Worded | "options" | "start" | "starts"
> &
  Partial<Pick<Game<P, M>, Worded>> &
  Started<P, S, W>;

/** A game's options with their types: those with specs, and the start if it is written. */
export type OptionsOf<S extends OptionSpecs, W> = OptionsFrom<S> &
  (W extends { readonly written: WrittenStarts } ? WithStart : unknown);

/** The members from which the types of the options follow. */
export interface Started<P, S extends OptionSpecs, W> {
  readonly options: S & OptionSpecs<OptionsOf<S, W>>;
  readonly starts?: W & Starts<OptionsOf<S, W>>;
  /** Not a method, so that it cannot ask for an option without a spec. */
  readonly start: (options: OptionsOf<S, W>, first: Seat) => P;
}

/** Fills in the words that a definition leaves out, and checks its types. */
export function completeGame<P, M, const S extends OptionSpecs, W extends Starts = Starts>(
  definition: WordedDefinition<P, M, S, W>,
): Game<P, M, OptionsOf<S, W>> {
  return {
    parseMove: (position, text) => parseMoveName(definition, position, text),
    ...plainPresentation(definition, definition),
    ...definition,
  };
}
