import { Client } from "pg";
import { fail, ok, type Result, refuseVersion } from "../../../core/result.ts";
import { errorText } from "../../../core/text.ts";
import { type Outage, phases } from "../match-store.ts";
import { codeOf, connectionConfig, isStarting } from "./database.ts";
import { silenceMs } from "./presence.ts";
import { statements } from "./statements.ts";

export interface Prepared {
  /** The time from which `believableTime` counts. */
  readonly believed: number;
  readonly outages: readonly Outage[];
}

/** Fails with `cannot-read` if trying again in a moment may help. */
export async function prepareDatabase(url: string): Promise<Result<Prepared>> {
  const client = new Client({
    ...connectionConfig(url),
    lock_timeout: 0,
    statement_timeout: 0,
    query_timeout: 0,
  });
  client.on("error", () => {});
  try {
    await client.connect();
    const ready = await prepareTables(client);
    if (!ready.ok) return ready;
    const { rows: outages } = await client.query<Outage>(statements.outages);
    const { rows: times } = await client.query<{ at: number }>(statements.believed, [phases]);
    return ok({ believed: times[0]?.at ?? 0, outages });
  } catch (error) {
    // Some errors of the driver have a code, but no message.
    const reason = errorText(error) || (codeOf(error) ?? "no reason given");
    const name = client.database ? ` ${client.database}` : "";
    const place = `the database${name} at ${client.host}, port ${client.port}`;
    const message = `Couldn't open the online games in ${place}: ${reason}.`;
    return fail(isStarting(error) ? "cannot-read" : "cannot-write", message);
  } finally {
    await client.end().catch(() => {});
  }
}

/** If you change the tables, raise this, and upgrade older ones. Only add to them, because older nodes may still be running. */
const schemaVersion = 4;

// A match's row has its version, so an append can check it. The indexes have only columns that rarely change, and pages
// have room for new versions of their rows, so most moves don't have to update any index of this table.
const tables = `
  CREATE TABLE switchyard_matches (
    id text COLLATE "C" PRIMARY KEY,
    network text NOT NULL,
    phase text NOT NULL,
    key1 text,
    key2 text,
    version integer NOT NULL,
    touched bigint NOT NULL,
    touched_hour integer NOT NULL
  ) WITH (fillfactor = 80);
  CREATE INDEX switchyard_old_matches ON switchyard_matches (phase, touched_hour);
  CREATE INDEX switchyard_open_matches ON switchyard_matches (network) WHERE phase <> 'over';
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
  );
  CREATE TABLE switchyard_clock (one boolean PRIMARY KEY DEFAULT true, believed bigint NOT NULL);
  CREATE TABLE switchyard_outages (began bigint NOT NULL, ended bigint NOT NULL);`;

/** Makes starting nodes take turns. Any number would do, but it must never change. */
const turn = 7_948_201;

async function prepareTables(client: Client): Promise<Result<void>> {
  await client.query("BEGIN");
  await client.query("SELECT pg_advisory_xact_lock($1)", [turn]);
  await client.query("CREATE TABLE IF NOT EXISTS switchyard_schema (version integer NOT NULL)");
  const { rows } = await client.query<{ version: number }>("SELECT version FROM switchyard_schema");
  const version = rows[0]?.version;
  if (version === undefined) {
    await client.query(tables);
    await client.query("INSERT INTO switchyard_schema VALUES ($1)", [schemaVersion]);
  } else if (version !== schemaVersion) {
    await client.query("ROLLBACK");
    return refuseVersion("The database was written", version, schemaVersion);
  }
  await client.query(statements.noteOutage, [silenceMs]);
  await client.query("COMMIT");
  return ok(undefined);
}
