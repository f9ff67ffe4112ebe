/** Stores appends and new matches, many in one transaction. */

import type { Append, AppendAnswer, NewMatch } from "../match-store.ts";
import { Batcher } from "./batcher.ts";
import { isConstraintViolation } from "./connection.ts";
import type { Database } from "./database.ts";
import { writeBatch } from "./statements.ts";

type Write =
  | { readonly kind: "create"; readonly match: NewMatch }
  | { readonly kind: "append"; readonly append: Append };

interface WritesRequest {
  readonly database: Database;
  /** These matches have new events. */
  readonly onStored: (matches: readonly string[]) => void;
  readonly onError: (error: unknown) => void;
}

export function batchWrites({ database, onStored, onError }: WritesRequest): Batcher<Write, AppendAnswer> {
  const store = async (writes: readonly Write[]): Promise<readonly AppendAnswer[]> => {
    const values = [wantedRows(writes), openedRows(writes), eventRows(writes)].map((rows) =>
      JSON.stringify(rows),
    );
    const rows = await database.run<{ id: string }>({ name: "write", text: writeBatch, values });
    if (rows === "unavailable") return writes.map(() => "unavailable");
    const stored = new Set(rows.map(({ id }) => id));
    const moved = writes.filter((write) => write.kind === "append" && stored.has(idOf(write)));
    if (moved.length > 0) onStored(moved.map(idOf));
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
  return new Batcher({ database, run, keyOf: idOf, maxBatch: 256, maxWaiting: 4_096, lanes: 2, onError });
}

function idOf(write: Write): string {
  return write.kind === "create" ? write.match.id : write.append.match;
}

function wantedRows(writes: readonly Write[]) {
  return writes.flatMap((write) => (write.kind === "append" ? [wantedRow(write.append)] : []));
}

function wantedRow({ match, after, events, phase, keys, opens }: Append) {
  return {
    id: match,
    after,
    version: after + events.length,
    at: events.at(-1)?.at ?? 0,
    phase: phase ?? null,
    rekey: keys !== undefined,
    key1: keys?.[0] ?? null,
    key2: keys?.[1] ?? null,
    opens: opens?.id ?? null,
  };
}

function openedRows(writes: readonly Write[]) {
  return writes.flatMap((write) => {
    if (write.kind === "create") return [openedRow(write.match, null)];
    const { match, opens } = write.append;
    return opens === undefined ? [] : [openedRow(opens, match)];
  });
}

function openedRow({ id, opener, phase, keys, events }: NewMatch, parent: string | null) {
  const last = events.at(-1);
  return {
    id,
    opener,
    phase,
    key1: keys[0],
    key2: keys[1],
    version: last?.version ?? 0,
    at: last?.at ?? 0,
    parent,
  };
}

function eventRows(writes: readonly Write[]) {
  return writes.flatMap((write) => {
    if (write.kind === "create") return matchEvents(write.match);
    const { match, events, opens } = write.append;
    return [...matchEvents({ id: match, events }), ...(opens === undefined ? [] : matchEvents(opens))];
  });
}

function matchEvents({ id, events }: Pick<NewMatch, "id" | "events">) {
  return events.map((event) => ({ match: id, version: event.version, event: JSON.stringify(event) }));
}
