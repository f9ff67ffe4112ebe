/**
 * Finds the missing choices by linear algebra over two elements: choosing a switch twice equals not choosing
 * it, so a set of choices turns everything ON exactly if it changes every OFF switch an odd number of times
 * and every other an even number of times. Each choice of the game takes itself off such a set or joins it.
 */

import { recall } from "../../core/memory.ts";
import { bitCount, labelsIn } from "../rows/row.ts";
import { type CaptureSize, toggled } from "./rules.ts";

interface Combination {
  readonly changes: number;
  readonly choices: number;
}

interface Algebra {
  /** Each has a lowest switch that none of the later ones changes. */
  readonly basis: readonly Combination[];
  /** The sets of choices that change nothing, including the empty one. */
  readonly quiet: readonly number[];
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
  return { basis, quiet };
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

/** The fewest choices that turn every switch ON, in any legal order; null if none do. `off` is a mask. */
export function missingChoices(size: CaptureSize, off: number): readonly number[] | null {
  const { basis, quiet } = algebraOf(size);
  const rest = reduce(basis, { changes: off, choices: 0 });
  if (rest.changes !== 0) return null;
  return labelsIn(fewest(quiet.map((set) => set ^ rest.choices)));
}

/**
 * If no choices turn every switch ON: switches, an odd number of them OFF, such that every choice changes an
 * even number of them. Changing is mutual (but for switch 1 if only choosing it changes it, which is in no
 * quiet set), so a set of choices that changes nothing is such a set of switches.
 */
export function stuckSwitches(size: CaptureSize, off: number): readonly number[] {
  const { quiet } = algebraOf(size);
  return labelsIn(fewest(quiet.filter((set) => bitCount(set & off) % 2 === 1)));
}

function fewest(sets: readonly number[]): number {
  return sets.reduce((least, set) => (bitCount(set) < bitCount(least) ? set : least), sets[0] ?? 0);
}
