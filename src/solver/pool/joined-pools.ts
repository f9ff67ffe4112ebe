/** Positions of a pool game of any size, decided by pairing; what was decided last is kept. */

import { type AnswerPairs, type Value, valueOfMove } from "../../core/analysis.ts";
import type { PoolState, RelatedPool } from "../../games/families.ts";
import { decidePool, type JoinedPool, joinPool, relationOf } from "./joined.ts";

/** A position's own joined pool, that of its moves, and those of a few more. */
const joinedKept = 8;

export class JoinedPools {
  readonly #family: RelatedPool;
  readonly #relation: Uint8Array;
  #decided: readonly JoinedPool[] = [];

  constructor(family: RelatedPool) {
    this.#family = family;
    this.#relation = relationOf(family);
  }

  value(state: PoolState): Value {
    return this.#decide(state).value(state.last);
  }

  /** After a move, the pool as it was before it is the joined one: one pairing decides them all. */
  moveValues({ pool, last }: PoolState): readonly Value[] {
    const joined = this.#decide({ pool, last: null });
    const barred = last === null ? [] : (this.#family.related[last] ?? []);
    const free = pool.filter((thing) => !barred.includes(thing));
    return free.map((thing) => valueOfMove(joined.value(thing)));
  }

  answerPairs(state: PoolState): AnswerPairs | null {
    const joined = this.#decide(state);
    if (joined.value(state.last).kind === "win") return null;
    const nameOf = (thing: number) => this.#family.names[thing] ?? "";
    return joined.pairsWithout(state.last).map(([one, other]) => [nameOf(one), nameOf(other)]);
  }

  #decide(state: PoolState): JoinedPool {
    const things = joinPool(state);
    const isSame = (other: readonly number[]) =>
      other.length === things.length && other.every((thing, place) => thing === things[place]);
    const known = this.#decided.find((joined) => isSame(joined.things));
    if (known !== undefined) return known;
    const joined = decidePool(this.#family, this.#relation, things);
    this.#decided = [joined, ...this.#decided].slice(0, joinedKept);
    return joined;
  }
}
