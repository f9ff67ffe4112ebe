/** What players see and write: the board, the rules page, keys and moves. */

import type { Game } from "../../core/game.ts";
import type { RulesPage } from "../../core/presentation.ts";
import { ok, type Result } from "../../core/result.ts";
import type { Seat } from "../../core/seat.ts";
import { capital, countWord } from "../../core/words/values.ts";
import { formatRow, onOff, rowFromKey, switchBoard } from "../rows/row.ts";
import type { BattleOptions, BattlePosition } from "./rules.ts";

export const presentation = {
  board: ({ switches, row }) =>
    switchBoard(row, switches, [
      { state: "off", mark: "0", word: "showing 0" },
      { state: "on", mark: "1", word: "showing 1" },
    ]),
  goal: () => "Turn the whole row to 1.",
  rulesFor,
} satisfies Partial<Game<BattlePosition>>;

export function rulesFor({ switches }: Pick<BattleOptions, "switches">): RulesPage {
  return {
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
  };
}

function key(position: BattlePosition): string {
  return formatRow(position.row, position.switches, onOff);
}

function fromKey(text: string, { switches }: BattleOptions, mover: Seat = 1): Result<BattlePosition> {
  const row = rowFromKey(text, switches, onOff);
  return row.ok ? ok({ switches, row: row.value, mover }) : row;
}

/** Key `0001000` (switch 1 leftmost); moves are flips: `4`, `3-4`. */
export const notation = { key, fromKey };
