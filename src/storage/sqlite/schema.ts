/** The tables of the embedded store, and the way from every older version to this one. */

import type { DatabaseSync } from "@photostructure/sqlite";
import { fail, ok, type Result } from "../../core/result.ts";

type Database = InstanceType<typeof DatabaseSync>;

/**
 * Each step leads from the version before it to its own. Events are appended to a plain table and found by an index:
 * under load that writes fewer pages than a table ordered by match.
 */
const steps: readonly string[] = [
  `CREATE TABLE matches (
     id TEXT PRIMARY KEY,
     opener TEXT NOT NULL,
     phase TEXT NOT NULL,
     key1 TEXT,
     key2 TEXT
   ) WITHOUT ROWID;
   CREATE INDEX open_matches ON matches (opener) WHERE phase <> 'over';
   CREATE TABLE events (
     place INTEGER PRIMARY KEY,
     match TEXT NOT NULL,
     version INTEGER NOT NULL,
     at INTEGER NOT NULL,
     event TEXT NOT NULL
   );
   CREATE UNIQUE INDEX events_of_match ON events (match, version);`,
];

export function migrate(database: Database): Result<void> {
  const version = Number(database.prepare("PRAGMA user_version").get()?.user_version ?? 0);
  if (version > steps.length)
    return fail(
      "newer-record",
      `The online games were stored by a newer Switchyard (schema ${version}); this one reads up to ${steps.length}.`,
    );
  for (const [index, step] of steps.entries())
    if (index >= version) database.exec(`BEGIN; ${step} PRAGMA user_version = ${index + 1}; COMMIT;`);
  return ok(undefined);
}
