/** The page's own games, or those of the module in the page's head. */

import type { Game } from "../core/game.ts";
import { games as ownGames } from "../games/index.ts";

/** For the page and its worker; an empty module means the page's own games. */
export async function gamesFrom(module: string): Promise<readonly Game[]> {
  if (module === "") return ownGames;
  const { games }: { readonly games: readonly Game[] } = await import(/* @vite-ignore */ module);
  // Our own copies have the parts that load on demand.
  return games.map((game) => ownGames.find(({ id }) => id === game.id) ?? game);
}
