import { defineGame } from "../../core/game.ts";
import { explainFlips } from "../rows/explain.ts";
import { flipFamily, formatFlip, parseFlip } from "../rows/flips.ts";
import { fromKey, key } from "./notation.ts";
import { board, cellsOfMove, describeMove, dialogue, goal, rulesPage } from "./presentation.ts";
import { moves, options, outcome, play, positions, start } from "./rules.ts";

export const switchBattle = defineGame({
  id: "switch-battle",
  title: "Switch Battle",
  summary: "Flip one switch or two neighbours; complete the row of ones to win.",
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
  puzzles: [{ switches: 3 }, { switches: 7 }, { switches: 10 }],
  positions,
  family: ({ switches }) => flipFamily(switches, { goals: [1, 1], key: (row) => row, row: (text) => text }),
  explain: (analysis) =>
    analysis.over ? "The whole row shows 1." : explainFlips(analysis, "turns the whole row to 1"),
  theory: async () => (await import("./theory.ts")).theory,
});
