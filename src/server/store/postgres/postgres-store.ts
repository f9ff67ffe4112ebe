/** A store for any number of nodes. */

import { randomBytes } from "node:crypto";
import { ok, type Result } from "../../../core/result.ts";
import {
  type Append,
  type AppendAnswer,
  awayAfter,
  believableTime,
  expirySlice,
  type MatchRow,
  type MatchStore,
  type NewMatch,
  phases,
  type ReadAnswer,
  readMatch,
  type StoreListener,
} from "../match-store.ts";
import { channelName, databaseClock, openChannel } from "./channel.ts";
import { connectDatabase, isConstraintViolation, makeBatcher, type PostgresDatabase } from "./database.ts";
import { type Prepared, prepareDatabase } from "./prepare.ts";
import { sharePresence } from "./presence.ts";

export interface PostgresStoreRequest {
  readonly url: string;
  readonly onError: (error: unknown) => void;
}

const recheckEveryMs = 2_000;
/** PostgreSQL allows 8,000 bytes per notification, and an id has up to 32 characters. */
const mostNotified = 200;

export async function openPostgresStore(request: PostgresStoreRequest): Promise<Result<MatchStore>> {
  const prepared = await prepareDatabase(request.url);
  return prepared.ok ? ok(await startStore(request, prepared.value)) : prepared;
}

async function startStore(
  { url, onError }: PostgresStoreRequest,
  { believed, outages }: Prepared,
): Promise<MatchStore> {
  const node = randomBytes(6).toString("hex");
  const clock = databaseClock();
  const now = () => clock.now();
  let listener: StoreListener | undefined;
  const recheck = () => listener?.recheck();
  const onChanged = (match: string) => listener?.changed(match);
  const link = { isUp: () => channel.isUp(), reconnect: () => channel.reconnect() };
  const database = connectDatabase(url, onError, link);
  const channel = openChannel({
    url,
    node,
    clock,
    onError,
    onHeartbeat: (fresh) => presence.heartbeat(fresh),
    onConnected: () => {
      presence.renew();
      recheck();
    },
    onChanged,
  });
  const notifications = makeBatcher<string, undefined>({
    database,
    run: async (matches) => {
      await database.run("notify", channelName, `${node} ${matches.join(",")}`);
      return [];
    },
    keyOf: (match) => match,
    maxBatch: mostNotified,
    maxWaiting: 20_000,
    lanes: 1,
  });
  const announce = (matches: readonly string[]) => {
    for (const match of matches) void notifications.ask(match);
  };
  const presence = sharePresence({ node, database, now, onWritten: announce, onChanged });
  const writes = batchWrites(database, announce);
  const reads = batchReads(database);
  const believe = believableTime(believed);
  await channel.start();
  const timer = setInterval(recheck, recheckEveryMs).unref();
  return {
    now,
    create: writes.ask,
    append: writes.ask,
    read: (match, after) => reads.ask({ id: match, after }),
    async versions(matches) {
      const rows = await database.run<{ id: string; version: number }>("versions", matches);
      return rows === "unavailable" ? rows : new Map(rows.map(({ id, version }) => [id, version]));
    },
    countOpen: (network) => database.count("countOpen", network),
    forAnyone: (most) => database.list("forAnyone", most),
    setPresence: presence.set,
    readPresence: presence.read,
    listen(rooms) {
      listener = rooms;
    },
    async expire(keep) {
      const time = believe(now());
      if ((await database.run("setBelieved", time)) === "unavailable") return "unavailable";
      const times = JSON.stringify(phases.map((phase) => ({ phase, before: time - keep[phase] })));
      for (let deleted = 0; ; ) {
        const count = await database.count("expire", times, expirySlice);
        if (count === "unavailable") return count;
        deleted += count;
        if (count < expirySlice) return deleted;
      }
    },
    newest: (most) => database.list("newest", most),
    async remove(match) {
      const count = await database.count("remove", match);
      if (count === 1) await notifications.ask(match);
      return count === "unavailable" ? count : count === 1;
    },
    /** The channel's heartbeats do this. */
    beat: () => {},
    awayAfter: (time) => awayAfter(outages, time, now()),
    size: () => database.count("size"),
    isReady: async () => channel.isUp(),
    async close() {
      clearInterval(timer);
      await Promise.all([writes.idle(), reads.idle()]);
      await presence.leave();
      await notifications.idle();
      await channel.close();
      await database.close();
    },
  };
}

interface Row extends MatchRow {
  readonly id: string;
  readonly events: readonly string[];
}

export function batchReads(database: PostgresDatabase) {
  const answer = (row: Row | undefined): ReadAnswer => {
    try {
      return row === undefined ? "missing" : readMatch(row, row.events.join(","));
    } catch (error) {
      // Only the damaged match is unavailable. The others in the batch get their answers.
      database.onError(error);
      return "unavailable";
    }
  };
  const run = async (reads: readonly { readonly id: string; readonly after: number }[]) => {
    const rows = await database.run<Row>("read", JSON.stringify(reads));
    if (rows === "unavailable") return rows;
    const found = new Map(rows.map((row) => [row.id, row]));
    return reads.map(({ id }) => answer(found.get(id)));
  };
  return makeBatcher({ database, run, keyOf: ({ id }) => id, maxBatch: 128, maxWaiting: 32_768, lanes: 2 });
}

type Write = Append | NewMatch;

export function batchWrites(database: PostgresDatabase, onStored: (matches: readonly string[]) => void) {
  const store = async (writes: readonly Write[]): Promise<readonly AppendAnswer[]> => {
    const lists = [writes.flatMap(wantedRows), writes.flatMap(newMatchRows), writes.flatMap(eventRows)];
    const values = lists.map((rows) => JSON.stringify(rows));
    const rows = await database.run<{ id: string }>("write", ...values);
    if (rows === "unavailable") return writes.map(() => "unavailable");
    const stored = new Set(rows.map(({ id }) => id));
    const moved = writes.filter(isAppend).flatMap(({ match }) => (stored.has(match) ? [match] : []));
    if (moved.length > 0) onStored(moved);
    return writes.map((write) => (stored.has(idOf(write)) ? "stored" : "conflict"));
  };
  /** A write that violates a constraint makes its whole batch fail, so this tries each write alone. */
  const run = async (writes: readonly Write[]): Promise<readonly AppendAnswer[]> => {
    try {
      return await store(writes);
    } catch (error) {
      if (!isConstraintViolation(error)) throw error;
      if (writes.length === 1) return ["conflict"];
      const answers: AppendAnswer[] = [];
      for (const write of writes) answers.push(...(await run([write])));
      return answers;
    }
  };
  return makeBatcher({ database, run, keyOf: idOf, maxBatch: 256, maxWaiting: 4_096, lanes: 2 });
}

function isAppend(write: Write): write is Append {
  return "match" in write;
}

function idOf(write: Write): string {
  return isAppend(write) ? write.match : write.id;
}

function wantedRows(write: Write) {
  if (!isAppend(write)) return [];
  const { match, after, events, phase = null, keys, opens } = write;
  const [key1, key2] = keys ?? [null, null];
  const at = events.at(-1)?.at ?? 0;
  const version = after + events.length;
  return [{ id: match, after, version, at, phase, rekey: keys !== undefined, key1, key2, opens: opens?.id }];
}

function newMatchRows(write: Write) {
  const opened = isAppend(write) ? write.opens : write;
  if (opened === undefined) return [];
  const { id, network, phase, keys, events } = opened;
  const [key1, key2] = keys;
  const { version, at } = events.at(-1) ?? { version: 0, at: 0 };
  const parent = isAppend(write) ? write.match : undefined;
  return [{ id, network, phase, key1, key2, version, at, parent }];
}

function eventRows(write: Write): readonly object[] {
  const match = idOf(write);
  const own = write.events.map((event) => ({ match, version: event.version, event: JSON.stringify(event) }));
  return isAppend(write) && write.opens !== undefined ? [...own, ...eventRows(write.opens)] : own;
}
