/** The tables of the embedded store, and the way from every older version to this one. */

import type { DatabaseSync } from "@photostructure/sqlite";
import { fail, ok, type Result } from "../../core/result.ts";

type Database = InstanceType<typeof DatabaseSync>;

/**
 * Each step leads from the version before it to its own. Events are appended to a plain table and found by an index, and
 * a match has a number in the order of opening, so that the entries of matches which are played at the same time stand
 * together there. Under load both write fewer pages at each commit: about half the time of one by the match's id.
 */
const steps: readonly string[] = [
  `CREATE TABLE matches (
     number INTEGER PRIMARY KEY,
     id TEXT NOT NULL UNIQUE,
     opener TEXT NOT NULL,
     phase TEXT NOT NULL,
     key1 TEXT,
     key2 TEXT
   );
   CREATE INDEX open_matches ON matches (opener) WHERE phase <> 'over';
   CREATE TABLE events (
     place INTEGER PRIMARY KEY,
     match INTEGER NOT NULL,
     version INTEGER NOT NULL,
     at INTEGER NOT NULL,
     event TEXT NOT NULL
   );
   CREATE UNIQUE INDEX events_of_match ON events (match, version);`,
];

export const schemaVersion = steps.length;

export function migrate(database: Database): Result<void> {
  const version = Number(database.prepare("PRAGMA user_version").get()?.user_version ?? 0);
  if (version > schemaVersion)
    return fail(
      "newer-record",
      `The online games were stored by a newer Switchyard (schema ${version}); this one reads up to ${schemaVersion}.`,
    );
  for (const [index, step] of steps.entries())
    if (index >= version) database.exec(`BEGIN; ${step} PRAGMA user_version = ${index + 1}; COMMIT;`);
  return ok(undefined);
}
