import { resolve } from "node:path";
import type { Game } from "../../src/core/game.ts";

/** Loads a game from examples/games by its file name. */
export async function exampleGame(name: string): Promise<Game> {
  const { game }: { game: Game } = await import(resolve("examples/games", `${name}.js`));
  return game;
}
