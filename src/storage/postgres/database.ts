/**
 * The connection pool, with a circuit breaker: after a connection has failed, every statement is refused at once, until a
 * probe in the background is answered again.
 */

import { setTimeout as pause } from "node:timers/promises";
import { Pool, type QueryResultRow } from "pg";
import { connectionConfig, isConstraintViolation, isTransient } from "./connection.ts";

interface DatabaseRequest {
  readonly url: string;
  readonly connections: number;
  readonly onError: (error: unknown) => void;
  /** The database answers again after a failure. */
  readonly onBack: () => void;
}

interface Statement {
  /** Prepared under this name on each connection. */
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

const probeEveryMs = 250;
/** The process does not wait longer than this for a database that does not answer. */
const closeMs = 1_000;

export class Database {
  readonly #pool: Pool;
  readonly #request: DatabaseRequest;
  #down = false;
  #closed = false;

  constructor(request: DatabaseRequest) {
    this.#request = request;
    const { url, connections } = request;
    this.#pool = new Pool({
      ...connectionConfig(url, "on"),
      max: connections,
      idleTimeoutMillis: 0,
      allowExitOnIdle: true,
    });
    this.#pool.on("error", (error) => this.#fail(error));
  }

  isUp(): boolean {
    return !this.#down && !this.#closed;
  }

  /** The rows, or "unavailable"; a statement that violates a constraint rejects. */
  async run<Row extends QueryResultRow>(statement: Statement): Promise<readonly Row[] | "unavailable"> {
    if (!this.isUp()) return "unavailable";
    try {
      const { rows } = await this.#pool.query<Row>({ ...statement, values: [...statement.values] });
      return rows;
    } catch (error) {
      if (isConstraintViolation(error)) throw error;
      if (isTransient(error)) this.#request.onError(error);
      else this.#fail(error);
      return "unavailable";
    }
  }

  /** The one number that a statement gives. */
  async count(statement: Statement): Promise<number | "unavailable"> {
    const rows = await this.run<{ count: number }>(statement);
    return rows === "unavailable" ? rows : (rows[0]?.count ?? 0);
  }

  async close(): Promise<void> {
    this.#closed = true;
    await Promise.race([this.#pool.end(), pause(closeMs, undefined, { ref: false })]);
  }

  #fail(error: unknown): void {
    if (!this.isUp()) return;
    this.#down = true;
    this.#request.onError(error);
    this.#probeLater();
  }

  #probeLater(): void {
    setTimeout(() => void this.#probe(), probeEveryMs).unref();
  }

  async #probe(): Promise<void> {
    if (this.#closed) return;
    try {
      await this.#pool.query("SELECT 1");
    } catch {
      return this.#probeLater();
    }
    this.#down = false;
    this.#request.onBack();
  }
}
