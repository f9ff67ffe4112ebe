/** Teaches the list of needed numbers, who can win, and the one lost row of seven switches. */

import { readSteps } from "../../core/define/lesson-steps.ts";
import type { GameLesson } from "../../core/lesson.ts";
import { isPrime } from "../numbers/blocks.ts";
import { fullRow, isOn, labelsIn, type RowPosition } from "../rows/row.ts";
import { twinKinds } from "./lost.ts";
import { neededLists } from "./needed.ts";
import { type CaptureOptions, type CaptureSize, offIn } from "./rules.ts";

/** Stands for a measure that has no single value. */
const unknown = -1;

function measuresOf(size: CaptureSize, off: number): readonly number[] {
  const numbers = labelsIn(off);
  const [lone = 0, couples = 0] = twinKinds(size.switches).map(
    (blocks) => blocks.filter((block) => block.every((label) => isOn(off, label))).length,
  );
  const others = numbers.length - lone - 2 * couples;
  const sum = numbers.reduce((total, label) => total + label, 0);
  const counts = [numbers.length, lone, couples, others, size.switches - numbers.length, sum];
  return [...counts, numbers.filter(isPrime).length, ...neededMeasures(size, off)];
}

/** How many needed numbers are ON, and how many there are. Then, for each switch: whether it's OFF, and whether it's needed. */
function neededMeasures(size: CaptureSize, off: number): readonly number[] {
  const lists = neededLists(size, off) ?? [];
  const [list = []] = lists;
  const isSure = lists.length === 1 && list.every(({ length }) => length === 1);
  const needed = list.flat().map(Number);
  const on = isSure ? needed.filter((label) => !isOn(off, label)).length : unknown;
  const each = labelsIn(fullRow(size.switches)).flatMap((label) => [
    Number(isOn(off, label)),
    isSure ? Number(needed.includes(label)) : unknown,
  ]);
  return [on, lists.length === 0 ? unknown : list.length, ...each];
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
    at: (options) => ({ measure: (position) => measuresOf(options, offIn(options, position)) }),
  },
  steps: readSteps(`
move 0001101 switches=7 | Choose an OFF switch to turn it ON, and its factors and multiples change, too: OFF to ON, or ON to OFF. Find the one choice that turns every switch ON, and you win. | 6 | 6 changed itself and its factors 1, 2 and 3. Every switch is ON: you win! | That leaves some switches OFF. Which number has the factors 1, 2 and 3?
move 0000011 switches=7 | No single choice does it here, but 2, 3 and 5 do, in any order: that's the list below. Choose one of them. | 2; 3; 5 | It comes off the list. After all three, 1 to 5 have changed once or three times, so they're ON, and 6 twice, so it's ON again. | That number would be added to the list, because only choosing it again undoes it. Choose 2, 3 or 5.
bet 1111010 switches=7 | Now two players take turns. If you take the last number off the list, every switch is ON, and you win. | bet | Player B | Nothing else is OFF, so Player A has to take 5 or 7 off the list. Player B takes the other one and wins.
bet 1101011 switches=7 | Again, just two switches are OFF. But 2 and 4 are on the list, too: they're ON, so they have to wait. | bet | neither player | Unlike 5 and 7, 3 also changes 6. So after 3 and 5, 6 is OFF, and Player A adds it to the list. In this way, the game can go on forever. That's a draw, and you can offer one.
bet 0101000 switches=7 | Every move changes 1, and the winning move turns it ON. So if 1 is OFF on your turn, only you can win, and it's your list. | line | 3 | Leave your opponent the row that Player A lost. | You left just 5 and 7 OFF. When your opponent took one off the list, the other was yours.
rule 1101011 switches=7 | Apart from all ON, the player to move loses in just one row: you've seen it, but it isn't this one. When does the player to move lose? | Player A lost with two switches OFF, but not in this row. What do 3 and 5 change that those two didn't? | Look for two switches that change nothing but themselves and 1. | The player to move loses exactly when only 5 and 7 are OFF.
game 0001000 switches=7 | Now win a game: 1 is OFF, so it's your list. Take off the number that leaves your opponent the row you found. | beginner
theorem 1111010 switches=7 | 5 and 7 are twins: each changes only itself and 1, so leave just them, and answer one with the other. Here's the rule for every size, and why it works.
`),
};
