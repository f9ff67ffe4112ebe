/** The next batch gathers while one runs, so batches grow with the load. With a full queue, requests fail at once. */

import type { PostgresDatabase } from "./database.ts";

interface BatcherRequest<Item, Answer> {
  readonly database: Pick<PostgresDatabase, "isUp">;
  /** Answers in the order of the items. */
  readonly run: (items: readonly Item[]) => Promise<readonly Answer[] | "unavailable">;
  /** Items with the same key never share a batch. */
  readonly keyOf: (item: Item) => string;
  readonly maxBatch: number;
  readonly maxWaiting: number;
  /** Batches that may run at the same time. */
  readonly lanes: number;
  readonly onError: (error: unknown) => void;
}

export type Batcher<Item, Answer> = ReturnType<typeof makeBatcher<Item, Answer>>;

export function makeBatcher<Item, Answer>(request: BatcherRequest<Item, Answer>) {
  const { database, run, keyOf, maxBatch, maxWaiting, lanes, onError } = request;
  interface Waiting {
    readonly item: Item;
    readonly done: (answer: Answer | "unavailable") => void;
  }
  let waiting: Waiting[] = [];
  let busyLanes = 0;
  let isScheduled = false;
  const onIdle: (() => void)[] = [];

  /** Waits until everything that arrives at this moment is in the batch. */
  const schedule = () => {
    if (isScheduled || busyLanes >= lanes || waiting.length === 0) return;
    isScheduled = true;
    setImmediate(() => {
      isScheduled = false;
      void runBatch();
    });
  };
  const runBatch = async () => {
    const batch = take();
    busyLanes++;
    schedule();
    const answers = await run(batch.map(({ item }) => item)).catch(onError);
    for (const [index, { done }] of batch.entries())
      done((typeof answers === "object" ? answers[index] : undefined) ?? "unavailable");
    busyLanes--;
    schedule();
    if (isIdle()) for (const done of onIdle.splice(0)) done();
  };
  const take = (): readonly Waiting[] => {
    const keys = new Set<string>();
    const batch: Waiting[] = [];
    const left: Waiting[] = [];
    for (const each of waiting) {
      const key = keyOf(each.item);
      const fits = batch.length < maxBatch && !keys.has(key);
      keys.add(key);
      (fits ? batch : left).push(each);
    }
    waiting = left;
    return batch;
  };
  const isIdle = () => busyLanes === 0 && waiting.length === 0;

  return {
    ask: async (item: Item): Promise<Answer | "unavailable"> => {
      if (!database.isUp() || waiting.length >= maxWaiting) return "unavailable";
      return new Promise((done) => {
        waiting.push({ item, done });
        schedule();
      });
    },
    idle: async () => {
      if (!isIdle()) await new Promise<void>((done) => onIdle.push(done));
    },
  };
}
