/**
 * To a clock that is far ahead every match looks old. So time is believed to pass at most twice as fast as this
 * process, or an earlier one, saw it pass; and a match that looks old is only marked, and deleted a sweep later.
 */

import { setImmediate as nextTurn } from "node:timers/promises";
import type { Expired } from "./match-store.ts";

/** A server that was off for a month catches up within a month, however often it is restarted. */
const fastest = 2;
/** Matches per transaction. */
export const expirySlice = 500;
/** Matches per sweep; the rest has to wait. */
const mostMarked = 20_000;

interface Sweep<Key> {
  /** Deletes those that are still old; returns how many. */
  readonly remove: (keys: readonly Key[]) => Promise<number | "unavailable">;
  readonly find: (most: number) => Promise<readonly Key[] | "unavailable">;
}

export type Expiry<Key> = ReturnType<typeof newExpiry<Key>>;

/** `believed` is the time by which the store was swept last; before the first time, that of its newest event. */
export function newExpiry<Key>(believed: number, elapsed = () => performance.now()) {
  const begun = elapsed();
  let marked: readonly Key[] = [];
  return {
    /** The time by which matches are old; never later than the clock says. */
    believe(clock: number): number {
      const passed = Math.floor(elapsed() - begun);
      return Math.min(clock, believed + fastest * passed);
    },
    /** In slices, with room for moves between them. */
    async sweep({ remove, find }: Sweep<Key>): Promise<Expired | "unavailable"> {
      let deleted = 0;
      const due = marked;
      marked = [];
      for (let first = 0; first < due.length; first += expirySlice) {
        const count = await remove(due.slice(first, first + expirySlice));
        if (count === "unavailable") return count;
        deleted += count;
        await nextTurn();
      }
      const found = await find(mostMarked);
      if (found === "unavailable") return found;
      marked = found;
      return { deleted, marked: found.length };
    },
  };
}
