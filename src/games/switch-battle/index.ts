import type { Game } from "../../core/game.ts";
import { explainFlips } from "../rows/explain.ts";
import { flipFamily } from "../rows/family.ts";
import { formatFlip } from "../rows/flips.ts";
import { onOff, switchesOption } from "../rows/row.ts";
import { fromKey, key, parseMove } from "./notation.ts";
import { rulesPage } from "./page.ts";
import {
  type BattleMove,
  type BattleOptions,
  type BattlePosition,
  moves,
  outcome,
  play,
  positions,
  start,
} from "./rules.ts";
import { board, cellsOfMove, describeMove, dialogue, goal } from "./words.ts";

export const switchBattle: Game<BattlePosition, BattleMove, BattleOptions> = {
  id: "switch-battle",
  title: "Switch Battle",
  summary: "Flip one switch or two neighbours; whoever completes the row of ones wins.",
  options: {
    switches: switchesOption(7, 10_000),
    start: {
      kind: "row",
      symbols: onOff,
      size: "switches",
      book: (size) => "0".repeat(size),
      everyRowWinnable: true,
      rowOfKey: (text) => text,
      help: "the row to start from, of 0 and 1",
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
  formatMove: (_position, move) => formatFlip(move),
  parseMove,
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
};
