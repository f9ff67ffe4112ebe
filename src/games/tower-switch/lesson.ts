/** Teaches that with a free choice, you lose on multiples of three. */

import { readSteps } from "../../core/define/lesson-steps.ts";
import type { GameLesson } from "../../core/lesson.ts";
import type { TowerOptions, TowerPosition } from "./rules.ts";

export const lesson: GameLesson<TowerPosition, TowerOptions> = {
  language: {
    size: "blocks",
    asked: "loss",
    cases: [
      {
        words: "with a free choice",
        also: "with|given|have|for|in? free choice of? one|1? or? two|2?;if|when? you? can|may|could choose|decide|pick freely|yourself? one|1? or? two|2?;if|when? you? can take either? one|1 or two|2",
        condition: { measure: 1, most: 1 },
      },
      {
        words: "right after a two",
        also: "right? after a? two|2;after two were taken;if|when|after|once|because|as? your? opponent|they|computer|friend just? takes|took|picks|picked two|2;if|when|after|once? other|next|last one|player? just? takes|took|picks|picked two|2;if|when|after|once someone|somebody just? takes|took|picks|picked two|2;if|when you can|may|could take|choose? only|just one|1;if|when you can|may|could only|just take|choose? one|1;if|when you must|to take|choose only? one|1",
        condition: { measure: 1, least: 2 },
      },
    ],
    subjects: [
      {
        words: "the number of blocks left",
        also: "blocks;towers;numbers;heights;piles;stacks;tower height;n",
      },
    ],
    it: 0,
    bare: true,
    at: () => ({ measure: ({ left, last }) => [left, last] }),
  },
  steps: readSteps(`
move 2/1 blocks=3 | Take one or two blocks from the top. Two are left, so take both: the player who takes the last block wins. | 2 | You took the last block. You win!
move - blocks=4 | Here's the switch: if you take two, your opponent can take only one. Take two. | 2 | Two blocks are left, and your opponent can take only one. The last one is yours!
bet - blocks=3 | Start small: three blocks. | bet | Player 2
bet - blocks=5 | Now there are five blocks. One of your two moves is a mistake. | safe | 2
bet - blocks=6 | What about six? Think about what each move leaves. | bet | Player 2
rule - blocks=10 | Now find the rule for ten blocks. With a free choice of one or two, when does the player to move lose? | You know two towers that lose. What's the next one? | You take one and your opponent takes two, or the other way around. How many are gone after each round? | With a free choice, the player to move loses exactly when the number of blocks left is a multiple of 3.
game - blocks=20 | Now play a game with your rule: twenty blocks, and you go first. The computer won't make a mistake, so don't you make one! | perfect
theorem | That was the rule for ten blocks. Here's the rule for a tower of any height, and why it works.
`),
};
