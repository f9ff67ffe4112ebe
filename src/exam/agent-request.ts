/** What the command line asks of the agents' server. */

import type { MatchFolder } from "./match-folder.ts";
import type { ExamRow } from "./row.ts";
import type { RunFolder } from "./run-folder.ts";

export interface SealedExam {
  readonly rows: readonly ExamRow[];
  readonly folder: RunFolder;
}

export interface AgentRequest {
  /** Whether the agent may ask for the truth and take moves back. */
  readonly analysis: boolean;
  /** Poses these questions and offers nothing else, where it is given. */
  readonly exam?: SealedExam;
  /** Lets these games be played, one after the other, and offers nothing else, where it is given. */
  readonly match?: MatchFolder;
}
