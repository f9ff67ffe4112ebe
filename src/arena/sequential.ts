/** The sequential tests of a run, one for every two players. The games count in the order of the schedule, so that chance in how long they take decides nothing. */

import type { Transcript } from "./game-log.ts";
import type { ArenaPlan } from "./plan.ts";
import { pairings } from "./schedule.ts";
import { Sprt, type SprtState } from "./sprt.ts";

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
