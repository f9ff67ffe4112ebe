/** What only many positions of a size show together, and what the game lists as its positions. */

import { type Findings, fault, warning } from "./finding.ts";
import type { Size } from "./size.ts";

export function* wholeFaults(size: Size, isComplete: boolean): Findings {
  const { game, movers, positions, count } = size;
  size.trace.key = null;
  if (movers.size < 2 && positions.size > 4)
    yield fault(
      "one-mover",
      `Only player ${[...movers].join()} ever moves; play must change who is to move.`,
    );
  // Without a board of the game's own, the cells are the moves.
  if (size.isPlain !== true && count.changing === 0 && count.idle > 10)
    yield fault(
      "cells-idle",
      "No move ever changes the cells that it uses; cellsOfMove must name the cells where something happens.",
    );
  if (game.positions !== undefined) yield* listFaults(size, isComplete);
}

const mostListed = 5_000;

/** Every unfinished position met must be listed, with either player to move. */
function* listFaults(size: Size, isComplete: boolean): Findings {
  const { game, trace, positions, over } = size;
  const listed = new Set<string>();
  yield* listedFaults(size, listed);
  if (listed.size > mostListed) return;
  const live = [...positions.keys()].filter((name) => over.get(name) === false);
  const met = new Set(live.map((name) => name.slice(2)));
  const missing = [...met].find((key) => !listed.has(key));
  trace.key = missing ?? null;
  if (missing !== undefined)
    yield fault(
      "listed-missing",
      `positions leaves out ${missing}, which play reaches; values and counts would be wrong.`,
    );
  trace.key = null;
  if (
    isComplete &&
    listed.size > 2 * met.size &&
    game.terms?.counted === undefined &&
    game.starts === undefined
  )
    yield warning(
      "listed-more",
      `positions lists ${listed.size} positions, but play reaches only ${met.size} of them; terms.counted can say what is counted.`,
    );
}

function* listedFaults({ game, options, trace }: Size, listed: Set<string>): Findings {
  const named = new Set<string>();
  for (const position of game.positions?.(options) ?? []) {
    const [key, mover] = [game.key(position), game.toMove(position)];
    trace.key = key;
    if (game.outcome(position) !== null)
      yield fault("listed-over", `positions lists ${key}, where no player is to move.`);
    if (named.has(`${mover} ${key}`)) yield fault("listed-twice", `positions lists ${key} twice.`);
    if (!game.fromKey(key, options, mover).ok)
      yield fault("listed-key", `positions lists ${key}, which fromKey refuses.`);
    named.add(`${mover} ${key}`);
    listed.add(key);
    if (named.size > mostListed) return;
  }
}

/** Claims of the game that no size has shown. */
export function* promiseFaults(sizes: readonly Size[]): Findings {
  const game = sizes[0]?.game;
  const sum = (what: "extraTurns" | "returns" | "ends") =>
    sizes.reduce((total, { count }) => total + count[what], 0);
  if (sum("ends") < 5) return;
  if (game?.extraTurns === true && sum("extraTurns") === 0)
    yield warning("extra-turns", "The game says extraTurns: true, but no player ever moved twice in a row.");
  if (game?.endless === true && sum("returns") === 0)
    yield warning(
      "endless-never",
      "The game says endless: true, but play never came back to an earlier position.",
    );
}
