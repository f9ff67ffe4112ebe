/** What is said to an answer: a right one is explained, a wrong one refuted by the opponent's reply. */

import type { Value } from "../core/analysis.ts";
import { cellsOf } from "../core/board.ts";
import { ofSeat, otherSeat } from "../core/seat.ts";
import { analyze } from "../solver/analyze.ts";
import { explain } from "../words/explain.ts";
import { describeValue, inMoves } from "../words/values.ts";
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

/** What is to be found: "Player 1 to move and win in 5 moves." */
export function taskOf({ game, position, value }: Puzzle): string {
  const mover = ofSeat(game.seatNames, game.toMove(position));
  if (value.kind === "draw") return `${mover} to move. One move holds the draw; every other loses.`;
  if (value.plies === 1) return `${mover} to move and win at once.`;
  return `${mover} to move. One move wins${inMoves(value)}; no other does.`;
}

/** A nudge that does not name the move: how many moves there are, and what the first place of the right one is. */
export function puzzleHint({ game, position, answer, value }: Puzzle): string {
  const legal = game.moves(position).length;
  const cell = game.cellsOfMove(position, answer)[0] ?? "";
  const spoken = cellsOf(game.board(position)).find(({ id }) => id === cell)?.spoken ?? cell;
  const aim =
    value.kind === "draw" ? "Look for what the other threatens" : "Look at what each move leaves the other";
  return legal <= 3 ? `${aim}.` : `${aim}; the right move takes hold of ${spoken}.`;
}

function praise({ game, options, position, answer, value }: Puzzle): string {
  const name = game.formatMove(position, answer);
  if (value.kind === "draw")
    return `${name} is right: after every other move the other player can force a win.`;
  return `${name} is right. ${explain(game, analyze(game, position, options))}`;
}

/** After the wrong move the other plays a best reply. */
function refutation(puzzle: Puzzle, move: unknown): string {
  const { game, options, position } = puzzle;
  const after = game.play(position, move);
  const name = game.formatMove(position, move);
  const other = ofSeat(game.seatNames, otherSeat(game.toMove(position)));
  const situation = { game, options, position: after };
  const evaluations = evaluateMoves(situation);
  const [reply] = bestMoves(situation, evaluations);
  if (reply === undefined) return `${name} ends the game, and not in your favour.`;
  return `${name} is not it: ${other} answers ${game.formatMove(after, reply.move)} ${outcome(evaluations.value)}.`;
}

function outcome(value: Value | null): string {
  if (value === null || value.kind === "draw") return "and nobody can force a win any more";
  if (value.kind === "loss") return "and still loses, but later";
  if (value.plies === 1) return "and wins on the spot";
  return `and ${describeValue(value)}`;
}
