/** Checks a solved heap: every height up to a limit, and heights drawn at random above it, against what their moves lead to. */

import type { Random } from "../../core/random.ts";
import type { HeapState, TakeAway } from "../../games/families.ts";
import { type Check, pliesOver } from "../solution.ts";
import type { Task } from "../task.ts";
import { takesFrom } from "./period.ts";

const everyHeightUpTo = 20_000;
const samples = 2000;

export function* verifyHeap(
  family: TakeAway,
  plies: (state: HeapState) => number,
  random: Random,
): Task<Check> {
  const top = Math.min(family.size, everyHeightUpTo);
  const memories = family.takes.map((_, last) => last);
  const low = Array.from({ length: top }, (_, index) => index + 1);
  const above = family.size - top;
  const drawn = Array.from({ length: above > 0 ? samples : 0 }, () => top + 1 + random.below(above));
  const states = [...low, ...drawn].flatMap((left) => memories.map((last) => ({ left, last })));
  const wrong = states.find((state) => plies(state) !== expected(family, plies, state));
  yield { unit: "heights checked", done: top, total: top };
  return {
    checked: states.length,
    scope: describeHeights(top, drawn.length),
    fault: wrong === undefined ? null : family.key(wrong),
  };
}

function describeHeights(top: number, drawn: number): string {
  const low = `every height up to ${top.toLocaleString("en")}`;
  return drawn === 0 ? low : `${low}, and ${drawn.toLocaleString("en")} heights above it, drawn at random`;
}

function expected(family: TakeAway, plies: (state: HeapState) => number, state: HeapState): number {
  const takes = takesFrom(family, state);
  return pliesOver(takes.map((take) => plies({ left: state.left - take, last: take })));
}
