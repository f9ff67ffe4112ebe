/**
 * A pool game with too many pools to count: the start's value and distance, and the value of any position. Checked at
 * random positions, whose value must be what the values of their moves make it; these come from another pairing.
 */

import { pick, type Random } from "../../core/random.ts";
import type { PoolState, RelatedPool } from "../../games/families.ts";
import type { Check, Solution } from "../solution.ts";
import type { Task } from "../task.ts";
import { JoinedPools } from "./joined-pools.ts";

const samples = 40;

export function solveUncounted(family: RelatedPool, start: PoolState): Solution {
  const pools = new JoinedPools(family);
  return {
    tally: {
      positions: null,
      wins: null,
      losses: null,
      draws: null,
      start: pools.value(start),
      starts: null,
      longest: null,
      line: null,
      byDistance: null,
    },
    value: (key) => pools.value(family.read(key)),
    verify: (random) => verifyAtRandom(family, pools, random),
  };
}

function* verifyAtRandom(family: RelatedPool, pools: JoinedPools, random: Random): Task<Check> {
  for (let checked = 0; checked < samples; checked++) {
    const state = randomState(family, random);
    const wins = pools.moveValues(state).some(({ kind }) => kind === "win");
    if ((pools.value(state).kind === "win") !== wins)
      return { checked, scope: "positions", fault: family.key(state) };
    yield { unit: "positions checked", done: checked + 1, total: samples };
  }
  return { checked: samples, scope: `${samples} positions, drawn at random`, fault: null };
}

/** Each thing with a chance that differs from pool to pool; one that is not in it was taken last. */
function randomState({ names }: RelatedPool, random: Random): PoolState {
  const share = 1 + random.below(99);
  const inPool = names.map(() => random.below(100) < share);
  const last = pick(random, Array.from(inPool.keys()));
  return { pool: Array.from(inPool.keys()).filter((thing) => inPool[thing] && thing !== last), last };
}
