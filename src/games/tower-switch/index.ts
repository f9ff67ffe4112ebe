import type { Game } from "../../core/game.ts";
import { explain } from "./explain.ts";
import { family } from "./family.ts";
import { formatMove, fromKey, key, parseMove } from "./notation.ts";
import { page } from "./page.ts";
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
import { board, dialogue, goal, selects, tell } from "./words.ts";

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
  seats: ["Player 1", "Player 2"],
  page,
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
  selects,
  goal,
  tell,
  dialogue,
  puzzles: [{ blocks: 10 }, { blocks: 17 }, { blocks: 26 }],
  positions,
  family,
  explain,
};
