/** The sentences about a puzzle: the task, the hints up to the answer, and the response to an answer. */

import { cellsOf, nameOfCell } from "../../core/board.ts";
import type { PuzzleKind } from "../../core/lesson.ts";
import { rulesOf } from "../../core/presentation.ts";
import { ofSeat, otherSeat, seats } from "../../core/seat.ts";
import { findMove } from "../../core/setup.ts";
import { listWords } from "../../core/text.ts";
import { sayReasons } from "../../words/reasons.ts";
import { capital, describeWinner } from "../../words/values.ts";
import { type PosedDecision, positionName } from "../job.ts";
import { decisionsIn } from "./kinds.ts";
import type { Decision, Puzzle } from "./puzzle.ts";
import { reasonsOfMove, valuesAt } from "./values.ts";

export function describeDecision(puzzle: Puzzle, decision: Decision, step: number): PosedDecision {
  const { key, toMove } = positionName(puzzle, puzzle.position);
  return { key, toMove, task: taskOf(puzzle, step), hints: hintsFor(puzzle, decision), ...decision };
}

export function taskOf(puzzle: Puzzle, step = 0): string {
  const { game, position } = puzzle;
  const mover = ofSeat(game.seatNames, game.toMove(position));
  return `${mover} to move. ${step > 0 ? goOn(puzzle.kind, step) : `${goalsOf(puzzle)}${tasks[puzzle.kind](puzzle)}`}`;
}

/** Only if the players want different things; a lesson has said so already. */
function goalsOf({ game, options, position, terse = false }: Puzzle): string {
  const [one, two] = seats.map((seat) => game.goal(position, seat, options));
  return terse || one === two ? "" : `${rulesOf(game, options).goal} `;
}

function goOn(kind: PuzzleKind, step: number): string {
  return kind === "hold"
    ? `Hold the draw: move ${step + 1} of 3.`
    : "You are still winning: what is your next move?";
}

const tasks: Readonly<Record<PuzzleKind, (puzzle: Puzzle) => string>> = {
  line: () => "You can win, whatever your opponent does: what is your first move?",
  hold: (puzzle) =>
    `Hold the draw${decisionsIn(puzzle) === 1 ? "" : " for three moves"}: one slip, and your opponent can force a win.`,
  safe: (puzzle) =>
    valuesAt(puzzle).value?.kind === "win"
      ? "Find every move that keeps the win."
      : "Find every safe move: one that doesn't let your opponent force a win.",
  mistakes: (puzzle) =>
    valuesAt(puzzle).value?.kind === "win"
      ? "Find every move that gives your win away."
      : "Find every move that loses.",
  winner: () => "If both players help each other, who can still win?",
  bet: () => "Who wins if both play their best?",
  pairs: ({ game, position }) =>
    `Which pairs let ${ofSeat(game.seatNames, otherSeat(game.toMove(position)))} answer each number with its partner?`,
  threats: () =>
    "Find every move that threatens to win on your next turn without letting your opponent win first.",
  which: () => "Which moves win here?",
};

export function hintsFor(puzzle: Puzzle, decision: Decision): readonly string[] {
  return [
    nudges[puzzle.kind],
    ...(wordsOnly.includes(puzzle.kind) ? [] : [narrowed(puzzle, decision)]),
    answerSentence(puzzle, decision),
  ];
}

/** The answer is one of a few words, so narrowing it down would reveal it. */
const wordsOnly: readonly PuzzleKind[] = ["winner", "bet", "which"];

const nudges: Readonly<Record<PuzzleKind, string>> = {
  line: "Look at what each move leaves your opponent.",
  hold: "Look at what your opponent threatens after each move.",
  safe: "Look at what your opponent can do after each move.",
  winner: "Count the moves that are left: can their number be odd? Can it be even?",
  bet: "Try the moves in your head: what does each leave your opponent?",
  pairs: "Start with a number that has only one possible partner.",
  threats: "Look for moves that leave you one move from the end.",
  which: "Work backwards from the end: who wins with one left, with two, with three?",
  mistakes: "Look at what your opponent can do after each move.",
};

/** "5 of your 9 moves are right. One of them involves switch 1." */
function narrowed(puzzle: Puzzle, { choices, answers, onBoard }: Decision): string {
  const all = onBoard ? `your ${choices.length} moves` : `the ${choices.length}`;
  const only = answers.length === 1;
  const right = only ? `Only one of ${all} is right.` : `${answers.length} of ${all} are right.`;
  const involves = `${only ? "It" : "One of them"} involves ${firstCell(puzzle, answers[0] ?? "")}.`;
  return onBoard ? `${right} ${involves}` : right;
}

/** "switch 1", without its state. */
function firstCell({ game, position }: Puzzle, answer: string): string {
  const move = findMove(game, position, answer);
  const cell = move.ok ? (game.cellsOfMove(position, move.value)[0] ?? "") : "";
  const found = cellsOf(game.board(position)).find(({ id }) => id === cell);
  return found === undefined ? cell : nameOfCell(found);
}

/** "The answer is 3-4. Flipping 3-4 leaves …" */
function answerSentence(puzzle: Puzzle, { ask, answers }: Decision): string {
  const shown = ask === "one" ? answers.slice(0, 1) : answers;
  const [first = ""] = shown;
  const reason = reasonFor(puzzle, first);
  if (reason.toLowerCase().startsWith(first.toLowerCase())) return reason;
  const start = shown.length < answers.length ? "One right answer is" : "The answer is";
  return `${start} ${listWords(shown, "and")}. ${reason}`.trim();
}

export function reasonFor(puzzle: Puzzle, answer: string): string {
  const { game, position } = puzzle;
  // Who wins, but not why: the player is about to find that out.
  if (puzzle.kind === "bet")
    return `${capital(describeWinner(valuesAt(puzzle).value, game.toMove(position), game.seatNames))}.`;
  if (puzzle.kind === "pairs" || puzzle.terse === true) return "";
  return sayReasons(reasonsOfMove(puzzle, answer), game, game.toMove(position));
}

/** Undefined if the reason names no reply. */
export function namedReply(puzzle: Puzzle, move: string): string | undefined {
  return reasonsOfMove(puzzle, move).flatMap((reason) =>
    "after" in reason ? reason.after.slice(1, 2) : [],
  )[0];
}
