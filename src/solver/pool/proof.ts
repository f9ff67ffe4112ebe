/**
 * Proves that a position of a pool game is lost or won: a pairing that leaves the last thing out, and the
 * barrier that shows that no pairing is larger; for a win, the same for the position after a winning choice.
 * If safe pairs prove the distance too, they are included.
 */

import type { Value } from "../../core/analysis.ts";
import type { PoolState, RelatedPool } from "../../games/families.ts";
import { decidePool, type JoinedPool, joinPool, relationOf } from "./joined.ts";
import { choicesIn } from "./query.ts";

export interface PoolProof {
  /** A winning choice; absent if the position is lost. */
  readonly move?: number;
  readonly pairs: NumberPairs;
  readonly barrier: readonly number[];
  readonly lasting?: NumberPairs;
}

type NumberPairs = readonly (readonly number[])[];

/** The proof uses the things' own numbers, as moves do. */
export function provePool(
  family: RelatedPool,
  state: PoolState,
): { readonly value: Value; readonly proof: PoolProof } {
  const relation = relationOf(family);
  const joined = decidePool(family, relation, joinPool(state));
  const value = joined.value(state.last);
  const nameOf = (thing: number) => Number(family.names[thing]);
  const named = (pairs: NumberPairs) => pairs.map((pair) => pair.map(nameOf));
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
