/** The sentences about a puzzle: the task, hints that go on until the answer is told, and what is said to an answer. */

import { cellsOf } from "../../core/board.ts";
import type { PuzzleKind } from "../../core/lesson.ts";
import { ofSeat, otherSeat } from "../../core/seat.ts";
import { findMove } from "../../core/setup.ts";
import { listWords } from "../../core/text.ts";
import { analyzePosition, bestFirst } from "../../solver/analyze.ts";
import { type Explanation, explain } from "../../words/explain.ts";
import { describeWinner } from "../../words/values.ts";
import { type PosedDecision, positionName } from "../job.ts";
import type { Situation } from "../player.ts";
import { decisionsIn, plannedSituation } from "./kinds.ts";
import type { Decision, Puzzle } from "./puzzle.ts";
import { valuesAt } from "./values.ts";

/** What is asked, for a face; `step` counts the decisions before this one. */
export function describeDecision(puzzle: Puzzle, decision: Decision, step: number): PosedDecision {
  const { key, toMove } = positionName(puzzle, puzzle.position);
  return { key, toMove, task: taskOf(puzzle, step), hints: hintsFor(puzzle, decision), ...decision };
}

/** "Player 1 to move. Name every safe move: …" */
export function taskOf(puzzle: Puzzle, step = 0): string {
  const { game, position } = puzzle;
  const mover = ofSeat(game.seatNames, game.toMove(position));
  return `${mover} to move. ${step > 0 ? goOn(puzzle.kind, step) : tasks[puzzle.kind](puzzle)}`;
}

function goOn(kind: PuzzleKind, step: number): string {
  return kind === "hold" ? `Hold the draw: move ${step + 1} of 3.` : "Keep the win: what now?";
}

const tasks: Readonly<Record<PuzzleKind, (puzzle: Puzzle) => string>> = {
  line: () => "Find the moves that win, whatever your opponent replies.",
  hold: (puzzle) =>
    `Hold the draw${decisionsIn(puzzle) === 1 ? "" : " for three moves"}: after a wrong move your opponent can force a win.`,
  safe: (puzzle) =>
    valuesAt(puzzle).value?.kind === "win"
      ? "Name every move that keeps the win."
      : "Name every safe move: one after which your opponent cannot force a win.",
  winner: () => "Who can still win, if both players help?",
  bet: () => "Place your bet: who wins, if both play their best?",
  pairs: ({ game, position }) =>
    `${ofSeat(game.seatNames, otherSeat(game.toMove(position)))} wins by answering each number with its partner, which may follow it; name the pairs.`,
  threats: () => "Name every move that threatens to win on your next turn.",
  plan: () =>
    "Plan ahead: after which of these would you win? The first number is what you take, the second what you leave.",
};

/** From a nudge to the answer itself. */
export function hintsFor(puzzle: Puzzle, decision: Decision): readonly string[] {
  const { choices, answers, ask } = decision;
  const counted =
    ask === "set"
      ? `Name ${answers.length} of the ${choices.length}.`
      : `${answers.length} of ${choices.length} moves ${answers.length === 1 ? "is" : "are"} right.`;
  const narrowed = decision.onBoard ? [`${counted} ${firstCell(puzzle, decision)}`] : [counted];
  return [
    nudges[puzzle.kind],
    ...(puzzle.kind === "winner" || puzzle.kind === "bet" ? [] : narrowed),
    answerSentence(puzzle, decision),
  ];
}

const nudges: Readonly<Record<PuzzleKind, string>> = {
  line: "Look at what each move leaves your opponent.",
  hold: "Look at what your opponent threatens after each move.",
  safe: "Look at what your opponent can do after each move.",
  winner: "Count the moves to the end of a game: can it be odd, can it be even?",
  bet: "Try the moves in your head: what does each leave your opponent?",
  pairs: "Begin with a number that has only one possible partner.",
  threats: "Look for moves that leave you one move from the end.",
  plan: "From the end backwards: who wins with one block left, with two, with three?",
};

function firstCell({ game, position }: Puzzle, { answers: [answer = ""] }: Decision): string {
  const move = findMove(game, position, answer);
  const cell = move.ok ? (game.cellsOfMove(position, move.value)[0] ?? "") : "";
  const spoken = cellsOf(game.board(position)).find(({ id }) => id === cell)?.spoken ?? cell;
  return `One involves ${spoken}.`;
}

/** "The answer is 3-4. Flipping 3-4 leaves …" */
function answerSentence(puzzle: Puzzle, { ask, answers }: Decision): string {
  const shown = ask === "one" ? answers.slice(0, 1) : answers;
  const start = shown.length < answers.length ? "One right answer is" : "The answer is";
  return `${start} ${listWords(shown, "and")}. ${reasonFor(puzzle, shown[0] ?? "")}`.trim();
}

/** Why an answer is right or wrong. */
export function reasonFor(puzzle: Puzzle, answer: string): string {
  const { game, position } = puzzle;
  // Who wins, but not why: the player is about to find that out.
  if (puzzle.kind === "bet")
    return `${describeWinner(valuesAt(puzzle).value, game.toMove(position), game.seatNames)}.`;
  if (puzzle.kind === "pairs" || puzzle.terse === true) return "";
  return puzzle.kind === "plan" ? planReason(puzzle, answer) : explainMove(puzzle, answer).why;
}

/** The opponent's move that the reason names, if it does. */
export function namedReply(puzzle: Puzzle, move: string): string | undefined {
  const { reasons } = explainMove(puzzle, move);
  return reasons.flatMap((reason) => ("after" in reason ? reason.after.slice(1, 2) : []))[0];
}

function explainMove({ game, position, options }: Puzzle, name: string): Explanation {
  const analysis = analyzePosition(game, position, options);
  const move = analysis.moves.find((each) => game.formatMove(position, each.move) === name);
  return explain(game, analysis, move);
}

/** What the opponent can do with the heap that is left. */
function planReason(puzzle: Situation, choice: string): string {
  const left = plannedSituation(puzzle, choice);
  const [best] = left === undefined ? [] : bestFirst(valuesAt(left).moves);
  if (best?.value?.kind !== "win") return "There your opponent loses, whatever the reply.";
  return `Your opponent would take ${best.name} there, and win.`;
}
