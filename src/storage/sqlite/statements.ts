/** The statements of the embedded store, prepared once. */

import type { DatabaseSync } from "@photostructure/sqlite";

export function prepareStatements(database: InstanceType<typeof DatabaseSync>) {
  return {
    match: database.prepare("SELECT number, opener, phase, key1, key2 FROM matches WHERE id = ?"),
    insertMatch: database.prepare(
      "INSERT INTO matches (id, opener, phase, key1, key2) VALUES (?, ?, ?, ?, ?)",
    ),
    setPhase: database.prepare("UPDATE matches SET phase = ? WHERE number = ?"),
    setKeys: database.prepare("UPDATE matches SET key1 = ?, key2 = ? WHERE number = ?"),
    deleteMatch: database.prepare("DELETE FROM matches WHERE number = ?"),
    countOpen: database.prepare("SELECT count(*) AS count FROM matches WHERE opener = ? AND phase <> 'over'"),
    insertEvent: database.prepare("INSERT INTO events (match, version, at, event) VALUES (?, ?, ?, ?)"),
    version: database.prepare(
      `SELECT number, (SELECT max(version) FROM events WHERE match = number) AS version
       FROM matches WHERE id = ?`,
    ),
    eventsAfter: database.prepare(
      "SELECT event FROM events WHERE match = ? AND version > ? ORDER BY version",
    ),
    deleteEvents: database.prepare("DELETE FROM events WHERE match = ?"),
    /** A slice of all matches, each with the time of its last event. */
    slice: database.prepare(
      `SELECT number, phase, (SELECT at FROM events WHERE match = number ORDER BY version DESC LIMIT 1) AS at
         FROM matches WHERE number > ? ORDER BY number LIMIT ?`,
    ),
  };
}
