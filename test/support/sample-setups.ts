/** Games and options for tests of the contract: the standard sizes, small sizes and the largest. */

import { threeHeaps } from "../../examples/three-heaps.ts";
import type { Game, Variant } from "../../src/core/game.ts";
import type { Options } from "../../src/core/options.ts";
import type { Random } from "../../src/core/random.ts";
import { type Setup, setUp } from "../../src/core/setup.ts";
import { games } from "../../src/games/index.ts";
import { must } from "./must.ts";
import { setupName } from "./setup-name.ts";
import { tug } from "./tug.ts";

export const everyGame: readonly Game[] = [...games, threeHeaps];

const moreOptions: Readonly<Record<string, readonly Options[]>> = {
  "switch-and-capture": [
    {},
    { switchOne: "chosen" },
    { switches: 2 },
    { switches: 30 },
    { start: "1111011110" },
  ],
  "switch-battle": [{}, { switches: 2 }, { switches: 30 }, { start: "0101" }],
  "switch-conquer": [
    { start: "ABAB" },
    { start: "AAAA" },
    { start: "BBBB" },
    { start: "AB" },
    { start: "AB".repeat(15) },
  ],
  "tower-switch": [{}, { blocks: 1 }, { blocks: 2 }, { blocks: 1000 }],
  "factor-frenzy": [{}, { max: 2 }, { max: 100 }],
};

export interface Sample {
  readonly name: string;
  readonly game: Variant;
  readonly setup: Setup;
}

export function samples(): readonly Sample[] {
  return [...everyGame, tug].flatMap((game) =>
    (moreOptions[game.id] ?? [{}]).map((options) => sample(game, options)),
  );
}

/** Each game once, with the original rules. Switch Conquer starts from the row of its sample game. */
export function standardSamples(): readonly Sample[] {
  return everyGame.map((game) => sample(game, moreOptions[game.id]?.[0] ?? {}));
}

export function sample(game: Game, options: Options): Sample {
  const setup = must(setUp(game, { options }));
  return { name: setupName(game.id, options), game: setup.game, setup };
}

/** Every position that the game lists. A test must not ask about a game that lists none. */
export function everyPosition(game: Variant): readonly unknown[] {
  const positions = [...(game.positions?.() ?? [])];
  if (positions.length === 0) throw new Error(`${game.id} lists no positions.`);
  return positions;
}

/** Positions of random play, from the start to the end or to `plies`. */
export function* randomWalk(game: Variant, start: unknown, random: Random, plies: number): Iterable<unknown> {
  let position = start;
  yield position;
  for (let ply = 0; ply < plies; ply++) {
    const moves = game.moves(position);
    if (moves.length === 0) return;
    position = game.play(position, moves[random.below(moves.length)]);
    yield position;
  }
}
