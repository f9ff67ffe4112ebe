/** The truth in one call: about every position of a size, or about one position. */

import { ok, type Result } from "../core/result.ts";
import { analysisMessage } from "../protocol/analysis-message.ts";
import { analyze as analyzePosition } from "../solver/analyze.ts";
import type { Solution } from "../solver/solution.ts";
import { resolveSize, solve as solveSize } from "../solver/solve.ts";
import { runToEnd } from "../solver/task.ts";
import { type GameInput, gameOf, givenOptions, type OptionsOf } from "./game-input.ts";
import { findPlace, type Place } from "./position-query.ts";

const mostBytes = 1_000_000_000;

/** Solves a whole size: the counts, and the value of every position. What would not fit into `memory` bytes is refused. */
export function solve<G extends GameInput>(
  game: G,
  options: Partial<OptionsOf<G>> = {},
  memory: number = mostBytes,
): Result<Solution> {
  const size = resolveSize(gameOf(game), givenOptions(options));
  return size.ok ? runToEnd(solveSize(size.value, memory)) : size;
}

/** A position and each of its moves with their values, as the engine tells them. */
export type PositionAnalysis = ReturnType<typeof analysisMessage>;

export function analyze<G extends GameInput>(input: G, place: Place<G> = {}): Result<PositionAnalysis> {
  const found = findPlace(input, place);
  if (!found.ok) return found;
  const game = gameOf(input);
  const { setup, position } = found.value;
  return ok(analysisMessage(game, setup, analyzePosition(game, position, setup.options)));
}
