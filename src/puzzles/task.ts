/** The sentences about a puzzle: the task, and the hints. The last hint is the answer. */

import { positionName } from "../computer/job.ts";
import { cellsOf, nameOfCell } from "../core/board.ts";
import type { PuzzleKind } from "../core/lesson.ts";
import { ofSeat } from "../core/seat.ts";
import { findMove } from "../core/setup.ts";
import { listWords } from "../core/text.ts";
import { sayReasons } from "../core/words/reasons.ts";
import { capital, countWord, describeWinner } from "../core/words/values.ts";
import { losingReplies, type NamedMove, reasonsOfMove, valuesAt } from "./kinds.ts";
import type { Decision, PosedDecision, Puzzle } from "./puzzle.ts";

export function describeDecision(puzzle: Puzzle, decision: Decision, step: number): PosedDecision {
  const { key, toMove } = positionName(puzzle, puzzle.position);
  return { key, toMove, task: taskOf(puzzle, step), hints: hintsFor(puzzle, decision), ...decision };
}

export function taskOf(puzzle: Puzzle, step = 0): string {
  const { game, position } = puzzle;
  const mover = ofSeat(game.seatNames, game.toMove(position));
  const task = step > 0 ? "You're still winning: what's your next move?" : tasks[puzzle.kind](puzzle);
  return `${mover} to move. ${task}`;
}

const tasks: Readonly<Record<PuzzleKind, (puzzle: Puzzle) => string>> = {
  line: () => "You can win: what's your first move?",
  hold: () => "Find a move that keeps the draw.",
  safe: (puzzle) => `Find every move that keeps the ${stakeOf(puzzle)}.`,
  mistakes: (puzzle) =>
    stakeOf(puzzle) === "win"
      ? "Find every move that throws away your win."
      : "Find every mistake: any move that loses.",
  bet: () => "Who wins if both play their best?",
  threats: () => "Find every safe move that threatens to win.",
  trap: () => "Which safe move leaves the most losing replies?",
};

function stakeOf(puzzle: Puzzle): "win" | "draw" {
  return valuesAt(puzzle).value?.kind === "win" ? "win" : "draw";
}

export function hintsFor(puzzle: Puzzle, decision: Decision): readonly string[] {
  return [
    nudges[puzzle.kind],
    // A bet has only two or three choices, so narrowing them down would reveal the right one.
    ...(puzzle.kind === "bet" ? [] : [narrowed(puzzle, decision)]),
    answerSentence(puzzle, decision),
  ];
}

const nudges: Readonly<Record<PuzzleKind, string>> = {
  line: "Look at what each move leaves your opponent.",
  hold: "Look at what your opponent threatens after each move.",
  safe: "Look at what your opponent can do after each move.",
  bet: "Try each move in your head. What does it leave your opponent?",
  threats: "Look for moves that leave you one move from winning.",
  trap: "After each safe move, count the replies that lose.",
  mistakes: "Look at what your opponent can do after each move.",
};

const answerVerbs: Readonly<Record<PuzzleKind, readonly [one: string, several: string]>> = {
  line: ["wins", "win"],
  hold: ["keeps the draw", "keep the draw"],
  safe: ["is safe", "are safe"],
  bet: ["", ""],
  threats: ["is a safe threat", "are safe threats"],
  trap: ["sets the best trap", "set the best trap"],
  mistakes: ["is a mistake", "are mistakes"],
};

/** "5 of your 9 moves are safe. One of them involves switch 1." */
function narrowed(puzzle: Puzzle, { choices, answers }: Decision): string {
  const all = `your ${choices.length} moves`;
  const only = answers.length === 1;
  const [one, several] = answerVerbs[puzzle.kind];
  const right = only ? `Only one of ${all} ${one}.` : `${answers.length} of ${all} ${several}.`;
  return `${right} ${only ? "It" : "One of them"} involves ${firstCell(puzzle, answers[0] ?? "")}.`;
}

/** "switch 1", without its state. */
function firstCell({ game, position }: Puzzle, answer: string): string {
  const move = findMove(game, position, answer);
  const cell = move.ok ? (game.cellsOfMove(position, move.value)[0] ?? "") : "";
  const found = cellsOf(game.board(position)).find(({ id }) => id === cell);
  return found === undefined ? cell : nameOfCell(found).replace(/^(?=\d+$)/, "number ");
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
  // Say who wins, but not why: the player is about to find that out.
  if (puzzle.kind === "bet")
    return `${capital(describeWinner(valuesAt(puzzle).value, game.toMove(position), game.seatNames))}.`;
  if (puzzle.terse === true) return "";
  if (puzzle.kind === "trap" && valuesAt(puzzle).moves.some(isDrawn(answer)))
    return trapCount(puzzle, answer);
  // The needed moves would reveal the rest of the answer.
  const reasons = reasonsOfMove(puzzle, answer).filter(({ kind }) => kind !== "needed");
  return sayReasons(reasons, game);
}

function isDrawn(answer: string) {
  return ({ name, value }: NamedMove) => name === answer && value?.kind === "draw";
}

/** "After 3, four of your opponent's replies lose: 1, 3, 1-2 and 2-3." */
function trapCount(puzzle: Puzzle, answer: string): string {
  const lost = losingReplies(puzzle, answer);
  const named = lost.length === 0 ? "" : `: ${listWords(lost, "and")}`;
  return `After ${answer}, ${lost.length === 0 ? "none" : countWord(lost.length)} of your opponent's replies ${lost.length === 1 ? "loses" : "lose"}${named}.`;
}

export function namedReply(puzzle: Puzzle, move: string): string | undefined {
  return reasonsOfMove(puzzle, move).flatMap((reason) =>
    "after" in reason ? reason.after.slice(1, 2) : [],
  )[0];
}
