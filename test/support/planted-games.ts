/** A good game, and twenty-six ways to get it wrong: what `checkGame` has to find. */

import { defineGame } from "../../src/core/define/define-game.ts";
import type { Game } from "../../src/core/game.ts";
import { numberOption } from "../../src/core/options.ts";
import { fail, ok } from "../../src/core/result.ts";
import { otherSeat, type Seat } from "../../src/core/seat.ts";

interface Row {
  readonly size: number;
  /** The squares that are taken, and by whom: "1", "2" or ".". */
  readonly cells: string;
  readonly mover: Seat;
}

/** Take a square that has no taken neighbour; who cannot, loses. */
function free({ cells }: Row): readonly number[] {
  return Array.from(cells).flatMap((_, at) =>
    [at - 1, at, at + 1].every((near) => (cells[near] ?? ".") === ".") ? [at + 1] : [],
  );
}

const take = ({ size, cells, mover }: Row, square: number): Row => ({
  size,
  cells: cells.slice(0, square - 1) + mover + cells.slice(square),
  mover: otherSeat(mover),
});

const base = {
  id: "spaces",
  title: "Spaces",
  options: { size: numberOption({ default: 7, min: 1, max: 12, help: "how many squares" }) },
  start: ({ size }: { readonly size: number }, first: Seat): Row => ({
    size,
    cells: ".".repeat(size),
    mover: first,
  }),
  toMove: ({ mover }: Row) => mover,
  moves: free,
  play: take,
  outcome: (row: Row): Seat | "drawn" | null => (free(row).length > 0 ? null : otherSeat(row.mover)),
  key: ({ cells }: Row) => cells,
  fromKey: (key: string, { size }: { readonly size: number }, mover: Seat = 1) =>
    key.length === size && /^[.12]+$/.test(key)
      ? ok({ size, cells: key, mover })
      : fail("bad-key", `Write ${size} squares, such as 1..2.`),
  formatMove: (_row: Row, square: number) => String(square),
  board: ({ cells }: Row) => [
    {
      shape: "grid" as const,
      columns: cells.length,
      title: "Row",
      cells: Array.from(cells, (cell, at) => ({
        id: `s${at + 1}`,
        label: String(at + 1),
        state: cell === "." ? ("here" as const) : ("gone" as const),
        mark: cell,
        spoken: `square ${at + 1}`,
      })),
    },
  ],
  cellsOfMove: (_row: Row, square: number) => [`s${square}`],
};

export const goodGame: Game = defineGame(base);

type Parts = Partial<Record<keyof Game, unknown>>;

function planted(parts: Parts): Game {
  return { ...goodGame, ...parts } as Game;
}

let turn = 0;
const taken = ({ cells }: Row) => cells.replaceAll(".", "").length;
const mutable = (row: Row) => row as { -readonly [K in keyof Row]: Row[K] };

/** What is wrong, the code that says so, and the game. */
export const plantedGames: readonly (readonly [fault: string, code: string, game: Game])[] = [
  [
    "play changes the position it is given",
    "mutates",
    planted({ play: (row: Row, square: number) => Object.assign(mutable(row), take(row, square)) }),
  ],
  [
    "moves changes the position it is given",
    "mutates",
    planted({
      moves: (row: Row) => {
        const found = free(row);
        mutable(row).size = 99;
        return found;
      },
    }),
  ],
  [
    "moves go on after the end",
    "moves-after-end",
    planted({ outcome: (row: Row) => (taken(row) >= 2 ? otherSeat(row.mover) : null) }),
  ],
  [
    "no moves and no outcome",
    "no-moves",
    planted({
      outcome: (row: Row) => (taken(row) >= 3 ? otherSeat(row.mover) : null),
      moves: (row: Row) => (taken(row) >= 2 ? [] : free(row)),
    }),
  ],
  [
    "a move off the board is offered",
    "key-refused",
    planted({ moves: (row: Row) => (free(row).length === 0 ? [] : [...free(row), row.size + 1]) }),
  ],
  [
    "the mover never changes",
    "same-mover",
    planted({ play: (row: Row, square: number) => ({ ...take(row, square), mover: row.mover }) }),
  ],
  [
    "the mover does not change after square 1",
    "same-mover",
    planted({
      play: (row: Row, square: number) => ({
        ...take(row, square),
        mover: square === 1 ? row.mover : otherSeat(row.mover),
      }),
    }),
  ],
  [
    "play goes round in circles",
    "endless",
    planted({
      moves: (row: Row) => (free(row).length > 0 ? [...free(row), 0] : []),
      play: (row: Row, square: number) =>
        square === 0
          ? { ...row, cells: ".".repeat(row.size), mover: otherSeat(row.mover) }
          : take(row, square),
    }),
  ],
  ["play does nothing", "no-change", planted({ play: (row: Row) => row })],
  [
    "a key leaves out who took what",
    "key-round-trip",
    planted({ key: ({ cells }: Row) => cells.replaceAll("2", "1") }),
  ],
  [
    "keys collide",
    "key-collides",
    planted({
      key: (row: Row) => String(taken(row)),
      fromKey: (key: string, options: { size: number }, mover: Seat = 1) =>
        /^\d$/.test(key) ? ok({ ...base.start(options, mover) }) : fail("bad-key", "A number."),
    }),
  ],
  [
    "a finished key is a live one",
    "key-over",
    planted({ key: (row: Row) => (free(row).length === 0 ? ".".repeat(row.size) : row.cells) }),
  ],
  [
    "fromKey takes anything",
    "key-junk",
    planted({
      fromKey: (key: string, { size }: { size: number }, mover: Seat = 1) => ok({ size, cells: key, mover }),
    }),
  ],
  [
    "fromKey forgets the mover",
    "key-round-trip",
    planted({ fromKey: (key: string, options: { size: number }) => base.fromKey(key, options, 1) }),
  ],
  [
    "a number is NaN",
    "json",
    planted({ play: (row: Row, square: number) => ({ ...take(row, square), last: Number(undefined) }) }),
  ],
  [
    "a position holds a Set",
    "json",
    planted({ play: (row: Row, square: number) => ({ ...take(row, square), seen: new Set([square]) }) }),
  ],
  [
    "two moves share a name",
    "move-names",
    planted({ formatMove: (_row: Row, square: number) => String(Math.ceil(square / 2)) }),
  ],
  [
    "parseMove does not read the move's own name",
    "move-read",
    planted({
      formatMove: (_row: Row, square: number) => `#${square}`,
      parseMove: (row: Row, text: string) => {
        const square = Number(text);
        return free(row).includes(square) ? ok(square) : fail("illegal-move", "A square.");
      },
    }),
  ],
  [
    "the first player is ignored",
    "start-first",
    planted({ start: (options: { size: number }) => base.start(options, 1) }),
  ],
  [
    "chance in play",
    "play-chance",
    planted({
      play: (row: Row, square: number) => ({
        ...take(row, square),
        cells: take(row, square).cells.replace(".", turn++ % 2 === 0 ? "." : "1"),
      }),
    }),
  ],
  [
    "a cell is named that is not there",
    "cells-missing",
    planted({ cellsOfMove: (_row: Row, square: number) => [`q${square}`] }),
  ],
  [
    "two cells share an id",
    "cell-ids",
    planted({ board: (row: Row) => [...base.board(row), ...base.board(row)] }),
  ],
  [
    "an option has the name of a flag",
    "option-reserved",
    planted({ options: { seed: numberOption({ default: 1, min: 1, max: 2, help: "" }), ...base.options } }),
  ],
  [
    "a default outside its limits",
    "option-default",
    planted({ options: { size: numberOption({ default: 70, min: 1, max: 12, help: "" }) } }),
  ],
  [
    "starts whose size isn't an option",
    "starts-size",
    planted({ starts: { kind: "start", help: "", size: "length", deals: {} } }),
  ],
  [
    "a start is drawn that isn't one",
    "starts-draw",
    planted({ starts: { kind: "start", help: "", size: "size", deals: { random: { draw: () => "x" } } } }),
  ],
];
