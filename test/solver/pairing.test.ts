/** Compares pools decided by pairing with tables of all positions, and with the positions after each move. */

import { describe, expect, test } from "vitest";
import type { Value } from "../../src/core/analysis.ts";
import { type Random, randomFrom } from "../../src/core/random.ts";
import type { PoolState, RelatedPool } from "../../src/games/families.ts";
import { analyzeMoves } from "../../src/solver/analyze.ts";
import { oracleOf } from "../../src/solver/oracle.ts";
import { decidePool, type JoinedPool, relationOf } from "../../src/solver/pool/joined.ts";
import { type AreFriends, type Pairing, pairUp } from "../../src/solver/pool/pairing.ts";
import { poolPlies, tabulatePools } from "../../src/solver/pool/table.ts";
import { valueOfPlies } from "../../src/solver/solution.ts";
import { runToEnd } from "../../src/solver/task.ts";
import { gameAt } from "../support/find-game.ts";
import { poolFamily } from "../support/solved.ts";

function decider(family: RelatedPool) {
  const relation = relationOf(family);
  return (things: readonly number[]) => decidePool(family, relation, things);
}

function tableOf(family: RelatedPool, things = family.names.map((_, thing) => thing)) {
  return runToEnd(tabulatePools(family, things));
}

/** Takes each thing with a chance that differs from pool to pool. */
function randomPool(random: Random, count: number): readonly number[] {
  const share = 1 + random.below(99);
  return Array.from({ length: count }, (_, thing) => thing).filter(() => random.below(100) < share);
}

function freeThings({ related }: RelatedPool, { pool, last }: PoolState): readonly number[] {
  return last === null ? pool : pool.filter((thing) => !related[last]?.includes(thing));
}

function take({ pool }: PoolState, thing: number): PoolState {
  return { pool: pool.filter((other) => other !== thing), last: thing };
}

function* everySet(family: RelatedPool): Iterable<readonly number[]> {
  const all = family.names.map((_, thing) => thing);
  for (let set = 1; set < 2 ** all.length; set++) yield all.filter((thing) => (set >>> thing) & 1);
}

/** The unfinished positions that join to a set of things, including the one before the first move. */
function positionsOf(family: RelatedPool, things: readonly number[]): readonly PoolState[] {
  return [null, ...things]
    .map((last) => ({ pool: things.filter((thing) => thing !== last), last }))
    .filter((state) => freeThings(family, state).length > 0);
}

describe("in Factor Frenzy", () => {
  test("pairing finds the winner of every pool of numbers to 10", () => {
    const seen = { positions: 0, agreeing: 0, certified: 0 };
    for (let max = 2; max <= 10; max++) {
      const family = poolFamily(max);
      const table = tableOf(family);
      const decide = decider(family);
      for (const things of everySet(family)) {
        const joined = decide(things);
        for (const state of positionsOf(family, things))
          compare(seen, joined.value(state.last), valueOfPlies(poolPlies(table, family, state)), state);
      }
    }
    expect(seen.positions).toBeGreaterThan(4_000);
    expect(seen.certified / seen.agreeing).toBeGreaterThan(0.7);
  });

  test.each([16, 20, 24])("pairing finds the winner of random pools of numbers to %i", (max) => {
    const family = poolFamily(max);
    const decide = decider(family);
    const random = randomFrom(max);
    const seen = { positions: 0, agreeing: 0, certified: 0 };
    for (let round = 0; round < 25; round++) {
      const things = randomPool(random, family.names.length).slice(-14);
      const table = tableOf(family, things);
      const joined = decide(things);
      for (const state of positionsOf(family, things))
        compare(seen, joined.value(state.last), valueOfPlies(poolPlies(table, family, state)), state);
    }
    expect(seen.positions).toBeGreaterThan(100);
  });

  test.each([6, 7, 14, 15, 18, 19])("a game with numbers to %i lasts until every number is taken", (max) => {
    const family = poolFamily(max);
    const state = { pool: family.names.map((_, thing) => thing), last: null };
    const value = { kind: max % 2 === 0 ? "win" : "loss", plies: max - 1 };
    expect(decider(family)(state.pool).value(null)).toEqual(value);
    expect(valueOfPlies(poolPlies(tableOf(family), family, state))).toEqual(value);
  });
});

interface Seen {
  positions: number;
  /** How many positions are a win with an odd number of things left, or a loss with an even number. */
  agreeing: number;
  certified: number;
}

function compare(seen: Seen, found: Value, expected: Value, { pool }: PoolState): void {
  const hasPlies = found.kind !== "draw" && found.plies !== undefined;
  if (found.kind !== expected.kind)
    throw new Error(`${found.kind} instead of ${expected.kind} with ${pool.join()}`);
  if (hasPlies) expect(found).toEqual(expected);
  seen.positions++;
  if ((pool.length % 2 === 1) === (expected.kind === "win")) seen.agreeing++;
  if (hasPlies) seen.certified++;
}

describe("in Factor Frenzy", () => {
  test.each([50, 100, 400, 1000])(
    "the start with numbers to %i has the theorem's value and distance",
    (max) => {
      for (const size of [max - 1, max]) {
        const family = poolFamily(size);
        const all = family.names.map((_, thing) => thing);
        const kind = size % 2 === 0 ? "win" : "loss";
        expect(decider(family)(all).value(null)).toEqual({ kind, plies: size - 1 });
      }
    },
  );

  test.each([
    [30, 40],
    [100, 20],
    [1000, 2],
  ])("a value with numbers to %i follows from the values of the moves", (max, rounds) => {
    const family = poolFamily(max);
    const decide = decider(family);
    const random = randomFrom(max);
    const kinds = new Set<string>();
    for (let round = 0; round < rounds; round++) {
      const joined = randomPool(random, family.names.length);
      const last = joined[random.below(joined.length)];
      if (last === undefined) continue;
      const state = { pool: joined.filter((thing) => thing !== last), last };
      const after = decide(state.pool);
      const free = freeThings(family, state);
      const lost = free.filter((thing) => after.value(thing).kind === "loss");
      const { kind } = decide(joined).value(last);
      expect(kind).toBe(lost.length > 0 ? "win" : "loss");
      kinds.add(kind);
    }
    expect(kinds.size).toBeGreaterThan(0);
  });

  test.each([10, 24, 100])("a player who answers in pairs wins every game with numbers to %i", (max) => {
    const family = poolFamily(max);
    const decide = decider(family);
    const random = randomFrom(max);
    let answers = 0;
    for (let round = 0; round < 60; round++) {
      const joined = decide(randomPool(random, family.names.length));
      for (const last of joined.things.filter(
        (thing) => joined.pairing.spare[joined.things.indexOf(thing)] === 1,
      ))
        answers += playInPairs(family, joined, last, random);
    }
    expect(answers).toBeGreaterThan(100);
  });
});

/** Returns how many answers in pairs there were against a loser who moves at random. Each must be legal. */
function playInPairs(family: RelatedPool, joined: JoinedPool, last: number, random: Random): number {
  const pairs = joined.pairsWithout(last);
  const partnerOf = new Map(pairs.flatMap(([a, b]) => [[a, b] as const, [b, a] as const]));
  let state: PoolState = { pool: joined.things.filter((thing) => thing !== last), last };
  for (let answers = 0; ; answers++) {
    const free = freeThings(family, state);
    const taken = free[random.below(Math.max(1, free.length))];
    if (taken === undefined) return answers;
    const answer = partnerOf.get(taken) ?? -1;
    if (!freeThings(family, take(state, taken)).includes(answer)) throw new Error(`no answer to ${taken}`);
    state = take(take(state, taken), answer);
  }
}

test.each([
  ["9,10,11,12/7", 12, ["9-10", "11-12"]],
  ["3,4,5,6,7,8,9,10/2", 10, ["3-4", "5-6", "7-8", "9-10"]],
])("the oracle pairs neighbors where possible in the pool %s", (key, max, expected) => {
  const family = poolFamily(max);
  const { pool, last } = family.read(key);
  const joined = decider(family)([...pool, last ?? -1].toSorted((a, b) => a - b));
  const names = joined.pairsWithout(last).map((pair) => pair.map((thing) => family.names[thing]).join("-"));
  expect(names).toEqual(expected);
});

test("the pairs of a large pool lie close together", () => {
  const family = poolFamily(300);
  const random = randomFrom(7);
  for (let round = 0; round < 20; round++) {
    const things = randomPool(random, 299);
    const joined = decider(family)(things);
    const last = things.find((_, place) => joined.pairing.spare[place] === 1);
    if (last === undefined) continue;
    const left = things.filter((thing) => thing !== last);
    const places = joined.pairsWithout(last).map((pair) => pair.map((thing) => left.indexOf(thing)));
    const apart = places.map(([one = 0, other = 0]) => other - one);
    const far = apart.filter((distance) => distance > 3);
    expect(far.length, things.join()).toBeLessThanOrEqual(3 + places.length / 10);
  }
});

test("the oracle names pairs to answer in only for lost positions", () => {
  const game = gameAt("factor-frenzy", { max: 11 });
  const oracle = oracleOf(game);
  const start = game.start(1);
  const neighbors = ["2-3", "4-5", "6-7", "8-9", "10-11"];
  expect(oracle.answerPairs(start)?.map((pair) => pair.join("-"))).toEqual(neighbors);
  expect(oracle.answerPairs(game.play(start, 2))).toBeNull();
});

test("a barrier proves that no pairing of a random graph is larger", () => {
  const random = randomFrom(7);
  for (let round = 0; round < 100; round++) {
    const size = 1 + random.below(20);
    const areFriends = randomGraph(random, size);
    const pairing = pairUp(size, areFriends);
    expectPairs(pairing.partner, areFriends, pairing.leftOut);
    expect(leastLeftOut(pairing, areFriends)).toBe(pairing.leftOut);
    for (const thing of pairing.spare.keys()) expectSpare(pairing, areFriends, thing);
  }
});

function expectSpare(pairing: Pairing, areFriends: AreFriends, thing: number): void {
  const isSpare = pairing.spare[thing] === 1;
  const skip = (place: number) => place + Number(place >= thing);
  const others = pairUp(pairing.spare.length - 1, (a, b) => areFriends(skip(a), skip(b)));
  expect(others.leftOut).toBe(pairing.leftOut + (isSpare ? -1 : 1));
  if (!isSpare) return;
  const without = pairing.without(thing);
  expect(without[thing]).toBe(-1);
  expectPairs(without, areFriends, pairing.leftOut);
}

function randomGraph(random: Random, size: number): AreFriends {
  const share = 2 + random.below(30);
  const friends = Array.from({ length: size }, () =>
    Array.from({ length: size }, () => random.below(100) < share),
  );
  return (a, b) => a !== b && friends[Math.min(a, b)]?.[Math.max(a, b)] === true;
}

function expectPairs(partner: Int32Array, areFriends: AreFriends, leftOut: number): void {
  for (const [thing, other] of partner.entries())
    if (other !== -1 && (partner[other] !== thing || !areFriends(thing, other))) throw new Error("no pair");
  expect(partner.filter((other) => other === -1)).toHaveLength(leftOut);
}

/** The odd parts without the barrier, minus the barrier. Any pairing leaves out that many things. */
function leastLeftOut({ barrier }: Pairing, areFriends: AreFriends): number {
  const open = new Set(Array.from(barrier.keys()).filter((thing) => barrier[thing] === 0));
  let odd = 0;
  for (const first of open) {
    const part = [first];
    open.delete(first);
    for (const thing of part)
      for (const other of [...open].filter((candidate) => areFriends(thing, candidate))) {
        open.delete(other);
        part.push(other);
      }
    odd += part.length % 2;
  }
  return odd - barrier.filter((inner) => inner === 1).length;
}

test.each([23, 60, 300, 1000])(
  "every position of a Factor Frenzy game with numbers to %i has a value",
  (max) => {
    const game = gameAt("factor-frenzy", { max });
    const oracle = oracleOf(game);
    const random = randomFrom(max);
    let position = game.start(1);
    const sampled = Math.max(1, Math.floor(max / 12));
    for (let ply = 0; game.outcome(position) === null; ply++) {
      const moves = game.moves(position);
      if (ply % sampled === 0) {
        expect(oracle.probeFast(position)).not.toBeNull();
        expect(analyzeMoves(game, position, oracle).every(({ value }) => value !== null)).toBe(true);
      }
      position = game.play(position, moves[random.below(moves.length)]);
    }
  },
);
