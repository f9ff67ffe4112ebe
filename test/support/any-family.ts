/**
 * Small games of the three kinds that have a fast method, drawn from a seed: any moves, relations and blocks that the kind
 * allows.
 */

import { defineGame } from "../../src/core/define/define-game.ts";
import type { Variant } from "../../src/core/game.ts";
import { type Random, randomFrom } from "../../src/core/random.ts";
import { ok } from "../../src/core/result.ts";
import { otherSeat, type Seat, seats } from "../../src/core/seat.ts";
import type {
  BlockClasses,
  HeapState,
  PoolState,
  RelatedPool,
  RowMove,
  SwitchRow,
  TakeAway,
} from "../../src/games/families.ts";
import { enumeratedLaw } from "../solver/reference/rows/law.ts";
import type { RowRules } from "../solver/reference/rows/plan.ts";

interface Drawn<F> {
  readonly family: F;
  readonly game: Variant;
}

function upTo(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

function subset(random: Random, items: readonly number[], percent: number): number[] {
  return items.filter(() => random.below(100) < percent);
}

/** This many things. Some of them may be in a class of blocks. */
function drawBlocks(random: Random, most: number) {
  const [blocks, members] = [random.below(4), 1 + random.below(2)];
  if (blocks < 2) {
    const count = 2 + random.below(most - 2);
    return { loose: count, members, count, classes: [] };
  }
  const loose = random.below(Math.max(1, most + 1 - blocks * members));
  const block = (at: number) => upTo(members).map((member) => loose + at * members + member);
  const classes: BlockClasses = [upTo(blocks).map(block)];
  return { loose, members, count: loose + blocks * members, classes };
}

interface RowPlace {
  readonly row: string;
  readonly mover: Seat;
  /** True if the player who has just moved won. */
  readonly over: boolean;
}

export function anyRow(seed: number): Drawn<SwitchRow> {
  const random = randomFrom(seed);
  const { count: size, classes } = drawBlocks(random, 6);
  const all = upTo(size);
  const moves = drawMoves(random, all, classes);
  // If only a needed switch were missing from a player's own row, they'd have no move.
  const isFree = moves.some(({ needs }) => needs === null);
  const goals = !isFree || random.below(2) === 0 ? ([1, 1] as const) : ([0, 1] as const);
  const isShared = goals[0] === goals[1];
  const key = (row: string, mover: Seat) => (isShared ? row : `${row}/${mover}`);
  const rules: RowRules = {
    kind: "switch-row",
    size,
    moves,
    goals,
    interchangeable: classes,
    key,
    row: (text) => text.slice(0, size),
  };
  const family: SwitchRow = { ...rules, law: enumeratedLaw(rules) };
  const start = Array.from(all, (index) => (index === 0 ? 1 - goals[0] : random.below(2))).join("");
  const full = (seat: Seat) => String(goals[seat - 1]).repeat(size);
  const legal = ({ row, mover, over }: RowPlace) =>
    over ? [] : moves.filter(({ needs }) => needs === null || row[needs] !== String(goals[mover - 1]));
  const live = upTo(2 ** size)
    .map((bits) => bits.toString(2).padStart(size, "0"))
    .filter((row) => !isShared || row !== full(1));
  const game = defineGame({
    id: `any-row-${seed}`,
    title: "Any row",
    options: {},
    at: () => ({
      start: (mover): RowPlace => ({ row: start, mover, over: false }),
      toMove: ({ mover }) => mover,
      moves: legal,
      play: ({ row, mover }, { flips }) => {
        const after = Array.from(row, (side, at) => (flips.includes(at) ? 1 - Number(side) : side)).join("");
        return { row: after, mover: otherSeat(mover), over: after === full(mover) };
      },
      outcome: ({ mover, over }) => (over ? otherSeat(mover) : null),
      key: ({ row, mover, over }) => (over ? `${row}/-` : key(row, mover)),
      fromKey: (text, mover = 1) => ok({ row: family.row(text), mover, over: false }),
      formatMove: (_place, { name }) => name,
      family: () => family,
      positions: () =>
        (isShared ? [seats[0]] : seats).flatMap((mover) => live.map((row) => ({ row, mover, over: false }))),
    }),
  });
  return { family, game: { ...game.at({}), options: { start } } as unknown as Variant };
}

/** Picks moves that leave at least one legal move, and that any swap of blocks maps to each other. */
function drawMoves(random: Random, all: readonly number[], classes: BlockClasses): readonly RowMove[] {
  const way = random.below(3);
  const needed = way === 0 ? [] : way === 1 ? all : subset(random, all, 50);
  const flips = (also: readonly number[]) => {
    const drawn = new Set([...subset(random, all, 20 + random.below(50)), ...also]);
    return drawn.size === 0 ? [random.below(all.length)] : [...drawn];
  };
  const drawn = [
    ...needed.map((needs) => ({ flips: flips(random.below(2) === 0 ? [needs] : []), needs })),
    ...upTo(way === 1 ? 0 : 1 + random.below(3)).map(() => ({ flips: flips([]), needs: null })),
  ];
  const moves = new Map<string, RowMove>();
  const add = (move: { readonly flips: readonly number[]; readonly needs: number | null }) => {
    const sorted = move.flips.toSorted((a, b) => a - b);
    const name = `${sorted.join("-")}:${move.needs}`;
    if (!moves.has(name)) moves.set(name, { name, flips: sorted, needs: move.needs });
  };
  drawn.forEach(add);
  const blocks = classes[0] ?? [];
  for (const { flips: turned, needs } of moves.values())
    for (const [at, block] of blocks.slice(1).entries()) {
      const before = blocks[at] ?? [];
      const swap = (index: number) => block[before.indexOf(index)] ?? before[block.indexOf(index)] ?? index;
      add({ flips: turned.map(swap), needs: needs === null ? null : swap(needs) });
    }
  return [...moves.values()];
}

interface HeapPlace extends HeapState {
  readonly mover: Seat;
}

export function anyHeap(seed: number): Drawn<TakeAway> {
  const random = randomFrom(seed);
  const reach = 1 + random.below(4);
  const possible = upTo(reach).map((take) => take + 1);
  const size = 1 + random.below(40);
  const takes = [possible, ...possible.map(() => subset(random, possible, 30 + random.below(70)))];
  const family: TakeAway = {
    kind: "take-away",
    size,
    takes,
    key: ({ left, last }) => `${left}/${last}`,
    read: (key) => {
      const [left = 0, last = 0] = key.split("/").map(Number);
      return { left, last };
    },
  };
  const legal = ({ left, last }: HeapPlace) => (takes[last] ?? []).filter((take) => take <= left);
  const game = defineGame({
    id: `any-heap-${seed}`,
    title: "Any heap",
    options: {},
    at: () => ({
      start: (mover): HeapPlace => ({ left: size, last: 0, mover }),
      toMove: ({ mover }: HeapPlace) => mover,
      moves: legal,
      play: ({ left, mover }: HeapPlace, take) => ({
        left: left - take,
        last: take,
        mover: otherSeat(mover),
      }),
      outcome: (place) => (legal(place).length === 0 ? otherSeat(place.mover) : null),
      key: (place: HeapPlace) => family.key(place),
      fromKey: (text, mover = 1) => ok({ ...family.read(text), mover }),
      formatMove: (_place, take) => String(take),
      family: () => family,
      *positions(): Iterable<HeapPlace> {
        yield { left: size, last: 0, mover: 1 };
        for (const last of possible)
          for (const left of upTo(Math.max(0, size - last)))
            if (legal({ left: left + 1, last, mover: 1 }).length > 0)
              yield { left: left + 1, last, mover: 1 };
      },
    }),
  });
  return { family, game: game.at({}) as unknown as Variant };
}

interface PoolPlace extends PoolState {
  readonly mover: Seat;
}

export function anyPool(seed: number): Drawn<RelatedPool> {
  const random = randomFrom(seed);
  const all = upTo(2 + random.below(5));
  const share = 10 + random.below(60);
  const drawn = new Set(
    all.flatMap((a) => upTo(a).flatMap((b) => (random.below(100) < share ? [`${b} ${a}`] : []))),
  );
  const areRelated = (a: number, b: number) => a === b || drawn.has(`${Math.min(a, b)} ${Math.max(a, b)}`);
  const related = all.map((a) => all.filter((b) => areRelated(a, b)));
  const names = all.map((thing) => String(thing + 2));
  const family: RelatedPool = {
    kind: "related-pool",
    names,
    related,
    key: ({ pool, last }) => `${pool.join()}/${last ?? "-"}`,
    read: (key) => {
      const [pool = "", last = "-"] = key.split("/");
      return {
        pool: pool === "" ? [] : pool.split(",").map(Number),
        last: last === "-" ? null : Number(last),
      };
    },
  };
  const legal = ({ pool, last }: PoolPlace) =>
    pool.filter((thing) => last === null || !related[last]?.includes(thing));
  const game = defineGame({
    id: `any-pool-${seed}`,
    title: "Any pool",
    options: {},
    at: () => ({
      start: (mover): PoolPlace => ({ pool: all, last: null, mover }),
      toMove: ({ mover }: PoolPlace) => mover,
      moves: legal,
      play: ({ pool, mover }: PoolPlace, taken) => ({
        pool: pool.filter((thing) => thing !== taken),
        last: taken,
        mover: otherSeat(mover),
      }),
      outcome: (place) => (legal(place).length === 0 ? otherSeat(place.mover) : null),
      key: (place: PoolPlace) => family.key(place),
      fromKey: (text, mover = 1) => ok({ ...family.read(text), mover }),
      formatMove: (_place, thing) => names[thing] ?? "",
      family: () => family,
      positions: (): readonly PoolPlace[] => [
        { pool: all, last: null, mover: 1 },
        ...upTo(2 ** all.length).flatMap((bits) => {
          const pool = all.filter((thing) => ((bits >>> thing) & 1) === 1);
          const lasts = all.filter((thing) => !pool.includes(thing));
          const states = lasts.map((last): PoolPlace => ({ pool, last, mover: 1 }));
          return states.filter((state) => legal(state).length > 0);
        }),
      ],
    }),
  });
  return { family, game: game.at({}) as unknown as Variant };
}
