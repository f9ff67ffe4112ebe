import type { Analysis, Value } from "../core/analysis.ts";
import type { Variant } from "../core/game.ts";
import type { Seat } from "../core/seat.ts";
import { analyzePosition, bestFirst } from "../solver/analyze.ts";
import { oracleOf } from "../solver/oracle.ts";
import { runToEnd, withoutLimit } from "../solver/task.ts";
import { addDecisions, type Decisions, decisionOf, noDecisions } from "./skill.ts";

/** Whether a move kept the value of the position, gave it away, or is unknown. */
export type MoveGrade = "kept" | "gave-away" | "unknown";

/** A move that was played, with what it cost. */
export interface ScoredMove<M = unknown> {
  readonly seat: Seat;
  readonly move: M;
  /** The value before the move, for the player who makes it. */
  readonly before: Value | null;
  readonly value: Value | null;
  readonly grade: MoveGrade;
  /** Null if no move would have been a mistake, or if not every value is known. */
  readonly decision: Decisions | null;
  /** True after a hint or a takeback, because the move then says nothing about the player. */
  readonly assisted: boolean;
  /** The moves that wouldn't have been mistakes. */
  readonly best: readonly M[];
  /** Why a move was a mistake, with `opponentMark` for the other player's name, or why a game was lost from its start. */
  readonly cause?: string | undefined;
}

/** Stands for the opponent's name in a text, because each face has its own names for the players. */
export const opponentMark = "{opponent}";

/** The grades of both players' moves in a match. */
export interface Scorecard<M = unknown> {
  readonly moves: readonly ScoredMove<M>[];
  /** An index in `moves`. */
  readonly firstMistake: number | null;
}

/** `positions` are the start and the position after each move. */
export function scorecard<P, M>(
  game: Variant<P, M>,
  positions: readonly P[],
  moves: readonly M[],
): Scorecard<M> {
  runToEnd(oracleOf(game).prepare(positions, withoutLimit));
  const scored = moves.flatMap((move, at) => {
    const position = positions[at];
    return position === undefined ? [] : [scoreMove(game, move, analyzePosition(game, position))];
  });
  return cardOf(scored);
}

export function cardOf<M>(scored: readonly ScoredMove<M>[]): Scorecard<M> {
  const mistake = scored.findIndex((move) => move.grade === "gave-away");
  return { moves: scored, firstMistake: mistake < 0 ? null : mistake };
}

export function decisionsOf(moves: readonly ScoredMove[], seat: Seat): Decisions {
  return moves
    .flatMap((move) => (move.seat === seat && !move.assisted ? (move.decision ?? []) : []))
    .reduce(addDecisions, noDecisions);
}

export function scoreMove<P, M>(
  game: Variant<P, M>,
  move: M,
  { position, toMove, value: before, moves }: Pick<Analysis<P, M>, "position" | "toMove" | "value" | "moves">,
): ScoredMove<M> {
  const name = game.formatMove(position, move);
  const value = moves.find((candidate) => game.formatMove(position, candidate.move) === name)?.value ?? null;
  const best = bestFirst(moves)
    .filter((candidate) => before !== null && candidate.value?.kind === before.kind)
    .map((candidate) => candidate.move);
  const grade =
    before === null || value === null ? "unknown" : value.kind === before.kind ? "kept" : "gave-away";
  const decision = decisionOf(
    value,
    moves.map((candidate) => candidate.value),
  );
  return { seat: toMove, move, before, value, grade, decision, assisted: false, best };
}
