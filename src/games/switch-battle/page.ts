import type { RulesPage } from "../../core/game.ts";

export const rulesPage: RulesPage = {
  goal: "Make the change that turns the whole row to 1.",
  rules: [
    "Seven switches stand in a row. At the start all of them show 0.",
    "In turn, each player flips one switch, or two switches that stand next to each other. A flip turns 0 to 1 and 1 to 0. Nobody may pass.",
    "Whoever makes the last change to a row of ones wins at once.",
  ],
  rulings: [
    '"flip 3 4" and "flip 4 3" are the same move. A flip that cannot be made costs nothing; you are asked again.',
    "The book says that there are no draws, but careful players can go on for ever. Nobody is made to stop: from the third time that a position comes back a note reminds you, and either player may offer a draw.",
  ],
};
