/**
 * What a search to a fixed depth finds. Such a player knows every move that ends the game within that many
 * plies, takes everything beyond for a draw, and chooses at random among the moves that look best. The depth
 * it needs to be sure of a right answer is the depth of a question; its average loss is a baseline, without
 * playing any games.
 */

import { type Decisions, worth } from "../../computer/skill.ts";
import { pliesOf, type Value } from "../../core/analysis.ts";
import { type ExamRow, judge } from "./row.ts";

/** Listed beside the graded players, by the plies they look ahead; 0 is random. */
export const baselineDepths = [0, 1, 2, 3, 4, Number.POSITIVE_INFINITY] as const;

export function baselineName(plies: number): string {
  if (plies === 0) return "random";
  return plies === Number.POSITIVE_INFINITY ? "perfect" : plies === 1 ? "1 ply" : `${plies} plies`;
}

/** The average loss of a search of that many plies. */
export function searchDecision(row: ExamRow, plies: number): Decisions {
  const { ask, values, depth } = row;
  const decision = judge(row, null);
  if (plies === Number.POSITIVE_INFINITY) return { ...decision, lost: 0 };
  if (ask === "move") return { ...decision, lost: lossOf(values, plies) };
  // The search knows the winner once it sees the end, and guesses before.
  return { ...decision, lost: depth !== null && depth <= plies ? 0 : decision.random };
}

/** The fewest plies with which a search can't choose wrong; null if the distances aren't known. */
export function searchDepth(values: readonly Value[]): number | null {
  const plies = new Set(values.flatMap((value) => pliesOf(value) ?? []));
  return [...plies].sort((a, b) => a - b).find((depth) => lossOf(values, depth) === 0) ?? null;
}

function lossOf(values: readonly Value[], plies: number): number {
  const best = Math.max(...values.map(worth));
  const seen = values.map((value) => worth((pliesOf(value) ?? Infinity) <= plies ? value : { kind: "draw" }));
  const top = Math.max(...seen);
  const chosen = values.filter((_, at) => seen[at] === top);
  return chosen.reduce((sum, value) => sum + best - worth(value), 0) / chosen.length;
}
