/** What a statement is about, and what was found out about it at one size. */

import type { Value } from "../../core/analysis.ts";
import type { Game } from "../../core/game.ts";
import type { Language } from "../../core/lesson.ts";
import type { Options } from "../../core/options.ts";

export interface Topic {
  readonly game: Game;
  readonly language: Language;
  readonly options: Options;
}

export interface Finding {
  /** How many positions the statement says something about. */
  readonly positions: number;
  /** How many of them it describes. */
  readonly described: number;
  /** How many others have the same result. */
  readonly missed: number;
  /** Whether not every one of these positions was counted, so that there may be fewer. */
  readonly atMost?: true;
  /** Whether the positions also come from other sizes, one from each. */
  readonly ofSizes?: true;
  /** The first position that contradicts the statement; null if it is true. */
  readonly example: Example | null;
}

export interface Example {
  readonly position: unknown;
  readonly options: Options | undefined;
  readonly value: Value | null;
  /** What the statement says about the position: that it is of this kind, or that it isn't. */
  readonly claim: { readonly kind: "win" | "loss"; readonly isMeant: boolean };
  /** What is wrong, if that explains it better. */
  readonly words?: string;
}
