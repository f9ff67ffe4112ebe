/** Teaches that a row with one zero, or two neighbouring ones, is won. */

import type { GameLesson } from "../../core/lesson.ts";
import { readSteps } from "../../core/lesson-steps.ts";
import { groupClasses, groupMeasures, groupSubjects } from "../rows/classes.ts";
import { fullRow } from "../rows/row.ts";
import type { BattleOptions, BattlePosition } from "./rules.ts";

const offNames = ["switches showing 0"];

export const lesson: GameLesson<BattlePosition, BattleOptions> = {
  language: {
    size: "switches",
    cases: [],
    subjects: groupSubjects("zeros", "ones", offNames),
    plans: [],
    at: ({ switches }) => ({
      measure: ({ row }) => groupMeasures(fullRow(switches) & ~row, switches),
      *classes() {
        for (const { masks, ...known } of groupClasses(switches, 1))
          yield {
            ...known,
            *positions() {
              for (const mask of masks()) yield { row: fullRow(switches) & ~mask, mover: 1 };
            },
          };
      },
    }),
  },
  steps: readSteps(`
move 1001 switches=4 | A move flips one switch, or two neighbours. The player who makes the whole row 1 wins: finish this one. | 2-3 | All ones, and you made the last change: you win.
move 0101 switches=4 | A one can be flipped back to zero, too. Make any move you like here. | any | Now it would be your opponent's turn, on the same row.
bet 1011 switches=4 | Neither player owns a switch: both want the same row. So look at what a row offers the player who moves next. | bet | Player 1
bet 0110 switches=4 | Now two zeros, but not side by side. | bet | neither player
bet 10001 switches=5 | A safe move leaves your opponent nothing to finish. | safe | 1; 3; 5; 1-2; 4-5
rule - switches=7 | Now find the rule for seven switches: when does the player to move win? | Ask which rows a single move can finish. | A move changes one switch or two neighbours, so count the zeros and look at where they are. | The player to move wins exactly when the number of zeros is 1, or the zeros are two neighbours.
game - switches=5 | Play one game using your rule: never leave one zero, or two neighbours. The computer slips now and then. | easy
theorem | Seven switches were just an example. Here is what is true of every row, and why.
`),
};
