import { defineGame } from "../../core/define/define-game.ts";
import type { Variant } from "../../core/game.ts";
import { capital, countWord } from "../../core/words/values.ts";
import { recommended } from "../recommended.ts";
import { flipFamily } from "../rows/family.ts";
import { flips } from "../rows/flips.ts";
import { flipReasons } from "../rows/reasons.ts";
import { fullRow, type RowPosition, rowKeys, switchBoard } from "../rows/row.ts";
import { dialogue } from "./dialogue.ts";
import { type BattleOptions, options, rules, starts } from "./rules.ts";

function presentation({ switches }: BattleOptions) {
  return {
    board: ({ row }) =>
      switchBoard(row, switches, [
        { state: "off", mark: "0", word: "showing 0" },
        { state: "on", mark: "1", word: "showing 1" },
      ]),
    goal: () => "Turn the whole row to 1.",
    terms: {
      verb: ["flip", "flipping", "flipped"],
      cell: ["switch", "switches"],
      wins: ["turns the whole row to 1 and wins", "turns the whole row to 1 and wins"],
      won: ["turned the whole row to 1", "turned the whole row to 1"],
      over: ["The whole row shows 1.", "The whole row shows 1."],
    },
    rulesPage: {
      goal: "Make the flip that turns the whole row to 1.",
      rules: [
        `${capital(countWord(switches))} switches stand in a row. In the standard start, they all show 0.`,
        "Players take turns. On your turn, flip one switch or two neighbors. A flip turns 0 into 1 and 1 into 0. You can't pass.",
        "Turn the whole row to 1 and you win.",
      ],
      finePrint: [
        '"flip 3 4" and "flip 4 3" are the same move. If a flip isn\'t allowed, just try again.',
        "The original rules say there are no draws, but careful players can go on forever. A game never ends in a draw by itself. When a position comes up for the third time, you'll see a note. Either player can offer a draw.",
      ],
    },
  } satisfies Partial<Variant<RowPosition, number>>;
}

export const switchBattle = defineGame({
  id: "switch-battle",
  title: "Switch Battle",
  summary: "Flip one switch or two neighbors. Turn the whole row to 1 and you win.",
  options,
  starts,
  at: (chosen) => ({
    ...rules(chosen),
    endless: true,
    ...rowKeys(chosen.switches),
    ...presentation(chosen),
    ...flips(chosen.switches),
    dialogue: dialogue(chosen),
    family: () => flipFamily(chosen.switches, { goals: [1, 1], key: (row) => row, row: (text) => text }),
    // Both players want the same row, so a flip that gets close to it helps the opponent.
    reasons: flipReasons<RowPosition>({
      switches: chosen.switches,
      wrong: ["0", "0"],
      giftIsWorthless: false,
      open: ({ row }) => fullRow(chosen.switches) & ~row,
    }),
  }),
  recommended: { options: { switches: 6, start: "fair" }, ...recommended["switch-battle"] },
  puzzles: {
    mistakes: [5, 6, 7, 8, 9, 10, 11].map((switches) => ({ switches })),
    safe: [{ switches: 4 }],
    trap: [3, 4, 5, 6, 7, 8, 9, 10].map((switches) => ({ switches })),
  },
  theory: async () => (await import("./theory.ts")).theory,
  lesson: async () => (await import("./lesson.ts")).lesson,
});
