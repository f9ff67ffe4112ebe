/** The sentence that says why a position has its value: the game's own, or one that holds for any game. */

import type { Analysis, MoveAnalysis } from "../core/analysis.ts";
import type { Game } from "../core/game.ts";
import { ofSeat, otherSeat } from "../core/seat.ts";
import { inMoves } from "./values.ts";

export function explain<P, M>(game: Game<P, M>, analysis: Analysis<P, M>): string {
  return game.explain?.(analysis) ?? explainGenerally(game, analysis);
}

/** The first move that wins soonest. */
export function winningMove<P, M>({ value, moves }: Analysis<P, M>): MoveAnalysis<P, M> | undefined {
  if (value?.kind !== "win") return undefined;
  const wins = moves.filter((move) => move.value?.kind === "win");
  return wins.find((move) => move.value?.kind === "win" && move.value.plies === value.plies) ?? wins[0];
}

function explainGenerally<P, M>(game: Game<P, M>, analysis: Analysis<P, M>): string {
  const { value, canWin, toMove } = analysis;
  const [mover, other] = [ofSeat(game.seatNames, toMove), ofSeat(game.seatNames, otherSeat(toMove))];
  if (analysis.over) return "The game is over.";
  if (canWin[0] === false && canWin[1] === false) return "Neither player can win any more.";
  if (value === null) return "There are too many positions ahead to find an exact value.";
  if (value.kind === "draw") return "Neither player can force a win.";
  if (value.kind === "loss") return `Every move loses: ${other} wins${inMoves(value)}.`;
  const best = winningMove(analysis);
  const name = best === undefined ? "" : ` with ${game.formatMove(analysis.position, best.move)}`;
  return `${mover} wins${inMoves(value)}${name}.`;
}
