import type { GameLesson, PuzzleKind } from "./lesson.ts";
import type { OptionSpecs, Options } from "./options.ts";
import type { Presentation } from "./presentation.ts";
import type { Notation, Rules } from "./rules.ts";
import type { Pair } from "./seat.ts";
import type { Starts } from "./starts.ts";

/** A game as menus list it. `at` returns the game with its options chosen. */
export interface Game<P = unknown, M = unknown, O extends Options = Options> {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly seatNames: Pair<string>;
  /** Raise this when a rule changes so much that earlier results can't be compared with new ones. The default is 1. */
  readonly version?: number;
  readonly options: OptionSpecs<O>;
  /** The kinds of starts besides the usual one, and how they're dealt. */
  readonly starts?: Starts<O>;
  /** Says in a sentence why these options can't be combined. */
  refusal?(options: O): string | undefined;
  /** Takes only complete options that fit together. `setUp` and `variantAt` check that. */
  at(options: O): Variant<P, M, O>;
  readonly recommended?: Recommended;
  /** Which kinds of puzzles to pose, and at which sizes. By default, those that fit any game, at the default size. */
  readonly puzzles?: Readonly<Partial<Record<PuzzleKind, readonly Partial<O>[]>>>;
  /** What's true at every size, as text that `computer/theory.ts` reads. Loaded on demand. */
  theory?(): Promise<string>;
  /** A lesson that leads to a rule for who wins. The default fits any game. Loaded on demand. */
  lesson?(): Promise<GameLesson<P, O>>;
}

/** A setup that shows the game at its best, in case the default one is too short or too long. */
export interface Recommended {
  readonly options: Options;
  readonly text: string;
  /** If the start is dealt, the key of an example, for pictures of the game. */
  readonly example?: string;
}

/** The part of a game that the solver needs, with its options chosen. Some members only speed up the solver. */
export interface Solvable<P = unknown, M = unknown> extends Rules<P, M>, Notation<P, M> {
  readonly of: Pick<Game, "options" | "starts">;
  readonly options: Options;
  /** Every unfinished position, with each player to move if that matters. By default, those that play can reach. */
  positions?(): Iterable<P>;
  /** Positions equivalent to this one, such as mirror images, with the same player to move. The solver uses just one. */
  symmetries?(position: P): Iterable<P>;
  /** What a special method of the solver needs to know about the game. `kind` says which method that is. */
  family?(): { readonly kind: string };
}

/** A game with its options chosen. They decide its rules, its notation and its words. */
export interface Variant<P = unknown, M = unknown, O extends Options = Options>
  extends Solvable<P, M>,
    Presentation<P, M>,
    Pick<Game, "id" | "title" | "summary" | "seatNames"> {
  readonly of: Game<P, M, O>;
  readonly options: O;
}
