/**
 * A largest pairing of things into friends, and what all largest pairings have in common (Gallai and Edmonds).
 *
 * Edmonds' search: from all unpaired things, trees grow along friendships and pairs in turn. A thing reached after an even
 * number of steps is outer, and the rest of a tree is inner. Two outer friends in different trees make the pairing larger. Two
 * in one tree close an odd cycle, a blossom, and all its things become outer. When nothing is left to do, the pairing is
 * largest, and the outer things are exactly those that some largest pairing leaves out.
 *
 * This is our own code, because no package says which things can be left out, and the existing ones are slower.
 */

import { at } from "../task.ts";

export type Pairing = ReturnType<Search["result"]>;

export type AreFriends = (a: number, b: number) => boolean;

const none = -1;

export function pairUp(count: number, areFriends: AreFriends): Pairing {
  const partner = pairGreedily(count, areFriends);
  for (;;) {
    const search = new Search(partner, areFriends);
    if (!search.enlarge()) return search.result();
  }
}

function pairGreedily(count: number, areFriends: AreFriends): Int32Array {
  const partner = new Int32Array(count).fill(none);
  for (let a = 0; a < count; a++) {
    if (partner[a] !== none) continue;
    for (let b = a + 1; b < count; b++) {
      if (partner[b] !== none || !areFriends(a, b)) continue;
      partner[a] = b;
      partner[b] = a;
      break;
    }
  }
  return partner;
}

/** Grows all trees once, and adds at most one pair. Changes the partners in place. */
class Search {
  readonly #partner: Int32Array;
  readonly #areFriends: AreFriends;
  readonly #outer: Uint8Array;
  /** The outer thing from which the search reached an inner thing, or one in a blossom. */
  readonly #parent: Int32Array;
  /** The base of the blossom that each thing is in. */
  readonly #base: Int32Array;
  readonly #queue: number[] = [];

  constructor(partner: Int32Array, areFriends: AreFriends) {
    const count = partner.length;
    this.#partner = partner;
    this.#areFriends = areFriends;
    this.#outer = new Uint8Array(count);
    this.#parent = new Int32Array(count).fill(none);
    this.#base = Int32Array.from({ length: count }, (_, thing) => thing);
  }

  /** False if no larger pairing exists. */
  enlarge(): boolean {
    for (let thing = 0; thing < this.#partner.length; thing++)
      if (this.#partner[thing] === none) this.#reach(thing);
    for (let next = 0; next < this.#queue.length; next++)
      if (this.#grow(this.#queue[next] ?? none)) return true;
    return false;
  }

  /** Valid only after `enlarge` has returned false. */
  result() {
    const [partner, spare, parent] = [this.#partner, this.#outer, this.#parent];
    return {
      /** By index, with -1 for a thing that is left out. */
      partner,
      leftOut: partner.filter((other) => other === none).length,
      /** 1 for a thing that some largest pairing leaves out. */
      spare,
      /**
       * 1 for a thing that isn't spare but has a spare friend. Without these things, the rest falls into parts. The parts of
       * odd size outnumber these things by exactly `leftOut`, so no pairing can be larger (Tutte and Berge).
       */
      barrier: spare.map((outer, thing) => (outer === 0 && parent[thing] !== none ? 1 : 0)),
      without: (thing: number) => {
        const turned = partner.slice();
        turnPairs(turned, parent, thing);
        return turned;
      },
    };
  }

  #reach(thing: number): void {
    this.#outer[thing] = 1;
    this.#queue.push(thing);
  }

  #grow(from: number): boolean {
    for (let to = 0; to < this.#outer.length; to++) {
      const isNew = this.#base[from] !== this.#base[to] && to !== this.#partner[from];
      if (!isNew || !this.#areFriends(from, to)) continue;
      if (this.#outer[to] === 0) {
        this.#climb(from, to);
        continue;
      }
      const foot = this.#commonFoot(from, to);
      if (foot === undefined) return this.#joinTrees(from, to);
      this.#shrink(from, to, foot);
    }
    return false;
  }

  /** Reaches an inner thing, and then its partner, which becomes outer. */
  #climb(from: number, inner: number): void {
    if (this.#parent[inner] !== none) return;
    this.#parent[inner] = from;
    this.#reach(at(this.#partner, inner));
  }

  #joinTrees(a: number, b: number): true {
    turnPairs(this.#partner, this.#parent, a);
    turnPairs(this.#partner, this.#parent, b);
    this.#partner[a] = b;
    this.#partner[b] = a;
    return true;
  }

  #shrink(a: number, b: number, foot: number): void {
    const blossom = new Set<number>();
    this.#markWay(blossom, a, { over: b, foot });
    this.#markWay(blossom, b, { over: a, foot });
    for (let thing = 0; thing < this.#base.length; thing++) {
      if (!blossom.has(at(this.#base, thing))) continue;
      this.#base[thing] = foot;
      if (this.#outer[thing] === 0) this.#reach(thing);
    }
  }

  #markWay(blossom: Set<number>, from: number, { over, foot }: { over: number; foot: number }): void {
    let [thing, child] = [from, over];
    while (this.#base[thing] !== foot) {
      const inner = at(this.#partner, thing);
      blossom.add(at(this.#base, thing)).add(at(this.#base, inner));
      this.#parent[thing] = child;
      child = inner;
      thing = at(this.#parent, inner);
    }
  }

  /** Undefined if the two things are in different trees. */
  #commonFoot(a: number, b: number): number | undefined {
    const feet = new Set(this.#feetBelow(a));
    for (const foot of this.#feetBelow(b)) if (feet.has(foot)) return foot;
    return undefined;
  }

  /** The bases of the blossoms on the way from an outer thing to its root. */
  *#feetBelow(outer: number): Iterable<number> {
    for (let thing = outer; ; ) {
      const foot = at(this.#base, thing);
      yield foot;
      const inner = at(this.#partner, foot);
      if (inner === none) return;
      thing = at(this.#parent, inner);
    }
  }
}

/** Swaps the pairs on the way to the root, so the outer thing is left out instead of the root. */
function turnPairs(partner: Int32Array, parent: Int32Array, outer: number): void {
  let inner = at(partner, outer);
  partner[outer] = none;
  while (inner !== none) {
    const next = at(parent, inner);
    const nextInner = at(partner, next);
    partner[inner] = next;
    partner[next] = inner;
    inner = nextInner;
  }
}
