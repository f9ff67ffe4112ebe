/** With a circuit breaker: after a connection has failed, all statements are refused until a probe is answered. */

import { setTimeout as pause } from "node:timers/promises";
import { Pool, type QueryResultRow } from "pg";
import { connectionConfig, isConstraintViolation, isTransient } from "./connection.ts";
import { type StatementName, statements } from "./statements.ts";

export type PostgresDatabase = ReturnType<typeof openDatabase>;

const connections = 6;
const probeEveryMs = 250;
/** The process does not wait longer than this for a database that does not answer. */
const closeMs = 1_000;

/** `onBack` hears that the database answers again after a failure. */
export function openDatabase(url: string, onError: (error: unknown) => void, onBack: () => void) {
  let state: "up" | "down" | "closed" = "up";
  const pool = new Pool({
    ...connectionConfig(url, "on"),
    max: connections,
    idleTimeoutMillis: 0,
    allowExitOnIdle: true,
  });
  const fall = (error: unknown) => {
    if (state !== "up") return;
    state = "down";
    onError(error);
    probeLater();
  };
  pool.on("error", fall);
  const probeLater = () => void setTimeout(probe, probeEveryMs).unref();
  const probe = () => {
    if (state !== "down") return;
    pool.query("SELECT 1").then(() => {
      if (state === "down") state = "up";
      onBack();
    }, probeLater);
  };
  /** A statement that violates a constraint rejects. Each connection prepares it under its name. */
  async function run<Row extends QueryResultRow>(
    name: StatementName,
    ...values: readonly unknown[]
  ): Promise<readonly Row[] | "unavailable"> {
    if (state !== "up") return "unavailable";
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
    isUp: () => state === "up",
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
      state = "closed";
      await Promise.race([pool.end(), pause(closeMs, undefined, { ref: false })]);
    },
  };
}
