/** Everything that a face provides for activities. */

import type { Answer, Job, JobKind } from "../computer/job.ts";
import type { Game } from "../core/game.ts";
import type { ProgramName } from "../core/program.ts";
import type { Result } from "../core/result.ts";
import type { OpeningHost } from "./open.ts";

/** An empty text is the same as none. */
export interface KeyValueStore {
  readonly read: (name: string) => string | null;
  readonly write: (name: string, text: string) => void;
}

/** Kept beside the games: in files, or in the browser. Other rooms add what they keep. */
export interface Notebook extends KeyValueStore {}

export interface Outside extends OpeningHost {
  readonly program: ProgramName;
  /** The page's address, for links to share; null if there is none. */
  readonly address: string | null;
  readonly games: readonly Game[];
  readonly newSeed: () => number;
  readonly ask: <K extends JobKind>(job: Job<K>) => Promise<Result<Answer<K>>>;
  readonly notebook: Notebook;
}

/** UTC. */
export function today({ now }: Pick<Outside, "now">): string {
  return now().toISOString().slice(0, 10);
}
