/** Facts about a game at one size, in sentences. All of them are computed, not written by hand. */

import type { Game, Variant } from "../core/game.ts";
import type { Options } from "../core/options.ts";
import { countMoves, inMoves, writeCount } from "../core/words/values.ts";
import { analyzePosition } from "../solver/analyze.ts";
import type { ValueTally } from "../solver/solution.ts";
import { isPlayable, resolveSize, solveSize } from "../solver/solve.ts";
import { runToEnd } from "../solver/task.ts";
import { explain } from "./explain.ts";

const memory = 200_000_000;

const tooLarge =
  "This size has too many positions to solve, so we don't know who wins from the start. Near the end of a game, the values are exact.";

export function whatIsKnown(game: Game, given: Options = {}): readonly string[] {
  const size = resolveSize(game, given);
  if (!size.ok) return [size.problem.message];
  const solution = runToEnd(solveSize(size.value, memory));
  if (!solution.ok) return [tooLarge];
  const { tally } = solution.value;
  const counts = [
    tally.starts === null ? startSentence(tally) : dealtStarts(tally),
    countSentence(size.value, tally),
  ];
  return isPlayable(size.value) ? [...counts, ...inPlay(size.value, tally)] : counts;
}

/** Why the start has its value and, if that isn't a win or a loss, why one of the longest wins is won. */
function inPlay(game: Variant, { start, starts, line }: ValueTally): readonly string[] {
  const startReason = starts === null ? reasonAt(game, game.start(1)) : [];
  if (line === null || (start !== null && start.kind !== "draw")) return startReason;
  const longest = game.fromKey(line.from, undefined);
  const why = longest.ok ? reasonAt(game, longest.value) : [];
  return [...startReason, ...why.map((sentence) => `For example, in ${line.from}, ${lower(sentence)}`)];
}

/** Empty if the only reason is that neither player can force a win, because `startSentence` already says so. */
function reasonAt(game: Variant, position: unknown): readonly string[] {
  const { reasons, why } = explain(game, analyzePosition(game, position));
  return reasons.every(({ kind }) => kind === "even") ? [] : [why];
}

function startSentence({ start }: ValueTally): string {
  if (start === null || start.kind === "draw")
    return "With best play, the standard start is a draw: neither player can force a win.";
  const who = start.kind === "win" ? "first" : "second";
  return `With best play, the ${who} player wins from the standard start${inMoves(start)}.`;
}

function dealtStarts({ starts }: ValueTally): string {
  const { win = 0n, loss = 0n, draw = 0n } = starts ?? {};
  return `Of the ${writeCount(win + loss + draw)} starts that can be dealt, the first player wins ${writeCount(win)}, the second player wins ${writeCount(loss)}, and ${writeCount(draw)} ${draw === 1n ? "is a draw" : "are draws"}.`;
}

function countSentence({ terms }: Variant, { positions, wins, losses, draws, longest }: ValueTally): string {
  if (positions === null || wins === null || losses === null || draws === null)
    return "This size has too many positions to count.";
  const share = Number(((wins + losses) * 1000n) / (positions === 0n ? 1n : positions)) / 10;
  const decided = share === 0 && wins > 0n ? "less than 0.1" : share;
  const counted = terms?.counted === undefined ? "" : ` (${terms.counted})`;
  const counts = `Of ${positions === 1n ? "1 position" : `the ${writeCount(positions)} positions`}${counted}, the player to move wins ${writeCount(wins)}, loses ${writeCount(losses)} and draws ${writeCount(draws)}, so one player can force a win in ${decided}% of them.`;
  return longest === null ? counts : `${counts} The longest forced win takes ${countMoves(longest)}.`;
}

function lower(sentence: string): string {
  return sentence.replace(/^./, (first) => first.toLowerCase());
}
