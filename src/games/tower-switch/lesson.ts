/** Teaches that multiples of three are lost with a free choice. */

import type { GameLesson } from "../../core/lesson.ts";
import { readSteps } from "../../core/lesson-steps.ts";
import { counted } from "../../core/words/subjects.ts";
import { rules, type TowerOptions, type TowerPosition } from "./rules.ts";

export const lesson: GameLesson<TowerPosition, TowerOptions> = {
  language: {
    size: "blocks",
    cases: [
      { words: "with a free choice", tests: [{ measure: 1, most: 1 }] },
      { words: "right after a two", tests: [{ measure: 1, least: 2 }] },
    ],
    subjects: [
      counted(0, "the number of blocks left", {
        upTo: 9,
        also: ["tower", "towers", "numbers", "height", "n"],
      }),
    ],
    plans: [],
    at: (options) => ({
      measure: ({ left, last }) => [left, last],
      *classes() {
        for (const position of [...rules(options).positions()].reverse())
          yield { measures: [position.left, position.last], count: 1, positions: () => [position] };
      },
    }),
  },
  steps: readSteps(`
move 2/1 blocks=3 | Take one block or two from the top. The player who takes the last block wins, and two are left: take them. | 2 | You took the last block: you win.
move - blocks=4 | Here is the switch: right after a two, your opponent may take only one. Take two. | 2 | Two blocks are left, your opponent may take only one of them, and the last one is yours.
bet - blocks=3 | Start small, with three blocks. | bet | Player 2
bet - blocks=5 | Five blocks, and one of the two moves throws the win away. | safe | 2
bet - blocks=6 | And six? Think of what each move leaves. | bet | Player 2
rule - blocks=10 | Now find the rule for ten blocks: with a free choice, when does the player to move lose? | You know two towers that are lost. What is the next one? | One player takes one and the other two, or the other way round: how many are gone after each round? | With a free choice, the player to move loses exactly when the number of blocks left is a multiple of 3.
game - blocks=20 | Play one game using your rule: twenty blocks, and you go first. The computer makes no mistakes, so make none yourself. | perfect
theorem | Ten blocks were just an example. Here is what is true of every tower, and why.
`),
};
