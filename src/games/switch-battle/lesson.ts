/** Teaches that a row is won if it has just one zero, or just two that are neighbors. */

import { readSteps } from "../../core/define/lesson-steps.ts";
import type { GameLesson } from "../../core/lesson.ts";
import { groupMeasures, groupSubjects } from "../rows/groups.ts";
import { fullRow, type RowPosition } from "../rows/row.ts";
import type { BattleOptions } from "./rules.ts";

export const lesson: GameLesson<RowPosition, BattleOptions> = {
  language: {
    size: "switches",
    asked: "win",
    cases: [],
    subjects: groupSubjects(
      {
        many: "zeros",
        also: "0s;switches|showing|show zero|0;switches off;off switches?;wrong|missing switches|ones|one|zeros?",
      },
      { many: "ones", also: "1s;switches|showing|show one|1;switches on" },
    ),
    cells: { from: 3, count: 7, words: ["1", "0"], marks: "10" },
    at: ({ switches }) => ({
      measure: ({ row }) => groupMeasures(fullRow(switches) & ~row, switches),
    }),
  },
  steps: readSteps(`
move 1001 switches=4 | Flip one switch or two neighbors, and win by turning the whole row to 1. Here you can do it in one move. | 2-3 | All ones! You made the last flip, so you win.
move 0101 switches=4 | You can flip a 1 back to 0, too. Make any move you like. | any | Next, your opponent would move on the same row.
bet 1011 switches=4 | Both players want the same row: all ones. So always ask what the next player can do. | bet | Player 1
bet 0110 switches=4 | Now there are two zeros, but they aren't neighbors. | bet | neither player
bet 10001 switches=5 | A safe move leaves a row that your opponent can't finish. | safe | 1; 3; 5; 1-2; 4-5
rule - switches=7 | Now find the rule for seven switches: when does the player to move win? | Which rows can a single move finish? | A move flips one switch or two neighbors, so count the zeros and see where they are. | The player to move wins exactly when the number of zeros is 1, or the zeros are two neighbors.
game - switches=5 | Now play a game with your rule: never leave just one zero, or just two that are neighbors. The computer makes mistakes now and then, so be ready! | easy
theorem | That was the rule for seven switches. Here's the rule for any number of switches, and why it works.
`),
};
