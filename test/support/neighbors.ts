/**
 * A game that can end in a draw on the board, unlike our own: the players take turns claiming cells of a row, and the first
 * player with two neighboring cells wins. If the row is full before that, the game is drawn.
 */

import { defineGame } from "../../src/core/define/define-game.ts";
import type { Game } from "../../src/core/game.ts";
import { fail, ok } from "../../src/core/result.ts";
import type { BoardOutcome } from "../../src/core/rules.ts";
import { otherSeat, type Seat } from "../../src/core/seat.ts";

interface Row {
  /** "1" and "2" if a seat has the cell, "." if it's free. */
  readonly cells: string;
  readonly mover: Seat;
}

function outcome({ cells }: Row): BoardOutcome | null {
  if (cells.includes("11")) return 1;
  if (cells.includes("22")) return 2;
  return cells.includes(".") ? null : "drawn";
}

function moves(row: Row): readonly number[] {
  if (outcome(row) !== null) return [];
  return Array.from(row.cells).flatMap((cell, index) => (cell === "." ? [index + 1] : []));
}

export const neighbors: Game<Row, number, { readonly cells: number }> = defineGame({
  id: "neighbors",
  title: "Neighbors",
  summary: "Take cells of a row in turn; two neighboring cells win.",
  options: { cells: { kind: "number", default: 3, min: 2, max: 9, help: "the length of the row" } },
  seatNames: ["Player 1", "Player 2"],
  at: ({ cells }) => ({
    rulesPage: {
      goal: "Have two neighboring cells.",
      rules: ["Take a free cell.", "The player with two neighboring cells wins.", "A full row is a draw."],
      finePrint: [],
    },
    start: (first) => ({ cells: ".".repeat(cells), mover: first }),
    toMove: ({ mover }) => mover,
    moves,
    play: ({ cells, mover }, move) => ({
      cells: cells.slice(0, move - 1) + mover + cells.slice(move),
      mover: otherSeat(mover),
    }),
    outcome,
    key: (row) => row.cells,
    fromKey: (key, mover = 1) =>
      key.length === cells && /^[.12]+$/.test(key)
        ? ok({ cells: key, mover })
        : fail("bad-key", `A row of ${cells} cells, such as ${"1.2".padEnd(cells, ".").slice(0, cells)}.`),
    formatMove: (_row, move) => String(move),
    parseMove: (row, text) => {
      const move = moves(row).find((legal) => String(legal) === text.trim());
      return move === undefined ? fail("illegal-move", "Take a free cell, such as 1.") : ok(move);
    },
    board: ({ cells }) => [
      {
        shape: "row",
        title: "Row",
        cells: Array.from(cells, (cell, index) => ({
          id: String(index + 1),
          label: String(index + 1),
          state: cell === "." ? "here" : "gone",
          mark: cell,
          spoken: `cell ${index + 1}, ${cell === "." ? "free" : `player ${cell}'s`}`,
        })),
      },
    ],
    cellsOfMove: (_row, move) => [String(move)],
    goal: () => "Your goal is to have two neighboring cells.",
    describeMove: (_row, move, { name }) => [`${name} takes cell ${move}.`],
  }),
});
