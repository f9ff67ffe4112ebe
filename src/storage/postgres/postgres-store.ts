/** For any number of nodes. Notifications may get lost, so each node also reads its matches' versions now and then. */

import { randomBytes } from "node:crypto";
import { ok, type Result } from "../../core/result.ts";
import { newExpiry } from "../expiry.ts";
import { awayAfter, type MatchStore, phases, type StoreListener } from "../match-store.ts";
import { makeBatcher } from "./batcher.ts";
import { batchReads, batchWrites } from "./batches.ts";
import { type Notification, openChannel } from "./channel.ts";
import { openDatabase } from "./database.ts";
import { databaseClock } from "./database-clock.ts";
import { type Prepared, type PrepareRequest, prepareDatabase } from "./prepare.ts";
import { sharePresence } from "./presence.ts";

export interface PostgresStoreRequest extends PrepareRequest {
  readonly onError: (error: unknown) => void;
}

const recheckEveryMs = 2_000;
/** A message carries up to 8,000 bytes; the name of a match has at most 32. */
const mostNotified = 200;

export async function openPostgresStore(request: PostgresStoreRequest): Promise<Result<MatchStore>> {
  const prepared = await prepareDatabase(request);
  return prepared.ok ? ok(await startStore(request, prepared.value)) : prepared;
}

async function startStore(
  { url, onError }: PostgresStoreRequest,
  { believed, outages }: Prepared,
): Promise<MatchStore> {
  const node = randomBytes(6).toString("hex");
  const clock = databaseClock();
  const now = () => clock.now();
  const listeners: StoreListener[] = [];
  const recheck = () => {
    for (const listener of listeners) listener.recheck();
  };
  const receive = ({ kind, match }: Notification) => {
    for (const listener of listeners)
      if (kind === "changed") listener.changed(match);
      else listener.presenceChanged(match);
  };
  const database = openDatabase(url, onError, recheck);
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
    onNotification: receive,
  });
  const notifications = makeBatcher<Notification, undefined>({
    database,
    run: async (some) => {
      await channel.notify(some);
      return [];
    },
    keyOf: ({ kind, match }) => `${kind} ${match}`,
    maxBatch: mostNotified,
    maxWaiting: 20_000,
    lanes: 1,
    onError,
  });
  const notify = (kind: Notification["kind"]) => (matches: readonly string[]) => {
    for (const match of matches) void notifications.ask({ kind, match });
  };
  const onChanged = (match: string) => receive({ kind: "presence", match });
  const onWritten = notify("presence");
  const presence = sharePresence({ node, channel, database, now, onWritten, onChanged, onError });
  const writes = batchWrites(database, notify("changed"), onError);
  const reads = batchReads(database, onError);
  const expiry = newExpiry<string>(believed);
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
    countOpen: (opener) => database.count("countOpen", opener),
    setPresence: presence.set,
    readPresence: presence.read,
    listen: (listener) => void listeners.push(listener),
    async expire(keep) {
      const time = expiry.believe(now());
      if ((await database.run("setBelieved", time)) === "unavailable") return "unavailable";
      const times = JSON.stringify(phases.map((phase) => ({ phase, before: time - keep[phase] })));
      return expiry.sweep({
        remove: (ids) => database.count("expire", times, ids),
        find: (most) => database.list("findOld", times, most),
      });
    },
    newest: (most) => database.list("newest", most),
    async remove(match) {
      const count = await database.count("remove", match);
      if (count === 1) await notifications.ask({ kind: "changed", match });
      return count === "unavailable" ? count : count === 1;
    },
    turnedAway: () => database.list("turnedAway"),
    async turnAway(opener, isAway) {
      const rows = await database.run(isAway ? "turnAway" : "letIn", opener);
      return rows === "unavailable" ? rows : "stored";
    },
    /** The channel does it every second. */
    beat: () => {},
    awayAfter: (time) => awayAfter(outages, time, now()),
    size: () => database.count("size"),
    isReady: async () => database.isUp() && channel.isUp(),
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
