/**
 * Requests that arrive together are answered together. While a batch is running the next one gathers, so that batches grow
 * with the load; what does not fit into a bounded queue is refused at once.
 */

export interface BatcherRequest<Item, Answer> {
  /** Answers a batch, in its order. */
  readonly run: (items: readonly Item[]) => Promise<readonly Answer[]>;
  /** Items with the same key never share a batch. */
  readonly keyOf: (item: Item) => string;
  /** The answer to a refused request. */
  readonly refused: Answer;
  readonly maxBatch: number;
  readonly maxWaiting: number;
  /** How many batches may run at the same time. */
  readonly lanes: number;
  readonly onError: (error: unknown) => void;
}

interface Waiting<Item, Answer> {
  readonly item: Item;
  readonly done: (answer: Answer) => void;
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

  ask(item: Item): Promise<Answer> {
    const { maxWaiting, refused } = this.#request;
    if (this.#waiting.length >= maxWaiting) return Promise.resolve(refused);
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
    for (const [index, { done }] of batch.entries()) done(answers[index] ?? this.#request.refused);
    this.#busyLanes--;
    if (this.#waiting.length > 0) this.#schedule();
    else if (this.#isIdle()) for (const done of this.#onIdle.splice(0)) done();
  }

  async #answer(items: readonly Item[]): Promise<readonly Answer[]> {
    try {
      return await this.#request.run(items);
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
