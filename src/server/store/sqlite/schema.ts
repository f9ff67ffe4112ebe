import { createRequire } from "node:module";
import type { DatabaseSync } from "@photostructure/sqlite";
import { fail, ok, type Result, refuseVersion } from "../../../core/result.ts";

export type Database = InstanceType<typeof DatabaseSync>;

interface Driver {
  readonly DatabaseSync: new (path: string) => Database;
}

const packageName = "@photostructure/sqlite";

/** SQLite is part of Node since 22.13. Older versions need a package with the same interface. */
export function openSqliteFile(path: string): Result<Database> {
  const driver = builtIn() ?? installed();
  if (driver === undefined)
    return fail(
      "not-found",
      `Online games need SQLite, which Node ${process.versions.node} doesn't include. Use Node 22.13 or newer, or run: npm install ${packageName}`,
    );
  return ok(new driver.DatabaseSync(path));
}

/** Node's own type doesn't say that Node 20 returns undefined for SQLite. */
const nodeModules: { readonly getBuiltinModule: (id: string) => Driver | undefined } = process;

/** Silences Node's warning that SQLite is experimental. Operators can't do anything about it. */
function builtIn(): Driver | undefined {
  const emitWarning = process.emitWarning.bind(process);
  process.emitWarning = () => {};
  try {
    return nodeModules.getBuiltinModule("node:sqlite");
  } finally {
    process.emitWarning = emitWarning;
  }
}

function installed(): Driver | undefined {
  try {
    return createRequire(import.meta.url)(packageName);
  } catch {
    return undefined;
  }
}

/** If you change the tables, raise this, and add code that upgrades older files. */
export const schemaVersion = 4;

/** Events refer to a match by its number. With its id, they'd take about twice as long to write. */
const tables = `
  CREATE TABLE matches (
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    network TEXT NOT NULL,
    phase TEXT NOT NULL,
    key1 TEXT,
    key2 TEXT
  );
  CREATE INDEX open_matches ON matches (network) WHERE phase <> 'over';
  CREATE INDEX matches_for_anyone ON matches (number) WHERE phase = 'anyone';
  CREATE TABLE events (
    place INTEGER PRIMARY KEY,
    match INTEGER NOT NULL,
    version INTEGER NOT NULL,
    at INTEGER NOT NULL,
    event TEXT NOT NULL
  );
  CREATE UNIQUE INDEX events_of_match ON events (match, version);
  CREATE TABLE clock (believed INTEGER NOT NULL);
  CREATE TABLE alive (at INTEGER NOT NULL);
  CREATE TABLE outages (began INTEGER NOT NULL, ended INTEGER NOT NULL);`;

export function prepareTables(database: Database): Result<void> {
  const version = readVersion(database);
  if (version === 0) database.exec(`BEGIN; ${tables} PRAGMA user_version = ${schemaVersion}; COMMIT;`);
  else if (version !== schemaVersion)
    return refuseVersion("The online games were stored", version, schemaVersion);
  return ok(undefined);
}

export function readVersion(database: Database): number {
  return Number(database.prepare("PRAGMA user_version").get()?.user_version);
}

const lastTime = "(SELECT at FROM events WHERE match = number ORDER BY version DESC LIMIT 1)";

const lastVersion = "(SELECT max(version) FROM events WHERE match = number)";

export function prepareStatements(database: Database) {
  const sql = (text: string) => database.prepare(text);
  return {
    match: sql("SELECT number, network, phase, key1, key2 FROM matches WHERE id = ?"),
    insertMatch: sql("INSERT INTO matches (id, network, phase, key1, key2) VALUES (?, ?, ?, ?, ?)"),
    setPhase: sql("UPDATE matches SET phase = ? WHERE id = ?"),
    setKeys: sql("UPDATE matches SET key1 = ?, key2 = ? WHERE id = ?"),
    deleteMatch: sql("DELETE FROM matches WHERE number = ?"),
    countOpen: sql("SELECT count(*) AS count FROM matches WHERE network = ? AND phase <> 'over'"),
    forAnyone: sql("SELECT id FROM matches WHERE phase = 'anyone' ORDER BY number LIMIT ?"),
    /** Inserts nothing unless the event follows the match's last one. */
    insertEvent: sql(
      `INSERT OR IGNORE INTO events (match, version, at, event)
       VALUES ((SELECT number FROM matches WHERE id = ? AND ${lastVersion} IS nullif(?, 0)), ?, ?, ?)`,
    ),
    version: sql(`SELECT id, ${lastVersion} AS version FROM matches WHERE id = ?`),
    eventsAfter: sql(
      `SELECT coalesce(group_concat(event), '') AS events
         FROM (SELECT event FROM events WHERE match = ? AND version > ? ORDER BY version)`,
    ),
    deleteEvents: sql("DELETE FROM events WHERE match = ?"),
    /** The time of the last sweep. Before the first one, the time of the newest event. */
    believed: sql(
      `SELECT coalesce((SELECT believed FROM clock),
         (SELECT at FROM events ORDER BY place DESC LIMIT 1)) AS at`,
    ),
    setBelieved: sql("INSERT OR REPLACE INTO clock (rowid, believed) VALUES (1, ?)"),
    lastAlive: sql(
      `SELECT max(coalesce((SELECT at FROM alive), 0),
         coalesce((SELECT at FROM events ORDER BY place DESC LIMIT 1), 0)) AS at`,
    ),
    setAlive: sql("INSERT OR REPLACE INTO alive (rowid, at) VALUES (1, ?)"),
    insertOutage: sql("INSERT INTO outages (began, ended) VALUES (?, ?)"),
    outages: sql("SELECT began, ended FROM outages"),
    /** Reads a little from every table and index that a new match needs, to see if they're damaged. */
    probe: sql(
      `SELECT (SELECT count(*) FROM matches WHERE id = ''),
         (SELECT count(*) FROM matches WHERE network = '' AND phase <> 'over'),
         (SELECT max(version) FROM events WHERE match = (SELECT max(number) FROM matches)),
         (SELECT event FROM events ORDER BY place DESC LIMIT 1)`,
    ),
    newest: sql(`SELECT id FROM (SELECT id, ${lastTime} AS at FROM matches) ORDER BY at DESC LIMIT ?`),
    /** Changes when another process writes, such as an operator's command. */
    foreignVersion: sql("PRAGMA data_version"),
    /** Leaves out the pages of deleted games, because new ones reuse them. */
    bytes: sql(
      `SELECT (page_count - freelist_count) * page_size AS bytes
         FROM pragma_page_count, pragma_freelist_count, pragma_page_size`,
    ),
    lastNumber: sql("SELECT max(number) AS number FROM matches"),
    /** The matches whose last event is older than allowed in their phase. The times are in the order of `phases`. */
    oldBetween: sql(
      `SELECT number FROM matches WHERE number BETWEEN ? AND ?
         AND ${lastTime} < CASE phase WHEN 'anyone' THEN ? WHEN 'waiting' THEN ? WHEN 'playing' THEN ? ELSE ? END`,
    ),
  };
}
