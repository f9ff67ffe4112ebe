import type { Game } from "../../src/core/game.ts";
import { games } from "../../src/games/index.ts";

export function findGameOf(id: string): Game {
  const game = games.find((candidate) => candidate.id === id);
  if (game === undefined) throw new Error(`There is no game ${id}.`);
  return game;
}
