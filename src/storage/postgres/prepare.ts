/** What a node does before it uses a database: waits until it answers, makes the tables, and reads how far it has come. */

import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { fail, ok, type Result } from "../../core/result.ts";
import { reasonOf } from "../../core/text.ts";
import { phases } from "../match-store.ts";
import { codeOf, connectionConfig, isStarting } from "./connection.ts";
import { migrate } from "./schema.ts";
import { readBelieved } from "./statements.ts";

export interface PrepareRequest {
  readonly url: string;
  /** How long to wait for a database that is starting. */
  readonly waitMs?: number;
  /** Hears every few seconds what is waited for. */
  readonly onWaiting?: (reason: string) => void;
  /** Ends the waiting. */
  readonly stop?: AbortSignal;
}

const retryMs = 500;
const retriesToTell = 10;

/** Gives the time that the last sweep believed; `cannot-read` where the database never answered. */
export async function prepareDatabase(request: PrepareRequest): Promise<Result<number>> {
  const { url, waitMs = 0, onWaiting, stop } = request;
  const latest = performance.now() + waitMs;
  for (let count = 0; ; count++) {
    const prepared = await prepare(url);
    if (prepared.ok || prepared.problem.code !== "cannot-read") return prepared;
    if (performance.now() >= latest || stop?.aborted === true) return prepared;
    if (count % retriesToTell === 0) onWaiting?.(prepared.problem.message);
    await sleep(retryMs, undefined, { signal: stop }).catch(() => {});
  }
}

async function prepare(url: string): Promise<Result<number>> {
  const client = new Client({
    ...connectionConfig(url, "on"),
    lock_timeout: 0,
    statement_timeout: 0,
    query_timeout: 0,
  });
  client.on("error", () => {});
  try {
    await client.connect();
    const migrated = await migrate(client);
    return migrated.ok ? ok(await believedOf(client)) : migrated;
  } catch (error) {
    const message = `Could not open the online games in ${nameOf(client)}: ${messageOf(error)}.`;
    return fail(isStarting(error) ? "cannot-read" : "cannot-write", message);
  } finally {
    await client.end().catch(() => {});
  }
}

async function believedOf(client: Client): Promise<number> {
  const { rows } = await client.query<{ at: number }>(readBelieved, [phases]);
  return rows[0]?.at ?? 0;
}

/** The database in words, without its password. */
function nameOf({ host, port, database }: Client): string {
  return `the database ${database ?? ""} at ${host}, port ${port}`;
}

/** Some of the driver's errors have a code and no message. */
function messageOf(error: unknown): string {
  return reasonOf(error) || (codeOf(error) ?? "no reason given");
}
