import { completeGame } from "../../core/game.ts";
import { recommended } from "../recommended.ts";
import { flipFamily, flips } from "../rows/flips.ts";
import { type FlipGoal, flipReasons } from "../rows/reasons.ts";
import { fullRow } from "../rows/row.ts";
import { dialogue } from "./dialogue.ts";
import { notation, presentation, rulesFor } from "./presentation.ts";
import { type BattlePosition, options, rules } from "./rules.ts";

export const switchBattle = completeGame({
  id: "switch-battle",
  title: "Switch Battle",
  summary: "Flip one switch or two neighbours; complete the row of ones to win.",
  ...rules,
  ...notation,
  ...presentation,
  dialogue,
  ...flips<BattlePosition>(),
  rulesPage: rulesFor({ switches: options.switches.default }),
  terms: {
    verb: ["flip", "flipping"],
    cell: ["switch", "switches"],
    wins: ["turns the whole row to 1", "turns the whole row to 1"],
    won: ["turned the whole row to 1", "turned the whole row to 1"],
    over: ["The whole row shows 1.", "The whole row shows 1."],
  },
  endless: true,
  recommended: { options: { switches: 5, start: "fair" }, ...recommended["switch-battle"] },
  puzzles: {
    safe: [{ switches: 4 }],
    mistakes: [4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14].map((switches) => ({ switches })),
    hold: [{ switches: 4 }, { switches: 5 }],
  },
  family: ({ switches }) =>
    flipFamily(switches, {
      goals: [1, 1],
      key: (row) => row,
      row: (text) => text,
      law: "shared",
    }),
  reasons: (analysis, move) => flipReasons(flipGoal, analysis, move),
  theory: async () => (await import("./theory.ts")).theory,
  lesson: async () => (await import("./lesson.ts")).lesson,
});

/** Both players want the same row, so a flip that comes close to it helps the opponent. */
const flipGoal: FlipGoal<BattlePosition> = {
  wrong: ["0", "0"],
  giftIsWorthless: false,
  open: ({ row, switches }) => fullRow(switches) & ~row,
};
