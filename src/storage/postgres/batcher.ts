/**
 * Requests that arrive together are answered together. While a batch is running the next one gathers, so that batches grow
 * with the load; what does not fit into a bounded queue is unavailable at once, and so is everything while the database is
 * down.
 */

import type { Database } from "./database.ts";

export interface BatcherRequest<Item, Answer> {
  readonly database: Database;
  /** Answers a batch, in its order. */
  readonly run: (items: readonly Item[]) => Promise<readonly Answer[] | "unavailable">;
  /** Items with the same key never share a batch. */
  readonly keyOf: (item: Item) => string;
  readonly maxBatch: number;
  readonly maxWaiting: number;
  /** How many batches may run at the same time. */
  readonly lanes: number;
  readonly onError: (error: unknown) => void;
}

interface Waiting<Item, Answer> {
  readonly item: Item;
  readonly done: (answer: Answer | "unavailable") => void;
}

export class Batcher<Item, Answer> {
  readonly #request: BatcherRequest<Item, Answer>;
  #waiting: Waiting<Item, Answer>[] = [];
  #busyLanes = 0;
  #scheduled = false;
  #onIdle: (() => void)[] = [];

  constructor(request: BatcherRequest<Item, Answer>) {
    this.#request = request;
  }

  ask(item: Item): Promise<Answer | "unavailable"> {
    const { database, maxWaiting } = this.#request;
    if (!database.isUp() || this.#waiting.length >= maxWaiting) return Promise.resolve("unavailable");
    return new Promise((done) => {
      this.#waiting.push({ item, done });
      this.#schedule();
    });
  }

  /** Resolves when everything that was asked for has been answered. */
  idle(): Promise<void> {
    if (this.#isIdle()) return Promise.resolve();
    return new Promise((done) => this.#onIdle.push(done));
  }

  #isIdle(): boolean {
    return this.#busyLanes === 0 && this.#waiting.length === 0;
  }

  /** Not before everything that has come in at this moment is in the batch. */
  #schedule(): void {
    if (this.#scheduled || this.#busyLanes >= this.#request.lanes) return;
    this.#scheduled = true;
    setImmediate(() => {
      this.#scheduled = false;
      void this.#runBatch();
    });
  }

  async #runBatch(): Promise<void> {
    const batch = this.#take();
    if (batch.length === 0) return;
    this.#busyLanes++;
    if (this.#waiting.length > 0) this.#schedule();
    const answers = await this.#answer(batch.map(({ item }) => item));
    for (const [index, { done }] of batch.entries()) done(answers[index] ?? "unavailable");
    this.#busyLanes--;
    if (this.#waiting.length > 0) this.#schedule();
    else if (this.#isIdle()) for (const done of this.#onIdle.splice(0)) done();
  }

  async #answer(items: readonly Item[]): Promise<readonly Answer[]> {
    try {
      const answers = await this.#request.run(items);
      return answers === "unavailable" ? [] : answers;
    } catch (error) {
      this.#request.onError(error);
      return [];
    }
  }

  #take(): readonly Waiting<Item, Answer>[] {
    const keys = new Set<string>();
    const batch: Waiting<Item, Answer>[] = [];
    const left: Waiting<Item, Answer>[] = [];
    for (const waiting of this.#waiting) {
      const key = this.#request.keyOf(waiting.item);
      const fits = batch.length < this.#request.maxBatch && !keys.has(key);
      keys.add(key);
      (fits ? batch : left).push(waiting);
    }
    this.#waiting = left;
    return batch;
  }
}
