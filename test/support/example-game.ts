import { resolve } from "node:path";
import type { Game } from "../../src/core/game.ts";

/** A game of examples/games, by the name of its file. */
export async function exampleGame(name: string): Promise<Game> {
  const { game }: { game: Game } = await import(resolve("examples/games", `${name}.js`));
  return game;
}
