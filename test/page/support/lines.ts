/** Whole games to play on the page: for each game a line of canonical moves, found from the rules alone. */

import type { Variant } from "../../../src/core/game.ts";
import { randomFrom } from "../../../src/core/random.ts";
import { winnerOn } from "../../../src/core/rules.ts";
import { type Setup, setUp } from "../../../src/core/setup.ts";
import { games } from "../../../src/games/index.ts";
import { dealStart } from "../../../src/play/deal.ts";

export interface Line {
  readonly game: Variant;
  readonly setup: Setup;
  readonly moves: readonly string[];
  readonly winner: 1 | 2 | null;
}

const seed = 5;
const longest = 14;

/** A complete game of each kind, long enough to show something and short enough to watch. */
export function completeLines(): readonly Line[] {
  return games.map((game) => {
    const request = dealStart(game, {}, randomFrom(seed));
    const setup = request.ok ? setUp(game, request.value) : request;
    if (!setup.ok) throw new Error(setup.problem.message);
    return lineOf(setup.value);
  });
}

function lineOf(setup: Setup): Line {
  const { game } = setup;
  for (let tries = 0; tries < 20_000; tries++) {
    const random = randomFrom(tries);
    const moves: string[] = [];
    let position = setup.start;
    while (moves.length < longest && game.moves(position).length > 0) {
      const legal = game.moves(position);
      const move = legal[random.below(legal.length)];
      moves.push(game.formatMove(position, move));
      position = game.play(position, move);
    }
    if (moves.length >= 3 && game.moves(position).length === 0)
      return { game, setup, moves, winner: winnerOn(game.outcome(position)) };
  }
  throw new Error(`No complete game of ${game.title} was found.`);
}

/** The address of the line's game before its first move. */
export function startAddress({ game }: Line): string {
  const query = new URLSearchParams({ game: game.id });
  for (const [name, value] of Object.entries(game.options)) query.set(`options.${name}`, String(value));
  return `#/play?${query}`;
}
