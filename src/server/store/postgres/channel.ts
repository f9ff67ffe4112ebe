/** The connection on which a node hears from the others. Lost notifications do no harm, because nodes also check regularly. */

import { Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { Client, type Notification } from "pg";
import { connectionConfig } from "./database.ts";
import { statements } from "./statements.ts";

interface ChannelRequest {
  readonly url: string;
  readonly node: string;
  readonly clock: DatabaseClock;
  readonly onError: (error: unknown) => void;
  /** `fresh` means that the other nodes didn't know this one, or had given up on it. */
  readonly onHeartbeat: (fresh: boolean) => void;
  /** Notifications from before this call may be lost. */
  readonly onConnected: () => void;
  readonly onChanged: (match: string) => void;
}

export const channelName = "switchyard";
const heartbeatEveryMs = 1_000;
const retryEveryMs = 250;
const endMs = 500;

export function openChannel(request: ChannelRequest) {
  const { url, node, onError } = request;
  let current: Client | undefined;
  let isClosing = false;
  let ended: Promise<void> = Promise.resolve();
  let wake = () => {};

  const drop = (client: Client) => {
    if (current === client) current = undefined;
    wake();
  };
  const keepUp = async (tried: () => void) => {
    while (!isClosing) {
      const socket = new Socket();
      const client = new Client({ ...connectionConfig(url), stream: () => socket });
      await inSession(client, tried).catch(onError);
      drop(client);
      await Promise.race([client.end().catch(() => {}), pause(endMs, undefined, { ref: false })]);
      socket.destroy();
      tried();
      await wait(retryEveryMs);
    }
  };
  const inSession = async (client: Client, connected: () => void) => {
    client.on("error", () => drop(client));
    client.on("end", () => drop(client));
    client.on("notification", receive);
    await client.connect();
    await client.query(`LISTEN ${channelName}`);
    current = client;
    await beat(client);
    connected();
    request.onConnected();
    while (current === client && !isClosing) {
      await wait(heartbeatEveryMs);
      if (current === client && !isClosing) await beat(client);
    }
  };
  /** The heartbeat also measures the database's clock and shows that the connection still works. */
  const beat = async (client: Client) => {
    const asked = performance.now();
    const { rows } = await client.query<{ now: number; fresh: boolean }>(statements.heartbeat, [node]);
    const [row] = rows;
    if (row === undefined) return;
    request.clock.measured(row.now, asked, performance.now());
    request.onHeartbeat(row.fresh);
  };
  const receive = ({ payload = "" }: Notification) => {
    const [from, matches = ""] = payload.split(" ");
    if (from !== node) for (const match of matches.split(",")) request.onChanged(match);
  };
  const wait = async (ms: number) => {
    const waker = new AbortController();
    wake = () => waker.abort();
    if (!isClosing) await pause(ms, undefined, { signal: waker.signal }).catch(() => {});
  };

  return {
    isUp: () => current !== undefined,
    reconnect: () => current && drop(current),
    start(): Promise<void> {
      return new Promise((done) => {
        ended = keepUp(done);
      });
    },
    async close(): Promise<void> {
      isClosing = true;
      wake();
      await ended;
    },
  };
}

const millisecondsToForget = 30_000;

type DatabaseClock = ReturnType<typeof databaseClock>;

/** The database's time, the same on all nodes. Between two readings, this process's steady clock goes on from the last. */
export function databaseClock() {
  /** The database's time is this process's time plus `offset`, give or take `doubt`. */
  let best = { offset: performance.timeOrigin, doubt: Infinity, at: -Infinity };
  let last = 0;
  return {
    now(): number {
      const time = Math.round(performance.now() + best.offset);
      // If the clock goes back a little, wait until it catches up. If it goes back by more than a second, follow it.
      if (time < last && last - time < 1_000) return last;
      last = time;
      return time;
    },
    /** At some moment between `asked` and `answered` on this process's clock, the database's clock showed `time`. */
    measured(time: number, asked: number, answered: number): void {
      const found = { offset: time - (asked + answered) / 2, doubt: (answered - asked) / 2, at: answered };
      const contradicts = Math.abs(found.offset - best.offset) > found.doubt + best.doubt + 100;
      const isOld = answered - best.at > millisecondsToForget;
      if (isOld || contradicts || found.doubt <= best.doubt) best = found;
    },
  };
}
