import { defineGame } from "../../core/game.ts";
import type { TakeAway } from "../families.ts";
import { explain } from "./explain.ts";
import { formatMove, fromKey, key, parseMove, readKey } from "./notation.ts";
import { board, cellsOfMove, describeMove, dialogue, goal, rulesPage } from "./presentation.ts";
import { moves, options, outcome, play, positions, start, type TowerOptions } from "./rules.ts";

export const towerSwitch = defineGame({
  id: "tower-switch",
  title: "Tower Switch",
  summary: "Take one or two blocks from a tower; after a two, the opponent may take only one.",
  options,
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
  theory: async () => (await import("./theory.ts")).theory,
});

/** A heap with a memory of the last removal. */
function family({ blocks }: TowerOptions): TakeAway {
  return {
    kind: "take-away",
    size: blocks,
    takes: [[1, 2], [1, 2], [1]],
    key: (heap) => key({ ...heap, blocks, mover: 1 }),
    read: readKey,
  };
}
