/** The values of the moves as the table shows them: all of them in groups, and the one under the cursor. */

import type { Value } from "../../core/analysis.ts";
import { currentPosition } from "../../core/match.ts";
import { describeValue } from "../../core/value-words.ts";
import type { TableScene } from "./state.ts";
import type { Tone } from "./text.ts";

const groups = [
  ["win", "+ wins"],
  ["draw", "= draws"],
  ["loss", "- loses"],
] as const;

/** "+ wins: 4   = draws: 1, 2   - loses: 3-4" */
export function valuesText(scene: TableScene): string {
  const { values, match } = scene;
  if (values === null || scene.shown !== null) return "";
  const names = match.game.moves(currentPosition(match)).map((move) => match.game.formatMove(move));
  const of = (kind: Value["kind"] | undefined) => names.filter((_, at) => values[at]?.kind === kind);
  const known = groups.flatMap(([kind, word]) => part(word, of(kind)));
  return [...known, ...part("? not known", of(undefined))].join("   ");
}

export function valueAt({
  values,
  at,
}: TableScene): { readonly text: string; readonly tone: Tone } | undefined {
  const value = values?.[at];
  if (value === undefined) return undefined;
  const tone = value?.kind === "win" ? "lamp" : value?.kind === "loss" ? "alarm" : "faint";
  return { text: describeValue(value), tone };
}

function part(word: string, names: readonly string[]): readonly string[] {
  return names.length === 0 ? [] : [`${word}: ${names.join(", ")}`];
}
