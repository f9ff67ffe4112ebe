/** The page and its worker share the games and the way to make ids. */

import type { Game } from "../core/game.ts";
import { idFrom } from "../core/record.ts";
import { games as ownGames } from "../games/index.ts";

/** Loads the games of the module in the page's head. An empty name means the page's own games. */
export async function gamesFrom(module: string): Promise<readonly Game[]> {
  if (module === "") return ownGames;
  const { games }: { readonly games: readonly Game[] } = await import(/* @vite-ignore */ module);
  // For a built-in game, use the page's own copy, because it has the parts that load on demand.
  return games.map((game) => ownGames.find(({ id }) => id === game.id) ?? game);
}

export function newId(): string {
  return idFrom(crypto.getRandomValues(new Uint8Array(8)));
}
