/** What the command line asks the agents' server to do. */

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
  /** If set: serve only these questions. */
  readonly exam?: SealedExam;
  /** If set: serve only these games, one after the other. */
  readonly match?: MatchFolder;
}
