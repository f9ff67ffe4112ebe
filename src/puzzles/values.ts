/** Cached, since a puzzle's values and reasons are needed many times. */

import { reasonsOf } from "../computer/explain.ts";
import type { Situation } from "../computer/player.ts";
import type { Analysis, MoveAnalysis, Value } from "../core/analysis.ts";
import type { Variant } from "../core/game.ts";
import { type Memory, remembered } from "../core/memory.ts";
import type { Reason } from "../core/reason.ts";
import { analyzeMoves, analyzePosition } from "../solver/analyze.ts";
import { oracleOf } from "../solver/oracle.ts";

export interface NamedMove extends MoveAnalysis {
  readonly name: string;
}

const valued: Memory<{ readonly value: Value | null; readonly moves: readonly NamedMove[] }> = new WeakMap();
const analyses: Memory<Analysis> = new WeakMap();
const reasons: Memory<readonly Reason[]> = new WeakMap();

export function valuesAt({ game, position }: Situation) {
  return remembered(valued, game, nameOf(game, position), () => {
    const oracle = oracleOf(game);
    const value = oracle.probe(position);
    const moves = analyzeMoves(game, position, oracle);
    return { value, moves: moves.map((move) => ({ ...move, name: game.formatMove(position, move.move) })) };
  });
}

export function nameOf(game: Variant, position: unknown): string {
  return `${game.id} ${game.toMove(position)} ${game.key(position)}`;
}

export function reasonsAt(situation: Situation): readonly Reason[] {
  const { game, position } = situation;
  return remembered(reasons, game, nameOf(game, position), () => reasonsOf(game, analysisOf(situation)));
}

/** If `name` isn't a move, the reasons of the position. */
export function reasonsOfMove(situation: Situation, name: string): readonly Reason[] {
  const { game, position } = situation;
  const analysis = analysisOf(situation);
  const move = analysis.moves.find((each) => game.formatMove(position, each.move) === name);
  return reasonsOf(game, analysis, move);
}

function analysisOf({ game, position }: Situation): Analysis {
  return remembered(analyses, game, nameOf(game, position), () => analyzePosition(game, position));
}
