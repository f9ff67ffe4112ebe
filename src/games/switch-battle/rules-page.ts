import { capital, countWord } from "../../core/words/values.ts";
import type { BattleOptions } from "./rules.ts";

export const rulesPage = ({ switches }: Pick<BattleOptions, "switches">) => ({
  rules: [
    `${capital(countWord(switches))} switches stand in a row. In the standard start, they all show 0.`,
    "Players take turns. On your turn, flip one switch or two neighbors. A flip turns 0 into 1 and 1 into 0. You can't pass.",
    "Turn the whole row to 1 and you win.",
  ],
  finePrint: [
    '"flip 3 4" and "flip 4 3" are the same move. If a flip isn\'t allowed, just try again.',
    "The original rules say there are no draws, but careful players can go on forever. A game never ends in a draw by itself. When a position comes up for the third time, you'll see a note. Either player can offer a draw.",
  ],
});
