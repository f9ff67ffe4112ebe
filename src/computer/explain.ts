/** Explains why a position has its value, and what a move does, with the game's own reasons or general ones. */

import { type Analysis, type MoveAnalysis, pliesOf, winningMove } from "../core/analysis.ts";
import type { Variant } from "../core/game.ts";
import type { Reason } from "../core/reason.ts";
import { sayReasons } from "../core/words/reasons.ts";

/** With more moves, their reasons would be too much to read or send. */
export const mostExplained = 100;

export interface Explanation {
  readonly reasons: readonly Reason[];
  readonly why: string;
}

/** Says why the position, or one of its moves, has its value. */
export function explain<P, M>(
  game: Variant<P, M>,
  analysis: Analysis<P, M>,
  move?: MoveAnalysis<P, M>,
): Explanation {
  const reasons = reasonsOf(game, analysis, move);
  return { reasons, why: sayReasons(reasons, game) };
}

export function reasonsOf(game: Variant, analysis: Analysis, move?: MoveAnalysis): readonly Reason[] {
  const general = move === undefined ? generalReasons(game, analysis) : moveReasons(game, analysis, move);
  const [first] = general;
  if (first?.kind === "over" || first?.kind === "ends" || first?.kind === "unknown") return general;
  const own = game.reasons?.(analysis, move) ?? [];
  const reasons = own.length > 0 ? own : general;
  return move === undefined && keepsWin(analysis) ? [...reasons, { kind: "equal" }] : reasons;
}

function keepsWin({ moves }: Analysis): boolean {
  return moves.length > 1 && moves.every(({ value }) => value?.kind === "win");
}

function generalReasons(game: Variant, analysis: Analysis): readonly Reason[] {
  const { value, canWin, over, winner } = analysis;
  if (over) return [{ kind: "over", winner }];
  if (canWin.every((can) => can === false)) return [{ kind: "dead" }];
  if (value === null) return [{ kind: "unknown" }];
  if (value.kind === "draw") return [{ kind: "even", move: null }];
  const [only, another] = analysis.moves;
  const best = winningMove(analysis) ?? (another === undefined ? only : undefined);
  if (best !== undefined) return moveReasons(game, analysis, best);
  return [{ kind: "forced", by: "opponent", move: null, plies: pliesOf(value) ?? null }];
}

/** What a move does, in terms that fit any game. */
export function moveReasons(
  game: Variant,
  { position, toMove }: Analysis,
  { move: made, after, value }: MoveAnalysis,
): readonly Reason[] {
  const move = game.formatMove(position, made);
  if (game.outcome(after) === toMove) return [{ kind: "ends", move, seat: toMove }];
  if (value === null) return [{ kind: "unknown" }];
  if (value.kind === "draw") return [{ kind: "even", move }];
  if (value.kind === "win") return [{ kind: "forced", by: "you", move, plies: pliesOf(value) ?? null }];
  const reply = game.toMove(after) === toMove ? undefined : winAtOnce(game, after);
  if (reply !== undefined) return [{ kind: "refuted", move, reply }];
  return [{ kind: "forced", by: "opponent", move, plies: pliesOf(value) ?? null }];
}

function winAtOnce(game: Variant, position: unknown): string | undefined {
  const mover = game.toMove(position);
  const move = game.moves(position).find((each) => game.outcome(game.play(position, each)) === mover);
  return move === undefined ? undefined : game.formatMove(position, move);
}
