/** What can be asked about one position: every move with its value, and what a computer player plays. */

import type { Game } from "../core/game.ts";
import { ok, type Result } from "../core/result.ts";
import { type FoundPosition, findPosition, type PositionQuery } from "../core/setup.ts";
import type { LevelName } from "../players/level-names.ts";
import { analysisMessage } from "../protocol/analysis-message.ts";
import { type Chosen, chooseAt } from "../protocol/engine.ts";
import { analyzePosition } from "../solver/analyze.ts";
import { type GameInput, gameOf, givenOptions, type OptionsOf } from "./game-input.ts";

/** A position: by options, key and moves. The default is the original start. */
export type PositionOf<G extends GameInput> = PositionQuery<OptionsOf<G>>;

/** A position and each of its moves with their values, as the engine tells them. */
export type PositionAnalysis = ReturnType<typeof analysisMessage>;

/** The value of a position and of every move in it, with the reasons. */
export function analyze<G extends GameInput>(input: G, query: PositionOf<G> = {}): Result<PositionAnalysis> {
  const found = find(input, query);
  if (!found.ok) return found;
  const { game, setup, position } = found.value;
  return ok(analysisMessage(game, setup, analyzePosition(game, position, setup.options)));
}

/** Chooses a move. `seed` decides what the player leaves to chance. */
export type LevelPlayer = <G extends GameInput>(
  game: G,
  query?: PositionOf<G>,
  seed?: number,
) => Result<Chosen>;

/** A computer player for each level. */
export const players: Readonly<Record<LevelName, LevelPlayer>> = {
  random: levelPlayer("random"),
  beginner: levelPlayer("beginner"),
  easy: levelPlayer("easy"),
  medium: levelPlayer("medium"),
  hard: levelPlayer("hard"),
  perfect: levelPlayer("perfect"),
};

function levelPlayer(name: LevelName): LevelPlayer {
  return (input, query = {}, seed = 0) => {
    const found = find(input, query);
    return found.ok ? chooseAt(found.value.game, found.value, name, seed) : found;
  };
}

function find<G extends GameInput>(
  input: G,
  query: PositionOf<G>,
): Result<FoundPosition & { readonly game: Game }> {
  const game = gameOf(input);
  if (!game.ok) return game;
  const found = findPosition(game.value, { ...query, options: givenOptions(query.options) });
  return found.ok ? ok({ ...found.value, game: game.value }) : found;
}
