/**
 * The proof for a whole size of a row game. If every lost row consists of twins, the twins are enough: a
 * reader can work out from the rules that no other row is lost. Otherwise the decided rows are listed.
 */

import type { BlockClasses } from "../../games/families.ts";
import type { Proof } from "../solution.ts";
import { decidedRows } from "./decided.ts";
import type { RuledRow } from "./laws.ts";
import { turnsOver } from "./open-row.ts";

export function proveRows(family: RuledRow): Proof {
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

/** Rows with an even number of blocks of each group, except the finished one. */
function countTwinRows(twins: BlockClasses): bigint {
  return 2n ** BigInt(twins.reduce((sum, blocks) => sum + blocks.length - 1, 0)) - 1n;
}

function countLost(family: RuledRow): bigint {
  const lost = decidedRows(family).filter(({ plies }) => plies % 2 === 0);
  return lost.reduce((sum, { count }) => sum + count, 0n);
}

/**
 * One row per class under swaps of blocks: the switches not at the goal of the player to move, and the number
 * of positions in the class, in digits.
 */
function listDecided(family: RuledRow): readonly object[] {
  const movers = turnsOver(family) ? 2n : 1n;
  return decidedRows(family).map(({ plies, count, open }) => ({
    plies,
    size: String(movers * count),
    switches: numberAll(open),
  }));
}
