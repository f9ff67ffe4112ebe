/** Every position of a solved size with its value, whatever the method that found it. */

import type { Solvable } from "../core/game.ts";
import type { Options } from "../core/options.ts";
import type { Entry, SolvedSize } from "./solution.ts";

/** Of what the game lists, else of what the starts of both players lead to. */
export function* entriesOf(game: Solvable, options: Options, solved: SolvedSize): Generator<Entry, void> {
  for (const position of game.positions?.(options) ?? solved.live ?? []) {
    const [key, mover] = [game.key(position), game.toMove(position)];
    yield { key, mover, value: solved.value(key, mover) };
  }
}
