/** Every position of a solved size with its value, whatever the method that found it: walked from the rules alone. */

import type { Solvable } from "../core/game.ts";
import type { Options } from "../core/options.ts";
import { seats } from "../core/seat.ts";
import type { Entry, SolvedSize } from "./solution.ts";

export function* entriesOf(game: Solvable, options: Options, solved: SolvedSize): Generator<Entry, void> {
  for (const position of livePositions(game, options)) {
    const [key, mover] = [game.key(position), game.toMove(position)];
    yield { key, mover, value: solved.value(key, mover) };
  }
}

/** What the game lists, else what the starts of both players lead to. */
function* livePositions(game: Solvable, options: Options): Generator<unknown, void> {
  const listed = game.positions?.(options);
  const waiting: unknown[] = listed === undefined ? seats.map((first) => game.start(options, first)) : [];
  const seen = new Set<string>();
  for (const position of listed ?? waiting) {
    const name = `${game.toMove(position)} ${game.key(position)}`;
    if (seen.has(name) || game.outcome(position) !== null) continue;
    seen.add(name);
    yield position;
    if (listed === undefined)
      for (const move of game.moves(position)) waiting.push(game.play(position, move));
  }
}
