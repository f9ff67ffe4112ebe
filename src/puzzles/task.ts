/** The task of a puzzle, such as "Find the 2 moves that win.", and its hints. The last hint is the answer. */

import { pliesOf } from "../core/analysis.ts";
import { cellsOf, nameOfCell } from "../core/board.ts";
import type { PuzzleKind } from "../core/lesson.ts";
import { ofSeat } from "../core/seat.ts";
import { findMove } from "../core/setup.ts";
import { listWords } from "../core/text.ts";
import { sayReasons } from "../core/words/reasons.ts";
import { capital, countWord, describeWinner } from "../core/words/values.ts";
import { bestFirst } from "../solver/analyze.ts";
import { oracleOf } from "../solver/oracle.ts";
import { losingReplies, type NamedMove, reasonsAt, valuesAt } from "./kinds.ts";
import { type Decision, type PosedDecision, type Puzzle, solutionOf } from "./puzzle.ts";

export function describeDecision(puzzle: Puzzle, decision: Decision, step: number): PosedDecision {
  return { ...decision, task: taskOf(puzzle, decision, step), hints: hintsFor(puzzle, decision) };
}

export function taskOf(puzzle: Puzzle, { answers }: Decision, step: number): string {
  return step > 0 ? "You're still winning. Find the next move." : tasks[puzzle.kind](puzzle, answers.length);
}

/** A bet takes no side. In all other tasks, "you" are the player to move. */
const tasks: Readonly<Record<PuzzleKind, (puzzle: Puzzle, count: number) => string>> = {
  line: (puzzle) =>
    pliesOf(valuesAt(puzzle).value) === 1
      ? "You can win right now. Find the move."
      : "You can win. Find the first move.",
  hold: () => "Find a move that doesn't lose.",
  safe: (puzzle, count) =>
    isWon(puzzle)
      ? findAll(count, "move", "wins", "win")
      : findAll(count, "move", "doesn't lose", "don't lose"),
  mistakes: (puzzle, count) =>
    isWon(puzzle)
      ? findAll(count, "mistake", "throws away your win", "throw away your win")
      : findAll(count, "mistake", "lets your opponent win", "let your opponent win"),
  bet: ({ game, position }) =>
    `${ofSeat(game.seatNames, game.toMove(position))} to move. Who wins if both play their best?`,
  threats: (_puzzle, count) => findAll(count, "safe move", "threatens to win", "threaten to win"),
  trap: (_puzzle, count) =>
    `Find ${count === 1 ? "the" : "a"} safe move that sets the most traps for your opponent.`,
};

function findAll(count: number, noun: string, does: string, doThey: string): string {
  return count === 1 ? `Find the one ${noun} that ${does}.` : `Find the ${count} ${noun}s that ${doThey}.`;
}

function isWon(puzzle: Puzzle): boolean {
  return valuesAt(puzzle).value?.kind === "win";
}

export function hintsFor(puzzle: Puzzle, decision: Decision): readonly string[] {
  const [nudge, answer] = [nudges[puzzle.kind], answerSentence(puzzle, decision)];
  // With only two or three choices, narrowing a bet down would reveal the answer.
  if (puzzle.kind === "bet") return [nudge, answer];
  const { answers } = decision;
  const which = answers.length === 1 ? "The" : "One";
  return [nudge, `${which} answer involves ${firstCell(puzzle, answers[0] ?? "")}.`, answer];
}

const nudges: Readonly<Record<PuzzleKind, string>> = {
  line: "Look at the position that your opponent gets after each move.",
  hold: "Look at what your opponent threatens after each move.",
  safe: "Look at what your opponent can do after each move.",
  bet: "Try each move in your head. What can your opponent do then?",
  threats: "Look for moves that leave you one move from winning.",
  trap: "A trap is a reply by your opponent that lets you win. Count the traps after each safe move.",
  mistakes: "Look at what your opponent can do after each move.",
};

/** Returns text such as "switch 1". */
function firstCell({ game, position }: Puzzle, answer: string): string {
  const move = findMove(game, position, answer);
  const cell = move.ok ? (game.cellsOfMove(position, move.value)[0] ?? "") : "";
  const found = cellsOf(game.board(position)).find(({ id }) => id === cell);
  return found === undefined ? cell : nameOfCell(found).replace(/^(?=\d+$)/, "number ");
}

function answerSentence(puzzle: Puzzle, decision: Decision): string {
  const { answers } = decision;
  const shown = solutionOf(decision);
  const [first = ""] = shown;
  const reason = reasonFor(puzzle, first) || temptingMistake(puzzle, "But");
  if (reason.toLowerCase().startsWith(first.toLowerCase())) return reason;
  const start = shown.length < answers.length ? "One right answer is" : "The answer is";
  return `${start} ${listWords(shown, "and")}. ${reason}`.trim();
}

export function reasonFor(puzzle: Puzzle, answer: string): string {
  const { game, position } = puzzle;
  const { value } = valuesAt(puzzle);
  // Players should find the reason themselves.
  if (puzzle.kind === "bet")
    return `${capital(describeWinner(value && { kind: value.kind }, game.toMove(position), game.seatNames))}.`;
  if (puzzle.terse === true) return "";
  const move = valuesAt(puzzle).moves.find(({ name }) => name === answer);
  if (puzzle.kind === "trap" && move?.value?.kind === "draw") return trapCount(puzzle, answer);
  // The needed moves would reveal the rest of the answer.
  const reasons = reasonsAt(puzzle, answer).filter(({ kind }) => kind !== "needed");
  return sayReasons(reasons, game);
}

function trapCount(puzzle: Puzzle, answer: string): string {
  const lost = losingReplies(puzzle, answer);
  const [count, named] =
    lost.length === 0 ? ["no", ""] : [countWord(lost.length), `: ${listWords(lost, "and")}`];
  return `After ${answer}, your opponent has ${count} way${lost.length > 1 ? "s" : ""} to lose${named}.`;
}

export function temptingMistake(puzzle: Puzzle, start: string): string {
  const mistake = mostTempting(puzzle);
  return mistake && puzzle.terse !== true
    ? `${start} after ${mistake.name}, your opponent ${refutationText(puzzle, mistake)}.`
    : "";
}

/** The mistake closest to the player's own goal. Among equals, the one that loses last. */
function mostTempting(puzzle: Puzzle): NamedMove | undefined {
  const { game, position } = puzzle;
  const { value, moves } = valuesAt(puzzle);
  const oracle = oracleOf(game);
  const mover = game.toMove(position);
  const tempting = moves
    .filter((move) => move.value?.kind !== value?.kind)
    .map((move) => ({ move, near: oracle.closeness(move.after, mover), lasts: pliesOf(move.value) ?? 0 }));
  return tempting.sort((a, b) => b.near - a.near || b.lasts - a.lasts)[0]?.move;
}

export function refutationText(puzzle: Puzzle, { name, value, after }: NamedMove): string {
  const reply = replyTo(puzzle, after, name);
  if (value?.kind === "draw") return `gets a draw, for example with ${reply?.name}`;
  const isEnd = reply !== undefined && puzzle.game.outcome(reply.after) !== null;
  return isEnd ? `wins right away with ${reply.name}` : `answers with ${reply?.name} and wins`;
}

/** The reply that the reason names or, if it names none, the best one. */
export function replyTo(puzzle: Puzzle, position: unknown, move: string): NamedMove | undefined {
  const moves = bestFirst(valuesAt({ ...puzzle, position }).moves);
  const reasons = move === "" ? [] : reasonsAt(puzzle, move);
  const [named] = reasons.flatMap((reason) => ("after" in reason ? reason.after.slice(1, 2) : []));
  return moves.find(({ name }) => name === named) ?? moves[0];
}
