/**
 * Gives the next turn to the client that has used the least. Each turn costs 1, and `charge` adds more. A new client starts
 * `headStart` below the client served last, so its turn comes soon.
 */

interface Line<T> {
  readonly items: T[];
  used: number;
}

export class FairQueue<T> {
  /** A client stays here after its last item, until the others have used as much or no items are left. */
  readonly #lines = new Map<string, Line<T>>();
  /** The usage of the client served last. A client that comes back starts near this, so it can't save up turns. */
  #level = 0;
  #size = 0;
  readonly #headStart: number;

  constructor(headStart = 0) {
    this.#headStart = headStart;
  }

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

  dropLongest(): T | undefined {
    const [longest] = [...this.#lines.values()].sort((one, two) => two.items.length - one.items.length);
    if (longest !== undefined && longest.items.length > 0) this.#size--;
    return longest?.items.pop();
  }

  charge(client: string, cost: number): void {
    if (this.#size > 0) this.#lineOf(client).used += cost;
  }

  #lineOf(client: string): Line<T> {
    const line = this.#lines.get(client) ?? { items: [], used: 0 };
    line.used = Math.max(line.used, this.#level - this.#headStart);
    this.#lines.set(client, line);
    return line;
  }
}
