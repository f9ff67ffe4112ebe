import { completeGame } from "../../core/game.ts";
import { recommended } from "../recommended.ts";
import { flipFamily, flips } from "../rows/flips.ts";
import { type FlipGoal, flipReasons } from "../rows/reasons.ts";
import { dialogue } from "./dialogue.ts";
import { bitsOfKey, letterKey, notation, presentation, rulesFor } from "./presentation.ts";
import { type ConquerPosition, goalRow, options, rules } from "./rules.ts";

export const switchConquer = completeGame({
  id: "switch-conquer",
  title: "Switch Conquer",
  summary: "Flip one switch or two neighbours; player 1 wants all A, player 2 all B.",
  ...rules,
  ...notation,
  ...presentation,
  dialogue,
  ...flips<ConquerPosition>(),
  rulesPage: rulesFor({ switches: options.switches.default }),
  terms: {
    verb: ["flip", "flipping"],
    cell: ["switch", "switches"],
    wins: ["sets all switches to A", "sets all switches to B"],
    won: ["set every switch to A", "set every switch to B"],
    over: ["Every switch shows A.", "Every switch shows B."],
  },
  endless: true,
  recommended: { options: { switches: 5, start: "fair" }, ...recommended["switch-conquer"] },
  puzzles: {
    safe: [{ switches: 4 }],
    mistakes: [4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14].map((switches) => ({ switches })),
    threats: [4, 5, 6, 7, 8, 9, 10, 11, 12].map((switches) => ({ switches })),
    hold: [{ switches: 4 }, { switches: 5 }],
  },
  family: ({ switches }) =>
    flipFamily(switches, { goals: [0, 1], key: letterKey, row: bitsOfKey, law: "opposed" }),
  reasons: (analysis, move) => flipReasons(flipGoal, analysis, move),
  theory: async () => (await import("./theory.ts")).theory,
  lesson: async () => (await import("./lesson.ts")).lesson,
});

/** Each player wants a different row, so a flip that comes close to it is a threat. */
const flipGoal: FlipGoal<ConquerPosition> = {
  wrong: ["B", "A"],
  giftIsWorthless: true,
  open: ({ row, switches }, seat) => row ^ goalRow(seat, switches),
};
