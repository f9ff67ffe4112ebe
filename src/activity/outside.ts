/** What a face lends to activities: a clock, names and chance, the advisor, and a notebook for small things. */

import type { Game } from "../core/game.ts";
import type { ProgramName } from "../core/program-name.ts";
import type { Result } from "../core/result.ts";
import type { Answer, Job, JobKind } from "../players/job.ts";
import type { OpeningHost } from "../table/dealer.ts";
import type { LessonProgress } from "../table/lesson/progress.ts";
import type { OwnMistakes } from "../table/puzzle/mistakes.ts";
import type { SolvedPuzzle } from "../table/puzzle/solved.ts";

/** What is kept beside the games. A face may keep it in files, another in its browser. */
export interface Notebook {
  readonly solved: () => readonly SolvedPuzzle[];
  readonly addSolved: (solved: SolvedPuzzle) => Result<void>;
  /** Wrong answers given to the puzzle of a day that is not solved yet. */
  readonly slips: (date: string) => number;
  readonly keepSlips: (date: string, slips: number) => void;
  readonly mistakes: () => Result<OwnMistakes>;
  readonly changeMistakes: (change: (mistakes: OwnMistakes) => OwnMistakes) => Result<OwnMistakes>;
  readonly progress: () => LessonProgress;
  readonly keepProgress: (progress: LessonProgress) => void;
}

export interface Outside extends OpeningHost {
  readonly program: ProgramName;
  readonly games: readonly Game[];
  readonly newSeed: () => number;
  readonly ask: <K extends JobKind>(job: Job<K>) => Promise<Result<Answer<K>>>;
  readonly notebook: Notebook;
}

/** The UTC date of the outside's clock. */
export function today({ now }: Pick<Outside, "now">): string {
  return now().toISOString().slice(0, 10);
}
