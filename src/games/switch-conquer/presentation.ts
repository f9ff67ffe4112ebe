import type { Game } from "../../core/game.ts";
import type { RulesPage } from "../../core/presentation.ts";
import { capital, countWord } from "../../core/words/values.ts";
import { switchBoard } from "../rows/board.ts";
import { type ConquerOptions, type ConquerPosition, goalRow, letterOf } from "./rules.ts";

const notWon =
  "All switches show the same letter. That doesn't win: a row counts only for the player who completes it on their own turn.";

export const presentation = {
  board: ({ switches, row }) =>
    switchBoard(row, switches, [
      { state: "on", mark: "A", word: "A", owner: 1 },
      { state: "off", mark: "B", word: "B", owner: 2 },
    ]),
  goal: (_position, seat) => `Set every switch to ${letterOf(seat)}.`,
  notes: ({ switches, row, won }) => {
    const isComplete = row === goalRow(1, switches) || row === goalRow(2, switches);
    return isComplete && !won ? [notWon] : [];
  },
  rulesFor,
} satisfies Partial<Game<ConquerPosition>>;

export function rulesFor({ switches }: Pick<ConquerOptions, "switches">): RulesPage {
  return {
    goal: "Set all switches to your own letter: A for player 1, B for player 2.",
    rules: [
      `${capital(countWord(switches))} switches stand in a row, each showing A or B. The start is random.`,
      "In turn, each player flips one switch, or two switches that stand next to each other. A flip turns A to B and B to A. Passing is not allowed.",
      "You win when all switches show your letter at the end of your own turn.",
    ],
    rulings: [
      "Every row can be dealt, even AAAA and BBBB. A complete row at the start isn't a win for anyone.",
      "Only the player who has just moved can win, and only with that player's own letter. If your opponent completes your row for you, you must still move.",
      "Player 1 wants A and player 2 wants B, no matter who moves first.",
      "The book says that a draw is impossible, but careful players can go on forever. Draws are never automatic: when a position occurs for the third time a note says so, and either player may offer a draw.",
    ],
  };
}
