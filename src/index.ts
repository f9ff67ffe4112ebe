/** Switchyard as a library: games, exact values, players, and their types. */

import { findLevelName, type LevelName } from "./computer/level-names.ts";
import type { Game, Variant } from "./core/game.ts";
import { andThen, ok, type Result } from "./core/result.ts";
import { isSeat, type Seat } from "./core/seat.ts";
import { type FoundPosition, findGame, findPosition, type PositionQuery, readQuery } from "./core/setup.ts";
import { type GameId, games, type gamesById } from "./games/index.ts";
import { type Chosen, chooseAt } from "./measure/protocol/engine.ts";
import { analysisMessage } from "./measure/protocol/messages.ts";
import { analyzePosition } from "./solver/analyze.ts";
import type { Solution } from "./solver/solution.ts";
import { resolveSize, solveSize } from "./solver/solve.ts";
import { runToEnd } from "./solver/task.ts";

export { explain } from "./computer/explain.ts";
export { type LevelName, levelNames } from "./computer/level-names.ts";
export { type MoveGrade, type Scorecard, type ScoredMove, scorecard } from "./computer/scorecard.ts";
export * from "./core/index.ts";
export {
  factorFrenzy,
  type GameId,
  games,
  gamesById,
  switchAndCapture,
  switchBattle,
  switchConquer,
  towerSwitch,
} from "./games/index.ts";
export { type Chosen, engineFor } from "./measure/protocol/engine.ts";
export type {
  CertifiedEntry,
  DistanceCount,
  ForcedLine,
  Solution,
  StartCounts,
  ValueTally,
} from "./solver/solution.ts";

/** A position: options, a key and moves. The default is the standard start. */
export type PositionOf<G extends GameInput> = PositionQuery<OptionsOf<G>>;

/** A position and its moves, with the values that the engine reports. */
export type PositionAnalysis = ReturnType<typeof analysisMessage>;

/** The value of a position and of every move in it, with the reasons. */
export function analyze<G extends GameInput>(input: G, query: PositionOf<G> = {}): Result<PositionAnalysis> {
  const found = find(input, query);
  if (!found.ok) return found;
  const { setup, position } = found.value;
  return ok(analysisMessage(setup, analyzePosition(setup.game, position)));
}

/** A computer player's move. `seed` decides everything the player leaves to chance. */
export function choose<G extends GameInput>(
  input: G,
  level: LevelName,
  query: PositionOf<G> = {},
  seed = 0,
): Result<Chosen> {
  const found = find(input, query);
  return andThen(found, (position) =>
    andThen(findLevelName(String(level)), (name) => chooseAt(position, name, seed)),
  );
}

function find<G extends GameInput>(input: G, query: PositionOf<G>): Result<FoundPosition> {
  return andThen(gameOf(input), (game) => findPosition(game, query));
}

const mostBytes = 1_000_000_000;

/** Solves a game at one size: the counts and every value. Refuses a size that would need more than `memory` bytes. */
export function solve<G extends GameInput>(
  game: G,
  options: Partial<OptionsOf<G>> = {},
  memory: number = mostBytes,
): Result<Solution> {
  const found = gameOf(game);
  if (!found.ok) return found;
  const read = readQuery({ options });
  const size = read.ok ? resolveSize(found.value, read.value.options ?? {}) : read;
  const solved = size.ok ? runToEnd(solveSize(size.value, memory)) : size;
  return size.ok && solved.ok ? ok(withCheckedKeys(size.value, solved.value)) : solved;
}

/** Gives impossible positions no value. The solver would, because it trusts every key. */
function withCheckedKeys(game: Variant, solution: Solution): Solution {
  const isPosition = (key: string, mover: Seat) =>
    typeof key === "string" && isSeat(mover) && game.fromKey(key, mover).ok;
  return {
    ...solution,
    value: (key, mover) => (isPosition(key, mover) ? solution.value(key, mover) : null),
  };
}

/** A game, or the id of one of our five games. */
export type GameInput = GameId | Game;

/** The game's own options, each with its own type. */
export type OptionsOf<G extends GameInput> =
  (G extends GameId ? (typeof gamesById)[G] : G) extends Game<infer _P, infer _M, infer O> ? O : never;

/** Callers without types can pass anything. */
function gameOf(input: GameInput): Result<Game> {
  return typeof input === "object" && input !== null && "at" in input
    ? ok(input)
    : findGame(games, String(input));
}
