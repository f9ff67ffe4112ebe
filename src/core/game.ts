/** The contract: everything a game must define to be playable on every face, solvable and teachable. */

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
  /** Every unfinished position; by default, those within reach of the start. */
  positions?(options: O): Iterable<P>;
  /**
   * All positions equivalent to this one, for example turned or mirrored, with the same player to move; the
   * solver looks at one of them.
   */
  symmetries?(position: P): Iterable<P>;
  /** The kind of game at every size that can be solved; the solver may have a method for that kind. */
  family?(options: O): { readonly kind: string };
}

/** A set-up that shows the game at its best, if games with the defaults are too short or too long. */
export interface Recommended {
  readonly options: Options;
  readonly text: string;
  /** If the start is dealt: the key of one possible start, for a picture of the game. */
  readonly example?: string;
}

/** A complete game: rules, names, words and everything that has a default. */
export interface Game<P = unknown, M = unknown, O extends Options = Options>
  extends Solvable<P, M, O>,
    Presentation<P, M> {
  /** Raise it when a rule change makes earlier results incomparable; default 1. */
  readonly version?: number;
  /** The rules page for these options, if it depends on them; faces call `rulesOf`. */
  rulesFor?(options: O): RulesPage;
  /** How newcomers should meet the game; by default with the default options. */
  readonly recommended?: Recommended;
  /** The puzzles worth posing, each with its sizes; by default those of any game at its default size. */
  readonly puzzles?: Readonly<Partial<Record<PuzzleKind, readonly Partial<O>[]>>>;
  /** Theorems for every size, as text for people (`computer/theory.ts`); loaded on demand. */
  theory?(): Promise<string>;
  /** A lesson that leads to the game's rule; by default one that fits any game. Loaded on demand. */
  lesson?(): Promise<GameLesson<P, O>>;
}

type Worded = keyof Presentation | "parseMove";

/** A game with complete notation that may leave out words. */
export type WordedDefinition<P, M, S extends OptionSpecs, W> = Omit<
  Game<P, M, OptionsOf<S, W>>,
  Worded | "options" | "start" | "starts"
> &
  Partial<Pick<Game<P, M>, Worded>> &
  Started<P, S, W>;

export type OptionsOf<S extends OptionSpecs, W> = OptionsFrom<S> &
  (W extends { readonly written: WrittenStarts } ? WithStart : unknown);

export interface Started<P, S extends OptionSpecs, W> {
  readonly options: S & OptionSpecs<OptionsOf<S, W>>;
  readonly starts?: W & Starts<OptionsOf<S, W>>;
  /** A property rather than a method: methods would accept a parameter with an option that has no spec. */
  readonly start: (options: OptionsOf<S, W>, first: Seat) => P;
}

export function completeGame<P, M, const S extends OptionSpecs, W extends Starts = Starts>(
  definition: WordedDefinition<P, M, S, W>,
): Game<P, M, OptionsOf<S, W>> {
  return {
    parseMove: (position, text) => parseMoveName(definition, position, text),
    ...plainPresentation(definition, definition),
    ...definition,
  };
}
