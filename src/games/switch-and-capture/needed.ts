/**
 * Finds the needed numbers by linear algebra modulo 2. Choosing a switch twice is the same as not choosing it, so a set
 * of choices turns everything ON exactly when it changes every OFF switch an odd number of times and every other switch
 * an even number of times. Two such sets differ by a quiet set, which changes nothing and has an even size.
 *
 * The shortest of these sets are the lists. Choosing k takes k off a list or adds it. If some lists have k, the new
 * lists are just those, without k (a shorter new list would have given a shorter old one). If none has k, the new lists
 * are all the old ones with k added, because the sizes of the sets differ by even numbers.
 */

import { recall } from "../../core/memory.ts";
import type { NeededList } from "../../core/needed.ts";
import { bitCount, labelsIn } from "../rows/row.ts";
import { type CaptureSize, toggled } from "./rules.ts";

export const aboutList =
  "Choose each number on the list once, in any order, and every switch is ON. Any other number you choose is added to the list.";

interface Combination {
  readonly changes: number;
  readonly choices: number;
}

interface Algebra {
  /** In row echelon form: none of the later combinations changes the lowest switch of an earlier one. */
  readonly basis: readonly Combination[];
  /** The sets of choices that change nothing, including the empty one. */
  readonly quiet: readonly number[];
  /** Quiet sets of two: both numbers change the same switches, so the first represents both. */
  readonly alike: readonly number[];
}

const known = new Map<string, Algebra>();

function algebraOf(size: CaptureSize): Algebra {
  return recall(known, `${size.switches} ${size.switchOne}`, () => workOut(size));
}

function workOut(size: CaptureSize): Algebra {
  const basis: Combination[] = [];
  let quiet = [0];
  for (let choice = 1; choice <= size.switches; choice++) {
    const changes = toggled(size, choice);
    const rest = reduce(basis, { changes, choices: 1 << (choice - 1) });
    if (rest.changes !== 0) basis.push(rest);
    else quiet = [...quiet, ...quiet.map((set) => set ^ rest.choices)];
  }
  return { basis, quiet, alike: quiet.filter((set) => bitCount(set) === 2) };
}

function reduce(basis: readonly Combination[], { changes, choices }: Combination): Combination {
  return basis.reduce(
    (rest, known) =>
      (rest.changes & known.changes & -known.changes) === 0
        ? rest
        : { changes: rest.changes ^ known.changes, choices: rest.choices ^ known.choices },
    { changes, choices },
  );
}

/** All the shortest lists, or null if no list turns every switch ON. Alike numbers share an entry. `off` is a mask. */
export function neededLists(size: CaptureSize, off: number): readonly NeededList[] | null {
  const { basis, quiet, alike } = algebraOf(size);
  const rest = reduce(basis, { changes: off, choices: 0 });
  if (rest.changes !== 0) return null;
  const sets = quiet.map((set) => set ^ rest.choices);
  const least = Math.min(...sets.map(bitCount));
  const seconds = alike.reduce((mask, set) => mask | (set & (set - 1)), 0);
  const shortest = sets.filter((set) => bitCount(set) === least && (set & seconds) === 0);
  return shortest
    .toSorted(byLowest)
    .map((set) => labelsIn(set).map((label) => withAlike(alike, label).map(String)));
}

/** The list with the lowest number that the other lacks comes first. Moves change both lists alike, so their order stays. */
function byLowest(one: number, other: number): number {
  const differs = one ^ other;
  return (one & differs & -differs) !== 0 ? -1 : 1;
}

function withAlike(alike: readonly number[], label: number): readonly number[] {
  return [label, ...alike.map(labelsIn).flatMap(([first, second = 0]) => (first === label ? [second] : []))];
}

/**
 * Shows why no list turns every switch ON: an odd number of these switches are OFF, and every choice changes an even number
 * of them. Any quiet set with an odd number OFF is such a set, because if k changes j, then j changes k. (If switch 1
 * changes only when it's chosen, this fails for k = 1. But then, choosing 1 changes the whole set, an even number.)
 */
export function stuckSwitches(size: CaptureSize, off: number): readonly number[] {
  const stuck = algebraOf(size).quiet.filter((set) => bitCount(set & off) % 2 === 1);
  return labelsIn(stuck.toSorted((a, b) => bitCount(a) - bitCount(b))[0] ?? 0);
}
