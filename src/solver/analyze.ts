import {
  type Analysis,
  type CanWin,
  finishedValue,
  type MoveAnalysis,
  type Value,
  winnerOf,
} from "../core/analysis.ts";
import type { Solvable } from "../core/game.ts";
import { winnerOn } from "../core/rules.ts";
import { type Seat, withSeat } from "../core/seat.ts";
import { oracleOf } from "./oracle.ts";
import type { Oracle } from "./solution.ts";

export function analyzePosition<P, M>(game: Solvable<P, M>, position: P): Analysis<P, M> {
  return analysisOf(game, position, evaluatePosition(game, position, oracleOf(game)));
}

export function analysisOf<P, M>(
  game: Solvable<P, M>,
  position: P,
  { value, moves }: Pick<Analysis<P, M>, "value" | "moves">,
): Analysis<P, M> {
  const outcome = game.outcome(position);
  const oracle = oracleOf(game);
  return {
    position,
    toMove: game.toMove(position),
    over: outcome !== null,
    winner: winnerOn(outcome),
    value,
    canWin: outcome === null ? whoCanWin(game, oracle, position, value) : [outcome === 1, outcome === 2],
    moves,
    answerPairs: (other) => oracle.answerPairs(other),
  };
}

export function evaluatePosition<P, M>(game: Solvable<P, M>, position: P, oracle: Oracle) {
  const outcome = game.outcome(position);
  const value = outcome === null ? oracle.probe(position) : finishedValue(outcome, game.toMove(position));
  const moves = analyzeMoves(game, position, oracle);
  return { value: isExact(value) ? value : (valueOfMoves(moves) ?? value), moves };
}

/** Probe the position or one before it first, because only then does the oracle know the values of the moves. */
export function analyzeMoves<P, M>(game: Solvable<P, M>, position: P, oracle: Pick<Oracle, "probeMoves">) {
  const moves = game.moves(position).map((move) => ({ move, after: game.play(position, move) }));
  const values = oracle.probeMoves(
    position,
    moves.map(({ after }) => after),
  );
  // Written out, because a spread is several times slower.
  return moves.map(({ move, after }, at): MoveAnalysis<P, M> => ({ move, after, value: values[at] ?? null }));
}

export function canWin(game: Solvable, position: unknown): CanWin {
  const oracle = oracleOf(game);
  return whoCanWin(game, oracle, position, oracle.probeFast(position));
}

export function isFair(game: Solvable, start: unknown): boolean {
  const value = oracleOf(game).probe(start);
  return value?.kind === "draw" && canWin(game, start).every((can) => can === true);
}

/** Quick wins come first, quick losses last, and unknown values between draws and losses. */
export function bestFirst<T extends Pick<MoveAnalysis, "value">>(moves: readonly T[]): readonly T[] {
  return moves.toSorted((a, b) => rank(b.value) - rank(a.value));
}

function rank(value: Value | null): number {
  if (value === null) return -0.5;
  if (value.kind === "draw") return 0;
  const nearness = value.plies === undefined ? 0 : 1 / (1 + value.plies);
  return value.kind === "win" ? 1 + nearness : -1 - nearness;
}

function isExact(value: Value | null): boolean {
  return value !== null && (value.kind === "draw" || value.plies !== undefined);
}

/** The value that the moves alone prove, for a position with an unknown value or distance. */
export function valueOfMoves(moves: readonly MoveAnalysis[]): Value | null {
  const [best] = bestFirst(moves);
  if (best?.value?.kind === "win") return best.value.plies === 1 ? best.value : { kind: "win" };
  const allKnown = moves.every((move) => move.value !== null);
  return allKnown ? (best?.value ?? null) : null;
}

function whoCanWin<P, M>(game: Solvable<P, M>, oracle: Oracle, position: P, value: Value | null): CanWin {
  const found = oracle.canWin(position);
  const winner: Seat | null = winnerOf(value, game.toMove(position));
  return winner === null ? found : withSeat(found, winner, true);
}
