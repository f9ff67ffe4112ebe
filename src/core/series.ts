/** Best of N. A draw counts for neither player. The series ends when one has a majority of N, or after N games. */

import type { Outcome } from "./rules.ts";
import { ofSeat, type Pair, withSeat } from "./seat.ts";
import type { DealtStart } from "./starts.ts";

export const maxSeriesLength = 99;

/** The place of a game in its series, with the score before it. */
export interface SeriesPlace {
  readonly id: string;
  readonly of: number;
  readonly game: number;
  readonly score: Pair<number>;
  /** How to deal the start of each game. Without it, all games have the same start. */
  readonly deal?: DealtStart;
}

/** An odd number, or 2 for a game that only one seat can win: then each player gets that seat once. */
export function isSeriesLength(games: number): boolean {
  return games === 2 || (games % 2 === 1 && games <= maxSeriesLength);
}

export function scoreAfter(place: SeriesPlace, outcome: Outcome): Pair<number> {
  const { winner } = outcome;
  return winner === null ? place.score : withSeat(place.score, winner, ofSeat(place.score, winner) + 1);
}

export function nextPlace(place: SeriesPlace, outcome: Outcome): SeriesPlace | null {
  const score = scoreAfter(place, outcome);
  const majority = Math.max(...score) * 2 > place.of;
  return majority || place.game >= place.of ? null : { ...place, game: place.game + 1, score };
}
