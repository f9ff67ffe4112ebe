import { completeGame, type Variant } from "../../core/game.ts";
import { ok, type Result } from "../../core/result.ts";
import type { Seat } from "../../core/seat.ts";
import { capital, countWord } from "../../core/words/values.ts";
import { recommended } from "../recommended.ts";
import { flipFamily, flips } from "../rows/flips.ts";
import { type FlipGoal, flipReasons } from "../rows/reasons.ts";
import { formatRow, fullRow, onOff, rowFromKey, switchBoard } from "../rows/row.ts";
import { dialogue } from "./dialogue.ts";
import { type BattleMove, type BattleOptions, type BattlePosition, options, rules, starts } from "./rules.ts";

function presentation({ switches }: BattleOptions) {
  return {
    board: ({ row }) =>
      switchBoard(row, switches, [
        { state: "off", mark: "0", word: "showing 0" },
        { state: "on", mark: "1", word: "showing 1" },
      ]),
    goal: () => "Turn the whole row to 1.",
    terms: {
      verb: ["flip", "flipping"],
      cell: ["switch", "switches"],
      wins: ["turns the whole row to 1", "turns the whole row to 1"],
      won: ["turned the whole row to 1", "turned the whole row to 1"],
      over: ["The whole row shows 1.", "The whole row shows 1."],
    },
    rulesPage: {
      goal: "Make the change that turns the whole row to 1.",
      rules: [
        `${capital(countWord(switches))} switches stand in a row. At the start all of them show 0.`,
        "In turn, each player flips one switch, or two switches that stand next to each other. A flip turns 0 to 1 and 1 to 0. Passing is not allowed.",
        "The player who completes the row of ones wins at once.",
      ],
      rulings: [
        '"flip 3 4" and "flip 4 3" are the same move. An impossible flip costs nothing; just try again.',
        "The book says that there are no draws, but careful players can go on forever. Draws are never automatic: when a position occurs for the third time a note says so, and either player may offer a draw.",
      ],
    },
  } satisfies Partial<Variant<BattlePosition, BattleMove>>;
}

/** Key `0001000` (switch 1 leftmost); moves are flips: `4`, `3-4`. */
function notation({ switches }: BattleOptions) {
  return {
    key: ({ row }: BattlePosition) => formatRow(row, switches, onOff),
    fromKey: (text: string, mover: Seat = 1): Result<BattlePosition> => {
      const row = rowFromKey(text, switches, onOff);
      return row.ok ? ok({ row: row.value, mover }) : row;
    },
  };
}

/** Both players want the same row, so a flip that comes close to it helps the opponent. */
function flipGoal({ switches }: BattleOptions): FlipGoal<BattlePosition> {
  return {
    switches,
    wrong: ["0", "0"],
    giftIsWorthless: false,
    open: ({ row }) => fullRow(switches) & ~row,
  };
}

export const switchBattle = completeGame({
  id: "switch-battle",
  title: "Switch Battle",
  summary: "Flip one switch or two neighbours; complete the row of ones to win.",
  options,
  starts,
  at: (chosen) => ({
    ...rules(chosen),
    endless: true,
    ...notation(chosen),
    ...presentation(chosen),
    ...flips(chosen.switches),
    dialogue: dialogue(chosen),
    family: () =>
      flipFamily(chosen.switches, { goals: [1, 1], key: (row) => row, row: (text) => text, law: "shared" }),
    reasons: flipReasons(flipGoal(chosen)),
  }),
  recommended: { options: { switches: 5, start: "fair" }, ...recommended["switch-battle"] },
  puzzles: {
    safe: [{ switches: 4 }],
    mistakes: [4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14].map((switches) => ({ switches })),
    hold: [{ switches: 4 }, { switches: 5 }],
  },
  theory: async () => (await import("./theory.ts")).theory,
  lesson: async () => (await import("./lesson.ts")).lesson,
});
