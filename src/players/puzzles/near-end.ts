/** Positions near the end of random play: there moves still decide something, and values are in reach of the general method. */

import type { Game } from "../../core/game.ts";
import type { Options } from "../../core/options.ts";
import { pick, type Random } from "../../core/random.ts";
import { type Seat, seats } from "../../core/seat.ts";

interface Play {
  readonly first: Seat;
  /** Random games need not end. */
  readonly longest: number;
}

/** The live positions of a game in which both players move at random. */
export function randomLine(
  game: Game,
  options: Options,
  random: Random,
  { first, longest }: Play = { first: pick(random, seats), longest: 500 },
): readonly unknown[] {
  const line: unknown[] = [];
  let position = game.start(options, first);
  while (line.length < longest && game.outcome(position) === null) {
    line.push(position);
    position = game.play(position, pick(random, game.moves(position)));
  }
  return line;
}
