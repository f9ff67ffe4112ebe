import type { Game, Variant } from "../../src/core/game.ts";
import type { Options } from "../../src/core/options.ts";
import { variantAt } from "../../src/core/resolve-options.ts";
import { setUp } from "../../src/core/setup.ts";
import { games } from "../../src/games/index.ts";
import { must } from "./must.ts";

export function findGameOf(id: string): Game {
  const game = games.find((candidate) => candidate.id === id);
  if (game === undefined) throw new Error(`There is no game ${id}.`);
  return game;
}

/** A game with these options. By default, it has its default options and any start. */
export function gameAt(game: Game | string, options: Options = {}): Variant {
  const found = typeof game === "string" ? findGameOf(game) : game;
  return options.start === undefined ? must(variantAt(found, options)) : must(setUp(found, { options })).game;
}

/** A copy of the game with these members replaced, whatever its options. */
export function changedGame(game: Game, members: Partial<Variant>): Game {
  const changed: Game = {
    ...game,
    at: (options) => ({ ...game.at(options), ...members, id: game.id, of: changed }),
  };
  return changed;
}

/** The same game, with nothing cached about it yet. */
export function freshGame(game: Variant): Variant {
  return { ...game, of: { ...game.of } };
}
