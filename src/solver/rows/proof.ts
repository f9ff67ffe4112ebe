/**
 * What a certificate says about a whole size of a row game. Where every lost row is made of twins, the twins are enough: a
 * reader can work out from the rules that no other row is lost. Otherwise the decided rows are listed.
 */

import type { BlockClasses, SwitchRow } from "../../games/families.ts";
import type { Proof } from "../solution.ts";
import { openSwitches, orbitSize } from "./cursor.ts";
import type { DecidedRows } from "./decided.ts";

export function proveRows(rows: DecidedRows): Proof {
  const { family } = rows.plan;
  const twins = family.interchangeable.filter((blocks) => areTwins(family, blocks));
  if (twins.length > 0 && countTwinRows(twins) === countLost(rows)) return { twins: numbered(twins) };
  // Any two blocks of a group may change places, member by member.
  return { blocks: numbered(family.interchangeable), decided: listDecided(rows) };
}

/** Switches by their numbers. */
function numbered(classes: BlockClasses): BlockClasses {
  return classes.map((blocks) => blocks.map((block) => block.map((index) => index + 1)));
}

/** Whether choosing a switch of one block and then its counterpart in another changes just the two blocks. */
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

/** Rows of an even number of blocks of each group, but for the finished one. */
function countTwinRows(twins: BlockClasses): bigint {
  return 2n ** BigInt(twins.reduce((sum, blocks) => sum + blocks.length - 1, 0)) - 1n;
}

function countLost(rows: DecidedRows): bigint {
  let lost = 0n;
  for (const { row, plies } of rows.each()) if (plies > 0 && plies % 2 === 0) lost += orbitSize(row);
  return lost;
}

/** One row for each class of rows that swaps of blocks make of one another. */
function listDecided(rows: DecidedRows): readonly object[] {
  const movers = rows.plan.turn === null ? 1n : 2n;
  const decided: object[] = [];
  for (const { row, plies } of rows.each()) {
    // Those that are not at the goal of the player to move; the class stands for so many positions, in digits.
    const switches = openSwitches(row)
      .map((index) => index + 1)
      .toSorted((a, b) => a - b);
    if (plies > 0) decided.push({ plies, size: String(movers * orbitSize(row)), switches });
  }
  return decided;
}
