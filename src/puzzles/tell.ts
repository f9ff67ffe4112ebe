/** A puzzle as a conversation: the same words as on the screen, a line at a time. */

import { currentPosition, type Match } from "../core/match.ts";
import { rulesOf } from "../core/presentation.ts";
import { dialogueOf } from "../core/words/simple-dialogue.ts";
import type { Prompt, Voice } from "../play/contract.ts";
import { formatNotes } from "../play/lines.ts";
import { tellMove } from "../play/words.ts";
import type { PuzzleState } from "./open.ts";
import type { PuzzleTable } from "./play.ts";
import { puzzleNotes, puzzleScene } from "./scene.ts";
import { choicesText, goalsText, numberText, puzzleTitle } from "./words.ts";

export function tellPuzzle(
  before: PuzzleState | undefined,
  after: PuzzleState,
  voice: Voice,
  words: readonly string[],
): readonly string[] {
  if (before === undefined) return puzzleOpening(after, voice, words);
  if (before.puzzle.phase !== "solved" && after.puzzle.phase === "solved")
    return [after.said, ...resultLines(after, voice)];
  return tellAnswer(before, after, voice);
}

function puzzleOpening(state: PuzzleState, voice: Voice, words: readonly string[]): readonly string[] {
  const { puzzle, match, notes } = state;
  const title = `${puzzleTitle(puzzle.source)}${numberText(state)}: ${match.game.title}, ${puzzle.posed.grade}.`;
  if (puzzle.phase === "solved") return [title, ...resultLines(state, voice)];
  return [
    title,
    ...formatNotes(notes),
    "",
    ...standingLines(state, voice),
    "",
    `Type your answer, or: ${words.join(", ")}.`,
  ];
}

function resultLines(state: PuzzleState, { spoken }: Voice): readonly string[] {
  const { share, headline } = puzzleScene(state);
  const line = share === null ? [] : [spoken ? share.spoken : share.shown];
  return [headline.text, ...line, ...puzzleNotes(state)];
}

/** With `isLast`, a wrong answer ends the question, as with a bet. */
export function tellAnswer(
  before: PuzzleTable,
  after: PuzzleTable,
  voice: Voice,
  isLast = false,
): readonly string[] {
  const { puzzle, said, problem } = after;
  if (problem !== "" && problem !== before.problem) return [problem];
  if (puzzle.phase === "waiting" || (puzzle === before.puzzle && said === before.said)) return [];
  if (puzzle.phase === "refuted" && before.puzzle.phase !== "refuted")
    return [said, ...playedLines(before, after, voice), ...(isLast ? [] : ["Try again."])];
  const isNext = puzzle.decision !== before.puzzle.decision;
  return isNext ? [said, "", ...standingLines(after, voice)] : said === "" ? [] : [said];
}

export function standingLines(state: PuzzleTable, { dialogueFor }: Voice): readonly string[] {
  const { match, puzzle } = state;
  const standing = dialogueFor(match).standing(currentPosition(match));
  // A lesson has said what each player wants.
  const goals = puzzle.at > 0 || puzzle.posed.terse === true ? "" : goalsText(match);
  const question = [goals, puzzle.decision.task, choicesText(state)].filter((line) => line !== "");
  return [...standing, ...factsAt(state), "", ...question];
}

/** Facts that the board doesn't show: the opponent's last number, how many may be taken. */
export function factsAt({ match, puzzle }: PuzzleTable): readonly string[] {
  const { game } = match;
  return puzzle.decision.onBoard || game.dialogue === undefined ? positionFacts(match) : [];
}

export function positionFacts({ game, options, positions }: Match): readonly string[] {
  const position = positions.at(-1);
  if (game.outcome(position) !== null) return [];
  // Without a book's dialogue, the goal may tell the score.
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

function playedLines(before: PuzzleTable, { match }: PuzzleTable, voice: Voice): readonly string[] {
  const from = before.puzzle.base.moves.length;
  const played = match.moves.slice(from).flatMap((_, index) => tellMove(match, from + index).slice(0, 1));
  if (played.length === 0) return [];
  const standing = voice.dialogueFor(match).standing(currentPosition(match));
  return [...played, ...standing, "Took these moves back."];
}

export function promptPuzzle({ puzzle: { phase } }: PuzzleTable): Prompt {
  if (phase === "waiting") return null;
  if (phase === "refuted") return { does: "again" };
  return { text: phase === "solved" ? "Type next for another puzzle, or quit: " : "Your answer: " };
}
