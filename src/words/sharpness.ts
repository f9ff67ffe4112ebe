/** Apart from the counting, so a face that only reads needs no solver. */

import { usualPlyLimit } from "../core/match.ts";

/** `share` is the share of all turns with a wrong move, from 0 to 1. */
export interface Sharpness {
  readonly share: number;
  /** True if every line of play was counted; otherwise seeded games were. */
  readonly exact: boolean;
}

/** Random games need not end. */
export const mostTurns = usualPlyLimit;

/** For games with too many lines to count. */
export const turnsSampled = 3_000;

/** "14.9%", or "about 4%" if it isn't exact. */
export function formatShare({ share, exact }: Sharpness): string {
  const percent = 100 * share;
  return exact ? `${Number(percent.toFixed(1))}%` : `about ${Math.round(percent)}%`;
}

export const howItIsCounted = `Two players choose every move at random from the default start (or, where the start is dealt, from each possible row with equal weight), until the game ends or ${mostTurns} moves are played. The figure is the share of turns with a wrong move: one that turns a win into a draw or a loss, or a draw into a loss. On all other turns every move is equally good, so where the figure is small even a random player makes few mistakes. Every line of play is counted; a figure with "about" comes from seeded games with ${turnsSampled.toLocaleString("en")} turns in all.`;

/** "every move can be a mistake", "1 move in 25 can be a mistake"; empty if it isn't known. */
export function sharpnessWords(sharpness: Sharpness | null): string {
  if (sharpness === null) return "";
  const { share } = sharpness;
  if (share >= 0.99) return "every move can be a mistake";
  if (share >= 0.9) return "nearly every move can be a mistake";
  if (share >= 0.35) return `${Math.round(10 * share)} moves in 10 can be mistakes`;
  return share > 0
    ? `1 move in ${Math.round(1 / share)} can be a mistake`
    : "hardly any move can be a mistake";
}

/** For a size that no level plays without mistakes. */
export const inexactWords =
  "the values are not exact from the start, so even perfect only looks a few moves ahead";

export function sharpnessSentences(sharpness: Sharpness | null): readonly string[] {
  if (sharpness === null) return [];
  return [`In random play, ${formatShare(sharpness)} of turns offer a wrong move.`];
}
