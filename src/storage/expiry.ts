/**
 * Deleting old matches with care. To a clock that is far ahead every match looks old, so time is not believed to pass much
 * faster than this process sees it pass, which the store remembers from one process to the next; and a match that looks
 * old is only marked, and deleted a sweep later.
 */

import { setImmediate as nextTurn } from "node:timers/promises";
import type { Expired } from "./match-store.ts";

/** A server that was off for a month catches up within a month, however often it is restarted. */
const fastest = 2;
/** How many matches one transaction looks at. */
export const expirySlice = 500;
/** How many matches one sweep marks; the rest has to wait. */
const mostMarked = 20_000;

interface Sweep<Key> {
  /** Deletes the matches that are still old; returns how many. */
  readonly remove: (keys: readonly Key[]) => Promise<number | "unavailable">;
  readonly find: (most: number) => Promise<readonly Key[] | "unavailable">;
}

export class Expiry<Key> {
  readonly #believed: number;
  readonly #elapsed: () => number;
  readonly #begun: number;
  #marked: readonly Key[] = [];

  /** `believed` is the time of the last sweep; before the first one, that of the newest event. */
  constructor(believed: number, elapsed: () => number = () => performance.now()) {
    this.#believed = believed;
    this.#elapsed = elapsed;
    this.#begun = elapsed();
  }

  /** The time by which matches are old; never later than the clock says. */
  believe(clock: number): number {
    const passed = Math.floor(this.#elapsed() - this.#begun);
    return Math.min(clock, this.#believed + fastest * passed);
  }

  /** In slices, with time for moves between them. */
  async sweep({ remove, find }: Sweep<Key>): Promise<Expired | "unavailable"> {
    let deleted = 0;
    const marked = this.#marked;
    this.#marked = [];
    for (let first = 0; first < marked.length; first += expirySlice) {
      const count = await remove(marked.slice(first, first + expirySlice));
      if (count === "unavailable") return count;
      deleted += count;
      await nextTurn();
    }
    const found = await find(mostMarked);
    if (found === "unavailable") return found;
    this.#marked = found;
    return { deleted, marked: found.length };
  }
}
