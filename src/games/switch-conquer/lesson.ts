/** Teaches that a player is one move from winning if one switch is wrong, or two neighbours are. */

import type { GameLesson } from "../../core/lesson.ts";
import { readSteps } from "../../core/lesson-steps.ts";
import { seats } from "../../core/seat.ts";
import { groupClasses, groupMeasures, groupSubjects } from "../rows/classes.ts";
import { type ConquerOptions, type ConquerPosition, goalRow } from "./rules.ts";

export const lesson: GameLesson<ConquerPosition, ConquerOptions> = {
  language: {
    size: "switches",
    cases: [],
    subjects: groupSubjects("wrong switches", "right switches", [
      "switches wrong",
      "wrong letters",
      "switches not mine",
      "other player's letters",
      "opponent's letters",
    ]),
    plans: [],
    at: ({ switches }) => ({
      measure: ({ row, mover }) => groupMeasures(row ^ goalRow(mover, switches), switches),
      *classes() {
        for (const { masks, count, measures } of groupClasses(switches, 0))
          yield {
            measures,
            count: seats.length * count,
            *positions() {
              for (const mask of masks())
                for (const mover of seats) yield { row: mask ^ goalRow(mover, switches), mover, won: false };
            },
          };
      },
    }),
  },
  steps: readSteps(`
move ABBA/1 switches=4 | You are player 1 and want every switch to show A. A move flips one switch, or two neighbours: finish this row. | 2-3 | Only A at the end of your turn: you win. Your opponent wants only B, and flips the same switches.
bet AABA/1 switches=4 | Call a switch wrong if it does not show the letter of the player to move. Here player 1 has one wrong switch. | bet | Player 1
bet BAAB/1 switches=4 | Now two switches are wrong, and they aren't neighbours. | bet | neither player
bet ABAB/1 switches=4 | Your opponent counts the A's. A safe move leaves nothing that one move can finish. | safe | 2; 4; 3-4
bet BAABB/1 switches=5 | Coming close to your own row is a threat: next turn you would finish it. | threats | 1; 4-5
rule - switches=4 | Find the rule for four switches: when does the player to move win? Wrong switches are those without that player's letter. | Ask which rows a single move can finish. | Count the wrong switches, and look at where they are. | The player to move wins exactly when the number of wrong switches is 1, or the wrong switches are two neighbours.
game ABAB/1 switches=4 | Play one game using your rule, as player 1. Leave your opponent three A's, or two apart. | easy
theorem | Four switches were just an example. Here is what is true of every row, and why.
`),
};
