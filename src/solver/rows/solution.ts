import type { BlockClasses, SwitchRow } from "../../games/families.ts";
import {
  bestByPlies,
  distanceCounts,
  type ForcedLine,
  type Proof,
  type SolvedSize,
  sumUp,
  type ValueTally,
  valueOfPlies,
} from "../solution.ts";
import { decidedRows, pliesIn, pliesLeft, rowsBefore } from "./decided.ts";
import { indices, OpenRow, passTurn, type RuledRow, readRow, turnsOver, withLaw, writeRow } from "./laws.ts";

/** `standard` is the standard start, or null if it's dealt. */
export function solveRows(rules: SwitchRow, standard: string | null): SolvedSize {
  const family = withLaw(rules);
  return {
    tally: tallyRows(family, standard),
    value: (key, mover) => valueOfPlies(pliesIn(family, readRow(family, family.row(key), mover))),
    prove: () => proveRows(family),
  };
}

function tallyRows(family: RuledRow, standard: string | null): ValueTally {
  /** If the players want different rows, each row counts twice: once with each player to move. */
  const movers = turnsOver(family) ? 2n : 1n;
  const rowCount = 2n ** BigInt(family.size);
  const positions = turnsOver(family) ? movers * rowCount : rowCount - 1n;
  const counts = Array.from(
    family.law.counts?.() ?? countListed(family),
    ([plies, count]) => [plies, movers * count] as const,
  );
  const sums = sumUp(distanceCounts(new Map(counts)));
  const { wins, losses, longest, byDistance } = sums;
  const draws = positions - wins - losses;
  return {
    ...sums,
    positions,
    draws,
    start: standard === null ? null : valueOfPlies(pliesIn(family, readRow(family, standard, 1))),
    starts: standard === null ? { win: wins / movers, loss: losses / movers, draw: draws / movers } : null,
    line: byDistance && longestLine(family, longest ?? 0, standard),
  };
}

function countListed(family: RuledRow): ReadonlyMap<number, bigint> {
  const counts = new Map<number, bigint>();
  for (const { plies, count } of decidedRows(family)) counts.set(plies, (counts.get(plies) ?? 0n) + count);
  return counts;
}

function longestLine(family: RuledRow, longest: number, standard: string | null): ForcedLine | null {
  const start = standard === null ? undefined : readRow(family, standard, 1);
  if (standard !== null && start !== undefined && pliesIn(family, start) === longest)
    return { from: family.key(standard, 1), moves: playOut(family, start) };
  const open = longestWin(family, longest);
  if (open === undefined) return null;
  const moves = playOut(family, new OpenRow(family.size, open));
  return { from: family.key(writeRow(family, open, 1), 1), moves };
}

function longestWin(family: RuledRow, longest: number): readonly number[] | undefined {
  for (const left of rowsThatLast(family, longest - 1))
    for (const row of rowsBefore(family, left))
      if (pliesIn(family, row) === longest) return indices(family.size).filter(row.has);
  return undefined;
}

function rowsThatLast(family: RuledRow, plies: number): readonly OpenRow[] {
  const { law, size } = family;
  if (plies === 0) return [new OpenRow(size, [])];
  const lost = Array.from(law.lost(), (open) => new OpenRow(size, open));
  return lost.filter((row) => law.lasts(row) === plies).map((row) => passTurn(family, row));
}

/** The winner plays the quickest win, and the loser the slowest loss. */
function playOut(family: RuledRow, start: OpenRow): readonly string[] {
  const names: string[] = [];
  let row = start;
  for (let left = pliesIn(family, row) ?? 0; left > 0; left--) {
    const best = bestByPlies(left % 2 === 1 ? winningMoves(family, row) : allMoves(family, row));
    if (best === undefined) break;
    names.push(best.move.name);
    row.flip(best.move);
    row = passTurn(family, row);
  }
  return names;
}

function winningMoves(family: RuledRow, row: OpenRow) {
  return family.moves.flatMap((move) => {
    const plies = row.allows(move) ? pliesLeft(family, row, move) : undefined;
    return plies === undefined ? [] : [{ move, plies }];
  });
}

function allMoves(family: RuledRow, row: OpenRow) {
  const legal = family.moves.filter((move) => row.allows(move));
  return legal.map((move) => {
    row.flip(move);
    const plies = pliesIn(family, passTurn(family, row)) ?? 0;
    row.flip(move);
    return { move, plies };
  });
}

/** If every lost row consists of twins, the twins prove everything. Otherwise the proof lists the decided rows. */
function proveRows(family: RuledRow): Proof {
  const twins = family.interchangeable.filter((blocks) => areTwins(family, blocks));
  if (twins.length > 0 && countTwinRows(twins) === countLost(family)) return { twins: numbered(twins) };
  // Any two blocks of a group may swap places, member by member.
  return { blocks: numbered(family.interchangeable), decided: listDecided(family) };
}

function numbered(classes: BlockClasses): BlockClasses {
  return classes.map((blocks) => blocks.map(numberAll));
}

function numberAll(indices: readonly number[]): readonly number[] {
  return indices.map((index) => index + 1);
}

/** Choosing a switch of one block and then its counterpart in the other must change exactly the two blocks. */
function areTwins(family: RuledRow, [one = [], other = []]: BlockClasses[number]): boolean {
  const flipsOf = (index: number) => new Set(family.moves.find(({ needs }) => needs === index)?.flips);
  return one.every((index, member) => {
    const changed = symmetricDifference(flipsOf(index), flipsOf(other[member] ?? index));
    return (
      changed.length === one.length + other.length && [...one, ...other].every((at) => changed.includes(at))
    );
  });
}

function symmetricDifference(one: ReadonlySet<number>, other: ReadonlySet<number>): readonly number[] {
  return [...[...one].filter((at) => !other.has(at)), ...[...other].filter((at) => !one.has(at))];
}

/** Counts the rows in which an even number of each group's blocks is left to flip. The finished row doesn't count. */
function countTwinRows(twins: BlockClasses): bigint {
  return 2n ** BigInt(twins.reduce((sum, blocks) => sum + blocks.length - 1, 0)) - 1n;
}

function countLost(family: RuledRow): bigint {
  const lost = decidedRows(family).filter(({ plies }) => plies % 2 === 0);
  return lost.reduce((sum, { count }) => sum + count, 0n);
}

/** Lists one row of each class of rows that differ only by swapped blocks. `size` is how many rows are in the class. */
function listDecided(family: RuledRow): readonly object[] {
  const movers = turnsOver(family) ? 2n : 1n;
  return decidedRows(family).map(({ plies, count, open }) => ({
    plies,
    size: String(movers * count),
    switches: numberAll(open),
  }));
}
