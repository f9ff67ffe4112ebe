/** How the store connects to the database: every statement has a time limit, and every move waits for the disk. */

import type { ClientConfig } from "pg";
import { reasonOf } from "../../../core/text.ts";

/** Milliseconds. The database gives up first, so that the outcome of a statement is known whenever possible. */
const limits = { connect: 2_000, statement: 2_000, lock: 1_000, answer: 2_500 } as const;

/** Every table is read by its index: a plan made while a table was empty must not survive as it grows. */
export function connectionConfig(url: string, synchronousCommit: "on" | "off"): ClientConfig {
  const settings = [`synchronous_commit=${synchronousCommit}`, "enable_seqscan=off", "jit=off"];
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

/** Errors such as two rows with one key: the statement is at fault, not the state of the database. */
export function isConstraintViolation(error: unknown): boolean {
  return codeOf(error)?.startsWith("23") ?? false;
}

/** A statement timed out or gave way to another; the connection is sound. */
export function isTransient(error: unknown): boolean {
  return ["57014", "55P03", "40P01", "40001"].includes(codeOf(error) ?? "");
}

const startingCodes =
  "ECONNREFUSED ECONNRESET EHOSTUNREACH ENETUNREACH ENOTFOUND EAI_AGAIN ETIMEDOUT 57P03".split(" ");

/** The database may be ready in a moment: it isn't listening yet, its name isn't known yet, or it is starting up. */
export function isStarting(error: unknown): boolean {
  const code = codeOf(error);
  // The driver has no code for a connection that is not answered or breaks off.
  return code === undefined ? /timeout|terminated/i.test(reasonOf(error)) : startingCodes.includes(code);
}
