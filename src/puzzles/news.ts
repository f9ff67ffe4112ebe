/** A puzzle as lines of text, with the same words as on the screen. */

import type { Match } from "../core/match.ts";
import { listWords } from "../core/text.ts";
import { dialogueOf } from "../core/words/simple-dialogue.ts";
import type { News, NewsPart, Prompt } from "../play/contract.ts";
import { tellMove } from "../play/words.ts";
import type { PuzzleTable } from "./play.ts";
import { choicesText, goalsText } from "./words.ts";

/** What to say after the judgment. With `isLast`, a wrong answer ends the question, as with a bet. */
export function answeredNews(after: PuzzleTable, isLast = false): News[number] {
  const { puzzle, said } = after;
  const kept = puzzle.marked.length === 0 ? "" : ` You have ${listWords(puzzle.marked, "and")} so far.`;
  if (puzzle.phase === "refuted")
    return [said, ...playedParts(after), ...(isLast ? [] : [`Try again.${kept}`])];
  return puzzle.phase === "asked" ? [said, "", ...questionParts(after)] : [said];
}

export function questionParts(state: PuzzleTable): readonly NewsPart[] {
  const { match, puzzle } = state;
  // A lesson has already said what each player wants.
  const goals = puzzle.at > 0 || puzzle.posed.terse === true ? "" : goalsText(state);
  const question = [goals, puzzle.decision.task, choicesText(state)].filter((line) => line !== "");
  return [{ kind: "standing", match }, ...factsAt(state), "", ...question];
}

/** Facts that the board doesn't show, such as the opponent's last number or how many you can take. */
function factsAt({ match, puzzle }: PuzzleTable): readonly string[] {
  const { game } = match;
  return puzzle.decision.onBoard || game.dialogue === undefined ? positionFacts(match) : [];
}

export function positionFacts({ game, positions }: Match): readonly string[] {
  const position = positions.at(-1);
  if (game.outcome(position) !== null) return [];
  // In a game without the original dialogue, the goal can include the score.
  if (game.dialogue === undefined)
    return [game.goal(position, game.toMove(position))].filter((goal) => goal !== game.rulesPage.goal);
  const dialogue = dialogueOf(game);
  const [name, standing] = ["\u0000", dialogue.standing(position)];
  return dialogue
    .turn(position, name)
    .filter((line) => line !== "" && !line.includes(name) && !standing.includes(line));
}

function playedParts({ match, puzzle }: PuzzleTable): readonly NewsPart[] {
  const from = puzzle.base.moves.length;
  const played = match.moves.slice(from).flatMap((_, index) => tellMove(match, from + index).slice(0, 1));
  return played.length === 0 ? [] : [...played, { kind: "standing", match }, "Back to the puzzle."];
}

export function promptPuzzle({ puzzle: { phase } }: PuzzleTable): Prompt {
  if (phase === "waiting") return null;
  if (phase === "refuted") return { does: "again" };
  return { text: phase === "solved" ? "Type next for another puzzle, or quit: " : "Your answer: " };
}
