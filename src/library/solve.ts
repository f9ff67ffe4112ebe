/** A whole size in one call. */

import type { Result } from "../core/result.ts";
import type { Solution } from "../solver/solution.ts";
import { resolveSize, solveSize } from "../solver/solve.ts";
import { runToEnd } from "../solver/task.ts";
import { type GameInput, gameOf, givenOptions, type OptionsOf } from "./game-input.ts";

const mostBytes = 1_000_000_000;

/** Solves a whole size: the counts, and the value of every position. What would not fit into `memory` bytes is refused. */
export function solve<G extends GameInput>(
  game: G,
  options: Partial<OptionsOf<G>> = {},
  memory: number = mostBytes,
): Result<Solution> {
  const found = gameOf(game);
  if (!found.ok) return found;
  const size = resolveSize(found.value, givenOptions(options));
  return size.ok ? runToEnd(solveSize(size.value, memory)) : size;
}
