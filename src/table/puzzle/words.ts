/** What every face says alike about a puzzle beside what the advisor says. */

import type { Match } from "../../core/match.ts";
import { rulesOf } from "../../core/presentation.ts";
import { dialogueOf } from "../../words/simple-dialogue.ts";
import type { PuzzleSource, PuzzleTable } from "./play.ts";

/** "Puzzle of 2026-11-16", "One of your mistakes", "Puzzle". */
export function puzzleTitle({ date, mine }: PuzzleSource): string {
  if (mine) return "One of your mistakes";
  return date === null ? "Puzzle" : `Puzzle of ${date}`;
}

/** What may be done and why, where the board alone does not say it: the opponent's last number, how many may be taken. */
export function factsAt({ match, puzzle }: PuzzleTable): readonly string[] {
  const { game } = match;
  return puzzle.decision.onBoard || game.dialogue === undefined ? positionFacts(match) : [];
}

export function positionFacts({ game, options, positions }: Match): readonly string[] {
  const position = positions.at(-1);
  if (game.outcome(position) !== null) return [];
  // Where there is no book's conversation, the goal may tell the score.
  if (game.dialogue === undefined)
    return [game.goal(position, game.toMove(position), options)].filter(
      (goal) => goal !== rulesOf(game, options).goal,
    );
  const dialogue = dialogueOf(game, options);
  const [name, standing] = ["\u0000", dialogue.standing(position)];
  return dialogue
    .turn(position, name)
    .filter((line) => line !== "" && !line.includes(name) && !standing.includes(line));
}

/** What can be answered, and how. */
export function choicesText({ puzzle: { decision } }: PuzzleTable): string {
  const { onBoard, choices, ask } = decision;
  const all = onBoard
    ? `Legal moves: ${choices.join(", ")}.`
    : `Choices: ${choices.map((choice, index) => `(${index + 1}) ${choice}`).join(", ")}.`;
  return ask === "one" ? all : `${all} Type all the right ones, separated by commas.`;
}
