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
  readonly positions: number;
  readonly described: number;
  /** Other positions with the same result. */
  readonly missed: number;
  /** Set if not every position was counted, so there may be fewer. */
  readonly atMost?: true;
  /** Set if other sizes are included, one position of each. */
  readonly ofSizes?: true;
  /** The first position that contradicts the statement; null if it is true. */
  readonly example: Example | null;
}

export interface Example {
  readonly position: unknown;
  readonly options: Options | undefined;
  readonly value: Value | null;
  /** The statement says that the position is of this kind, or (`isMeant` false) that it isn't. */
  readonly claim: { readonly kind: "win" | "loss"; readonly isMeant: boolean };
  /** The fault in words, if that says it better. */
  readonly words?: string;
}
