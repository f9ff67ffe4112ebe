import { defineGame } from "../../core/game.ts";
import { flipFamily, formatFlip, parseFlip } from "../rows/flips.ts";
import { type FlipGoal, flipReasons } from "../rows/reasons.ts";
import { bitsOfKey, fromKey, key, letterKey } from "./notation.ts";
import { board, cellsOfMove, describeMove, dialogue, goal, notes, rulesFor } from "./presentation.ts";
import { type ConquerPosition, goalRow, moves, options, outcome, play, positions, start } from "./rules.ts";

export const switchConquer = defineGame({
  id: "switch-conquer",
  title: "Switch Conquer",
  summary: "Flip one switch or two neighbours; player 1 wants all A, player 2 all B.",
  options,
  rulesFor,
  rulesPage: rulesFor({ switches: options.switches.default }),
  terms: {
    verb: ["flip", "flipping"],
    cell: ["switch", "switches"],
    wins: ["sets all switches to A", "sets all switches to B"],
    over: [
      "All switches show A at the end of player 1's turn.",
      "All switches show B at the end of player 2's turn.",
    ],
  },
  endless: true,
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
  recommended: {
    options: { switches: 5, start: "fair" },
    text: "Five switches, and neither player can force a win: most games take 5 to 30 moves, and most moves matter.",
  },
  puzzles: {
    safe: [4, 5, 6, 7].map((switches) => ({ switches })),
    threats: [4, 5, 6, 7].map((switches) => ({ switches })),
    hold: [{ switches: 4 }, { switches: 5 }],
  },
  positions,
  family: ({ switches }) => flipFamily(switches, { goals: [0, 1], key: letterKey, row: bitsOfKey }),
  reasons: (analysis, move) => flipReasons(flipGoal, analysis, move),
  theory: async () => (await import("./theory.ts")).theory,
  lesson: async () => (await import("./lesson.ts")).lesson,
});

/** Each player has a row of their own, so a flip that comes near it is a threat. */
const flipGoal: FlipGoal<ConquerPosition> = {
  wrong: ["B", "A"],
  giftIsWorthless: true,
  open: ({ row, switches }, seat) => row ^ goalRow(seat, switches),
};
