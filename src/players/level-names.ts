/** The levels as data, apart from the players, so that a help text does not load the solver. */

import { fail, ok, type Result } from "../core/result.ts";
import { didYouMean, listWords, quote } from "../core/text.ts";

export const levelNames = ["random", "easy", "medium", "hard", "perfect"] as const;
export type LevelName = (typeof levelNames)[number];

interface Level {
  /** 1 never gives anything away, 0 is as good as random moves. */
  readonly skill: number;
  /** Whether it never misses a win in one move. */
  readonly neverMissesWin?: true;
  /** Whether it prefers, among equal moves, those that make it hard for the opponent. */
  readonly setsTraps?: true;
  /** What it does, in a sentence. */
  readonly help: string;
}

export const levels: Readonly<Record<LevelName, Level>> = {
  random: { skill: 0, help: "plays any legal move" },
  easy: { skill: 0.5, help: "gives away half of what random moves would, and may miss a win in one move" },
  medium: {
    skill: 0.75,
    neverMissesWin: true,
    help: "gives away a quarter of what random moves would, but never misses a win in one move",
  },
  hard: {
    skill: 0.95,
    neverMissesWin: true,
    setsTraps: true,
    help: "gives away a fiftieth to a twelfth of what random moves would, and plays for its opponent's mistakes",
  },
  perfect: {
    skill: 1,
    neverMissesWin: true,
    setsTraps: true,
    help: "never gives away a win or a draw: plays the shortest win, the draw with the best chances, the longest defence",
  },
};

export function findLevelName(text: string): Result<LevelName> {
  const name = levelNames.find((candidate) => candidate === text);
  if (name !== undefined) return ok(name);
  const guess = didYouMean(text, levelNames);
  return fail(
    "bad-option",
    `${quote(text)} isn't a level.${guess} The levels are ${listWords(levelNames, "and")}.`,
  );
}
