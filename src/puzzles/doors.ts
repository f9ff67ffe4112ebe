import type { Door, Opener } from "../play/contract.ts";
import { lazyOpener } from "../play/step.ts";
import type { PuzzleSource } from "./play.ts";
import type { PuzzleTab } from "./puzzle.ts";

export interface PuzzleChoice extends Partial<Pick<PuzzleSource, "game" | "difficulty">> {
  /** A date, or one of the door's choices. */
  readonly detail?: string | undefined;
}

export interface PuzzleDoor extends Door<PuzzleChoice> {
  /** The first choice is the default, except for screen readers, which get the last one. */
  readonly choices?: readonly (readonly [detail: string, text: string])[];
}

export const puzzleDoors: Readonly<Record<PuzzleTab, PuzzleDoor>> = {
  today: { title: "Daily puzzle", path: "puzzle/daily", words: ["puzzles", "today"], open: openDay },
  endless: {
    title: "Puzzles",
    path: "puzzle",
    words: ["endless"],
    open: ({ game = null, difficulty = null }) => openPuzzle({ game, difficulty }),
  },
  sprint: {
    title: "Sprint",
    path: "puzzle/sprint",
    words: ["sprint"],
    choices: [
      ["3", "3 minutes"],
      ["5", "5 minutes"],
      ["none", "no clock"],
    ],
    open: ({ game = null, detail = "3" }) =>
      lazyOpener(async () =>
        (await import("./sprint.ts")).sprintOf({ game, minutes: Number(detail) || null }),
      ),
  },
  mine: {
    title: "Your mistakes",
    path: "puzzle/mine",
    words: ["mistakes"],
    open: () => openPuzzle({ mine: true }),
  },
  // Without a date, the screen and the page show a list of days.
  archive: { title: "Archive", path: "puzzle/archive", words: ["archive"], open: openDay },
};

function openDay({ detail: date = "today" }: PuzzleChoice): Opener {
  return openPuzzle({ date });
}

function openPuzzle(source: Partial<PuzzleSource>): Opener {
  return lazyOpener(async () => (await import("./activity.ts")).puzzleFrom(source));
}
