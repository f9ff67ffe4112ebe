/** The page's games: its own, or those of the module that a program with games of its own has put into the page. */

import type { Game } from "../core/game.ts";
import { games as ownGames } from "../games/index.ts";

/** In the page and in its worker alike; the module is an address, or empty where there is none. */
export async function gamesFrom(module: string): Promise<readonly Game[]> {
  if (module === "") return ownGames;
  const { games }: { readonly games: readonly Game[] } = await import(/* @vite-ignore */ module);
  // For the page's own games, this has the parts that load on demand.
  return games.map((game) => ownGames.find(({ id }) => id === game.id) ?? game);
}
