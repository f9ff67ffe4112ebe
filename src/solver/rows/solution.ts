import type { BlockClasses, SwitchRow } from "../../games/families.ts";
import { distanceCounts, type Proof, type SolvedSize, sumUp, valueOfPlies } from "../solution.ts";
import { decidedRows, pliesIn } from "./decided.ts";
import { readRow, turnsOver, writeRow } from "./open-row.ts";

/** In a longer row, we can't play out a line, because a position stores its row in a number of 30 bits. */
const mostSwitches = 30;

/** `standard` is the standard start, or null if it's dealt. */
export function solveRows(family: SwitchRow, standard: string | null): SolvedSize {
  return {
    ...tallyRows(family, standard),
    value: (key, mover) => valueOfPlies(pliesIn(family, readRow(family, family.row(key), mover))),
    prove: () => proveRows(family),
  };
}

function tallyRows(family: SwitchRow, standard: string | null): Pick<SolvedSize, "tally" | "longestWin"> {
  /** If the players want different rows, each row counts twice: once with each player to move. */
  const movers = turnsOver(family) ? 2n : 1n;
  const rowCount = 2n ** BigInt(family.size);
  const positions = turnsOver(family) ? movers * rowCount : rowCount - 1n;
  const counts =
    family.law.counts?.() ?? decidedRows(family).map(({ plies, count }) => [plies, count] as const);
  const sums = sumUp(distanceCounts(Array.from(counts, ([plies, count]) => [plies, movers * count])));
  const { wins, losses, longest } = sums;
  const draws = positions - wins - losses;
  const startPlies = standard === null ? undefined : pliesIn(family, readRow(family, standard, 1));
  const isPlayable = longest !== null && family.size <= mostSwitches;
  const row = !isPlayable ? null : startPlies === longest ? standard : longestWin(family, longest);
  return {
    tally: {
      ...sums,
      positions,
      draws,
      start: standard === null ? null : valueOfPlies(startPlies),
      starts: standard === null ? { win: wins / movers, loss: losses / movers, draw: draws / movers } : null,
    },
    longestWin: row === null ? undefined : { key: family.key(row, 1), mover: 1 },
  };
}

function longestWin(family: SwitchRow, longest: number): string | null {
  const row = decidedRows(family).find(({ plies }) => plies === longest);
  return row === undefined ? null : writeRow(family, row.open, 1);
}

/** If every lost row consists of twins, the twins prove everything. If not, the proof lists the decided rows. */
function proveRows(family: SwitchRow): Proof {
  const twins = family.interchangeable.filter((blocks) => areTwins(family, blocks));
  if (twins.length > 0 && countTwinRows(twins) === countLost(family)) return { twins: numbered(twins) };
  // Any two blocks of one class may swap places, member by member.
  return { blocks: numbered(family.interchangeable), decided: listDecided(family) };
}

function numbered(classes: BlockClasses): BlockClasses {
  return classes.map((blocks) => blocks.map(numberAll));
}

function numberAll(indices: readonly number[]): readonly number[] {
  return indices.map((index) => index + 1);
}

/** Choosing a switch of one block and then its counterpart in the other must change exactly the two blocks. */
function areTwins(family: SwitchRow, [one = [], other = []]: BlockClasses[number]): boolean {
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

/** Counts the rows in which an even number of each class's blocks are left to flip. The finished row doesn't count. */
function countTwinRows(twins: BlockClasses): bigint {
  return 2n ** BigInt(twins.reduce((sum, blocks) => sum + blocks.length - 1, 0)) - 1n;
}

function countLost(family: SwitchRow): bigint {
  const lost = decidedRows(family).filter(({ plies }) => plies % 2 === 0);
  return lost.reduce((sum, { count }) => sum + count, 0n);
}

/** Lists one row of each class of rows that differ only by swapped blocks. `size` is how many rows are in the class. */
function listDecided(family: SwitchRow): readonly object[] {
  const movers = turnsOver(family) ? 2n : 1n;
  return decidedRows(family).map(({ plies, count, open }) => ({
    plies,
    size: String(movers * count),
    switches: numberAll(open),
  }));
}
