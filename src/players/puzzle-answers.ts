/** The sentences about a puzzle: the task, a hint, why an answer is right, and the reply that refutes a wrong one. */

import type { Value } from "../core/analysis.ts";
import { cellsOf } from "../core/board.ts";
import { ofSeat, otherSeat } from "../core/seat.ts";
import { analyzePosition } from "../solver/analyze.ts";
import { explain } from "../words/explain.ts";
import { inMoves } from "../words/values.ts";
import { bestMoves } from "./best.ts";
import { evaluateMoves } from "./evaluate.ts";
import type { Puzzle } from "./puzzles.ts";

export interface PuzzleResult {
  readonly right: boolean;
  readonly text: string;
}

export function judge(puzzle: Puzzle, move: unknown): PuzzleResult {
  const { game, position, answer } = puzzle;
  const right = game.formatMove(position, move) === game.formatMove(position, answer);
  return { right, text: right ? praise(puzzle) : refutation(puzzle, move) };
}

/** "Player 1 to move. One move wins, in 5 moves; no other does." */
export function taskOf({ game, position, value }: Puzzle): string {
  const mover = ofSeat(game.seatNames, game.toMove(position));
  if (value.kind === "draw") return `${mover} to move. One move holds the draw; every other loses.`;
  if (value.plies === 1) return `${mover} to move and win at once.`;
  const distance = value.plies === undefined ? "" : `,${inMoves(value)}`;
  return `${mover} to move. One move wins${distance}; no other does.`;
}

/** Does not name the move, but where there are many, the first cell that it selects. */
export function puzzleHint({ game, position, answer, value }: Puzzle): string {
  const legal = game.moves(position).length;
  const cell = game.cellsOfMove(position, answer)[0] ?? "";
  const spoken = cellsOf(game.board(position)).find(({ id }) => id === cell)?.spoken ?? cell;
  const aim =
    value.kind === "draw"
      ? "Look at what your opponent threatens"
      : "Look at what each move leaves your opponent";
  return legal <= 3 ? `${aim}.` : `${aim}; the right move involves ${spoken}.`;
}

function praise({ game, options, position, answer, value }: Puzzle): string {
  const name = game.formatMove(position, answer);
  const analysis = analyzePosition(game, position, options);
  const move = analysis.moves.find((each) => game.formatMove(position, each.move) === name);
  const { why } = explain(game, analysis, move);
  if (value.kind !== "draw") return `${name} is right. ${why}`;
  return `${name} is right: after any other move your opponent can force a win. ${why}`;
}

/** Names a best reply to the wrong move. */
function refutation(puzzle: Puzzle, move: unknown): string {
  const { game, options, position } = puzzle;
  const after = game.play(position, move);
  const name = game.formatMove(position, move);
  const opponent = ofSeat(game.seatNames, otherSeat(game.toMove(position)));
  const situation = { game, options, position: after };
  const evaluations = evaluateMoves(situation);
  const [reply] = bestMoves(situation, evaluations);
  if (reply === undefined) return `${name} ends the game, and you do not win.`;
  if (game.toMove(after) === game.toMove(position))
    return `${name} isn't right: it gives the ${puzzle.value.kind} away.`;
  return `${name} isn't right: ${opponent} answers ${game.formatMove(after, reply.move)} ${outcome(evaluations.value)}.`;
}

function outcome(value: Value | null): string {
  if (value === null || value.kind === "draw") return "and neither player can force a win any more";
  if (value.kind === "loss") return "and loses, but later";
  return value.plies === 1 ? "and wins at once" : `and wins${inMoves(value)}`;
}
