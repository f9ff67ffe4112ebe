import type { Game } from "../../core/game.ts";
import { explain } from "./explain.ts";
import { family } from "./family.ts";
import { formatMove, fromKey, key, parseMove } from "./notation.ts";
import { rulesPage } from "./page.ts";
import {
  moves,
  outcome,
  play,
  positions,
  start,
  type TowerMove,
  type TowerOptions,
  type TowerPosition,
} from "./rules.ts";
import { board, cellsOfMove, describeMove, dialogue, goal } from "./words.ts";

export const towerSwitch: Game<TowerPosition, TowerMove, TowerOptions> = {
  id: "tower-switch",
  title: "Tower Switch",
  summary: "Take one or two blocks from a tower; a two leaves the other only one.",
  options: {
    blocks: {
      kind: "number",
      default: 10,
      min: 1,
      max: 1000,
      solveMax: 1e15,
      help: "how many blocks the tower has",
    },
  },
  seatNames: ["Player 1", "Player 2"],
  rulesPage,
  start,
  toMove: (position) => position.mover,
  moves,
  play,
  outcome,
  key,
  fromKey,
  formatMove,
  parseMove,
  board,
  cellsOfMove,
  goal,
  describeMove,
  dialogue,
  puzzles: [{ blocks: 10 }, { blocks: 17 }, { blocks: 26 }],
  positions,
  family,
  explain,
};
