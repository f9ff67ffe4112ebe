/** What a face provides to activities: a clock, names and chance, the advisor, and a notebook for small things. */

import type { Game } from "../core/game.ts";
import type { ProgramName } from "../core/program.ts";
import type { Result } from "../core/result.ts";
import type { Answer, Job, JobKind } from "../players/job.ts";
import type { Opened, OpeningHost, OpeningJob } from "../table/open.ts";
import type { OwnMistakes } from "../table/puzzle/mistakes.ts";
import type { SolvedPuzzle } from "../table/puzzle/solved.ts";

/** Small texts by their names; an empty one is the same as none. */
export interface Texts {
  readonly read: (name: string) => string | null;
  readonly write: (name: string, text: string) => void;
}

/** Everything stored beside the games: in files, or in the browser. */
export interface Notebook extends Texts {
  readonly solved: () => readonly SolvedPuzzle[];
  readonly addSolved: (solved: SolvedPuzzle) => Result<void>;
  readonly mistakes: () => Result<OwnMistakes>;
  readonly changeMistakes: (change: (mistakes: OwnMistakes) => OwnMistakes) => Result<OwnMistakes>;
}

export interface Outside extends OpeningHost {
  readonly program: ProgramName;
  /** The address of the page, for links that others can follow; null if there is none. */
  readonly address: string | null;
  readonly games: readonly Game[];
  readonly newSeed: () => number;
  /** Opens a game; dealing its start may take a while. */
  readonly open: (job: OpeningJob) => Promise<Result<Opened>>;
  readonly ask: <K extends JobKind>(job: Job<K>) => Promise<Result<Answer<K>>>;
  readonly notebook: Notebook;
}

/** The UTC date of the outside's clock. */
export function today({ now }: Pick<Outside, "now">): string {
  return now().toISOString().slice(0, 10);
}
