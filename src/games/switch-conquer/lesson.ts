/** Teaches that the player to move wins if just one switch is wrong, or just two neighbors are. */

import { readSteps } from "../../core/define/lesson-steps.ts";
import type { GameLesson } from "../../core/lesson.ts";
import { groupMeasures, groupSubjects } from "../rows/groups.ts";
import { type ConquerOptions, type ConquerPosition, goalRow } from "./rules.ts";

export const lesson: GameLesson<ConquerPosition, ConquerOptions> = {
  language: {
    size: "switches",
    asked: "win",
    cases: [],
    subjects: groupSubjects(
      {
        many: "wrong switches",
        also: "switches|letters? wrong|missing;wrong letters|ones|one;bad|false switches|letters|ones;mistakes;switches? not mine|yours|theirs;switches? show|showing? wrong|other letter;show? your? opponent's letters;show? other player's letters;your letters missing",
        letters: "b's;bs;b",
      },
      {
        many: "right switches",
        also: "switches|letters? right;right letters|ones;correct;mine;yours;show? your|their|right|correct letters",
        letters: "a's;as",
      },
    ),
    cells: { from: 3, count: 4, words: ["right", "wrong"], marks: "AB" },
    at: ({ switches }) => ({
      measure: ({ row, mover }) => groupMeasures(row ^ goalRow(mover, switches), switches),
    }),
  },
  steps: readSteps(`
move ABBA/1 switches=4 | You're Player 1. Flip one switch or two neighbors: you win when every switch shows A. | 2-3 | Every switch shows A at the end of your turn, so you win! Your opponent flips the same switches, but wants all B's.
bet AABA/1 switches=4 | Let's call a switch wrong if it doesn't show the letter of the player to move. Player 1 is to move here and has one wrong switch. | bet | Player 1
bet BAAB/1 switches=4 | Now two switches are wrong, but they aren't neighbors. | bet | neither player
bet ABAB/1 switches=4 | Your opponent wants all B's, so for them every A is wrong. A safe move leaves a row they can't finish in one move. | safe | 2; 4; 3-4
bet BAABB/1 switches=5 | If you get within one move of all A's, that's a threat: you'll win next turn unless your opponent stops you. | threats | 1; 4-5
rule - switches=4 | Now find the rule for four switches: when does the player to move win? Remember: a wrong switch doesn't show that player's letter. | Which rows can a single move finish? | Count the wrong switches, and see where they are. | The player to move wins exactly when the number of wrong switches is 1, or the wrong switches are two neighbors.
game ABAB/1 switches=4 | Now play a game with your rule, as Player 1. Always leave at least three A's, or two that aren't neighbors. | easy
theorem | That was the rule for four switches. Here's the rule for any number of switches, and why it works.
`),
};
