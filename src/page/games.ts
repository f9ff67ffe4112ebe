/** Finds the games, for the page and for its worker. */

import type { Game } from "../core/game.ts";
import { idFrom } from "../core/record.ts";
import { games as ownGames } from "../games/index.ts";

/** An empty name stands for the page's own games. */
export async function gamesFrom(module: string): Promise<readonly Game[]> {
  if (module === "") return ownGames;
  const { games }: { readonly games: readonly Game[] } = await import(/* @vite-ignore */ module);
  // The page's own copy of a built-in game has the parts that load on demand.
  return games.map((game) => ownGames.find(({ id }) => id === game.id) ?? game);
}

export function newId(): string {
  return idFrom(crypto.getRandomValues(new Uint8Array(8)));
}
