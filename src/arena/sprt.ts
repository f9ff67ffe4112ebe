/**
 * A sequential test of two players: after each pair of games it asks whether the results speak for a difference of
 * `high` Elo rather than `low`, and ends as soon as either would be wrong in 1 of 20 cases at most (A. Wald, 1945). The two
 * games of a start are one result of 0 to 2 points, since they are alike; how often each result comes is estimated with the
 * expected score fixed (M. Van den Bergh's generalized likelihood ratio).
 */

import type { Transcript } from "./game-log.ts";
import type { ArenaPlan, SprtBounds } from "./plan.ts";
import { pairings } from "./schedule.ts";

const error = 0.05;
const bound = Math.log((1 - error) / error);
/** Results that never came are taken as rare, not as impossible. */
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

  /** The points of the first player in the next pair of games; anything after the decision doesn't count. */
  add(points: number): void {
    if (this.isDecided) return;
    const at = Math.round(points * 2);
    this.#counts[at] = (this.#counts[at] ?? 0) + 1;
    this.#pairs++;
    const [low, high] = [this.#bounds.low, this.#bounds.high].map(expectedScore);
    this.#ratio = logLikelihood(this.#counts, high ?? 0) - logLikelihood(this.#counts, low ?? 0);
  }

  /** `accepted` is the difference in Elo that the results support; null while the test is undecided. */
  state() {
    const { low, high } = this.#bounds;
    const accepted = this.isDecided ? (this.#ratio > 0 ? high : low) : null;
    return { low, high, pairs: this.#pairs, ratio: this.#ratio, bound, accepted };
  }
}

function expectedScore(elo: number): number {
  return 1 / (1 + 10 ** (-elo / 400));
}

/** The largest that the logarithm of the likelihood can be if the mean result is `score`. */
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
 * The tests of a run, one for each pair of players. The games count in the order of the schedule, so their duration has
 * no influence.
 */
export function testPairings({ players, games: perPairing, sprt }: ArenaPlan) {
  const tests = pairings(players.length).map(([first]) => ({
    first,
    test: sprt === null ? null : new Sprt(sprt),
    /** The points of the first player in games that ended before one that comes earlier. */
    early: new Map<number, number>(),
    /** The next pair of games that counts. */
    next: 0,
  }));
  const placeOf = (number: number) => ({
    pairing: tests[Math.floor(number / perPairing)],
    at: number % perPairing,
  });
  return {
    /** Whether the game was or may be part of the test. */
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
