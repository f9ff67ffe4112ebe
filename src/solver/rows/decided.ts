/** A row is won if a move leads to a lost one or to the end. Rows are listed up to swaps of interchangeable blocks. */

import type { Solvable } from "../../core/game.ts";
import { seats } from "../../core/seat.ts";
import type { BlockClasses, RowMove, SwitchRow } from "../../games/families.ts";
import type { Decided, FamilyOracle } from "../solution.ts";
import { arrangements, valueOfPlies } from "../solution.ts";
import { indices, OpenRow, passTurn, readRow, turnsOver, writeRow } from "./open-row.ts";

export function pliesIn(family: SwitchRow, row: OpenRow): number | undefined {
  const lasts = family.law.lasts(row);
  if (lasts !== undefined) return lasts;
  let least: number | undefined;
  for (const move of family.moves) {
    const left = row.allows(move) ? pliesLeft(family, row, move) : undefined;
    if (left === 0) return 1;
    if (left !== undefined && left < (least ?? left + 1)) least = left;
  }
  return least === undefined ? undefined : least + 1;
}

/** How long the opponent lasts after a winning move, or 0 if it ends the game. Undefined for any other move. */
function pliesLeft(family: SwitchRow, row: OpenRow, move: RowMove): number | undefined {
  row.flip(move);
  const left = row.count === 0 ? 0 : family.law.lasts(turnsOver(family) ? row.turned() : row);
  row.flip(move);
  return left;
}

export interface DecidedRow {
  /** The switches that aren't at the goal of the player to move. */
  readonly open: readonly number[];
  readonly plies: number;
  readonly count: bigint;
}

export function decidedRows(family: SwitchRow): readonly DecidedRow[] {
  const { law, size } = family;
  const found = new Map<string, DecidedRow>();
  const add = (row: OpenRow, plies: number) => {
    const { open, count } = classOf(family, row);
    const name = open.join();
    if (!found.has(name)) found.set(name, { open, plies, count });
  };
  const lost = Array.from(law.lost(), (open) => {
    const row = new OpenRow(size, open);
    return { row, lasts: law.lasts(row) ?? 0 };
  });
  for (const { row, lasts } of lost) add(row, lasts);
  // The quickest first, so each row gets its shortest distance.
  const ends = [
    { left: new OpenRow(size, []), lasts: 0 },
    ...lost
      .toSorted((a, b) => a.lasts - b.lasts)
      .map(({ row, lasts }) => ({ left: passTurn(family, row), lasts })),
  ];
  for (const { left, lasts } of ends) for (const before of rowsBefore(family, left)) add(before, lasts + 1);
  return [...found.values()].toSorted((a, b) => a.plies - b.plies);
}

function* rowsBefore({ moves, interchangeable }: SwitchRow, left: OpenRow): Iterable<OpenRow> {
  for (const move of moves) {
    if (repeats(interchangeable, left, move)) continue;
    left.flip(move);
    if (left.count > 0 && left.allows(move)) yield left;
    left.flip(move);
  }
}

/** True if the same move in the previous block gives the same row up to symmetry. */
function repeats(classes: BlockClasses, row: OpenRow, { needs }: RowMove): boolean {
  if (needs === null) return false;
  for (const blocks of classes) {
    const at = blocks.findIndex((block) => block.includes(needs));
    const [block, before] = [blocks[at], blocks[at - 1]];
    if (block !== undefined && before !== undefined)
      return block.every((index, member) => row.has(index) === row.has(before[member] ?? -1));
  }
  return false;
}

/** Sorts the interchangeable blocks, so all rows of a class give the same result. `count` is how many rows the class has. */
function classOf({ size, interchangeable }: SwitchRow, row: OpenRow): Omit<DecidedRow, "plies"> {
  const inBlocks = new Set(interchangeable.flat(2));
  const loose = indices(size).filter((index) => row.has(index) && !inBlocks.has(index));
  let count = 1n;
  const placed = interchangeable.flatMap((blocks) => {
    const states = blocks.map((block) => stateOf(row, block)).toSorted((a, b) => a - b);
    count *= arrangements(states);
    return blocks.flatMap((block, at) =>
      block.filter((_, member) => (((states[at] ?? 0) >> member) & 1) === 1),
    );
  });
  return { open: [...loose, ...placed].toSorted((a, b) => a - b), count };
}

function stateOf(row: OpenRow, block: readonly number[]): number {
  return block.reduce((state, index, member) => (row.has(index) ? state | (1 << member) : state), 0);
}

export function rowOracle(game: Solvable, family: SwitchRow): FamilyOracle {
  const open = (position: unknown, seat = game.toMove(position)) =>
    readRow(family, family.row(game.key(position)), seat);
  return {
    probe: (position) => valueOfPlies(pliesIn(family, open(position))),
    canWin: (position) => {
      const [own, other] = family.law.winnable(open(position));
      return game.toMove(position) === 1 ? [own, other] : [other, own];
    },
    decided: (least) => listDecided(family, least),
    closeness: (position, seat) => 1 - open(position, seat).count / family.size,
  };
}

/** One row per symmetry class. If the players want different rows, one for each player. */
function* listDecided(family: SwitchRow, least: number): Iterable<Decided> {
  for (const { open, plies, count } of decidedRows(family)) {
    if (plies < least) continue;
    for (const mover of turnsOver(family) ? seats : [seats[0]])
      yield { key: family.key(writeRow(family, open, mover), mover), mover, count: Number(count) };
  }
}
