/** Sentences that need no solver. */

import { seatToMove } from "../core/match.ts";
import { otherSeat } from "../core/seat.ts";
import { countOf } from "../core/words/values.ts";
import { dailyNumber } from "./dates.ts";
import type { PuzzleSource, PuzzleTable } from "./play.ts";
import { answerCount, type PuzzleScore } from "./puzzle.ts";

export function isFirstTry({ wrong, hints, shown }: Omit<PuzzleScore, "marks">): boolean {
  return wrong === 0 && hints === 0 && !shown;
}

export function solvedText(score: Omit<PuzzleScore, "marks">): string {
  const { wrong, hints, shown } = score;
  if (shown) return "answer shown";
  if (isFirstTry(score)) return "solved on the first try";
  const costs = [wrong > 0 ? countOf(wrong, "wrong answer") : [], hints > 0 ? countOf(hints, "hint") : []];
  return `solved with ${costs.flat().join(" and ")}`;
}

export function puzzleTitle({ mine }: PuzzleSource, daily: { day: string; date: string } | null): string {
  if (mine) return "One of your mistakes";
  return daily === null ? "Puzzle" : `Daily puzzle ${daily.day} (#${dailyNumber(daily.date)})`;
}

export const sprintRules =
  "The clock starts with your first answer. A wrong answer or a skip costs 10 seconds. Solve five puzzles in a row to gain 10.";

export function choicesText({ puzzle: { decision } }: PuzzleTable): string {
  const { onBoard, choices } = decision;
  const all = onBoard
    ? `Legal moves: ${choices.join(", ")}.`
    : `Choices: ${choices.map((choice, index) => `(${index + 1}) ${choice}`).join(", ")}.`;
  return answerCount(decision) === 1 ? all : `${all} Separate your answers with commas.`;
}

/** Gives both players' goals if they differ and both matter. A lesson explains the goal itself. */
export function goalText({ puzzle: { base, posed } }: PuzzleTable): string {
  const { game } = base;
  const { kind, terse = false } = posed;
  const mover = seatToMove(base);
  const [yours, theirs] = [mover, otherSeat(mover)].map((seat) => game.goal(base.positions.at(-1), seat));
  if (yours !== theirs && game.needed === undefined && kind !== "bet")
    return `Your goal: ${yours} Your opponent's: ${theirs}`;
  if (terse) return "";
  return ["bet", "mistakes"].includes(kind) ? `The game's goal: ${game.rulesPage.goal}` : `Goal: ${yours}`;
}
