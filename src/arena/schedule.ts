/**
 * Which games are played: every pair of players meets the same number of times, and each start is played twice with
 * the seats swapped, so that neither player nor pair is favoured by a start. Everything follows from one seed.
 */

import { goldenRatio, maxSeed } from "../core/random.ts";
import type { Pair } from "../core/seat.ts";

export type PlannedGame = ReturnType<typeof planGames>[number];

/** `games` is even: how often each two players meet. */
export function planGames(players: number, games: number, seed: number) {
  return pairings(players).flatMap(([a, b], pair) =>
    Array.from({ length: games }, (_, game) => {
      const number = pair * games + game;
      const swapped = game % 2 === 1;
      return {
        /** From 0, over the whole run. */
        number,
        /** Which of the starts it is played from; the same for both games of a pair, and for every two players. */
        start: Math.floor(game / 2),
        /** The players in seats 1 and 2, by their place in the list. */
        seats: swapped ? ([b, a] as const) : ([a, b] as const),
        seed: spread(seed, number),
      };
    }),
  );
}

/** Every two of them. */
export function pairings(players: number): readonly Pair<number>[] {
  const all = Array.from({ length: players }, (_, index) => index);
  return all.flatMap((a) => all.slice(a + 1).map((b): Pair<number> => [a, b]));
}

/** The seed from which a start is dealt. */
export function startSeed(seed: number, start: number): number {
  return spread(seed, -1 - start);
}

function spread(seed: number, step: number): number {
  const moved = (seed % 2 ** 48) + step * goldenRatio;
  return ((moved % maxSeed) + maxSeed) % maxSeed;
}
