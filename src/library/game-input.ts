/** Which game a call is about: one of the product's own by its id, or any game as an object. */

import type { Game } from "../core/game.ts";
import type { Options } from "../core/options.ts";
import { ok, type Result } from "../core/result.ts";
import { findGame } from "../core/setup.ts";
import { type GameId, games, type gamesById } from "../games/index.ts";

/** A game, or the id of one of the five. */
export type GameInput = GameId | Game;

/** The game's own options, each with its own type. */
export type OptionsOf<G extends GameInput> =
  (G extends GameId ? (typeof gamesById)[G] : G) extends Game<infer _P, infer _M, infer O> ? O : never;

/** Callers without types may name any game. */
export function gameOf(input: GameInput): Result<Game> {
  return typeof input === "string" ? findGame(games, input) : ok(input);
}

/** What was given, for the check by the game's own specs; callers without types may give anything. */
export function givenOptions(options: unknown): Options {
  if (typeof options !== "object" || options === null) return {};
  const entries = Object.entries<unknown>({ ...options }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    entries.map(([name, value]) => [name, typeof value === "number" ? value : String(value)]),
  );
}
