/**
 * Small games of every kind that the contract allows, drawn from a seed: any player may be to move in any position, even
 * twice in a row. A game is won by either player or drawn, whoever moved last, and play may go in circles.
 */

import { defineGame } from "../../src/core/define/define-game.ts";
import { randomFrom } from "../../src/core/random.ts";
import { fail, ok } from "../../src/core/result.ts";
import type { Seat } from "../../src/core/seat.ts";

/** The places are numbers. A finished place has no ways out. */
interface Place {
  readonly mover: Seat;
  readonly outcome: Seat | "drawn" | null;
  readonly ways: readonly number[];
}

const places = 14;

function drawPlaces(seed: number): readonly Place[] {
  const random = randomFrom(seed);
  return Array.from({ length: places }, (_, place) => {
    const mover: Seat = random.below(2) === 0 ? 1 : 2;
    if (place > 1 && random.below(3) === 0)
      return { mover, outcome: ([1, 2, "drawn"] as const)[random.below(3)] ?? null, ways: [] };
    const ways = new Set(Array.from({ length: 1 + random.below(4) }, () => random.below(places)));
    return { mover, outcome: null, ways: [...ways] };
  });
}

/** Player 1 starts at place 0 and player 2 at place 1, whoever is to move there. */
export function anyGame(seed: number) {
  const all = drawPlaces(seed);
  const at = (place: number): Place => all[place] ?? { mover: 1, outcome: "drawn", ways: [] };
  return defineGame({
    id: `any-${seed}`,
    title: "Any",
    options: {},
    at: () => ({
      start: (first) => first - 1,
      toMove: (place) => at(place).mover,
      moves: (place) => at(place).ways,
      play: (_place, way) => way,
      outcome: (place) => at(place).outcome,
      key: (place) => `p${place}`,
      fromKey: (key) => {
        const place = Number(key.slice(1));
        return key === `p${place}` && place < places ? ok(place) : fail("bad-key", "Write p and a place.");
      },
      formatMove: (_place, way) => String(way),
    }),
  });
}

export const everyPlace: readonly number[] = Array.from({ length: places }, (_, place) => place);
