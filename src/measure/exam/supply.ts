/** Picks positions in which the result still depends on the moves. In most positions, it no longer does. */

import type { Situation } from "../../computer/player.ts";
import type { Game, Variant } from "../../core/game.ts";
import type { NumberOption, Options } from "../../core/options.ts";
import { pick, type Random } from "../../core/random.ts";
import { otherSeat, seats } from "../../core/seat.ts";
import {
  type Family,
  familyOf,
  type RelatedPool,
  type RowMove,
  type SwitchRow,
} from "../../games/families.ts";
import { sizeOf } from "../../puzzles/pool.ts";
import { randomLine } from "../../puzzles/positions.ts";
import { oracleOf } from "../../solver/oracle.ts";

/** Sizes with enough positions that still read well as text. Exams use other kinds of games only at their default size. */
const sizeRanges: Readonly<Record<Family["kind"], readonly [number, number]>> = {
  "switch-row": [14, 30],
  "related-pool": [200, 1000],
  "take-away": [4, 400],
};

/** Games that aren't listed come only in their default variant. */
const variants: ReadonlyMap<string, readonly Options[]> = new Map([
  ["switch-and-capture", [{ switchOne: "always" }, { switchOne: "chosen" }]],
]);

/** A game's first number option is its size. */
function sizeOption(game: Game): readonly [string, NumberOption] | undefined {
  for (const [name, spec] of Object.entries(game.options)) if (spec.kind === "number") return [name, spec];
  return undefined;
}

/** Keeps only the options that exams vary, so rows and ids stay the same when a game gets another option. */
export function examOptions({ of, options }: Variant): Options {
  const varied = (variants.get(of.id) ?? []).flatMap((variant) => Object.keys(variant));
  const names = [sizeOption(of)?.[0], ...varied, "start"];
  return Object.fromEntries(Object.entries(options).filter(([name]) => names.includes(name)));
}

/** How well cheap rules would do if the exam also had this question. Infinite if nearly every move is right. */
type CostOf = (situation: Situation) => number;

export interface Supply {
  readonly sizes: readonly Variant[];
  /** How long a draw takes, compared with the fastest games. */
  readonly effort: number;
  readonly draw: (random: Random, costOf: CostOf) => Situation | undefined;
  /** Null if the game doesn't list its won positions. */
  readonly countWon: (plies: number) => number | null;
}

export function supplyOf(game: Game): Supply {
  const sizes = sizesOf(game);
  const [largest] = sizes.slice(-1);
  const family = largest === undefined ? undefined : familyOf(largest);
  if (family?.kind === "switch-row") return rowSupply(sizes);
  const reach = family?.kind === "take-away" ? Number.POSITIVE_INFINITY : nearEnd;
  const draw = (size: Variant, random: Random, costOf: CostOf) =>
    family?.kind === "related-pool" ? drawPool(size, random, costOf) : drawFromPlay(size, reach, random);
  return {
    sizes,
    effort: family?.kind === "related-pool" ? 3 : 1,
    draw: (random, costOf) => draw(pick(random, sizes), random, costOf),
    countWon: () => null,
  };
}

function sizesOf(game: Game): readonly Variant[] {
  const [first] = sizeOf(game, {}, "line");
  const kind = first === undefined ? undefined : familyOf(first.game)?.kind;
  const size = sizeOption(game);
  const sizes = kind === undefined || size === undefined ? [{}] : sizesIn(sizeRanges[kind], size);
  return sizes
    .flatMap((each) => (variants.get(game.id) ?? [{}]).map((variant) => ({ ...each, ...variant })))
    .flatMap((each) => sizeOf(game, each, "line").map((size) => size.game));
}

/** More sizes would fill the memory. */
const mostSizes = 40;

function sizesIn(
  [low, high]: readonly [number, number],
  [name, { min, max }]: readonly [string, NumberOption],
): readonly Options[] {
  const [from, to] = [Math.max(low, min), Math.min(high, max)];
  if (from > to) return [{}];
  const step = Math.max(1, Math.ceil((to - from) / mostSizes));
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, at) => ({
    [name]: from + at * step,
  }));
}

/** 0, 1 or 2 for a size in the lower, middle or upper third of its range. */
export function sizeBand({ game }: Situation): number {
  const kind = familyOf(game)?.kind;
  const [name] = sizeOption(game.of) ?? [];
  if (kind === undefined || name === undefined) return 0;
  const [low, high] = sizeRanges[kind];
  return Math.floor((3 * (Number(game.options[name]) - low)) / (high + 1 - low));
}

/** If random play ends within this many plies, the result still depends on the moves. */
const nearEnd = 10;

function drawFromPlay(game: Variant, reach: number, random: Random): Situation | undefined {
  const line = randomLine(game, random);
  const live = line.slice(-Math.min(reach, line.length));
  const position = live.length === 0 ? undefined : pick(random, live);
  const isOpen = position !== undefined && (reach > nearEnd || game.moves(position).length > 1);
  return isOpen ? { game, position } : undefined;
}

/** How many numbers are left. With fewer, the game is nearly over. With more, finding distances may take too long. */
const [fewestLeft, mostLeft] = [11, 15];
/** Sizes for deep questions. In a pool of even size, the player to move usually loses, so these are odd. */
const largeSizes = [15, 17, 19, 21];
const swaps = 30;

function drawPool(game: Variant, random: Random, costOf: CostOf): Situation | undefined {
  const family = familyOf(game);
  if (family?.kind !== "related-pool") return undefined;
  const isLarge = random.below(10) < 3;
  const [size, mostSwaps] = isLarge
    ? [pick(random, largeSizes), 0]
    : [fewestLeft + random.below(mostLeft - fewestLeft + 1), swaps];
  const pool = drawSides(family, size, random);
  const last = random.below(family.names.length);
  if (pool.length < size || pool.includes(last)) return undefined;
  const mover = pick(random, seats);
  const rate = (pool: readonly number[]) => {
    const position = game.fromKey(family.key({ pool: pool.toSorted((a, b) => a - b), last }), mover);
    if (!position.ok) throw new Error(position.problem.message);
    const situation = { game, position: position.value };
    return { pool, situation, cost: costOf(situation) };
  };
  let best = rate(pool);
  // In most pools, some cheap rule finds a right move. Swapping numbers, one at a time, makes these rules do worse.
  for (let swap = 0; swap < mostSwaps; swap++) {
    const thing = pick(random, family.related[pick(random, best.pool)] ?? []);
    if (thing === last || best.pool.includes(thing)) continue;
    const other = rate(best.pool.with(random.below(best.pool.length), thing));
    if (other.cost <= best.cost) best = other;
  }
  return best.cost < Infinity ? best.situation : undefined;
}

/** Draws a pool with two unconnected sides, so the first move matters. In most other pools, nearly every move is right. */
function drawSides({ related }: RelatedPool, size: number, random: Random): readonly number[] {
  const before = Math.floor(size / 2) + random.below(5) - 2;
  const sides = related
    .map((near, hub) => [near.filter((thing) => thing < hub), near.filter((thing) => thing > hub)] as const)
    .filter(([low, high]) => low.length >= before && high.length >= size - before);
  if (sides.length === 0) return [];
  const [low, high] = pick(random, sides);
  return [...drawSome(low, before, random), ...drawSome(high, size - before, random)];
}

function drawSome(from: readonly number[], count: number, random: Random): readonly number[] {
  const left = [...from];
  return Array.from({ length: Math.min(count, left.length) }).flatMap(() =>
    left.splice(random.below(left.length), 1),
  );
}

type WonRow = ReturnType<typeof wonRows>[number];

/** Draws a won row, or a row before the mistake that led to one. */
function rowSupply(sizes: readonly Variant[]): Supply {
  const won = new Map<number, WonRow[]>();
  for (const row of sizes.flatMap(wonRows)) won.set(row.plies, [...(won.get(row.plies) ?? []), row]);
  return {
    sizes,
    effort: 1,
    draw: (random) => drawRow(pick(random, pick(random, [...won.values()])), random),
    countWon: (plies) => won.get(plies)?.length ?? 0,
  };
}

/** Some keys don't say who moves, so this tries both players. */
function wonRows(game: Variant) {
  const oracle = oracleOf(game);
  return [...oracle.decided(1)].flatMap(({ key }) =>
    seats.flatMap((mover) => {
      const position = game.fromKey(key, mover);
      const value = position.ok ? oracle.probe(position.value) : null;
      return value?.kind === "win" ? [{ game, key, mover, plies: value.plies ?? 0 }] : [];
    }),
  );
}

function drawRow({ game, key, mover }: WonRow, random: Random): Situation | undefined {
  const family = familyOf(game);
  if (family?.kind !== "switch-row") return undefined;
  const asItIs = random.below(3) === 0;
  const row = shuffleBlocks(family, family.row(key), random);
  const before = asItIs ? row : flip(row, pick(random, family.moves));
  const seat = asItIs ? mover : otherSeat(mover);
  const position = game.fromKey(family.key(before, seat), seat);
  if (!position.ok || game.outcome(position.value) !== null) return undefined;
  return { game, position: position.value };
}

/** A flip undoes itself, so this also gives the row before a move. */
function flip(row: string, { flips }: RowMove): string {
  const flipped = (cell: string) => (cell === "0" ? "1" : "0");
  return Array.from(row, (cell, index) => (flips.includes(index) ? flipped(cell) : cell)).join("");
}

/** The solver lists only one of the rows that differ by swapped blocks. This returns any of them. */
function shuffleBlocks({ interchangeable }: SwitchRow, row: string, random: Random): string {
  const cells = Array.from(row);
  for (const blocks of interchangeable)
    for (const block of blocks)
      for (const [member, other] of pick(random, blocks).entries()) {
        const index = block[member] ?? other;
        [cells[index], cells[other]] = [cells[other] ?? "", cells[index] ?? ""];
      }
  return cells.join("");
}
