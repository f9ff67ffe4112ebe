/**
 * Online matches in one SQLite file, for one process. The log is written ahead and synced at every commit
 * (`journal_mode=WAL`, `synchronous=FULL`); the file is locked, so that a second server on it is refused.
 */

import { mkdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { DatabaseSync } from "@photostructure/sqlite";
import { fail, ok, type Result } from "../../core/result.ts";
import { reasonOf } from "../../core/text.ts";
import type { OnlineEvent } from "../../protocol/online/events.ts";
import { LocalPresence } from "../local-presence.ts";
import {
  type Append,
  type AppendAnswer,
  type ExpiryPolicy,
  type MatchStore,
  type NewMatch,
  type NodeShare,
  type Phase,
  phases,
  type ReadAnswer,
} from "../match-store.ts";
import { readStoredEvents } from "../stored-event.ts";
import { GroupCommit } from "./group-commit.ts";
import { migrate, schemaVersion } from "./schema.ts";
import { prepareStatements } from "./statements.ts";

type Database = InstanceType<typeof DatabaseSync>;

/** How a match is named inside the file. */
type MatchNumber = number | bigint;

interface MatchAge {
  readonly number: MatchNumber;
  readonly phase: string;
  readonly at: number;
}

/** How many matches are looked at in one go when old ones are deleted. */
const expirySlice = 500;

export interface SqliteStoreRequest {
  readonly folder: string;
  readonly onError: (error: unknown) => void;
}

export function openSqliteStore({ folder, onError }: SqliteStoreRequest): Result<MatchStore> {
  const opened = openDatabase(folder);
  if (!opened.ok) return opened;
  const migrated = migrate(opened.value.database);
  if (migrated.ok) return ok(new SqliteStore(opened.value, onError));
  opened.value.database.close();
  return migrated;
}

interface OpenFile {
  readonly database: Database;
  readonly path: string;
}

function openDatabase(folder: string): Result<OpenFile> {
  try {
    mkdirSync(folder, { recursive: true });
    const path = join(folder, "online.sqlite");
    const database = new DatabaseSync(path);
    database.exec("PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL");
    return ok({ database, path });
  } catch (error) {
    const reason = reasonOf(error);
    if (/locked|busy/.test(reason))
      return fail(
        "exists",
        `Another Switchyard serves the games in ${folder}; stop it, or choose another --data.`,
      );
    return fail("cannot-write", `The online games cannot be kept in ${folder}: ${reason}.`);
  }
}

/** A file that was deleted or replaced can still be written to, and nobody would ever find what was written. */
function stillThere(path: string): () => void {
  const opened = statSync(path).ino;
  return () => {
    if (statSync(path, { throwIfNoEntry: false })?.ino !== opened)
      throw new Error("The file of the online games is no longer in its place.");
  };
}

class SqliteStore implements MatchStore {
  readonly #database: Database;
  readonly #onError: (error: unknown) => void;
  readonly #statements: ReturnType<typeof prepareStatements>;
  readonly #commits: GroupCommit<AppendAnswer>;
  readonly #presence = new LocalPresence(() => this.now());

  constructor({ database, path }: OpenFile, onError: (error: unknown) => void) {
    this.#database = database;
    this.#onError = onError;
    this.#statements = prepareStatements(database);
    this.#commits = new GroupCommit(database, stillThere(path), onError);
  }

  /** Counts on from the start of the process: a wall clock that is set back must not give players time. */
  now(): number {
    return Math.floor(performance.timeOrigin + performance.now());
  }

  create(match: NewMatch): Promise<AppendAnswer> {
    return this.#commits.run(() => this.#insert(match));
  }

  append(append: Append): Promise<AppendAnswer> {
    return this.#commits.run(() => this.#extend(append));
  }

  async read(match: string, after: number): Promise<ReadAnswer> {
    const found = this.#find(match, after);
    if (typeof found === "string") return found;
    const { row, events } = found;
    return {
      keys: [textOrNull(row.key1), textOrNull(row.key2)],
      opener: String(row.opener),
      phase: phaseOf(row.phase),
      events: readStoredEvents(events),
    };
  }

  #find(match: string, after: number) {
    try {
      const row = this.#statements.match.get(match);
      if (row === undefined) return "missing";
      const events = this.#statements.eventsAfter.all(row.number, after);
      return { row, events: events.map(({ event }) => String(event)) };
    } catch (error) {
      this.#onError(error);
      return "unavailable";
    }
  }

  async versions(matches: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const found = matches.map((match) => [match, this.#statements.version.get(match)?.version] as const);
    return new Map(
      found.flatMap(([match, version]) => (version === undefined ? [] : [[match, Number(version)]])),
    );
  }

  async countOpen(opener: string): Promise<number> {
    return Number(this.#statements.countOpen.get(opener)?.count ?? 0);
  }

  setPresence(match: string, share: NodeShare): void {
    this.#presence.set(match, share);
  }

  async readPresence(match: string) {
    return this.#presence.read(match);
  }

  /** There is no other node. */
  listen(): void {}

  /** In slices, with room for moves between them. */
  async expire({ keep }: ExpiryPolicy): Promise<number> {
    const now = this.now();
    let gone = 0;
    let last: MatchNumber | undefined = 0;
    while (last !== undefined) {
      const from: MatchNumber = last;
      let rows: readonly MatchAge[] = [];
      let old: readonly MatchAge[] = [];
      // Looked at and deleted in one transaction: a match that somebody comes back to meanwhile is kept.
      const removed = await this.#commits.run(() => {
        rows = this.#statements.slice.all(from, expirySlice);
        old = rows.filter(({ phase, at }) => at < now - keep[phaseOf(phase)]);
        return this.#remove(old);
      });
      if (removed === "stored") gone += old.length;
      last = rows.at(-1)?.number;
      await nextTurn();
    }
    return gone;
  }

  /** After a commit that failed, a small one is tried. */
  async isReady(): Promise<boolean> {
    if (!this.#database.isOpen) return false;
    return this.#commits.isHealthy || (await this.#commits.run(() => this.#probe())) === "stored";
  }

  async close(): Promise<void> {
    this.#commits.flush();
    this.#letGo();
    this.#database.close();
  }

  /** The driver cannot end prepared statements, and while one lives the file stays locked unless it is let go of. */
  #letGo(): void {
    try {
      this.#database.exec(
        "PRAGMA journal_mode = DELETE; PRAGMA locking_mode = NORMAL; SELECT count(*) FROM sqlite_master",
      );
    } catch (error) {
      // A full disk, say. What was acknowledged is in the journal, and the next start finds it there.
      this.#onError(error);
    }
  }

  #probe(): AppendAnswer {
    this.#database.exec(`PRAGMA user_version = ${schemaVersion}`);
    return "stored";
  }

  #insert(match: NewMatch): AppendAnswer {
    const { id, opener, phase, keys, events } = match;
    if (this.#statements.match.get(id) !== undefined) return "conflict";
    const { lastInsertRowid } = this.#statements.insertMatch.run(id, opener, phase, keys[0], keys[1]);
    this.#insertEvents(lastInsertRowid, events);
    return "stored";
  }

  #extend({ match, after, events, phase, keys, opens }: Append): AppendAnswer {
    const stored = this.#statements.version.get(match);
    if (stored?.version !== after) return "conflict";
    if (opens !== undefined && this.#insert(opens) !== "stored") return "conflict";
    const { number } = stored;
    this.#insertEvents(number, events);
    if (phase !== undefined) this.#statements.setPhase.run(phase, number);
    if (keys !== undefined) this.#statements.setKeys.run(keys[0], keys[1], number);
    return "stored";
  }

  #insertEvents(match: MatchNumber, events: readonly OnlineEvent[]): void {
    for (const event of events)
      this.#statements.insertEvent.run(match, event.version, event.at, JSON.stringify(event));
  }

  #remove(matches: readonly MatchAge[]): AppendAnswer {
    for (const { number } of matches) {
      this.#statements.deleteEvents.run(number);
      this.#statements.deleteMatch.run(number);
    }
    return "stored";
  }
}

function textOrNull(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}

function phaseOf(value: unknown): Phase {
  return phases.find((phase) => phase === value) ?? "over";
}
