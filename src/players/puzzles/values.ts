/** What the positions of puzzles are worth, kept for those that are looked at again. */

import type { MoveAnalysis, Value } from "../../core/analysis.ts";
import type { Game } from "../../core/game.ts";
import { type Memory, remembered } from "../../core/memory.ts";
import { analyzeMoves } from "../../solver/analyze.ts";
import { oracleOf } from "../../solver/oracle.ts";
import type { Situation } from "../player.ts";

export interface NamedMove extends MoveAnalysis {
  readonly name: string;
}

/** The exact value of a live position and of each of its moves. A puzzle is looked at many times, so they are kept. */
export function valuesAt({ game, options, position }: Situation) {
  return remembered(valued, options, nameOf(game, position), () => {
    const oracle = oracleOf(game, options);
    const value = oracle.probe(position);
    const moves = analyzeMoves(game, position, oracle);
    return { value, moves: moves.map((move) => ({ ...move, name: game.formatMove(position, move.move) })) };
  });
}

export function nameOf(game: Game, position: unknown): string {
  return `${game.id} ${game.toMove(position)} ${game.key(position)}`;
}

const valued: Memory<{ readonly value: Value | null; readonly moves: readonly NamedMove[] }> = new WeakMap();
