/** Counts rows without listing them, by how many switches are still wrong and how many groups they form. */

import type { PositionClass, Subject } from "../../core/lesson.ts";
import { bitCount, fullRow, labelsIn } from "./row.ts";

/** In a row this short, a rule can name each switch, so every row is its own class. */
export const mostNamed = 8;

export function groupMeasures(mask: number, size: number): readonly number[] {
  const wrong = bitCount(mask);
  const counts = [wrong, bitCount(mask & ~(mask << 1)), size - wrong];
  if (size > mostNamed) return counts;
  return [...counts, ...labelsIn(fullRow(size)).map((at) => (mask >> (at - 1)) & 1)];
}

interface RowWords extends Pick<Subject, "also" | "letters"> {
  readonly many: string;
}

const unfinished =
  "switches? need? to flip|flipped|change|changed;switches? need flipping|flipped|changing|changed";

export function groupSubjects(wrong: RowWords, right: RowWords): readonly Subject[] {
  return [
    {
      ...wrong,
      words: `the number of ${wrong.many}`,
      also: `${wrong.also};${unfinished}`,
      opposite: 2,
      groups: 1,
    },
    { words: `the number of groups of ${wrong.many}`, also: "groups" },
    { ...right, words: `the number of ${right.many}`, opposite: 0 },
  ];
}

/** `least` is the smallest number of wrong switches. A mask of these switches can stand for several positions. */
export function* groupClasses<P>(
  size: number,
  least: number,
  positionsOf: (mask: number) => readonly P[],
): Generator<PositionClass<P>> {
  for (let wrong = least; wrong <= size; wrong++)
    for (let groups = Math.min(1, wrong); groups <= wrong; groups++) {
      const ways = choose(size - wrong + 1, groups) * choose(wrong - 1, groups - 1);
      if (ways === 0 && wrong > 0) continue;
      yield {
        measures: [wrong, groups, size - wrong],
        count: Math.max(ways, 1) * positionsOf(0).length,
        *positions() {
          for (const mask of layOut({ from: 0, size, wrong, groups })) yield* positionsOf(mask);
        },
      };
    }
}

interface Layout {
  readonly from: number;
  readonly size: number;
  readonly wrong: number;
  readonly groups: number;
}

function* layOut({ from, size, wrong, groups }: Layout): Generator<number> {
  if (groups === 0) {
    if (wrong === 0) yield 0;
    return;
  }
  for (let length = 1; length <= wrong - groups + 1; length++)
    for (let start = from; start + length <= size; start++) {
      const rest = { from: start + length + 1, size, wrong: wrong - length, groups: groups - 1 };
      for (const others of layOut(rest)) yield others | ((2 ** length - 1) << start);
    }
}

export function choose(things: number, chosen: number): number {
  if (chosen < 0 || chosen > things) return 0;
  let ways = 1;
  for (let taken = 1; taken <= chosen; taken++) ways = (ways * (things - taken + 1)) / taken;
  return Math.round(ways);
}

export function* chooseMasks(things: readonly number[], chosen: number): Generator<number> {
  if (chosen === 0) yield 0;
  else
    for (const [at, thing] of things.entries())
      for (const others of chooseMasks(things.slice(at + 1), chosen - 1)) yield thing | others;
}
