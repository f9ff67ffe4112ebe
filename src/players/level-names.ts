/** The names of the levels and what each does, apart from the players themselves, so that a help text need not load a solver. */

import { fail, ok, type Result } from "../core/result.ts";
import { didYouMean, listWords, quote } from "../core/text.ts";

export const levelNames = ["random", "easy", "medium", "hard", "perfect"] as const;
export type LevelName = (typeof levelNames)[number];

/** In one sentence each. */
export const levelHelp: Readonly<Record<LevelName, string>> = {
  random: "plays any legal move",
  easy: "sees a win in one move, and about half of what the other could do next",
  medium: "seldom misses the other's next move, but overlooks more the further off it is",
  hard: "seldom misses anything that ends within ten moves, and plays for your mistakes",
  perfect: "never gives anything away: the shortest win, the draw with the best chances, the longest defence",
};

export function findLevelName(text: string): Result<LevelName> {
  const name = levelNames.find((candidate) => candidate === text);
  if (name !== undefined) return ok(name);
  const guess = didYouMean(text, levelNames);
  return fail(
    "bad-option",
    `There is no computer ${quote(text)}.${guess} The levels are ${listWords(levelNames, "and")}.`,
  );
}
