/** Runs statements, alone or in batches. If the connection fails, they fail right away until the channel is back. */

import { setTimeout as pause } from "node:timers/promises";
import { type ClientConfig, Pool, type QueryResultRow } from "pg";
import { errorText } from "../../../core/text.ts";
import { type StatementName, statements } from "./statements.ts";

/** Limits in milliseconds. The database gives up before we do, so we usually learn how a statement ended. */
const limits = { connect: 2_000, statement: 2_000, lock: 1_000, answer: 2_500 } as const;

/** Without `enable_seqscan=off`, a statement that was planned while its table was empty would go on reading the whole table. */
export function connectionConfig(url: string): ClientConfig {
  const settings = ["synchronous_commit=on", "enable_seqscan=off", "jit=off"];
  return {
    connectionString: url,
    application_name: "switchyard",
    connectionTimeoutMillis: limits.connect,
    statement_timeout: limits.statement,
    lock_timeout: limits.lock,
    idle_in_transaction_session_timeout: limits.statement,
    query_timeout: limits.answer,
    keepAlive: true,
    options: settings.map((setting) => `-c ${setting}`).join(" "),
  };
}

export function codeOf(error: unknown): string | undefined {
  if (typeof error !== "object" || error === null || !("code" in error)) return undefined;
  return typeof error.code === "string" ? error.code : undefined;
}

/** True if the statement is at fault, not the database. For example, a key already exists. */
export function isConstraintViolation(error: unknown): boolean {
  return codeOf(error)?.startsWith("23") ?? false;
}

/** True if the statement timed out, or was canceled because of another one. The connection still works. */
export function isTransient(error: unknown): boolean {
  return ["57014", "55P03", "40P01", "40001"].includes(codeOf(error) ?? "");
}

const startingCodes =
  "ECONNREFUSED ECONNRESET EHOSTUNREACH ENETUNREACH ENOTFOUND EAI_AGAIN ETIMEDOUT 57P03".split(" ");

/** True if the database may be ready in a moment: it's starting, or can't be reached yet. */
export function isStarting(error: unknown): boolean {
  const code = codeOf(error);
  // The driver's own errors (a timeout, a broken connection) have no code.
  return code === undefined ? /timeout|terminated/i.test(errorText(error)) : startingCodes.includes(code);
}

export type PostgresDatabase = ReturnType<typeof connectDatabase>;

const connections = 6;
const closeMs = 1_000;

interface Link {
  readonly isUp: () => boolean;
  readonly reconnect: () => void;
}

export function connectDatabase(url: string, onError: (error: unknown) => void, { isUp, reconnect }: Link) {
  const pool = new Pool({
    ...connectionConfig(url),
    max: connections,
    idleTimeoutMillis: 0,
    allowExitOnIdle: true,
  });
  const fall = (error: unknown) => {
    if (!isUp()) return;
    onError(error);
    reconnect();
  };
  pool.on("error", fall);
  /** Throws only if the statement violates a constraint. */
  async function run<Row extends QueryResultRow>(
    name: StatementName,
    ...values: readonly unknown[]
  ): Promise<readonly Row[] | "unavailable"> {
    if (!isUp()) return "unavailable";
    try {
      return (await pool.query<Row>({ name, text: statements[name], values: [...values] })).rows;
    } catch (error) {
      if (isConstraintViolation(error)) throw error;
      if (isTransient(error)) onError(error);
      else fall(error);
      return "unavailable";
    }
  }
  return {
    run,
    onError,
    isUp,
    async count(name: StatementName, ...values: readonly unknown[]): Promise<number | "unavailable"> {
      const rows = await run<{ count: number }>(name, ...values);
      return rows === "unavailable" ? rows : (rows[0]?.count ?? 0);
    },
    async list(
      name: StatementName,
      ...values: readonly unknown[]
    ): Promise<readonly string[] | "unavailable"> {
      const rows = await run<{ text: string }>(name, ...values);
      return rows === "unavailable" ? rows : rows.map(({ text }) => text);
    },
    async close(): Promise<void> {
      await Promise.race([pool.end(), pause(closeMs, undefined, { ref: false })]);
    },
  };
}

interface BatcherRequest<Item, Answer> {
  readonly database: Pick<PostgresDatabase, "isUp" | "onError">;
  /** Returns the answers in the order of the items. */
  readonly run: (items: readonly Item[]) => Promise<readonly Answer[] | "unavailable">;
  readonly keyOf: (item: Item) => string;
  readonly maxBatch: number;
  readonly maxWaiting: number;
  readonly lanes: number;
}

/** Runs up to `lanes` batches at a time. Requests wait for the next batch, so batches get larger under load. */
export function makeBatcher<Item, Answer>(request: BatcherRequest<Item, Answer>) {
  const { database, run, keyOf, maxBatch, maxWaiting, lanes } = request;
  interface Waiting {
    readonly item: Item;
    readonly done: (answer: Answer | "unavailable") => void;
  }
  let waiting: Waiting[] = [];
  let busyLanes = 0;
  let isScheduled = false;
  const onIdle: (() => void)[] = [];

  /** Lets the rest of this turn of the event loop add its requests, too. */
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
    const answers = await run(batch.map(({ item }) => item)).catch(database.onError);
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
