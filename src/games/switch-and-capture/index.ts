import { defineGame } from "../../core/define/define-game.ts";
import type { Random } from "../../core/random.ts";
import type { SwitchRow } from "../families.ts";
import { primeBlocks } from "../numbers/blocks.ts";
import { recommended } from "../recommended.ts";
import { formatRow, fullRow, labelsIn, onOff, rowKeys, rowStarts } from "../rows/row.ts";
import { dialogue } from "./dialogue.ts";
import { captureLaw } from "./law.ts";
import { aboutList, neededLists } from "./needed.ts";
import { parseMove, presentation } from "./presentation.ts";
import { reasons } from "./reasons.ts";
import { type CaptureOptions, isToggled, offIn, options, rules, toggled } from "./rules.ts";

export const starts = rowStarts<CaptureOptions>(
  "the starting row",
  { symbols: onOff },
  {
    random: {
      sizes: [[3, 30]],
      why: "the game is over after a move or two",
      draw: drawWinnable,
    },
    fair: { sizes: [], why: "in any row, at most one player can ever win" },
    challenge: {
      sizes: [
        [9, 9],
        [14, 14],
        [19, 21],
        [23, 30],
      ],
    },
  },
);

/** Makes random choices backward from the end, so all winnable rows are equally likely. */
function drawWinnable(options: CaptureOptions, random: Random): string {
  const full = fullRow(options.switches);
  const choices = labelsIn(full).filter(() => random.below(2) === 1);
  const row = choices.reduce((before, choice) => before ^ toggled(options, choice), full);
  return formatRow(row, options.switches, onOff);
}

export const switchAndCapture = defineGame({
  id: "switch-and-capture",
  title: "Switch and Capture",
  summary: "Choose a switch, and its factors and multiples change too. Turn every switch ON to win.",
  seatNames: ["Player A", "Player B"],
  options,
  starts,
  at: (chosen) => ({
    ...rules(chosen),
    endless: true,
    ...rowKeys(chosen.switches),
    parseMove: (position, text) => parseMove(chosen, position, text),
    ...presentation(chosen),
    dialogue: dialogue(chosen),
    family: () => family(chosen),
    needed: {
      about: aboutList,
      later: "ON",
      lists: (position) => neededLists(chosen, offIn(chosen, position)),
    },
    reasons: reasons(chosen),
  }),
  recommended: { options: { switches: 7, start: "random" }, ...recommended["switch-and-capture"] },
  puzzles: {
    line: [9, 14, 19, 20, 21, 23, 24, 25, 26, 27, 28, 29, 30].map((switches) => ({ switches })),
    safe: [7, 8, 9, 10, 11, 12].map((switches) => ({ switches })),
    mistakes: [7, 8, 9, 10, 11, 12].map((switches) => ({ switches })),
  },
  theory: async () => (await import("./theory.ts")).theory,
  lesson: async () => (await import("./lesson.ts")).lesson,
});

function family({ switches, switchOne }: CaptureOptions): SwitchRow {
  const labels = Array.from({ length: switches }, (_, index) => index + 1);
  return {
    kind: "switch-row",
    size: switches,
    moves: labels.map((choice) => ({
      name: String(choice),
      flips: labels.filter((other) => isToggled(switchOne, choice, other)).map((label) => label - 1),
      needs: choice - 1,
    })),
    goals: [1, 1],
    interchangeable: primeBlocks(switches),
    key: (row) => row,
    row: (key) => key,
    law: captureLaw({ switches, switchOne }),
  };
}
