/** A store for one process. A write counts once it's on disk, in SQLite's write-ahead log. */

import { setImmediate } from "node:timers/promises";
import { mapResult, type Result } from "../../../core/result.ts";
import type { OnlineEvent } from "../../../online/events.ts";
import {
  type Append,
  type AppendAnswer,
  awayAfter,
  believableTime,
  expirySlice,
  hasNoClients,
  type MatchStore,
  type NewMatch,
  type NodeShare,
  noClients,
  type Outage,
  type PresenceReading,
  phases,
  readMatch,
  type StoreListener,
} from "../match-store.ts";
import { type DatabaseFile, emptyLog, openDatabaseFile, openFileBesideServer } from "./database-file.ts";
import { busyMs, GroupCommit } from "./group-commit.ts";
import { schemaVersion } from "./schema.ts";

/** After this many pages (16 MB), a commit empties the log. With SQLite's default of 1,000, 1 in 100 commits was slow. */
const pagesToCheckpoint = 4_000;

type Statements = DatabaseFile["statements"];

export interface SqliteStoreRequest {
  readonly folder: string;
  readonly onError: (error: unknown) => void;
}

export function openSqliteStore(request: SqliteStoreRequest): Result<MatchStore> {
  return mapResult(openDatabaseFile(request.folder), (file) => {
    file.database.exec(`PRAGMA wal_autocheckpoint = ${pagesToCheckpoint}`);
    return storeIn(file, request, noteOutage(file.statements, request.onError));
  });
}

export function openOperatorStore(request: SqliteStoreRequest): Result<MatchStore> {
  return mapResult(openFileBesideServer(request.folder), (file) => storeIn(file, request));
}

/** Only servers note when they're running, so an operator's store has no `outages`. */
function storeIn(
  file: DatabaseFile,
  { onError }: SqliteStoreRequest,
  outages?: readonly Outage[],
): MatchStore {
  const { database, statements, isLost } = file;
  const check = () => {
    if (isLost()) throw new Error("The online games file or its log was moved or deleted.");
  };
  const query: Query = (read) => {
    try {
      check();
      return read();
    } catch (error) {
      onError(error);
      return "unavailable";
    }
  };
  // SQLite would wait for other processes and block everything else. `GroupCommit` waits without blocking.
  database.exec("PRAGMA busy_timeout = 0");
  const commits = new GroupCommit(database, check, onError);
  const presence = localPresence(now);
  const believed = query(() => statements.believed.get()?.at ?? now());
  const believe = believableTime(believed === "unavailable" ? 0 : Number(believed));
  const beat = () => void commits.run(() => statements.setAlive.run(now()));
  let stopWatching = () => {};
  let isClosed = false;
  return {
    now,
    create: (match) => commits.run(() => insertMatch(statements, match)),
    append: (append) => commits.run(() => extendMatch(statements, append)),
    async read(match, after) {
      const found = query(() => {
        const row = statements.match.get(match);
        if (row === undefined) return "missing";
        return { row, events: String(statements.eventsAfter.get(row.number, after)?.events ?? "") };
      });
      return typeof found === "string" ? found : readMatch(found.row, found.events);
    },
    async versions(matches) {
      const found = query(() => matches.flatMap((match) => statements.version.all(match)));
      if (found === "unavailable") return found;
      return new Map(found.map(({ id, version }) => [String(id), Number(version)]));
    },
    countOpen: async (network) => query(() => Number(statements.countOpen.get(network)?.count ?? 0)),
    forAnyone: async (most) => query(() => statements.forAnyone.all(most).map(({ id }) => String(id))),
    setPresence: (match, share) => presence.set(match, share),
    readPresence: async (match) => presence.read(match),
    /** There are no other nodes, but an operator may change the games. */
    listen(listener) {
      stopWatching = watchOthers(() => statements.foreignVersion.get()?.data_version, listener);
    },
    newest: async (most) => query(() => statements.newest.all(most).map(({ id }) => String(id))),
    remove: (match) =>
      commits.run(() => {
        const row = statements.match.get(match);
        if (row !== undefined) removeMatch(statements, Number(row.number));
        return row !== undefined;
      }),
    async expire(keep) {
      const time = believe(now());
      const times = phases.map((phase) => time - keep[phase]);
      const last = await commits.run(() => {
        statements.setBelieved.run(time);
        return Number(statements.lastNumber.get()?.number ?? 0);
      });
      if (last === "unavailable") return last;
      let deleted = 0;
      for (let first = 1; first <= last; first += expirySlice) {
        await setImmediate();
        // Most slices have nothing to delete. Finding that out needs no transaction.
        if (query(() => findOld(statements, first, times).length) === 0) continue;
        const count = await commits.run(() => removeOld(statements, first, times));
        if (count === "unavailable") return count;
        deleted += count;
      }
      return deleted;
    },
    /** After a failed commit, the store is ready once a small one succeeds. */
    async isReady() {
      if (isClosed || commits.isDamaged) return false;
      if (query(() => statements.probe.get()) === "unavailable") return false;
      const probe = () => database.exec(`PRAGMA user_version = ${schemaVersion}`);
      return commits.isHealthy || (await commits.run(probe)) !== "unavailable";
    },
    beat,
    awayAfter: (time) => awayAfter(outages ?? [], time, now()),
    size: async () => query(() => Number(statements.bytes.get()?.bytes ?? 0)),
    async close() {
      stopWatching();
      if (outages !== undefined) beat();
      database.exec(`PRAGMA busy_timeout = ${busyMs}`);
      commits.flush(0);
      // The driver keeps its statements open, so SQLite wouldn't empty the log by itself.
      emptyLog(database, onError);
      file.close();
      isClosed = true;
    },
  };
}

type Query = <T>(read: () => T) => T | "unavailable";

/** Milliseconds counted from the start of the process, so players gain no time if the clock is set back. */
function now(): number {
  return Math.floor(performance.timeOrigin + performance.now());
}

/** Returns all outages, including the one that just ended. If reading them fails, the store works without them. */
function noteOutage(
  { lastAlive, setAlive, insertOutage, outages }: Statements,
  onError: (error: unknown) => void,
): readonly Outage[] {
  try {
    const [began, ended] = [Number(lastAlive.get()?.at), now()];
    if (began > 0 && began < ended) insertOutage.run(began, ended);
    setAlive.run(ended);
    return outages.all().map((row) => ({ began: Number(row.began), ended: Number(row.ended) }));
  } catch (error) {
    onError(error);
    return [];
  }
}

const lookEveryMs = 1_000;

function watchOthers(read: () => unknown, listener: StoreListener): () => void {
  let seen: unknown;
  const look = () => {
    try {
      const found = read();
      if (seen !== undefined && found !== seen) listener.recheck();
      seen = found;
    } catch {
      // The next request reports the problem.
    }
  };
  look();
  const timer = setInterval(look, lookEveryMs).unref();
  return () => clearInterval(timer);
}

function insertMatch(statements: Statements, { id, network, phase, keys, events }: NewMatch): AppendAnswer {
  if (statements.match.get(id) !== undefined) return "conflict";
  statements.insertMatch.run(id, network, phase, keys[0], keys[1]);
  return insertEvents(statements, id, 0, events);
}

function extendMatch(statements: Statements, append: Append): AppendAnswer {
  const { match, after, events, phase, keys, opens } = append;
  if (opens !== undefined && statements.match.get(opens.id) !== undefined) return "conflict";
  if (insertEvents(statements, match, after, events) === "conflict") return "conflict";
  if (opens !== undefined) insertMatch(statements, opens);
  if (phase !== undefined) statements.setPhase.run(phase, match);
  if (keys !== undefined) statements.setKeys.run(keys[0], keys[1], match);
  return "stored";
}

/** If the first event doesn't follow the match's last one, none of them is inserted. */
function insertEvents(
  { insertEvent }: Statements,
  match: string,
  after: number,
  events: readonly OnlineEvent[],
): AppendAnswer {
  const insert = (event: OnlineEvent, index: number) => {
    const version = after + index;
    return insertEvent.run(match, version, version + 1, event.at, JSON.stringify(event)).changes === 1;
  };
  return events.every(insert) ? "stored" : "conflict";
}

function findOld({ oldBetween }: Statements, first: number, times: readonly number[]) {
  return oldBetween.all(first, first + expirySlice - 1, ...times);
}

function removeOld(statements: Statements, first: number, times: readonly number[]): number {
  const old = findOld(statements, first, times);
  for (const { number } of old) removeMatch(statements, Number(number));
  return old.length;
}

function removeMatch({ deleteEvents, deleteMatch }: Statements, number: number): void {
  deleteEvents.run(number);
  deleteMatch.run(number);
}

const minute = 60_000;

export function localPresence(now: () => number) {
  const matches = new Map<string, Pick<PresenceReading, "goneSince"> & { readonly share: NodeShare }>();
  const begun = now();
  /** When the last client left a match. Kept for at least a minute. */
  const left = new Map<string, number>();
  const noteLeft = (match: string) => {
    left.delete(match);
    left.set(match, now());
    for (const [each, at] of left) if (at < now() - minute) left.delete(each);
  };
  return {
    set(match: string, share: NodeShare): void {
      const before = matches.get(match)?.goneSince ?? [null, null];
      const since = (seat: 0 | 1) => (share.seats[seat] > 0 ? null : (before[seat] ?? now()));
      if (hasNoClients(share)) {
        if (matches.delete(match)) noteLeft(match);
      } else matches.set(match, { share, goneSince: [since(0), since(1)] });
    },
    read(match: string): PresenceReading {
      const since = left.get(match) ?? begun;
      const empty = { share: noClients, goneSince: [since, since] } as const;
      const { share, goneSince } = matches.get(match) ?? empty;
      return { present: [share.seats[0] > 0, share.seats[1] > 0], goneSince, watchers: share.watchers };
    },
  };
}
