/** Reads matches and their events, many in one statement. */

import { type MatchRow, type ReadAnswer, readMatch } from "../match-store.ts";
import { Batcher } from "./batcher.ts";
import type { Database } from "./database.ts";
import { readBatch } from "./statements.ts";

interface Read {
  readonly id: string;
  readonly after: number;
}

interface Row extends MatchRow {
  readonly id: string;
  readonly events: readonly string[];
}

export function batchReads(database: Database, onError: (error: unknown) => void): Batcher<Read, ReadAnswer> {
  const answer = (row: Row | undefined): ReadAnswer => {
    try {
      return row === undefined ? "missing" : readMatch(row, row.events.join(","));
    } catch (error) {
      // A damaged match is unavailable; the others of its batch are answered.
      onError(error);
      return "unavailable";
    }
  };
  const run = async (reads: readonly Read[]) => {
    const statement = { name: "read", text: readBatch, values: [JSON.stringify(reads)] };
    const rows = await database.run<Row>(statement);
    if (rows === "unavailable") return rows;
    const found = new Map(rows.map((row) => [row.id, row]));
    return reads.map(({ id }) => answer(found.get(id)));
  };
  return new Batcher({
    database,
    run,
    keyOf: ({ id }) => id,
    maxBatch: 128,
    maxWaiting: 32_768,
    lanes: 2,
    onError,
  });
}
