/** What every face says alike about a puzzle beside what the advisor says. */

import { currentPosition } from "../../core/match.ts";
import { slipsText } from "../../words/share-line.ts";
import { dialogueOf } from "../../words/simple-dialogue.ts";
import { nextDue, type OwnMistakes } from "./mistakes.ts";
import type { PuzzlePlay, PuzzleSource, PuzzleTable } from "./play.ts";
import type { PuzzleStats } from "./solved.ts";

/** "Puzzle of 2026-11-16", "One of your mistakes", "Puzzle". */
export function puzzleTitle({ date, mine }: PuzzleSource): string {
  if (mine) return "One of your mistakes";
  return date === null ? "Puzzle" : `Puzzle of ${date}`;
}

/** What an answer is. */
export function askText({ decision: { ask } }: Pick<PuzzlePlay, "decision">): string {
  return ask === "one" ? "Choose one." : "Mark all that are right, then submit.";
}

/** What may be done and why, where the board alone does not say it: the opponent's last number, how many may be taken. */
export function factsAt({ match }: PuzzleTable): readonly string[] {
  if (match.outcome !== null) return [];
  const dialogue = dialogueOf(match.game);
  const position = currentPosition(match);
  const [name, standing] = ["\u0000", dialogue.standing(position)];
  return dialogue
    .turn(position, name)
    .filter((line) => line !== "" && !line.includes(name) && !standing.includes(line));
}

export function nothingDueText(mistakes: OwnMistakes): string {
  const next = nextDue(mistakes);
  return next === undefined
    ? "No position of your own waits for you. What you give away in games that you finish comes back here."
    : `Nothing comes back today; the next position does on ${next}.`;
}

/** "Solved, with 1 slip." */
export function solvedText({ answers }: Pick<PuzzlePlay, "answers">): string {
  return `Solved, with ${slipsText(answers)}.`;
}

/** "3 days in a row; your best is 5." */
export function streakText({ streak, longest }: PuzzleStats): string {
  const days = streak === 1 ? "1 day in a row" : `${streak} days in a row`;
  return longest > streak ? `${days}; your best is ${longest}.` : `${days}.`;
}
