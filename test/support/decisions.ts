/** Positions in which a choice matters, and how much of the value a choice gives away. */

import type { Game } from "../../src/core/game.ts";
import type { Options } from "../../src/core/options.ts";
import { pick, randomFrom } from "../../src/core/random.ts";
import { levels, playerOf } from "../../src/players/levels.ts";
import type { PlainSolver } from "./plain-values.ts";

const points = { win: 1, draw: 0.5, loss: 0 } as const;

export interface Loss {
  readonly level: string;
  readonly mean: number;
  /** Half the width of the 95% interval. */
  readonly margin: number;
}

/** The positions among `positions` whose moves are not all worth the same. */
export function decisions(game: Game, positions: Iterable<unknown>, solver: PlainSolver): readonly unknown[] {
  return Array.from(positions).filter((position) => {
    const kinds = game.moves(position).map((move) => solver.valueOfMove(position, move).kind);
    return new Set(kinds).size > 1;
  });
}

/** A win is worth 1, a draw 1/2, a loss 0; what each level gives away in a decision, on average. */
export function valueLost(
  game: Game,
  options: Options,
  among: { readonly positions: readonly unknown[]; readonly solver: PlainSolver; readonly count: number },
): readonly Loss[] {
  return levels.map((level) => {
    const random = randomFrom(20261115);
    const lost = Array.from({ length: among.count }, () => {
      const position = pick(random, among.positions);
      const { move } = playerOf(level)({ game, options, position }, random);
      return lostBy(position, move, among.solver);
    });
    return { level: level.name, ...summary(lost) };
  });
}

function lostBy(position: unknown, move: unknown, solver: PlainSolver): number {
  return points[solver.value(position).kind] - points[solver.valueOfMove(position, move).kind];
}

function summary(values: readonly number[]): { readonly mean: number; readonly margin: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
  return { mean, margin: 1.96 * Math.sqrt(variance / values.length) };
}
