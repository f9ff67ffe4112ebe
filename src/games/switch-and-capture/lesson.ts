/** Teaches the list, who can win, and the one lost row of seven switches. */

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

/** Stands for a measure that we don't know or that has no single value. */
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
      { words: "the number of switches OFF", also: "off switches;off;switches|more to turn on", opposite: 4 },
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
move 0001101 switches=7 | Choose an OFF switch to turn it ON, and its factors and multiples change, too: OFF to ON, or ON to OFF. Find the one choice that turns every switch ON, and you win. | 6 | 6 changed itself and its factors 1, 2 and 3. Every switch is ON: you win! | That leaves some switches OFF. Which number has the factors 1, 2 and 3?
move 0000011 switches=7 | No single choice can do it here, but 2, 3 and 5 together can, so they're on the list below. Choose one of them. | 2; 3; 5 | It comes off the list. Together, 2, 3 and 5 change each OFF switch once or three times, and 6 twice, so it ends up ON, in whatever order you choose. | That number goes on the list: to undo it, you'd have to choose it again. Choose 2, 3 or 5.
bet 1111010 switches=7 | Now two players take turns. If you take the last number off the list, every switch is ON, and you win. | bet | Player B | Nothing else is OFF, so Player A has to take 5 or 7 off the list. Player B takes the other one and wins.
bet 1101011 switches=7 | Again, just two switches are OFF. But 2 and 4 are on the list, too, and they have to wait until they're OFF. | bet | neither player | Unlike 5 and 7 before, 3 also changes 6. Once 3 and 5 are ON, 6 is OFF, and 2 and 4 are still on the list. So the game can go on forever. That's a draw, and you can offer one.
bet 0101000 switches=7 | Every move changes 1, and the last one turns it ON, so only the player who finds 1 OFF can win. Here that's you, so it's your list. | line | 3 | Think of the row that Player A lost, and leave that row to your opponent. | You left just 5 and 7 OFF. When your opponent took one off the list, the other was yours.
rule 1101011 switches=7 | Apart from all ON, in just one row the player to move loses, and it isn't this one. When does the player to move lose? | Player A lost with two switches OFF, but not in this row. What do 3 and 5 change that those two didn't? | Look for two switches that change nothing but themselves and 1. | The player to move loses exactly when only 5 and 7 are OFF.
game 0001000 switches=7 | Now win a game: 1 is OFF, so it's your list. Which of its numbers do you take off, and which two do you leave? | beginner
theorem 1111010 switches=7 | 5 and 7 are twins: each changes only itself and 1, so your opponent can answer one with the other. Here's the rule for every size, and why it works.
`),
};
