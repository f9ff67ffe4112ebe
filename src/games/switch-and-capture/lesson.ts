/** Teaches the list of needed numbers, who can win, and the one lost row of seven switches. */

import type { GameLesson, PositionClass } from "../../core/lesson.ts";
import { readSteps } from "../../core/lesson-steps.ts";
import { recall } from "../../core/memory.ts";
import { choose, chooseMasks } from "../rows/classes.ts";
import { bitCount, fullRow, labelsIn, maskOf } from "../rows/row.ts";
import { twinKinds } from "./lost.ts";
import { neededLists } from "./needed.ts";
import { type CaptureOptions, type CapturePosition, offIn } from "./rules.ts";

/** As masks: lone primes, couples, and all others except switch 1. */
interface Parts {
  readonly lone: readonly number[];
  readonly pairs: readonly number[];
  readonly others: readonly number[];
}

const known = new Map<string, Parts>();

function partsOf(switches: number): Parts {
  return recall(known, String(switches), () => {
    const [lone, pairs] = twinKinds(switches);
    const twins = maskOf([1, ...lone.flat(), ...pairs.flat()]);
    const others = labelsIn(fullRow(switches) & ~twins).map((label) => maskOf([label]));
    return { lone: lone.map(maskOf), pairs: pairs.map(maskOf), others };
  });
}

/** The number of OFF switches: switch 1, lone primes, whole couples, the rest. */
type Counts = readonly [one: number, lone: number, pairs: number, rest: number];

function countOff(parts: Parts, off: number): Counts {
  const whole = (masks: readonly number[]) => masks.filter((mask) => (off & mask) === mask).length;
  const [one, lone, pairs] = [off & 1, whole(parts.lone), whole(parts.pairs)];
  return [one, lone, pairs, bitCount(off) - one - lone - 2 * pairs];
}

/** The needed numbers depend on more than these counts. */
const unknown = -1;

function measuresOf(switches: number, [one, lone, pairs, rest]: Counts): readonly number[] {
  const off = one + lone + 2 * pairs + rest;
  return [off, lone, pairs, one + rest, switches - off, unknown, unknown, one];
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
function classesAt(parts: Parts, full: number): readonly PositionClass<CapturePosition>[] {
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

/** In a row this short, a rule can name each switch, so every row is its own class. */
const mostNamed = 9;

export const lesson: GameLesson<CapturePosition, CaptureOptions> = {
  language: {
    size: "switches",
    cases: [],
    subjects: [
      { words: "the number of switches OFF", also: "off switches;off", opposite: 4 },
      { words: "the number of lone primes OFF", also: "lone primes;big primes;big primes off" },
      { words: "the number of couples OFF", also: "couples;twin pairs;twin pairs off" },
      { words: "the number of other switches OFF", also: "other switches;others off;others" },
      { words: "the number of switches ON", also: "on switches;on", opposite: 0 },
      { words: "the number of needed numbers ON", also: "needed on;needed switches on" },
      {
        words: "the number of needed numbers",
        also: "numbers needed;needed;switches needed;needed switches",
      },
    ],
    parts: [1, 2, 3],
    labels: 6,
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
          return [...measures.slice(0, 5), on, lists.length === 0 ? unknown : list.length, ...each];
        },
        ...(isSmall ? {} : { classes: () => classesAt(parts, fullRow(switches)) }),
      };
    },
  },
  steps: readSteps(`
move - switches=7 | Choose a switch that's OFF: it turns ON, and its factors and multiples change too. Every number is a multiple of 1, so choose 1 and watch. | 1 | Every switch is ON, so your opponent can't move. You win!
move 0110111 switches=7 | Under the board are the needed numbers: choose each of them once, in any order, and every switch is ON. 3 and 6 are ON now, so start with 4. | 4 | 4 is off the list, so now 3 and 6 are needed. A number that wasn't needed would have joined the list.
bet 1111010 switches=7 | 5 and 7 are OFF, and just these two are needed. The player who chooses the last needed number wins. | bet | Player B
bet 0010010 switches=7 | You need 4, 5 and 7, and all of them are OFF. Leave your opponent just 5 and 7. | safe | 4
bet 1000101 switches=7 | Every move changes switch 1, and at the end it has to be ON. It's ON on your turn now, so only your opponent can win: don't leave them just 3 or just 4. | safe | 2; 6
rule - switches=7 | Switch 1 tells you who can win. Now find out when you can't even draw: when does the player to move lose? | 5 and 7 are lone primes: they have no other multiple in the row. So choosing one changes only itself and 1. | Any other switch that's OFF gives you a way out. | The player to move loses exactly when the number of switches OFF is 2 and the number of lone primes OFF is 2.
game 0110111 switches=7 | Now win with the list: on your turn, choose a needed number that's OFF. When just one is needed, choose it and win. | beginner
theorem | That was seven switches. Here's the rule for every row, and why it works.
`),
};
