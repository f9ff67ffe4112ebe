/**
 * The tables, and the way from every older version to this one. Nodes that start at the same time take turns. During a
 * rolling upgrade nodes of the version before still run: a step may add to what is there, not change or remove it.
 */

import type { ClientBase } from "pg";
import { fail, ok, type Result } from "../../core/result.ts";

/** Each step leads from the version before it to its own. */
const steps: readonly string[] = [
  // A match's row holds its version, on which appends are compared and set. No index has a column that a move
  // changes (but for the first one in an hour), and pages have room for the new row: a move writes no index of this table.
  `CREATE TABLE switchyard_matches (
     id text COLLATE "C" PRIMARY KEY,
     opener text NOT NULL,
     phase text NOT NULL,
     key1 text,
     key2 text,
     version integer NOT NULL,
     touched bigint NOT NULL,
     touched_hour integer NOT NULL
   ) WITH (fillfactor = 80);
   CREATE INDEX switchyard_old_matches ON switchyard_matches (phase, touched_hour);
   CREATE INDEX switchyard_open_matches ON switchyard_matches (opener) WHERE phase <> 'over';
   CREATE TABLE switchyard_events (
     match text COLLATE "C" NOT NULL,
     version integer NOT NULL,
     event text NOT NULL,
     PRIMARY KEY (match, version)
   );
   CREATE TABLE switchyard_nodes (
     node text COLLATE "C" PRIMARY KEY,
     seen bigint NOT NULL
   );
   CREATE TABLE switchyard_presence (
     match text COLLATE "C" NOT NULL,
     node text COLLATE "C" NOT NULL,
     seat1 integer NOT NULL,
     seat2 integer NOT NULL,
     watchers integer NOT NULL,
     PRIMARY KEY (match, node)
   );
   CREATE INDEX switchyard_presence_of_node ON switchyard_presence (node);
   CREATE TABLE switchyard_gone (
     match text COLLATE "C" PRIMARY KEY,
     gone1 bigint,
     gone2 bigint
   );`,
  "CREATE TABLE switchyard_clock (one boolean PRIMARY KEY DEFAULT true, believed bigint NOT NULL)",
];

/** Any number will do, as long as it stays the same. */
const turn = 7_948_201;

export async function migrate(client: ClientBase): Promise<Result<void>> {
  await client.query("BEGIN");
  await client.query("SELECT pg_advisory_xact_lock($1)", [turn]);
  await client.query("CREATE TABLE IF NOT EXISTS switchyard_schema (version integer NOT NULL)");
  const { rows } = await client.query<{ version: number }>(
    "SELECT coalesce(max(version), 0) AS version FROM switchyard_schema",
  );
  const version = rows[0]?.version ?? 0;
  if (version > steps.length) {
    await client.query("ROLLBACK");
    return fail(
      "newer-record",
      `The database belongs to a newer Switchyard (schema ${version}); this one knows up to ${steps.length}.`,
    );
  }
  for (const [index, step] of steps.entries()) if (index >= version) await client.query(step);
  await client.query("DELETE FROM switchyard_schema");
  await client.query("INSERT INTO switchyard_schema VALUES ($1)", [steps.length]);
  await client.query("COMMIT");
  return ok(undefined);
}
