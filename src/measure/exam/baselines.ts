/** What players would score on the same rows if they moved at random, searched ahead or used a cheap rule. */

import type { Decisions } from "../../computer/skill.ts";
import type { Game } from "../../core/game.ts";
import { skillsOf } from "./grade.ts";
import { lossOf, namesIn, setUpRow } from "./question.ts";
import { type ExamRow, judge } from "./row.ts";
import { cheapRules, gainsOf } from "./rules.ts";

/** In plies. */
export const searchDepths = {
  random: 0,
  "1 ply": 1,
  "2 plies": 2,
  "4 plies": 4,
  "6 plies": 6,
  perfect: Infinity,
};

export type Baseline = ReturnType<typeof baselinesOf>["searches"][number];

/** These scores are computed, not sampled, so their intervals mean nothing. */
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
    searches: Object.entries(searchDepths).map(([player, plies]) => ({
      player,
      ...skillsOf(
        exam,
        exam.map((row) => ({ row, decision: searchDecision(row, plies) })),
      ),
    })),
    rules: rules.toSorted((one, other) => (other.ahead?.value ?? 0) - (one.ahead?.value ?? 0)),
  };
}

export function searchDecision(row: ExamRow, plies: number): Decisions {
  const { ask, values, depth } = row;
  const decision = judge(row, null);
  if (plies === Infinity) return { ...decision, lost: 0 };
  if (ask === "move") return { ...decision, lost: lossOf(values, plies) };
  // A search that sees the end knows the winner. Any other search guesses.
  return { ...decision, lost: depth !== null && depth <= plies ? 0 : decision.random };
}
