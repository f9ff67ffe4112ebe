/**
 * The pools of a game, laid out for the solver.
 *
 * A pool is a set of at most 31 things, one bit each. Things outside any block ("loose") come first. The
 * members of blocks follow, class by class and block by block:
 *
 *     bit    0 … l-1     l … l+k-1       l+k … l+2k-1
 *            loose       first block     second block      …
 *
 * The tables hold only pools in which the blocks of each class have their patterns in decreasing order. A
 * choice of patterns for all classes is a block state. The pool's place in the tables is state · 2^l + loose
 * bits. Block states are ordered by their number of things, so a pool comes after everything that taking
 * things out of it can leave.
 */

import type { BlockClasses } from "../../games/families.ts";
import { arrangements } from "../solution.ts";

export type PoolLayout = NonNullable<ReturnType<typeof layOutPools>>;
export type BlockClass = PoolLayout["classes"][number];

export const mostThings = 31;

/** Undefined if there are too many things for one word. */
export function layOutPools(
  things: readonly number[],
  related: readonly (readonly number[])[],
  interchangeable: BlockClasses,
) {
  if (things.length > mostThings) return undefined;
  const inPool = new Set(things);
  const groups = regroup(interchangeable, inPool);
  const inBlock = new Set(groups.flat(2));
  const order = [...things.filter((thing) => !inBlock.has(thing)), ...groups.flat(2)];
  const loose = things.length - inBlock.size;
  const classes = blockClasses(groups, loose);
  const free = Int32Array.from(order, (thing) =>
    order.reduce((mask, other, bit) => (related[thing]?.includes(other) ? mask : mask | (1 << bit)), 0),
  );
  const blockStates = layOutBlockStates(classes, free);
  const places = new Map(blockStates.map(({ mask }, place) => [mask, place]));
  const bitOf = new Map(order.map((thing, bit) => [thing, bit]));
  return { order, bitOf, loose, classes, free, blockStates, places, pools: blockStates.length * 2 ** loose };
}

export function countPools(things: readonly number[], interchangeable: BlockClasses): number {
  const groups = regroup(interchangeable, new Set(things));
  const loose = things.length - groups.flat(2).length;
  return groups.reduce(
    (product, blocks) => product * choose(2 ** (blocks[0]?.length ?? 0) + blocks.length - 1, blocks.length),
    2 ** loose,
  );
}

/** Blocks that have lost the same members still match. */
function regroup(interchangeable: BlockClasses, left: ReadonlySet<number>): BlockClasses {
  return interchangeable.flatMap((blocks) => {
    const byPattern = new Map<string, number[][]>();
    for (const block of blocks) {
      const pattern = block.map((thing) => (left.has(thing) ? 1 : 0)).join("");
      const rest = block.filter((thing) => left.has(thing));
      byPattern.set(pattern, [...(byPattern.get(pattern) ?? []), rest]);
    }
    return [...byPattern.values()].filter((group) => group.length > 1);
  });
}

function blockClasses(groups: BlockClasses, loose: number) {
  let start = loose;
  return groups.map((blocks) => {
    const members = blocks[0]?.length ?? 0;
    const laidOut = { start, blocks: blocks.length, members };
    start += blocks.length * members;
    return laidOut;
  });
}

/** For each class, its patterns in decreasing order. */
type Patterns = readonly (readonly number[])[];

type Classes = ReturnType<typeof blockClasses>;

function layOutBlockStates(classes: Classes, free: Int32Array) {
  let choices: Patterns[] = [[]];
  for (const { blocks, members } of classes)
    choices = choices.flatMap((chosen) =>
      multisets(2 ** members - 1, blocks).map((patterns) => [...chosen, patterns]),
    );
  const blockStates = choices
    .map((patterns) => ({ patterns, mask: maskOfPatterns(classes, patterns) }))
    .toSorted((a, b) => bitCount(a.mask) - bitCount(b.mask));
  const places = new Map(blockStates.map(({ mask }, place) => [mask, place]));
  return blockStates.map(({ patterns, mask }) => ({
    mask,
    /** How many sets of things look like this one. */
    weight: patterns.reduce((product, list) => product * arrangements(list), 1n),
    /** The possible takes, equal things once: the state left over, the thing's bit there, and the last things that allow it. */
    takes: blockTakes(classes, patterns).map(({ left, bit, equals }) => ({
      blockState: places.get(maskOfPatterns(classes, left)) ?? 0,
      bit,
      free: equals.reduce((mask, equal) => mask | (free[equal] ?? 0), 0),
    })),
  }));
}

function blockTakes(classes: Classes, patterns: Patterns) {
  return classes.flatMap(({ start, members }, at) => {
    const list = patterns[at] ?? [];
    return [...new Set(list)].flatMap((pattern) => {
      const present = Array.from({ length: members }, (_, member) => member).filter(
        (member) => (pattern >>> member) & 1,
      );
      return present.map((member) => {
        const smaller = pattern ^ (1 << member);
        const left = list.with(list.lastIndexOf(pattern), smaller).toSorted((a, b) => b - a);
        const bitIn = (block: number) => start + block * members + member;
        const equals = list.flatMap((other, block) => (other === pattern ? [bitIn(block)] : []));
        return { left: patterns.with(at, left), bit: bitIn(left.indexOf(smaller)), equals };
      });
    });
  });
}

function multisets(max: number, length: number): readonly (readonly number[])[] {
  if (length === 0) return [[]];
  return Array.from({ length: max + 1 }, (_, first) => first).flatMap((first) =>
    multisets(first, length - 1).map((rest) => [first, ...rest]),
  );
}

function maskOfPatterns(classes: Classes, patterns: Patterns): number {
  return classes.reduce(
    (mask, { start, members }, at) =>
      (patterns[at] ?? []).reduce(
        (sum, pattern, block) => sum | (pattern << (start + block * members)),
        mask,
      ),
    0,
  );
}

function choose(n: number, k: number): number {
  let count = 1;
  for (let step = 1; step <= k; step++) count = (count * (n - k + step)) / step;
  return Math.round(count);
}

export function bitCount(bits: number): number {
  let sum = bits - ((bits >>> 1) & 0x55555555);
  sum = (sum & 0x33333333) + ((sum >>> 2) & 0x33333333);
  return Math.imul((sum + (sum >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
