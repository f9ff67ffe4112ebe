/** The words about a puzzle that don't need the solver, the same on every face. */

import { seatToMove } from "../core/match.ts";
import { otherSeat } from "../core/seat.ts";
import { countOf } from "../core/words/values.ts";
import { dailyNumber } from "./dates.ts";
import type { PuzzleSource, PuzzleTable } from "./play.ts";
import type { Mark, PuzzleScore } from "./puzzle.ts";

const signs: Readonly<Record<Mark, string>> = { right: "✓", wrong: "✗", hint: "?" };

export interface SharedDaily extends PuzzleScore {
  readonly program: string;
  readonly number: number;
  readonly game: string;
  readonly difficulty: string;
  /** An address, or the command to type. */
  readonly link: string;
}

/** `Switchyard #2 · Switch Battle, easy · ✓✗✓ · 1 wrong answer · https://…` */
export function shareLine(daily: SharedDaily): string {
  const { program, number, game, difficulty, link } = daily;
  const parts = [
    `${program} #${number}`,
    `${game}, ${difficulty}`,
    signsOf(daily.marks),
    describeScore(daily),
    link,
  ];
  return parts.join(" · ");
}

/** For screen readers: `Switchyard number 2, Switch Battle, easy: right, wrong, right (1 wrong answer). https://…` */
export function spokenShareLine(daily: SharedDaily): string {
  const { program, number, game, difficulty, link } = daily;
  const told = `${daily.marks.join(", ")} (${describeScore(daily)})`;
  return `${program} number ${number}, ${game}, ${difficulty}: ${told}. ${link}`;
}

function signsOf(marked: readonly Mark[]): string {
  return marked.map((mark) => signs[mark]).join("");
}

/** "first try", "1 wrong answer, 2 hints" */
export function describeScore(score: PuzzleScore): string {
  return costsOf(score).join(", ") || "first try";
}

/** "Solved on the first try!", "Solved with 1 wrong answer and 2 hints.", "Solved after seeing the answer." */
export function solvedText(score: PuzzleScore): string {
  if (score.shown) return "Solved after seeing the answer.";
  const costs = costsOf(score);
  return costs.length === 0 ? "Solved on the first try!" : `Solved with ${costs.join(" and ")}.`;
}

/** If the answer was shown, the hints before it don't matter. */
function costsOf({ wrong, hints, shown }: PuzzleScore): readonly string[] {
  const help = shown ? ["answer shown"] : hints > 0 ? [countOf(hints, "hint")] : [];
  return [...(wrong > 0 ? [countOf(wrong, "wrong answer")] : []), ...help];
}

/** "Daily puzzle 2026-11-16", "One of your mistakes", "Puzzle". */
export function puzzleTitle({ date, mine }: PuzzleSource): string {
  if (mine) return "One of your mistakes";
  return date === null ? "Puzzle" : `Daily puzzle ${date}`;
}

/** " (#2)" */
export function numberText({ daily }: { readonly daily: { readonly date: string } | null }): string {
  return daily === null ? "" : ` (#${dailyNumber(daily.date)})`;
}

export const sprintRules =
  "A wrong answer or a skipped puzzle costs 10 seconds. Solve five puzzles in a row to get 10 more.";

export function choicesText({ puzzle: { decision } }: PuzzleTable): string {
  const { onBoard, choices, ask } = decision;
  const all = onBoard
    ? `Legal moves: ${choices.join(", ")}.`
    : `Choices: ${choices.map((choice, index) => `(${index + 1}) ${choice}`).join(", ")}.`;
  return ask === "one" ? all : `${all} Separate your answers with commas.`;
}

/**
 * A bet takes no side, and a player who looks for mistakes isn't playing for the goal. A lesson has already named a shared
 * goal.
 */
export function goalText({ puzzle: { base, posed } }: PuzzleTable): string {
  const { game } = base;
  const { kind, terse = false } = posed;
  const mover = seatToMove(base);
  const [yours, theirs] = [mover, otherSeat(mover)].map((seat) => game.goal(base.positions.at(-1), seat));
  if (yours !== theirs && game.needed === undefined && kind !== "bet")
    return `Your goal: ${yours} Your opponent's goal: ${theirs}`;
  if (terse) return "";
  return ["bet", "mistakes"].includes(kind)
    ? `The goal of the game: ${game.rulesPage.goal}`
    : `Goal: ${yours}`;
}
