/**
 * Online matches in one SQLite file, for one process. The log is written ahead and synced at every commit
 * (`journal_mode=WAL`, `synchronous=FULL`).
 */

import { setImmediate as nextTurn } from "node:timers/promises";
import { ok, type Result } from "../../core/result.ts";
import type { OnlineEvent } from "../../protocol/online/events.ts";
import { Expiry, expirySlice } from "../expiry.ts";
import {
  type Append,
  type AppendAnswer,
  type Expired,
  type MatchStore,
  type NewMatch,
  type NodeShare,
  type ReadAnswer,
  type Retention,
  readMatch,
  readPhase,
} from "../match-store.ts";
import { type BackupOffer, offerBackups } from "./backup-socket.ts";
import { type DatabaseFile, openDatabaseFile } from "./database-file.ts";
import type { Database } from "./driver.ts";
import { GroupCommit } from "./group-commit.ts";
import { LocalPresence } from "./presence.ts";
import { schemaVersion } from "./schema.ts";

/**
 * When the log is so long (16 MB) it is written into the file, for which a commit has to wait. By SQLite's own default of
 * 1,000 pages that happened to one commit in a hundred under load.
 */
const pagesToCheckpoint = 4_000;
const checkpointByItself = `PRAGMA wal_autocheckpoint = ${pagesToCheckpoint}`;

/** A match's key in the tables. */
type MatchNumber = number | bigint;

interface MatchAge {
  readonly number: MatchNumber;
  readonly phase: string;
  readonly at: number;
}

export interface SqliteStoreRequest {
  readonly folder: string;
  readonly onError: (error: unknown) => void;
}

export function openSqliteStore({ folder, onError }: SqliteStoreRequest): Result<MatchStore> {
  const opened = openDatabaseFile(folder);
  return opened.ok ? ok(new SqliteStore(opened.value, { folder, onError })) : opened;
}

class SqliteStore implements MatchStore {
  readonly #database: Database;
  /** Throws where what is stored would be lost, and what is read may never have been acknowledged. */
  readonly #check: () => void;
  readonly #onError: (error: unknown) => void;
  readonly #statements: DatabaseFile["statements"];
  readonly #commits: GroupCommit<AppendAnswer>;
  readonly #presence = new LocalPresence(() => this.now());
  readonly #expiry: Expiry<MatchNumber>;
  readonly #backups: BackupOffer;
  #isClosed = false;

  constructor({ database, statements, isLost }: DatabaseFile, { folder, onError }: SqliteStoreRequest) {
    this.#database = database;
    database.exec(checkpointByItself);
    this.#onError = onError;
    this.#statements = statements;
    this.#check = () => {
      if (isLost()) throw new Error("The file of the online games, or its log, was moved or deleted.");
    };
    this.#commits = new GroupCommit(database, this.#check, onError);
    this.#expiry = new Expiry(this.#believed());
    this.#backups = offerBackups({ folder, hold: () => this.#holdFile(), onError });
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
    const found = this.#query(() => {
      const row = this.#statements.match.get(match);
      if (row === undefined) return "missing";
      return { row, events: String(this.#statements.eventsAfter.get(row.number, after)?.events ?? "") };
    });
    return typeof found === "string" ? found : readMatch(found.row, found.events);
  }

  async versions(matches: readonly string[]): Promise<ReadonlyMap<string, number> | "unavailable"> {
    const versionOf = (match: string) => this.#statements.version.get(match)?.version;
    const found = this.#query(() => matches.map((match) => [match, versionOf(match)] as const));
    if (found === "unavailable") return found;
    return new Map(
      found.flatMap(([match, version]) => (version === undefined ? [] : [[match, Number(version)]])),
    );
  }

  async countOpen(opener: string): Promise<number | "unavailable"> {
    return this.#query(() => Number(this.#statements.countOpen.get(opener)?.count ?? 0));
  }

  setPresence(match: string, share: NodeShare): void {
    this.#presence.set(match, share);
  }

  async readPresence(match: string) {
    return this.#presence.read(match);
  }

  /** There is no other node. */
  listen(): void {}

  async expire(keep: Retention): Promise<Expired | "unavailable"> {
    const now = this.#expiry.believe(this.now());
    if ((await this.#commits.run(() => this.#setBelieved(now))) === "unavailable") return "unavailable";
    const isOld = ({ phase, at }: MatchAge) => at < now - keep[readPhase(phase)];
    return this.#expiry.sweep({
      remove: (numbers) => this.#remove(numbers, isOld),
      find: (most) => this.#find(isOld, most),
    });
  }

  /** After a commit that failed, a small one is tried. Reading touches each table and index. */
  async isReady(): Promise<boolean> {
    if (this.#isClosed || this.#commits.isDamaged) return false;
    if (this.#query(() => this.#statements.probe.get()) === "unavailable") return false;
    return this.#commits.isHealthy || (await this.#commits.run(() => this.#probe())) === "stored";
  }

  async close(): Promise<void> {
    this.#backups.close();
    this.#commits.flush();
    this.#unlock();
    this.#database.close();
    this.#isClosed = true;
  }

  /** The driver cannot end prepared statements, which keep the file locked in exclusive mode. */
  #unlock(): void {
    try {
      this.#database.exec(
        "PRAGMA journal_mode = DELETE; PRAGMA locking_mode = NORMAL; SELECT count(*) FROM sqlite_master",
      );
    } catch (error) {
      // A full disk, for example. What was acknowledged is in the journal, where the next start finds it.
      this.#onError(error);
    }
  }

  /** Puts all that is stored into the file; then commits go to the log alone, until what it gives is called. */
  #holdFile(): () => void {
    this.#check();
    this.#database.exec("PRAGMA wal_autocheckpoint = 0");
    const release = () => {
      if (!this.#isClosed) this.#database.exec(checkpointByItself);
    };
    const done = this.#database.prepare("PRAGMA wal_checkpoint(TRUNCATE)").get();
    if (done?.busy === 0) return release;
    release();
    throw new Error("The log could not be written into the file of the online games.");
  }

  #query<T>(read: () => T): T | "unavailable" {
    try {
      this.#check();
      return read();
    } catch (error) {
      this.#onError(error);
      return "unavailable";
    }
  }

  #believed(): number {
    const believed = this.#query(() => this.#statements.believed.get()?.at ?? this.now());
    return believed === "unavailable" ? 0 : believed;
  }

  #setBelieved(now: number): AppendAnswer {
    this.#statements.setBelieved.run(now);
    return "stored";
  }

  #probe(): AppendAnswer {
    this.#database.exec(`PRAGMA user_version = ${schemaVersion}`);
    return "stored";
  }

  #insert({ id, opener, phase, keys, events }: NewMatch): AppendAnswer {
    if (this.#exists(id)) return "conflict";
    this.#statements.insertMatch.run(id, opener, phase, keys[0], keys[1]);
    return this.#insertEvents(id, 0, events);
  }

  #extend({ match, after, events, phase, keys, opens }: Append): AppendAnswer {
    if (opens !== undefined && this.#exists(opens.id)) return "conflict";
    if (this.#insertEvents(match, after, events) === "conflict") return "conflict";
    if (opens !== undefined) this.#insert(opens);
    if (phase !== undefined) this.#statements.setPhase.run(phase, match);
    if (keys !== undefined) this.#statements.setKeys.run(keys[0], keys[1], match);
    return "stored";
  }

  #exists(match: string): boolean {
    return this.#statements.match.get(match) !== undefined;
  }

  /** Where the match is not at that version, the first one is not inserted, and so none is. */
  #insertEvents(match: string, after: number, events: readonly OnlineEvent[]): AppendAnswer {
    const { insertEvent } = this.#statements;
    const insert = (event: OnlineEvent, index: number) => {
      const version = after + index;
      return insertEvent.run(match, version, version + 1, event.at, JSON.stringify(event)).changes === 1;
    };
    return events.every(insert) ? "stored" : "conflict";
  }

  /** Looked at and deleted in one transaction: a match in which a player has moved meanwhile is kept. */
  async #remove(numbers: readonly MatchNumber[], isOld: (match: MatchAge) => boolean) {
    let old: readonly MatchAge[] = [];
    const removed = await this.#commits.run(() => {
      old = numbers.flatMap((number) => this.#statements.age.all(number)).filter(isOld);
      for (const { number } of old) {
        this.#statements.deleteEvents.run(number);
        this.#statements.deleteMatch.run(number);
      }
      return "stored";
    });
    return removed === "unavailable" ? removed : old.length;
  }

  async #find(isOld: (match: MatchAge) => boolean, most: number) {
    const found: MatchNumber[] = [];
    let last: MatchNumber | undefined = 0;
    while (last !== undefined && found.length < most) {
      const from: MatchNumber = last;
      const rows = this.#query((): readonly MatchAge[] => this.#statements.slice.all(from, expirySlice));
      if (rows === "unavailable") return rows;
      found.push(...rows.filter(isOld).map(({ number }) => number));
      last = rows.at(-1)?.number;
      await nextTurn();
    }
    return found;
  }
}
