/**
 * Checks a solved row game without any of the code that solved it: rows are lists of 0 and 1 (1 is a switch that is not at the
 * mover's goal), the symmetry is checked before it is used, and stored rows are looked up by their text.
 */

import { pick, type Random } from "../../core/random.ts";
import type { SwitchRow } from "../../games/families.ts";
import { type Check, holdsForSwaps } from "../solution.ts";
import type { Task } from "../task.ts";
import { RowCursor, writeRow } from "./cursor.ts";
import type { DecidedRows } from "./decided.ts";

type PlainRow = readonly number[];

const samples = 300;

export function* verifyRows(rows: DecidedRows, random: Random): Task<Check> {
  const { family } = rows.plan;
  if (!isSymmetric(family)) return { checked: 0, sampled: 0, fault: "the blocks do not match" };
  const stored = readStored(rows);
  const known = new Map(stored.map(({ row, plies }) => [nameOf(family, row), plies]));
  for (const [index, { row, plies }] of stored.entries()) {
    if (plies > 0 && expectedPlies(family, known, row) !== plies)
      return { checked: index, sampled: 0, fault: describe(family, row) };
    if (index % 16 === 0) yield { unit: "rows checked", done: index, total: stored.length };
  }
  for (let sample = 0; sample < samples; sample++) {
    const row = sampleRow(family, stored, random);
    const isEnd = row.every((cell) => cell === 0) && family.goals[0] === family.goals[1];
    if (!isEnd && expectedPlies(family, known, row) !== known.get(nameOf(family, row)))
      return { checked: stored.length, sampled: sample, fault: describe(family, row) };
  }
  return { checked: stored.length, sampled: samples, fault: null };
}

function readStored(rows: DecidedRows): readonly { readonly row: PlainRow; readonly plies: number }[] {
  const cursor = new RowCursor(rows.plan);
  const goal = rows.plan.family.goals[0];
  return Array.from({ length: rows.size }, (_, index) => {
    rows.load(index, cursor);
    const row = Array.from(writeRow(cursor, 1), (symbol) => (Number(symbol) === goal ? 0 : 1));
    return { row, plies: rows.pliesAt(index) };
  });
}

/** What the moves say; undefined for a draw. */
function expectedPlies(
  family: SwitchRow,
  known: ReadonlyMap<string, number>,
  row: PlainRow,
): number | undefined {
  let slowest = 0;
  let quickest = Number.POSITIVE_INFINITY;
  let undecided = false;
  for (const child of childrenOf(family, row)) {
    const plies = child === null ? 0 : known.get(nameOf(family, child));
    if (plies === undefined) undecided = true;
    else if (plies % 2 === 0) quickest = Math.min(quickest, plies);
    else slowest = Math.max(slowest, plies);
  }
  if (quickest < Number.POSITIVE_INFINITY) return quickest + 1;
  return undecided ? undefined : slowest + 1;
}

/** The rows after each move, for the other player; null where the move ends the game. */
function childrenOf(family: SwitchRow, row: PlainRow): readonly (PlainRow | null)[] {
  const sameGoal = family.goals[0] === family.goals[1];
  return family.moves
    .filter(({ needs }) => needs === null || row[needs] === 1)
    .map(({ flips }) => {
      const after = [...row];
      for (const index of flips) after[index] = 1 - (after[index] ?? 0);
      if (after.every((cell) => cell === 0)) return null;
      return sameGoal ? after : after.map((cell) => 1 - cell);
    });
}

/** A name that interchangeable rows share. */
function nameOf(family: SwitchRow, row: PlainRow): string {
  if (family.interchangeable.length === 0) return row.join("");
  const rest = [...row];
  const parts = family.interchangeable.map((blocks) => {
    const texts = blocks.map((block) => block.map((index) => row[index]).join(""));
    for (const index of blocks.flat()) rest[index] = 2;
    return texts.toSorted().join("");
  });
  return `${rest.join("")} ${parts.join(" ")}`;
}

/** Any row, or one that is a few moves away from a decided one. */
function sampleRow(
  family: SwitchRow,
  stored: readonly { readonly row: PlainRow }[],
  random: Random,
): PlainRow {
  if (random.below(2) === 0) return Array.from({ length: family.size }, () => random.below(2));
  const row = [...pick(random, stored).row];
  for (let step = random.below(3); step >= 0; step--)
    for (const index of pick(random, family.moves).flips) row[index] = 1 - (row[index] ?? 0);
  return row;
}

/** Whether swapping interchangeable blocks gives the same moves again. */
function isSymmetric(family: SwitchRow): boolean {
  const names = new Set(family.moves.map(({ flips, needs }) => moveName(flips, needs)));
  return holdsForSwaps(family.interchangeable, (image) =>
    family.moves.every(({ flips, needs }) =>
      names.has(moveName(flips.map(image), needs === null ? null : image(needs))),
    ),
  );
}

function moveName(flips: readonly number[], needs: number | null): string {
  return `${flips.toSorted((a, b) => a - b).join()}:${needs}`;
}

function describe(family: SwitchRow, row: PlainRow): string {
  const goal = family.goals[0];
  return family.key(row.map((cell) => (cell === 1 ? 1 - goal : goal)).join(""), 1);
}
