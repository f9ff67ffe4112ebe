import { defineGame } from "../../core/game.ts";
import { flipFamily, formatFlip, parseFlip } from "../rows/flips.ts";
import { bitsOfKey, fromKey, key, letterKey } from "./notation.ts";
import {
  board,
  cellsOfMove,
  describeMove,
  dialogue,
  explain,
  goal,
  notes,
  rulesPage,
} from "./presentation.ts";
import { moves, options, outcome, play, positions, start } from "./rules.ts";

export const switchConquer = defineGame({
  id: "switch-conquer",
  title: "Switch Conquer",
  summary: "Flip one switch or two neighbours; player 1 wants all A, player 2 all B.",
  options,
  rulesPage,
  start,
  toMove: (position) => position.mover,
  moves,
  play,
  outcome,
  key,
  fromKey,
  formatMove: (_position, move) => formatFlip(move),
  parseMove: (position, text) => parseFlip(text, position.switches),
  board,
  cellsOfMove,
  goal,
  describeMove,
  dialogue,
  notes,
  puzzles: [{ switches: 3 }, { switches: 6 }, { switches: 8 }],
  positions,
  family: ({ switches }) => flipFamily(switches, { goals: [0, 1], key: letterKey, row: bitsOfKey }),
  explain,
  theory: async () => (await import("./theory.ts")).theory,
});
