/** Computes what players would score on the same rows if they moved at random, searched ahead or used a cheap rule. */

import type { Decisions } from "../../computer/skill.ts";
import type { Game } from "../../core/game.ts";
import { skillsOf } from "./grade.ts";
import { lossOf, namesIn, setUpRow } from "./question.ts";
import { type ExamRow, judge } from "./row.ts";
import { cheapRules, gainsOf } from "./rules.ts";

export const searchDepths = [0, 1, 2, 4, 6, Number.POSITIVE_INFINITY] as const;

export type Baseline = ReturnType<typeof baselinesOf>["searches"][number];

/** These are expected scores, not samples, so their intervals mean nothing. */
export function baselinesOf(games: readonly Game[], exam: readonly ExamRow[]) {
  const moves = exam.filter(({ ask }) => ask === "move");
  const gains = moves.flatMap((row) => {
    const found = setUpRow(games, row);
    if (!found.ok) return [];
    const { situation } = found.value;
    const values = namesIn(row, situation).flatMap((name) => row.values[row.legal.indexOf(name)] ?? []);
    return [{ row, gains: gainsOf(situation, values) }];
  });
  const rules = cheapRules.map(({ name }, at) => {
    const decided = gains.map(({ row, gains }) => {
      const decision = judge(row, null);
      return { row, decision: { ...decision, lost: decision.random - (gains[at] ?? 0) } };
    });
    return { player: name, ...skillsOf(exam, decided) };
  });
  return {
    searches: searchDepths.map((plies) => ({
      player: searchName(plies),
      ...skillsOf(
        exam,
        exam.map((row) => ({ row, decision: searchDecision(row, plies) })),
      ),
    })),
    rules: rules.toSorted((one, other) => (other.ahead?.value ?? 0) - (one.ahead?.value ?? 0)),
  };
}

function searchName(plies: number): string {
  if (plies === 0) return "random";
  return plies === Number.POSITIVE_INFINITY ? "perfect" : plies === 1 ? "1 ply" : `${plies} plies`;
}

export function searchDecision(row: ExamRow, plies: number): Decisions {
  const { ask, values, depth } = row;
  const decision = judge(row, null);
  if (plies === Number.POSITIVE_INFINITY) return { ...decision, lost: 0 };
  if (ask === "move") return { ...decision, lost: lossOf(values, plies) };
  // A search that sees the end knows the winner. Otherwise it guesses.
  return { ...decision, lost: depth !== null && depth <= plies ? 0 : decision.random };
}
