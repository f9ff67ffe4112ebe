/**
 * What the positions of open matches may take of the node's memory. No client's matches may take more than they leave to
 * all others: one client alone gets half, two a third each, and a small match always finds room.
 */

import { getHeapStatistics } from "node:v8";
import type { Match } from "../../core/match.ts";

/** At most: an element of a list has two characters or more in JSON, and takes eight bytes in memory. */
const bytesPerCharacter = 4;

export class MemoryBudget {
  readonly #used = new Map<string, number>();
  #left: number;

  constructor(
    bytes = Math.min(getHeapStatistics().heap_size_limit, process.constrainedMemory() || Infinity) / 2,
  ) {
    this.#left = bytes;
  }

  /** Whether a match that the client opened may grow. */
  mayGrow(opener: string): boolean {
    return (this.#used.get(opener) ?? 0) <= this.#left;
  }

  take(opener: string, bytes: number): void {
    const used = (this.#used.get(opener) ?? 0) + bytes;
    this.#left -= bytes;
    if (used === 0) this.#used.delete(opener);
    else this.#used.set(opener, used);
  }
}

/** Positions are of about the same size, or lose as much with each move: the first and the last tell of all. */
export function bytesOf({ positions }: Match): number {
  const lengths = [positions[0], positions.at(-1)].map((position) => JSON.stringify(position).length);
  const [first = 0, last = 0] = lengths;
  return Math.ceil((positions.length * (first + last) * bytesPerCharacter) / 2);
}
