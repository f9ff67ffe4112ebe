import { capital, countWord } from "../../core/words/values.ts";
import { aboutList } from "./needed.ts";
import type { CaptureOptions } from "./rules.ts";

/** The rules as a page shows them, and how we settle what the original rules leave open. */
export const rulesPage = ({ switches, switchOne }: CaptureOptions) => ({
  rules: [
    `${capital(countWord(switches))} switches stand in a row, numbered 1 to ${switches}. In the standard start, they're all OFF.`,
    "Players take turns. On your turn, choose a switch that's OFF, and it turns ON. You can't pass.",
    "Every other factor and multiple of its number changes too: OFF turns ON, and ON turns OFF.",
    ...(switchOne === "chosen" ? ["Switch 1 changes only when you choose it."] : []),
    "When every switch is ON, there's nothing left to choose, and the player who moved last wins.",
  ],
  finePrint: [
    `Below the board is the list of needed numbers. ${aboutList} If its length is odd on your turn, only you can win.`,
    'When does switch 1 change? The original rules count 1 as a factor of every number, so switch 1 changes on every move ("always", the default). But in their example turns, it changes only when you choose it ("chosen"). Choosing 1 changes all the others either way.',
    'In the last example in the original rules, only 5 is OFF, yet choosing it turns 10 from OFF to ON. That makes sense only with "chosen", and if 5 and 10 are both OFF.',
    "A game can go on forever, and it never ends in a draw by itself. When a position comes up for the third time, you'll see a note. Either player can offer a draw.",
  ],
});
