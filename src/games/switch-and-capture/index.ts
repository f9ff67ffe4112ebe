import { completeGame } from "../../core/game.ts";
import { pick, type Random } from "../../core/random.ts";
import type { SwitchRow } from "../families.ts";
import { primeBlocks } from "../numbers/blocks.ts";
import { recommended } from "../recommended.ts";
import { drawRow, formatRow, fullRow, isOn, labelsIn, onOff, rowStarts } from "../rows/row.ts";
import { dialogue } from "./dialogue.ts";
import { notation, presentation } from "./presentation.ts";
import { reasons } from "./reasons.ts";
import { type CaptureOptions, isToggled, options, rules, toggled } from "./rules.ts";

export const starts = rowStarts<CaptureOptions>(
  "the starting row",
  // Neither player can win from half of the rows.
  { symbols: onOff, someUnwinnable: true },
  {
    random: { draw: drawWinnable },
    fair: {
      sizes: [],
      why:
        "from each one, the game can only end after an odd number of moves, or only after an even number, so at " +
        "most one player can ever win",
    },
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

/** Longer rows are played backward from the end, so they can be won. */
const mostTried = 16;

/** Enough moves that every switch has probably changed several times. */
const movesPerSwitch = 8;

/** The number of moves back decides who can win the row. */
function drawWinnable(options: CaptureOptions, random: Random): string {
  const { switches } = options;
  if (switches <= mostTried) return drawRow(onOff, switches, random);
  const full = fullRow(switches);
  const labels = labelsIn(full);
  const length = movesPerSwitch * switches + random.below(2);
  let row = full;
  for (let back = 0; back < length; back++) {
    const before = labels.flatMap((label) => {
      const from = row ^ toggled(options, label);
      return isOn(from, label) || from === full ? [] : [from];
    });
    if (before.length === 0) break;
    row = pick(random, before);
  }
  return formatRow(row, switches, onOff);
}

export const switchAndCapture = completeGame({
  id: "switch-and-capture",
  title: "Switch and Capture",
  summary: "Choose a switch, and its factors and multiples change too. Get every switch ON to win.",
  seatNames: ["Player A", "Player B"],
  options,
  starts,
  at: (chosen) => ({
    ...rules(chosen),
    endless: true,
    ...notation(chosen),
    ...presentation(chosen),
    dialogue: dialogue(chosen),
    family: () => family(chosen),
    reasons: reasons(chosen),
  }),
  recommended: { options: { switches: 6, start: "random" }, ...recommended["switch-and-capture"] },
  puzzles: {
    line: [9, 14, 19, 20, 21, 23, 24, 25, 26, 27, 28, 29, 30].map((switches) => ({ switches })),
    safe: [7, 8, 9, 10, 11, 12].map((switches) => ({ switches })),
    mistakes: [7, 8, 9, 10, 11, 12].map((switches) => ({ switches })),
    hold: [{ switches: 9 }],
  },
  theory: async () => (await import("./theory.ts")).theory,
  lesson: async () => (await import("./lesson.ts")).lesson,
});

/** A switch that is OFF may be pressed, and the last press wins. */
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
    interchangeable: primeBlocks(1, switches),
    key: (row) => row,
    row: (key) => key,
    law: `twins ${switchOne}`,
  };
}
