import type { RulesPage } from "../../core/game.ts";

export const rulesPage: RulesPage = {
  goal: "Remove the last block of the tower.",
  rules: [
    "Ten blocks stand on top of each other, numbered from 1 at the top to 10 at the bottom.",
    "In turn, each player removes one or two blocks from the top. Nobody may pass.",
    "The switch: right after a removal of two, the next player removes exactly one.",
    "Whoever removes the last block wins. There are no draws.",
  ],
  rulings: [
    "When a single block is left, one is all that can be removed, whatever was removed before.",
    "In a match over several games the players take turns at moving first.",
  ],
};
