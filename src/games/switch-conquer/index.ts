import type { Game } from "../../core/game.ts";
import { flipFamily } from "../rows/family.ts";
import { formatFlip } from "../rows/flips.ts";
import { switchesOption } from "../rows/row.ts";
import { explain } from "./explain.ts";
import { bitsOfKey, fromKey, key, letterKey, parseMove, rowOfKey } from "./notation.ts";
import { rulesPage } from "./page.ts";
import {
  type ConquerMove,
  type ConquerOptions,
  type ConquerPosition,
  letters,
  moves,
  outcome,
  play,
  positions,
  start,
} from "./rules.ts";
import { board, cellsOfMove, describeMove, dialogue, goal, notes } from "./words.ts";

export const switchConquer: Game<ConquerPosition, ConquerMove, ConquerOptions> = {
  id: "switch-conquer",
  title: "Switch Conquer",
  summary: "Flip one switch or two neighbours; one player wants all A, the other all B.",
  options: {
    switches: switchesOption(4, 10_000),
    start: {
      kind: "row",
      symbols: letters,
      size: "switches",
      book: null,
      everyRowWinnable: true,
      rowOfKey,
      help: "the row to start from, of A and B",
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
  notes,
  puzzles: [{ switches: 3 }, { switches: 6 }, { switches: 8 }],
  positions,
  family: ({ switches }) => flipFamily(switches, { goals: [0, 1], key: letterKey, row: bitsOfKey }),
  explain,
};
