/** The names of the levels and what each does, apart from the players, so that a help text does not load the solver. */

import { fail, ok, type Result } from "../core/result.ts";
import { didYouMean, listWords, quote } from "../core/text.ts";

export const levelNames = ["random", "easy", "medium", "hard", "perfect"] as const;
export type LevelName = (typeof levelNames)[number];

/** In one sentence each. */
export const levelHelp: Readonly<Record<LevelName, string>> = {
  random: "plays any legal move",
  easy: "gives away half of what random moves would, and may miss a win in one move",
  medium: "gives away a quarter of what random moves would, but never misses a win in one move",
  hard: "gives away a twentieth of what random moves would, and plays for its opponent's mistakes",
  perfect:
    "never gives away a win or a draw: plays the shortest win, the draw with the best chances, the longest defence",
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
