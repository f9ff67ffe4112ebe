import { areRelated } from "../../../src/games/numbers/blocks.ts";
import { range, sweep } from "../../support/sweep.ts";
import { type Calculations, numbersIn } from "./claims.ts";
import type { Truth } from "./truth.ts";

const sizes = sweep(range(2, 16), range(2, 11));
const loosePairs = "2-9, 3-8, 4-7, 5-6";

type Couple = readonly [number, number];

function couples(text: string): readonly Couple[] {
  return Array.from(text.matchAll(/(\d+)-(\d+)/g), ([, one, two]) => [Number(one), Number(two)] as const);
}

/** True if the text names each number once, and its pairs are friends. */
function isPairing(text: string, numbers: readonly number[]): boolean {
  const sorted = numbersIn(text).toSorted((a, b) => a - b);
  return String(sorted) === String(numbers) && couples(text).every(([one, two]) => !areRelated(one, two));
}

function exceptions(truth: Truth): readonly number[] {
  const even = sizes.filter((max) => max % 2 === 0);
  return even.filter((max) => truth.value({ max }).kind !== "win" || truth.wrong({ max }).length > 0);
}

/** Returns the most pairs of friends. The first number either stays alone or pairs with a friend. */
function mostPairs([first, ...others]: readonly number[]): number {
  if (first === undefined) return 0;
  const friends = others.filter((other) => !areRelated(first, other));
  const paired = friends.map((friend) => 1 + mostPairs(others.filter((other) => other !== friend)));
  return Math.max(mostPairs(others), ...paired);
}

/** Every pool up to 8, with every last number. */
function* pools(): Iterable<readonly [pool: readonly number[], last: number]> {
  const numbers = range(2, 8);
  for (const last of numbers)
    for (const set of range(1, 2 ** numbers.length - 1)) {
      const pool = numbers.filter((_, index) => (set >> index) % 2 === 1);
      if (!pool.includes(last) && pool.some((number) => !areRelated(number, last))) yield [pool, last];
    }
}

/** True if the player to move wins when the player who can't move wins. Pools are masks. Bit 0 is the number 2. */
function misereSolver(max: number): (pool: number, last: number | null) => boolean {
  const known = new Map<number, boolean>();
  const numbers = range(2, max);
  const wins = (pool: number, last: number | null): boolean => {
    const name = pool * 64 + (last ?? 0);
    const found = known.get(name);
    if (found !== undefined) return found;
    const free = numbers.filter(
      (number) => ((pool >> (number - 2)) & 1) === 1 && (last === null || !areRelated(number, last)),
    );
    const won = free.length === 0 || free.some((number) => !wins(pool ^ (1 << (number - 2)), number));
    known.set(name, won);
    return won;
  };
  return wins;
}

const misereTo = 16;
const misereSizes = sweep(range(2, misereTo), range(2, 11)).map((max) => ({
  max,
  isWon: misereSolver(max)(2 ** (max - 1) - 1, null),
}));

/** The size from which the first player wins only at sizes of one parity. */
function misereFrom(): number {
  const wrong = misereSizes.filter(({ max, isWon }) => isWon !== (max % 2 === 1)).map(({ max }) => max);
  return Math.max(1, ...wrong) + 1;
}

const looseBounds = ["max/2 + 2", "max + 2"] as const;

/**
 * True if all pairs (the numbers that add up to such a prime, then neighbors) are friends, and no number is related to both of
 * a pair.
 */
function areLoose(truth: Truth): boolean {
  return range(6, 60).every((max) => {
    const [above, upTo] = looseBounds.map((formula) => truth.evaluate(formula, { max }));
    const primes = range(2, max + 2).filter(
      (number) =>
        range(2, number - 1).every((factor) => number % factor !== 0) &&
        number > (above ?? 0) &&
        number <= (upTo ?? 0),
    );
    return primes.length > 0 && primes.every((prime) => isLoosePairing(prime, max));
  });
}

function isLoosePairing(sum: number, max: number): boolean {
  const low = range(2, (sum - 1) / 2).map((number) => [number, sum - number] as const);
  const rest = range(sum - 1, max);
  const high = rest.flatMap((number, at) =>
    at % 2 === 0 && at + 1 < rest.length ? [[number, number + 1] as const] : [],
  );
  return [...low, ...high].every(
    ([one, two]) =>
      range(2, max).every((number) => !areRelated(number, one) || !areRelated(number, two)) &&
      !areRelated(one, two),
  );
}

export const factorFrenzy: Calculations = {
  "loose primes above": (truth, says) => says === looseBounds[0] && areLoose(truth),
  "loose primes up to": (truth, says) => says === looseBounds[1] && areLoose(truth),
  misere: (_truth, says) =>
    misereSizes.every(
      ({ max, isWon }) => max < misereFrom() || (isWon === (says === "odd")) === (max % 2 === 1),
    ),
  "misere from": misereFrom,
  "misere to": () => misereTo,
  "first player wins": (truth, says) =>
    sizes.every((max) => (truth.value({ max }).kind === "win") === ((max % 2 === 0) === (says === "even"))),
  "every opening wins from": (truth) => Math.max(...exceptions(truth)) + 2,
  "last exception": (truth) => Math.max(...exceptions(truth)),
  "pairing leaves it over": (truth) => {
    const found = new Set<string>();
    for (const [pool, last] of pools()) {
      const { kind } = truth.value({ max: 8 }, `${pool.join(",")}/${last}`);
      found.add(`${mostPairs(pool) === mostPairs([...pool, last])} ${kind === "loss" ? "loses" : "wins"}`);
    }
    return String([...found].toSorted()) === "false wins,true loses" ? "loses" : "neither";
  },
  "pairing of": (_truth, says, list) => isPairing(says, list.split(",").map(Number)),
  "pairing to": (_truth, says, max) => isPairing(says, range(2, Number(max))),
  "neighbors are partners from": () => {
    const odd = range(3, 99).filter((number) => number % 2 === 1);
    return Math.max(...odd.filter((number) => areRelated(number - 1, number + 1))) + 2;
  },
  length: (truth, formula) =>
    sizes.every((max) => {
      const value = truth.value({ max });
      return value.kind !== "draw" && value.plies === truth.evaluate(formula, { max });
    }),
  "loose pairs to": (_truth, says, max) =>
    says === loosePairs &&
    isPairing(says, range(2, 9)) &&
    range(2, Number(max)).every((number) =>
      couples(says).every(([one, two]) => !areRelated(number, one) || !areRelated(number, two)),
    ),
  "sum of the loose pairs": () => [...new Set(couples(loosePairs).map(([one, two]) => String(one + two)))],
};
