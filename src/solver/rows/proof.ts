/** The decided rows as a certificate states them, one for each class of rows that swaps of blocks make of one another. */

import { openSwitches, orbitSize, RowCursor } from "./cursor.ts";
import type { DecidedRows } from "./decided.ts";

export interface RowProof {
  /** Any two blocks of a group may change places, member by member; switches by their numbers. */
  readonly blocks: readonly (readonly (readonly number[])[])[];
  readonly decided: readonly DecidedClass[];
}

interface DecidedClass {
  readonly plies: number;
  /** How many positions it stands for, in digits. */
  readonly size: string;
  /** The switches that are not at the goal of the player to move. */
  readonly switches: readonly number[];
}

export function proveRows(rows: DecidedRows): RowProof {
  const { family, turn } = rows.plan;
  const cursor = new RowCursor(rows.plan);
  const movers = turn === null ? 1n : 2n;
  const decided: DecidedClass[] = [];
  const numbered = (block: readonly number[]) => block.map((index) => index + 1);
  for (let index = 0; index < rows.size; index++) {
    const plies = rows.pliesAt(index);
    if (plies === 0) continue;
    rows.load(index, cursor);
    decided.push({
      plies,
      size: String(movers * orbitSize(cursor)),
      switches: numbered(openSwitches(cursor).toSorted((a, b) => a - b)),
    });
  }
  return { blocks: family.interchangeable.map((blocks) => blocks.map(numbered)), decided };
}
