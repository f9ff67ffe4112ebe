/** What the solver says about a rule that a player has found, in plain JSON: the advisor's lesson jobs and their answers. */

import type { PositionName } from "../computer/job.ts";
import type { Lesson, Statement } from "../core/lesson.ts";
import type { Options } from "../core/options.ts";
import type { Seat } from "../core/seat.ts";

declare module "../computer/job.ts" {
  interface JobData {
    readonly lesson: { readonly game: string };
    readonly "check-statement": {
      readonly game: string;
      readonly options: Options;
      readonly statement: Statement;
    };
  }
  interface AnswerData {
    readonly lesson: { readonly lesson: Lesson };
    readonly "check-statement": Verdict;
  }
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
