/** Teaches that neighbors never divide each other, so they make pairs to answer in. */

import type { GameLesson, Plan } from "../../core/lesson.ts";
import { readSteps } from "../../core/lesson-steps.ts";
import { counted, withPhrases } from "../../core/words/subjects.ts";
import { areRelated, isPrime } from "../numbers/blocks.ts";
import { type FrenzyOptions, type FrenzyPosition, start, wholeRange } from "./rules.ts";

type Pairing = readonly (readonly [number, number])[];

interface Scheme {
  /** By default, the scheme's first pairs describe it. */
  readonly words?: string;
  readonly pair: (numbers: readonly number[]) => Pairing;
}

const schemes: readonly Scheme[] = [
  { pair: pairNeighbors },
  { words: "the smallest with the largest", pair: (numbers) => pairUp(numbers, numbers.toReversed()) },
  {
    words: "the lower half with the upper half",
    pair: (numbers) => pairUp(numbers, numbers.slice(numbers.length / 2)),
  },
  {
    words: "even neighbors, odd neighbors",
    pair: (numbers) =>
      [0, 1].flatMap((rest) => pairNeighbors(numbers.filter((number) => number % 2 === rest))),
  },
  {
    pair: (numbers) =>
      pairUp(
        numbers,
        numbers.map((number) => 2 * number),
      ).filter(([, double]) => numbers.includes(double)),
  },
];

function pairNeighbors(numbers: readonly number[]): Pairing {
  return pairUp(
    numbers.filter((_, at) => at % 2 === 0),
    numbers.filter((_, at) => at % 2 === 1),
  );
}

function pairUp(numbers: readonly number[], partners: readonly number[]): Pairing {
  const pairs: (readonly [number, number])[] = [];
  for (const [at, number] of numbers.entries()) {
    const partner = partners[at];
    const isFree = (other: number) => !pairs.flat().includes(other);
    if (partner !== undefined && partner !== number && isFree(number) && isFree(partner))
      pairs.push([number, partner]);
  }
  return pairs;
}

const firsts = [null, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const allPlans = firsts.flatMap((first) => schemes.map((scheme) => ({ first, scheme })));

function pairsAt({ first, scheme }: (typeof allPlans)[number], max: number): Pairing {
  return scheme.pair(wholeRange(max).filter((number) => number !== first));
}

function describePlan(plan: (typeof allPlans)[number]): Plan {
  const { first, scheme } = plan;
  const shown = pairsAt(plan, 30)
    .slice(0, 3)
    .map((pair) => pair.join("-"));
  const pairs = scheme.words ?? `${shown.join(", ")}, …`;
  const words = `${first === null ? "" : `take ${first}, then `}answer in pairs: ${pairs}`;
  return { words, first: first === null ? null : String(first), pairs };
}

function measure({ pool }: Pick<FrenzyPosition, "pool">): readonly number[] {
  const largest = pool.at(-1) ?? 0;
  return [largest, pool.length, isPrime(largest) ? 1 : 0];
}

const largest = ["max", "biggest number", "highest number", "top number", "n"];

export const lesson: GameLesson<FrenzyPosition, FrenzyOptions> = {
  language: {
    size: "max",
    cases: [{ words: "at the start", tests: [] }],
    subjects: [
      withPhrases(counted(0, "the largest number", { upTo: 6, also: largest }), {
        words: "prime",
        tests: [{ measure: 2, least: 1 }],
      }),
      counted(1, "the size of the pool"),
    ],
    plans: allPlans.map(describePlan),
    at: (options) => ({
      measure,
      *classes() {
        for (let max = 2; max <= options.max; max++) {
          const fresh = start({ max }, 1);
          yield { measures: measure(fresh), count: 1, positions: () => [fresh], options: { max } };
        }
      },
      pairsOf: (at) => {
        const plan = allPlans[at];
        const pairs = plan === undefined ? [] : pairsAt(plan, options.max);
        return pairs.map(([one, two]) => [String(one), String(two)]);
      },
      alone: (moves) => {
        const pool = moves.map(Number).toSorted((a, b) => a - b);
        const last = wholeRange(options.max).find(
          (other) => !pool.includes(other) && pool.some((number) => !areRelated(number, other)),
        );
        return last === undefined ? start({ max: Math.max(...pool) }, 1) : { pool, last, mover: 1 };
      },
    }),
  },
  steps: readSteps(`
move - max=6 | Players take turns taking numbers, but never a factor or multiple of the last one. You're first, so take any number. | any | Now your opponent can't take its factors or multiples.
move 2,3,6/5 max=6 | If you can't take a number, you lose. Your opponent just took 5, so find the number that leaves them stuck. | 6 | 2 and 3 are both factors of 6. Your opponent is stuck, and you win!
bet - max=3 | Start small: just 2 and 3. | bet | Player 2
bet - max=4 | Add one more number: 2, 3 and 4. | bet | Player 1
bet 2,4,6/3 max=6 | Pair up 2, 3, 4 and 6 so that no number divides its partner. Your opponent took 3: answer with its partner. | safe | 2
rule - max=10 | Now find the rule for the numbers 2 to 10. Say who wins and when, or give a plan with pairs. | Neighboring numbers never divide each other. | Nine numbers don't pair up evenly. What if you take one of them first? | Take 2, then answer in pairs: 3-4, 5-6, 7-8, ….
game - max=10 | Now play a game with your rule: the numbers 2 to 10, and you go first. | perfect
theorem | That was up to 10. Here's the rule for every pool, and why it works.
`),
};
