/**
 * A sequential test of two players: after each pair of games it asks whether the results favour a difference
 * of `high` Elo over `low`, and ends as soon as either answer would be wrong in at most 1 of 20 cases (A.
 * Wald, 1945). The two games of a start are one result of 0 to 2 points, since they are alike; the frequency
 * of each result is estimated with the expected score fixed (M. Van den Bergh's generalized likelihood
 * ratio).
 */

import type { Transcript } from "./game-log.ts";
import type { ArenaPlan, SprtBounds } from "./plan.ts";
import { pairings } from "./schedule.ts";

const error = 0.05;
const bound = Math.log((1 - error) / error);
/** Results that never occurred count as rare, not as impossible. */
const rare = 1e-3;
const results = [0, 0.25, 0.5, 0.75, 1];

type SprtState = ReturnType<Sprt["state"]>;

export class Sprt {
  readonly #bounds: SprtBounds;
  readonly #counts = results.map(() => rare);
  #pairs = 0;
  #ratio = 0;

  constructor(bounds: SprtBounds) {
    this.#bounds = bounds;
  }

  get isDecided(): boolean {
    return Math.abs(this.#ratio) >= bound;
  }

  /** The first player's points in the next pair of games; ignored after the decision. */
  add(points: number): void {
    if (this.isDecided) return;
    const at = Math.round(points * 2);
    this.#counts[at] = (this.#counts[at] ?? 0) + 1;
    this.#pairs++;
    const [low, high] = [this.#bounds.low, this.#bounds.high].map(expectedScore);
    this.#ratio = logLikelihood(this.#counts, high ?? 0) - logLikelihood(this.#counts, low ?? 0);
  }

  /** `accepted` is the difference in Elo that the results favour; null until the test has ended. */
  state() {
    const { low, high } = this.#bounds;
    const accepted = this.isDecided ? (this.#ratio > 0 ? high : low) : null;
    return { low, high, pairs: this.#pairs, ratio: this.#ratio, bound, accepted };
  }
}

function expectedScore(elo: number): number {
  return 1 / (1 + 10 ** (-elo / 400));
}

/** The maximum log-likelihood if the mean result is `score`. */
function logLikelihood(counts: readonly number[], score: number): number {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const shares = counts.map((count) => count / total);
  const slope = (tilt: number) =>
    results.reduce((sum, result, at) => {
      const off = result - score;
      return sum + ((shares[at] ?? 0) * off) / (1 + tilt * off);
    }, 0);
  // The slope falls from one end, where the lowest result would have no chance, to the other.
  let [from, to] = [-1 / (1 - score), 1 / score];
  for (let step = 0; step < 60; step++) {
    const middle = (from + to) / 2;
    if (slope(middle) > 0) from = middle;
    else to = middle;
  }
  const tilt = (from + to) / 2;
  return results.reduce((sum, result, at) => {
    const share = (shares[at] ?? 0) / (1 + tilt * (result - score));
    return sum + (counts[at] ?? 0) * Math.log(share);
  }, 0);
}

/**
 * One test per pair of players. Games count in the order of the schedule, so their duration can't affect the
 * result.
 */
export function testPairings({ players, games: perPairing, sprt }: ArenaPlan) {
  const tests = pairings(players.length).map(([first]) => ({
    first,
    test: sprt === null ? null : new Sprt(sprt),
    /** The first player's points in games that ended before an earlier one. */
    early: new Map<number, number>(),
    next: 0,
  }));
  const placeOf = (number: number) => ({
    pairing: tests[Math.floor(number / perPairing)],
    at: number % perPairing,
  });
  return {
    isWanted: (number: number): boolean => {
      const { pairing, at } = placeOf(number);
      return pairing?.test?.isDecided !== true || at < 2 * pairing.next;
    },
    add: (number: number, game: Transcript): void => {
      const { pairing, at } = placeOf(number);
      if (pairing === undefined || pairing.test === null) return;
      pairing.early.set(at, pointsOf(game, pairing.first));
      while (!pairing.test.isDecided) {
        const one = pairing.early.get(2 * pairing.next);
        const two = pairing.early.get(2 * pairing.next + 1);
        if (one === undefined || two === undefined) return;
        pairing.test.add(one + two);
        pairing.next++;
      }
    },
    states: (): readonly (SprtState | null)[] => tests.map(({ test }) => test?.state() ?? null),
  };
}

/** A win is 1, a draw or an unfinished game 1/2. */
function pointsOf({ match: { outcome }, seats }: Transcript, player: number): number {
  const winner = outcome?.winner ?? null;
  if (winner === null) return 0.5;
  return seats[winner - 1] === player ? 1 : 0;
}
