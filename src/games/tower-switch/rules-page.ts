import { countOf } from "../../core/words/values.ts";
import type { TowerOptions } from "./rules.ts";

export const rulesPage = ({ blocks }: TowerOptions) => ({
  rules: [
    `The tower has ${countOf(blocks, "block")}, numbered from 1 at the top to ${blocks} at the bottom.`,
    "Players take turns. On your turn, take one or two blocks from the top. You can't pass.",
    "The switch: if your opponent just took two, you can take only one.",
    "Take the last block and you win. There are no draws.",
  ],
  finePrint: [
    "When only one block is left, one is all you can take.",
    "In a series, the players take turns going first.",
  ],
});
