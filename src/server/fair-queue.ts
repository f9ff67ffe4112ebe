/** What waits for its turn, fairly: one item of each client in turn, however many a single client has waiting. */

export class FairQueue<T> {
  /** Of each client what it has waiting; the client whose turn is next comes first. */
  readonly #lines = new Map<string, T[]>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  waitingOf(client: string): number {
    return this.#lines.get(client)?.length ?? 0;
  }

  push(client: string, item: T): void {
    this.#size++;
    const line = this.#lines.get(client);
    if (line === undefined) this.#lines.set(client, [item]);
    else line.push(item);
  }

  shift(): T | undefined {
    const [next] = this.#lines;
    if (next === undefined) return undefined;
    const [client, line] = next;
    const item = line.shift();
    this.#size--;
    this.#lines.delete(client);
    if (line.length > 0) this.#lines.set(client, line);
    return item;
  }
}
