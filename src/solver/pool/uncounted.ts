/**
 * A pool game with too many pools to count: the start's value and distance, and the value of any position. Checked at
 * random: positions with few things left by playing out every line, larger ones by what their moves are worth, which
 * comes from another pairing.
 */

import type { Random } from "../../core/random.ts";
import type { PoolState, RelatedPool } from "../../games/families.ts";
import { type Check, nothingCounted, type SolvedSize } from "../solution.ts";
import type { Task } from "../task.ts";
import { joinPools } from "./joined.ts";
import { choicesIn, startOf } from "./query.ts";

const samples = { large: 40, small: 200 } as const;
/** So few that every line of play can be followed. */
const mostPlayedOut = 9;

export function solveUncounted(family: RelatedPool): SolvedSize {
  const pools = joinPools(family);
  return {
    tally: { ...nothingCounted, start: pools.value(startOf(family)) },
    value: (key) => pools.value(family.read(key)),
    verify: (random) => verifyAtRandom(family, pools, random),
  };
}

function* verifyAtRandom(
  family: RelatedPool,
  pools: ReturnType<typeof joinPools>,
  random: Random,
): Task<Check> {
  const total = samples.small + samples.large;
  for (let checked = 0; checked < total; checked++) {
    const isSmall = checked < samples.small;
    const state = drawState(family, random, isSmall ? mostPlayedOut : 2 * family.names.length);
    const wins = isSmall
      ? winsInPlay(family, state)
      : pools.moveValues(state).some(({ kind }) => kind === "win");
    if ((pools.value(state).kind === "win") !== wins)
      return { checked, scope: "positions", fault: family.key(state) };
    yield { unit: "positions checked", done: checked + 1, total };
  }
  const scope = `${samples.small} positions with at most ${mostPlayedOut} numbers left, in every line of play, and ${samples.large} larger ones, drawn at random`;
  return { checked: total, scope, fault: null };
}

/** From the rule alone: a thing may follow if it is not related to the last one, and a player without one loses. */
function winsInPlay(family: RelatedPool, state: PoolState): boolean {
  return choicesIn(family, state).some((thing) => {
    const pool = state.pool.filter((other) => other !== thing);
    return !winsInPlay(family, { pool, last: thing });
  });
}

/** At most so many things in the pool, and one that was taken last. */
function drawState({ names }: RelatedPool, random: Random, most: number): PoolState {
  const drawn = new Set(Array.from({ length: 2 + random.below(most) }, () => random.below(names.length)));
  const [last = 0] = drawn;
  return { pool: [...names.keys()].filter((thing) => drawn.has(thing) && thing !== last), last };
}
