import { capital, countWord } from "../../core/words/values.ts";
import type { ConquerOptions } from "./rules.ts";

export const rulesPage = ({ switches }: Pick<ConquerOptions, "switches">) => ({
  rules: [
    `${capital(countWord(switches))} switches stand in a row, each showing A or B. The standard start is dealt at random.`,
    "Players take turns. On your turn, flip one switch or two neighbors. A flip turns A into B and B into A. You can't pass.",
    "If every switch shows your letter at the end of your turn, you win.",
  ],
  finePrint: [
    "In the standard start, any row can be dealt, even all A or all B. A complete row at the start isn't a win for either player.",
    "You can win only on your own turn, with your own letter. If your opponent completes your row for you, that isn't a win, and you still have to move.",
    "Player 1 always wants A, and Player 2 always wants B, no matter who goes first.",
    "The original rules say a draw is impossible, but careful players can go on forever. A game never ends in a draw by itself. When a position comes up for the third time, you'll see a note. Either player can offer a draw.",
  ],
});
