/** What the command line asks the agents' server to do. */

import type { ExamRow } from "./row.ts";
import type { RunFolder } from "./run-folder.ts";

export interface SealedExam {
  readonly rows: readonly ExamRow[];
  readonly folder: RunFolder;
}

export interface AgentRequest {
  /** The agent may ask for exact values and take moves back. */
  readonly analysis: boolean;
  /** If given, the server poses these questions and offers nothing else. */
  readonly exam?: SealedExam;
}
