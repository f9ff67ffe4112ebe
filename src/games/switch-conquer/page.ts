import type { RulesPage } from "../../core/game.ts";

export const rulesPage: RulesPage = {
  goal: "Set all switches to your own letter: A for player 1, B for player 2.",
  rules: [
    "Four switches stand in a row, each showing A or B. The start is random.",
    "In turn, each player flips one switch, or two switches that stand next to each other. A flip turns A to B and B to A. Nobody may pass.",
    "You win when all switches show your letter at the end of your own turn.",
  ],
  rulings: [
    "Every row can be dealt, AAAA and BBBB too. A complete row at the start is no win for anyone.",
    "Only the player who has just moved can win, and only with that player's own letter. If your opponent completes your row for you, you must still move.",
    "Player 1 wants A and player 2 wants B, whoever moves first.",
    "The book says that a draw is impossible, but careful players can go on for ever. Nobody is made to stop: from the third time that a position comes back a note reminds you, and either player may offer a draw.",
  ],
};
