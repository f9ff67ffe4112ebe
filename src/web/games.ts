/** The page's games: its own, or those of the module that a program with its own games has added to the page. */

import type { Game } from "../core/game.ts";
import { games as ownGames } from "../games/index.ts";

/** The same in the page and in its worker; the module is an address, or empty if there is none. */
export async function gamesFrom(module: string): Promise<readonly Game[]> {
  if (module === "") return ownGames;
  const { games }: { readonly games: readonly Game[] } = await import(/* @vite-ignore */ module);
  // For the page's own games, this has the parts that load on demand.
  return games.map((game) => ownGames.find(({ id }) => id === game.id) ?? game);
}
