/** Teaches that neighbors never divide each other, so you can pair them up and always have an answer. */

import { readSteps } from "../../core/define/lesson-steps.ts";
import type { GameLesson } from "../../core/lesson.ts";
import { areRelated, isPrime } from "../numbers/blocks.ts";
import { type FrenzyOptions, type FrenzyPosition, start, wholeRange } from "./rules.ts";

function measure({ pool }: Pick<FrenzyPosition, "pool">): readonly number[] {
  const largest = pool.at(-1) ?? 0;
  return [largest, pool.length, isPrime(largest) ? 1 : 0];
}

export const lesson: GameLesson<FrenzyPosition, FrenzyOptions> = {
  language: {
    size: "max",
    asked: "win",
    cases: [
      {
        words: "at the start",
        also: "before the first number is taken;in the beginning;at the beginning",
        condition: { every: [] },
      },
    ],
    subjects: [
      {
        words: "the largest number",
        also: "max|maximum|largest|biggest|highest|top|last number|one?;end number;number? at end|top;n;pool|numbers? goes up? to;pool|numbers|it? ends|stops with|at|on",
      },
      { words: "the size of the pool", also: "pool size;pool;numbers in the pool;numbers in all" },
    ],
    phrases: [
      {
        words: "the largest number is prime",
        also: "prime;prime number;max|n|biggest|highest|last|top number? prime",
        condition: { measure: 2, least: 1 },
      },
      {
        words: "the size of the pool is even",
        also: "even number|amount|count of numbers;pool has even number of numbers;every|each|all? number has|have? already? partner|buddy|friend;all? numbers can paired|matched up?;you? can pair|match up? all|every|everything? numbers?;everything has? partner|buddy;everything can paired|matched up?",
        condition: { measure: 1, of: 2, rest: 0 },
      },
      {
        words: "the size of the pool is odd",
        also: "odd number|amount|count of numbers;pool has odd number of numbers;one|1|some number? has no partner|buddy|friend;one|1 number? over|alone;one|1 number? without partner",
        condition: { measure: 1, of: 2, rest: 1 },
      },
    ],
    it: 0,
    plans: true,
    starts: true,
    at: (options) => ({
      measure,
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
move - max=6 | Players take turns taking numbers, but never a factor or multiple of the last one. You're first, so take any number. | any | Now your opponent can't take any factor or multiple of your number.
move 2,3,6/5 max=6 | If you can't take a number, you lose. Your opponent just took 5, so find the number that leaves them stuck. | 6 | 2 and 3 are both factors of 6. Your opponent is stuck, and you win!
bet - max=3 | Start small: just 2 and 3. | bet | Player 2
bet - max=4 | Add one more number: 2, 3 and 4. | bet | Player 1
bet 2,4,6/3 max=6 | Pair up 2, 3, 4 and 6 so that no number divides its partner. Your opponent took 3: answer with its partner. | safe | 2
rule - max=10 | Now find the rule for a full pool, from 2 up to any number: when does the player to move win? Or give a plan with pairs for the numbers 2 to 10. | Neighboring numbers never divide each other. | Nine numbers don't pair up evenly. What if you take one of them first? | Take 2, then answer in pairs: 3-4, 5-6, 7-8, ….
game - max=10 | Now use your rule in a game with the numbers 2 to 10. You go first. | perfect
theorem | That was the rule for numbers up to 10. Here's the rule for every pool, and why it works.
`),
};
