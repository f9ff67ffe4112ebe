import type { BoardOutcome } from "./rules.ts";
import { otherSeat, type Pair, type Seat } from "./seat.ts";

/** The result for the player to move with best play. `plies` counts both players' moves until the end, if known. */
export type Value = { readonly kind: "win" | "loss"; readonly plies?: number } | { readonly kind: "draw" };

export function pliesOf(value: Value | null | undefined): number | undefined {
  return value === null || value === undefined || value.kind === "draw" ? undefined : value.plies;
}

/** Whether each player can still win if the opponent helps. Null if unknown. */
export type CanWin = Pair<boolean | null>;

/** Pairs of move names. A player who answers each move with its partner wins. */
export type AnswerPairs = readonly (readonly [string, string])[];

/** A legal move with the position after it and its value. */
export interface MoveAnalysis<P = unknown, M = unknown> {
  readonly move: M;
  readonly after: P;
  /** The value for the player who makes the move. Its plies include the move. */
  readonly value: Value | null;
}

/** The value of a position and of each of its moves. */
export interface Analysis<P = unknown, M = unknown> {
  readonly position: P;
  readonly toMove: Seat;
  readonly over: boolean;
  readonly winner: Seat | null;
  readonly value: Value | null;
  readonly canWin: CanWin;
  readonly moves: readonly MoveAnalysis<P, M>[];
  /** Pairs that answer every move in `position` if it's lost. Only for the analyzed position, or one that a move leads to. */
  answerPairs?(position: P): AnswerPairs | null;
}

export function finishedValue(outcome: BoardOutcome, toMove: Seat): Value {
  if (outcome === "drawn") return { kind: "draw" };
  return { kind: outcome === toMove ? "win" : "loss", plies: 0 };
}

/** `again` means that the same player moves again. */
export function valueOfMove(after: Value, again?: boolean): Value;
export function valueOfMove(after: Value | null, again?: boolean): Value | null;
export function valueOfMove(after: Value | null, again = false): Value | null {
  if (after === null || after.kind === "draw") return after;
  const kind = (after.kind === "win") === again ? "win" : "loss";
  return after.plies === undefined ? { kind } : { kind, plies: after.plies + 1 };
}

export function winnerOf(value: Value | null, toMove: Seat): Seat | null {
  if (value === null || value.kind === "draw") return null;
  return value.kind === "win" ? toMove : otherSeat(toMove);
}

export function winningMove<P, M>({ value, moves }: Analysis<P, M>): MoveAnalysis<P, M> | undefined {
  if (value?.kind !== "win") return undefined;
  const wins = moves.filter((move) => move.value?.kind === "win");
  return wins.find((move) => move.value?.kind === "win" && move.value.plies === value.plies) ?? wins[0];
}
