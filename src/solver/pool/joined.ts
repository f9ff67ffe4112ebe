/**
 * Decides the positions of a pool game by pairing up friends, which are things that aren't related. The joined pool is the
 * pool with the thing just taken. A position is lost exactly when some largest pairing of its joined pool leaves that thing
 * out, so one pairing decides all positions with the same joined pool.
 *
 * A pair is safe if nothing in the joined pool is related to both of its things. If safe pairs leave out at most one thing,
 * and the pool's size is odd for a win or even for a loss, the loser can hold out to the last thing. docs/theory.md has the
 * proofs.
 */

import { type AnswerPairs, type Value, valueOfMove } from "../../core/analysis.ts";
import { recall } from "../../core/memory.ts";
import type { PoolState, RelatedPool } from "../../games/families.ts";
import type { Proof } from "../solution.ts";
import { type Pairing, pairUp } from "./pairing.ts";
import { choicesIn } from "./table.ts";

export type JoinedPool = ReturnType<typeof decidePool>;

type ThingPair = readonly [number, number];

/** How many joined pools to remember: a position's own, the one for its moves, and a few more. */
const mostJoined = 8;

export function joinPools(family: RelatedPool) {
  const relation = relationOf(family);
  const decided = new Map<string, JoinedPool>();
  const decide = (state: PoolState) => {
    const things = joinPool(state);
    return recall(decided, things.join(), () => decidePool(family, relation, things), mostJoined);
  };
  return {
    value: (state: PoolState) => decide(state).value(state.last),
    /** After a move, the joined pool is the pool before it, so one pairing decides all moves. */
    moveValues({ pool, last }: PoolState): readonly Value[] {
      const joined = decide({ pool, last: null });
      return choicesIn(family, { pool, last }).map((thing) => valueOfMove(joined.value(thing)));
    },
    answerPairs(state: PoolState): AnswerPairs | null {
      const joined = decide(state);
      if (joined.value(state.last).kind === "win") return null;
      const nameOf = (thing: number) => family.names[thing] ?? "";
      return joined.pairsWithout(state.last).map(([one, other]) => [nameOf(one), nameOf(other)]);
    },
  };
}

function joinPool({ pool, last }: PoolState): readonly number[] {
  return last === null ? pool : [...pool, last].toSorted((a, b) => a - b);
}

/** A square table, row by row, with a 1 where two things are related. */
export function relationOf({ names, related }: RelatedPool): Uint8Array {
  const relation = new Uint8Array(names.length ** 2);
  for (const [thing, others] of related.entries())
    for (const other of others) relation[thing * names.length + other] = 1;
  return relation;
}

export function decidePool(family: RelatedPool, relation: Uint8Array, things: readonly number[]) {
  const rows = things.map((thing) => thing * family.names.length);
  const areFriends = (a: number, b: number) => relation[(rows[a] ?? 0) + (things[b] ?? 0)] === 0;
  const pairing = pairUp(things.length, areFriends);
  const placeOf = new Map<number | null, number>(things.map((thing, place) => [thing, place]));
  const hasFriend = (place: number) => things.some((_, other) => areFriends(place, other));
  const placeAfter = (last: number | null) => placeOf.get(last) ?? null;
  let safe: Pairing | undefined;
  const safePairing = () => {
    safe ??= pairSafely(family, things);
    return safe;
  };
  const pliesAfter = (kind: Value["kind"], last: number | null) => {
    if (last !== null && !hasFriend(last)) return 0;
    const left = things.length - (last === null ? 0 : 1);
    if ((left % 2 === 1) !== (kind === "win")) return undefined;
    return leftOutWithout(safePairing(), last) <= 1 ? left : undefined;
  };
  return {
    things,
    /** A largest pairing, by index in `things`. */
    pairing,
    /** The value after `last`, one of the things, was taken. Null means before the first move. */
    value(last: number | null): Value {
      const place = placeAfter(last);
      const kind = isLost(pairing, place) ? "loss" : "win";
      const plies = pliesAfter(kind, place);
      return plies === undefined ? { kind } : { kind, plies };
    },
    /** A largest pairing without `last`, if the position after it is lost. */
    pairsWithout(last: number | null) {
      const place = placeAfter(last);
      const partner = place === null ? pairing.partner : pairing.without(place);
      const paired = [...things.keys()].filter((thing) => (partner[thing] ?? -1) >= 0);
      // Pair them again in order, because pairs of close numbers are easier to remember.
      const anew = pairUp(paired.length, (a, b) => areFriends(paired[a] ?? -1, paired[b] ?? -1));
      return asPairs(
        paired.map((thing) => things[thing] ?? -1),
        anew.partner,
      );
    },
    /** Safe pairs that leave out at most one thing besides `last`, if the value has a distance. */
    safePairsWithout(last: number | null) {
      const pairing = safePairing();
      const place = placeAfter(last);
      const keeps = place === null || pairing.spare[place] === 0;
      const pairs = asPairs(things, keeps ? pairing.partner : pairing.without(place));
      return pairs.filter((pair) => last === null || !pair.includes(last));
    },
  };
}

function isLost({ leftOut, spare }: Pairing, last: number | null): boolean {
  return last === null ? leftOut === 0 : spare[last] === 1;
}

function asPairs(things: readonly number[], partner: Int32Array): readonly ThingPair[] {
  return things.flatMap((thing, place) => {
    const other = partner[place] ?? -1;
    return other > place ? [[thing, things[other] ?? -1] as const] : [];
  });
}

function leftOutWithout({ leftOut, spare }: Pairing, gone: number | null): number {
  if (gone === null) return leftOut;
  return spare[gone] === 1 ? leftOut - 1 : leftOut + 1;
}

function pairSafely({ related }: RelatedPool, things: readonly number[]): Pairing {
  const count = things.length;
  const placeOf = new Map(things.map((thing, place) => [thing, place]));
  const unsafe = new Uint8Array(count ** 2);
  for (const thing of things) {
    const near = (related[thing] ?? []).flatMap((other) => placeOf.get(other) ?? []);
    for (const a of near) for (const b of near) unsafe[a * count + b] = 1;
  }
  return pairUp(count, (a, b) => unsafe[a * count + b] === 0);
}

/** Proves a loss by a pairing and a barrier, a win by a winning move and the loss after it, and distances by safe pairs. */
export function provePool(
  family: RelatedPool,
  state: PoolState,
): { readonly value: Value; readonly proof: Proof } {
  const relation = relationOf(family);
  const joined = decidePool(family, relation, joinPool(state));
  const value = joined.value(state.last);
  const nameOf = (thing: number) => Number(family.names[thing]);
  const named = (pairs: readonly ThingPair[]) => pairs.map((pair) => pair.map(nameOf));
  const isLost = value.kind === "loss";
  const after = isLost ? joined : decidePool(family, relation, state.pool);
  const last = isLost ? state.last : winningChoice(family, state, after);
  const proof = {
    ...(isLost || last === null ? {} : { move: nameOf(last) }),
    pairs: named(after.pairsWithout(last)),
    barrier: after.things.filter((_, place) => after.pairing.barrier[place] === 1).map(nameOf),
  };
  if (value.kind === "draw" || value.plies === undefined) return { value, proof };
  return { value, proof: { ...proof, lasting: named(joined.safePairsWithout(state.last)) } };
}

function winningChoice(family: RelatedPool, state: PoolState, { pairing }: JoinedPool): number | null {
  return choicesIn(family, state).find((thing) => pairing.spare[state.pool.indexOf(thing)] === 1) ?? null;
}
