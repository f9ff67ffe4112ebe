/**
 * What waits for its turn, fairly: next is the client that has used least of what all share, however many items it has
 * waiting. A turn costs one; what an item turns out to cost beyond that is charged later.
 */

interface Line<T> {
  readonly items: T[];
  used: number;
}

export class FairQueue<T> {
  /** Also of clients that have nothing waiting now, as long as they have used more than others that wait. */
  readonly #lines = new Map<string, Line<T>>();
  /** What the client of the last turn had used. Others begin there: not to have asked earlier earns nothing. */
  #level = 0;
  #size = 0;

  get size(): number {
    return this.#size;
  }

  waitingOf(client: string): number {
    return this.#lines.get(client)?.items.length ?? 0;
  }

  push(client: string, item: T): void {
    this.#lineOf(client).items.push(item);
    this.#size++;
  }

  shift(): T | undefined {
    let next: Line<T> | undefined;
    for (const [client, line] of this.#lines)
      if (line.items.length > 0) next = next === undefined || line.used < next.used ? line : next;
      else if (line.used <= this.#level) this.#lines.delete(client);
    if (next === undefined) return undefined;
    this.#level = next.used;
    next.used++;
    this.#size--;
    if (this.#size === 0) this.#lines.clear();
    return next.items.shift();
  }

  /** What others did not have to wait for is not charged. */
  charge(client: string, cost: number): void {
    if (this.#size > 0) this.#lineOf(client).used += cost;
  }

  #lineOf(client: string): Line<T> {
    const line = this.#lines.get(client) ?? { items: [], used: 0 };
    line.used = Math.max(line.used, this.#level);
    this.#lines.set(client, line);
    return line;
  }
}
