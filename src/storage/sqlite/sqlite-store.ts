/**
 * Online matches in one SQLite file, for one process. The log is written ahead and synced at every commit
 * (`journal_mode=WAL`, `synchronous=FULL`); the file is locked, so that a second server on it is refused.
 */

import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { DatabaseSync } from "@photostructure/sqlite";
import { fail, ok, type Result } from "../../core/result.ts";
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
import { migrate } from "./schema.ts";
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
  readonly onTrouble: (error: unknown) => void;
}

export function openSqliteStore({ folder, onTrouble }: SqliteStoreRequest): Result<MatchStore> {
  const opened = openDatabase(folder);
  if (!opened.ok) return opened;
  const migrated = migrate(opened.value);
  if (migrated.ok) return ok(new SqliteStore(opened.value, onTrouble));
  opened.value.close();
  return migrated;
}

function openDatabase(folder: string): Result<Database> {
  try {
    mkdirSync(folder, { recursive: true });
    const database = new DatabaseSync(join(folder, "online.sqlite"));
    database.exec("PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL");
    return ok(database);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    if (/locked|busy/.test(reason))
      return fail(
        "exists",
        `Another Switchyard serves the games in ${folder}; stop it, or choose another --data.`,
      );
    return fail("cannot-write", `The online games cannot be kept in ${folder}: ${reason}.`);
  }
}

class SqliteStore implements MatchStore {
  readonly #database: Database;
  readonly #statements: ReturnType<typeof prepareStatements>;
  readonly #commits: GroupCommit<AppendAnswer>;
  readonly #presence = new LocalPresence(() => this.now());

  constructor(database: Database, onTrouble: (error: unknown) => void) {
    this.#database = database;
    this.#statements = prepareStatements(database);
    this.#commits = new GroupCommit(database, onTrouble);
  }

  now(): number {
    return Date.now();
  }

  create(match: NewMatch): Promise<AppendAnswer> {
    return this.#commits.run(() => this.#insert(match));
  }

  append(append: Append): Promise<AppendAnswer> {
    return this.#commits.run(() => this.#extend(append));
  }

  async read(match: string, after: number): Promise<ReadAnswer> {
    const row = this.#statements.match.get(match);
    if (row === undefined) return "missing";
    const events = this.#statements.eventsAfter.all(row.number, after);
    return {
      keys: [textOrNull(row.key1), textOrNull(row.key2)],
      opener: String(row.opener),
      phase: phaseOf(row.phase),
      events: readStoredEvents(events.map(({ event }) => String(event))),
    };
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
      const rows: readonly MatchAge[] = this.#statements.slice.all(last, expirySlice);
      const old = rows.filter(({ phase, at }) => at < now - keep[phaseOf(phase)]);
      if (old.length > 0 && (await this.#commits.run(() => this.#remove(old))) === "stored")
        gone += old.length;
      last = rows.at(-1)?.number;
      await nextTurn();
    }
    return gone;
  }

  async isReady(): Promise<boolean> {
    return this.#database.isOpen;
  }

  async close(): Promise<void> {
    this.#commits.flush();
    // The driver cannot end prepared statements, and while one lives the file stays locked unless it is let go of here.
    this.#database.exec(
      "PRAGMA journal_mode = DELETE; PRAGMA locking_mode = NORMAL; SELECT count(*) FROM sqlite_master",
    );
    this.#database.close();
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
