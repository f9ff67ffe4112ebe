/** Reads matches, and stores appends and new matches: many in one statement. */

import {
  type Append,
  type AppendAnswer,
  type MatchRow,
  type NewMatch,
  type ReadAnswer,
  readMatch,
} from "../match-store.ts";
import { type Batcher, makeBatcher } from "./batcher.ts";
import { isConstraintViolation } from "./connection.ts";
import type { PostgresDatabase } from "./database.ts";

interface Read {
  readonly id: string;
  readonly after: number;
}

interface Row extends MatchRow {
  readonly id: string;
  readonly events: readonly string[];
}

export function batchReads(
  database: PostgresDatabase,
  onError: (error: unknown) => void,
): Batcher<Read, ReadAnswer> {
  const answer = (row: Row | undefined): ReadAnswer => {
    try {
      return row === undefined ? "missing" : readMatch(row, row.events.join(","));
    } catch (error) {
      // A damaged match is unavailable; the rest of its batch is answered.
      onError(error);
      return "unavailable";
    }
  };
  const run = async (reads: readonly Read[]) => {
    const rows = await database.run<Row>("read", JSON.stringify(reads));
    if (rows === "unavailable") return rows;
    const found = new Map(rows.map((row) => [row.id, row]));
    return reads.map(({ id }) => answer(found.get(id)));
  };
  return makeBatcher({
    database,
    run,
    keyOf: ({ id }) => id,
    maxBatch: 128,
    maxWaiting: 32_768,
    lanes: 2,
    onError,
  });
}

type Write = Append | NewMatch;

export function batchWrites(
  database: PostgresDatabase,
  onStored: (matches: readonly string[]) => void,
  onError: (error: unknown) => void,
): Batcher<Write, AppendAnswer> {
  const store = async (writes: readonly Write[]): Promise<readonly AppendAnswer[]> => {
    const lists = [writes.flatMap(wantedRows), writes.flatMap(openedRows), writes.flatMap(eventRows)];
    const values = lists.map((rows) => JSON.stringify(rows));
    const rows = await database.run<{ id: string }>("write", ...values);
    if (rows === "unavailable") return writes.map(() => "unavailable");
    const stored = new Set(rows.map(({ id }) => id));
    const moved = writes.filter(isAppend).flatMap(({ match }) => (stored.has(match) ? [match] : []));
    if (moved.length > 0) onStored(moved);
    return writes.map((write) => (stored.has(idOf(write)) ? "stored" : "conflict"));
  };
  /** A write that violates a constraint fails its whole batch: then each write is tried alone. */
  const run = async (writes: readonly Write[]): Promise<readonly AppendAnswer[]> => {
    try {
      return await store(writes);
    } catch (error) {
      if (!isConstraintViolation(error)) throw error;
      if (writes.length === 1) return ["conflict"];
      const answers: AppendAnswer[] = [];
      for (const write of writes) answers.push(...(await run([write])));
      return answers;
    }
  };
  return makeBatcher({ database, run, keyOf: idOf, maxBatch: 256, maxWaiting: 4_096, lanes: 2, onError });
}

function isAppend(write: Write): write is Append {
  return "match" in write;
}

function idOf(write: Write): string {
  return isAppend(write) ? write.match : write.id;
}

function wantedRows(write: Write) {
  if (!isAppend(write)) return [];
  const { match, after, events, phase = null, keys, opens } = write;
  const [key1, key2] = keys ?? [null, null];
  const at = events.at(-1)?.at ?? 0;
  const version = after + events.length;
  return [{ id: match, after, version, at, phase, rekey: keys !== undefined, key1, key2, opens: opens?.id }];
}

function openedRows(write: Write) {
  const opened = isAppend(write) ? write.opens : write;
  if (opened === undefined) return [];
  const { id, opener, phase, keys, events } = opened;
  const [key1, key2] = keys;
  const { version, at } = events.at(-1) ?? { version: 0, at: 0 };
  const parent = isAppend(write) ? write.match : undefined;
  return [{ id, opener, phase, key1, key2, version, at, parent }];
}

function eventRows(write: Write): readonly object[] {
  const match = idOf(write);
  const own = write.events.map((event) => ({ match, version: event.version, event: JSON.stringify(event) }));
  return isAppend(write) && write.opens !== undefined ? [...own, ...eventRows(write.opens)] : own;
}
