/** Teaches the list of needed numbers, who can win, and the one lost row of seven switches. */

import { readSteps } from "../../core/define/lesson-steps.ts";
import type { GameLesson, PositionClass } from "../../core/lesson.ts";
import { isPrime } from "../numbers/blocks.ts";
import { choose, chooseMasks, mostNamed } from "../rows/classes.ts";
import { bitCount, fullRow, labelsIn, maskOf, type RowPosition } from "../rows/row.ts";
import { twinKinds } from "./lost.ts";
import { neededLists } from "./needed.ts";
import { type CaptureOptions, offIn } from "./rules.ts";

/** Bit masks of the lone primes, the couples (`lost.ts` explains both), and all other switches except 1. */
interface Parts {
  readonly lone: readonly number[];
  readonly pairs: readonly number[];
  readonly others: readonly number[];
}

function partsOf(switches: number): Parts {
  const [lone, pairs] = twinKinds(switches);
  const twins = maskOf([1, ...lone.flat(), ...pairs.flat()]);
  const others = labelsIn(fullRow(switches) & ~twins).map((label) => maskOf([label]));
  return { lone: lone.map(maskOf), pairs: pairs.map(maskOf), others };
}

/** How many of each kind are OFF: switch 1, lone primes, whole couples, and all other switches. */
type Counts = readonly [one: number, lone: number, pairs: number, rest: number];

function countOff(parts: Parts, off: number): Counts {
  const whole = (masks: readonly number[]) => masks.filter((mask) => (off & mask) === mask).length;
  const [one, lone, pairs] = [off & 1, whole(parts.lone), whole(parts.pairs)];
  return [one, lone, pairs, bitCount(off) - one - lone - 2 * pairs];
}

/** Stands for a measure that these counts don't determine. */
const unknown = -1;

function measuresOf(switches: number, [one, lone, pairs, rest]: Counts): readonly number[] {
  const off = one + lone + 2 * pairs + rest;
  return [off, lone, pairs, one + rest, switches - off, unknown, unknown, unknown, unknown, one];
}

function restWays(parts: Parts, pairs: number, rest: number): number {
  const open = parts.pairs.length - pairs;
  return Array.from({ length: open + 1 }, (_, halves) => halves).reduce(
    (ways, halves) => ways + choose(open, halves) * 2 ** halves * choose(parts.others.length, rest - halves),
    0,
  );
}

function* rowsWith(parts: Parts, [one, lone, pairs, rest]: Counts): Generator<number> {
  for (const ones of chooseMasks(parts.lone, lone))
    for (const twos of chooseMasks(parts.pairs, pairs)) {
      const open = parts.pairs.filter((mask) => (mask & twos) === 0);
      const singles = open.flatMap((mask) => labelsIn(mask).map((label) => maskOf([label])));
      for (const others of chooseMasks([...parts.others, ...singles], rest))
        if (open.every((mask) => (others & mask) !== mask)) yield one | ones | twos | others;
    }
}

/** `full` is the row with every switch ON. */
function classesAt(parts: Parts, full: number): readonly PositionClass<RowPosition>[] {
  const most = [1, parts.lone.length, parts.pairs.length, parts.others.length + parts.pairs.length];
  const all = most.reduce<readonly (readonly number[])[]>(
    (counts, top) =>
      counts.flatMap((before) => Array.from({ length: top + 1 }, (_, count) => [...before, count])),
    [[]],
  );
  return all
    .map(([one = 0, lone = 0, pairs = 0, rest = 0]) => {
      const ways = choose(parts.lone.length, lone) * choose(parts.pairs.length, pairs);
      const counts: Counts = [one, lone, pairs, rest];
      return {
        measures: measuresOf(bitCount(full), counts),
        count: ways * restWays(parts, pairs, rest),
        *positions() {
          for (const off of rowsWith(parts, counts)) yield { row: full & ~off, mover: 1 } as const;
        },
      };
    })
    .filter(({ measures, count }) => count > 0 && measures[0] !== 0)
    .toSorted((a, b) => (a.measures[0] ?? 0) - (b.measures[0] ?? 0));
}

export const lesson: GameLesson<RowPosition, CaptureOptions> = {
  language: {
    size: "switches",
    asked: "loss",
    cases: [],
    subjects: [
      { words: "the number of switches OFF", also: "off switches;off", opposite: 4 },
      { words: "the number of lone primes OFF", also: "lone primes;big primes;big primes off" },
      { words: "the number of couples OFF", also: "couples;twin pairs;twin pairs off" },
      { words: "the number of other switches OFF", also: "other switches;others off;others" },
      { words: "the number of switches ON", also: "on switches;on", opposite: 0 },
      {
        words: "the sum of the numbers OFF",
        also: "sum|total of? off? numbers|switches? off?;numbers|switches? off? adds|sums up|together? to?;off numbers|switches? adds|sums up|together? to?;numbers|switches? off? makes together",
      },
      {
        words: "the number of primes OFF",
        also: "primes;prime numbers|switches;primes|prime numbers|switches off;off primes|prime numbers|switches",
      },
      { words: "the number of needed numbers ON", also: "needed on;needed switches on" },
      {
        words: "the number of needed numbers",
        also: "needed numbers|switches? on|in? your? list?;numbers|switches needed;numbers|switches? on|in your? needed? list;your? needed? list;length of list",
      },
    ],
    parts: [1, 2, 3],
    labels: 8,
    named: 7,
    at: (options) => {
      const { switches } = options;
      const parts = partsOf(switches);
      const isSmall = switches <= mostNamed;
      return {
        measure: (position) => {
          const off = offIn(options, position);
          const measures = measuresOf(switches, countOff(parts, off));
          if (!isSmall) return measures;
          const lists = neededLists(options, off) ?? [];
          const [list = []] = lists;
          const isSure = lists.length === 1 && list.every(({ length }) => length === 1);
          const isNeeded = (at: number) => Number(list.some(([name]) => Number(name) === at));
          const labels = labelsIn(fullRow(switches));
          const each = labels.flatMap((at) => [(off >> (at - 1)) & 1, isSure ? isNeeded(at) : unknown]);
          const on = isSure
            ? list.filter(([name]) => ((off >> (Number(name) - 1)) & 1) === 0).length
            : unknown;
          const numbers = labelsIn(off);
          const sum = numbers.reduce((total, at) => total + at, 0);
          const primes = numbers.filter(isPrime).length;
          return [
            ...measures.slice(0, 5),
            sum,
            primes,
            on,
            lists.length === 0 ? unknown : list.length,
            ...each,
          ];
        },
        ...(isSmall ? {} : { classes: () => classesAt(parts, fullRow(switches)) }),
      };
    },
  },
  steps: readSteps(`
move - switches=7 | To win, turn every switch ON. Choose an OFF one, and its factors and multiples change, too: every number is a multiple of 1, so choose 1. | 1 | Every switch is ON. You win!
move 0000011 switches=7 | The list below the row shows which numbers you need: choose each of them once, in any order, to turn every switch ON. Choose any of them now. | 2; 3; 5 | It comes off the list. Two more, and every switch is ON. | That number isn't on the list, so you'd need one more. Choose 2, 3 or 5.
bet 1111010 switches=7 | You win if you take the last number off the list. Now just two are left, and no other switch is OFF. | bet | Player B | Player A has to choose 5 or 7. Then Player B takes the other one off the list and wins.
bet 1000101 switches=7 | If you take 3 or 4 off the list, your opponent takes the other one and wins. Any other number goes on the list, and if both of you keep adding numbers, the game is a draw. | safe | 2; 6 | Choose a number that isn't on the list.
bet 0101000 switches=7 | Every move changes switch 1: it's OFF on your turns, so only you can win. Take a number off the list so that just the other two are OFF. | line | 3 | Leave nothing OFF but the numbers on the list.
rule - switches=7 | With seven switches, the player to move loses in just one row, and you've seen it. When does the player to move lose? | In step 3, Player A was sure to lose. Which switches were OFF? | Only two switches were OFF in that row, and every other switch was ON. | The player to move loses exactly when only 5 and 7 are OFF.
game 0001000 switches=7 | Now win a game: you need 5, 6 and 7, so take the one that leaves only the other two OFF. If the game won't end, offer a draw: that counts, too. | beginner
theorem 1111010 switches=7 | 5 and 7 are twins: each changes only itself and 1, so your opponent can answer one with the other and win. Here's the rule for every row, and why it works.
`),
};
