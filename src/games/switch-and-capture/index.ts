import type { Game } from "../../core/game.ts";
import { onOff, switchesOption } from "../rows/row.ts";
import { explain } from "./explain.ts";
import { family } from "./family.ts";
import { formatMove, fromKey, key, parseMove } from "./notation.ts";
import { rulesPage } from "./page.ts";
import {
  type CaptureMove,
  type CaptureOptions,
  type CapturePosition,
  moves,
  outcome,
  play,
  positions,
  type Reading,
  readings,
  start,
} from "./rules.ts";
import { board, cellsOfMove, describeMove, dialogue, goal } from "./words.ts";

const readingNotes: Readonly<Record<Reading, string>> = {
  rules:
    "The book's rule and its examples disagree on whether 1 is a factor. You play by the rule: every choice other than 1 toggles switch 1 as well (reading rules; the other is examples).",
  examples:
    "The book's rule and its examples disagree on whether 1 is a factor. You play by the examples: only choosing 1 itself changes switch 1 (reading examples; the other is rules).",
};

export const switchAndCapture: Game<CapturePosition, CaptureMove, CaptureOptions> = {
  id: "switch-and-capture",
  title: "Switch and Capture",
  summary: "Turn switches ON, and all their factors and multiples change; whoever cannot move loses.",
  options: {
    switches: switchesOption(10, 700),
    reading: {
      kind: "choice",
      default: "rules",
      choices: readings,
      help: "whether 1 is a factor of every number, as the rules say, or not, as in the examples",
    },
    start: {
      kind: "row",
      symbols: onOff,
      size: "switches",
      book: (size) => "0".repeat(size),
      everyRowWinnable: false,
      rowOfKey: (text) => text,
      help: "the row to start from, 1 for ON and 0 for OFF",
    },
  },
  seatNames: ["Player A", "Player B"],
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
  notes: ({ reading }, opening) => (opening ? [readingNotes[reading]] : []),
  puzzles: [{ switches: 7 }, { switches: 9 }, { switches: 11 }, { switches: 12 }],
  positions,
  family,
  explain,
};
