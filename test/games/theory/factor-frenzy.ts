import { areRelated } from "../../../src/games/numbers/blocks.ts";
import { type Calculations, numbersIn, range } from "./claims.ts";
import type { Truth } from "./truth.ts";

const sizes = range(2, 16);
const loosePairs = "2-9, 3-8, 4-7, 5-6";

type Couple = readonly [number, number];

function couples(text: string): readonly Couple[] {
  return Array.from(text.matchAll(/(\d+)-(\d+)/g), ([, one, two]) => [Number(one), Number(two)] as const);
}

/** Whether the text names each of the numbers once, and its pairs are friends. */
function isPairing(text: string, numbers: readonly number[]): boolean {
  const sorted = numbersIn(text).toSorted((a, b) => a - b);
  return String(sorted) === String(numbers) && couples(text).every(([one, two]) => !areRelated(one, two));
}

function exceptions(truth: Truth): readonly number[] {
  const even = sizes.filter((max) => max % 2 === 0);
  return even.filter((max) => truth.value({ max }).kind !== "win" || truth.wrong({ max }).length > 0);
}

/** How many pairs of friends can be made at most: the first number stays alone, or goes with a friend. */
function mostPairs([first, ...others]: readonly number[]): number {
  if (first === undefined) return 0;
  const friends = others.filter((other) => !areRelated(first, other));
  const paired = friends.map((friend) => 1 + mostPairs(others.filter((other) => other !== friend)));
  return Math.max(mostPairs(others), ...paired);
}

/** Every pool of max 8 with every last number. */
function* pools(): Iterable<readonly [pool: readonly number[], last: number]> {
  const numbers = range(2, 8);
  for (const last of numbers)
    for (const set of range(1, 2 ** numbers.length - 1)) {
      const pool = numbers.filter((_, index) => (set >> index) % 2 === 1);
      if (!pool.includes(last) && pool.some((number) => !areRelated(number, last))) yield [pool, last];
    }
}

export const factorFrenzy: Calculations = {
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
  "neighbours are friends from": () => {
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
