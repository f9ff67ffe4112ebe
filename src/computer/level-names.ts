/** The levels in words. They're in a file of their own so that a help text doesn't load the solver. */

import { fail, ok, type Result } from "../core/result.ts";
import { didYouMean, listWords, quote } from "../core/text.ts";

/** The computer's levels, weakest first. */
export const levelNames = ["random", "beginner", "easy", "medium", "hard", "perfect"] as const;
/** The name of a computer level, such as "easy". */
export type LevelName = (typeof levelNames)[number];

/** Only programs play against random moves. */
export const levelsForPeople = levelNames.filter((name) => name !== "random");

interface Level {
  /** 1 makes no mistakes, and 0 is as good as random moves. */
  readonly skill: number;
  /** Applies only to a win in one move. */
  readonly neverMissesWin?: true;
  /** Among equally good moves, prefers those that are hard for the opponent. */
  readonly setsTraps?: true;
  readonly help: string;
}

export const levels: Readonly<Record<LevelName, Level>> = {
  random: { skill: 0, help: "plays at random" },
  beginner: { skill: 0.1, help: "plays almost at random (good for your first games)" },
  easy: { skill: 0.5, help: "makes plenty of mistakes and may even miss a win in one move" },
  medium: {
    skill: 0.75,
    neverMissesWin: true,
    help: "makes some mistakes, but never misses a win in one move",
  },
  hard: {
    skill: 0.95,
    neverMissesWin: true,
    setsTraps: true,
    help: "makes few mistakes and sets traps",
  },
  perfect: {
    skill: 1,
    neverMissesWin: true,
    setsTraps: true,
    help: "sets traps and plays perfectly (at huge sizes, only near the end)",
  },
};

export const firstLevel = "beginner" satisfies LevelName;

export function findLevelName(text: string): Result<LevelName> {
  const name = levelNames.find((candidate) => candidate === text);
  if (name !== undefined) return ok(name);
  const guess = didYouMean(text, levelNames);
  return fail(
    "bad-option",
    `${quote(text)} isn't a level.${guess} The levels are ${listWords(levelNames, "and")}.`,
  );
}
