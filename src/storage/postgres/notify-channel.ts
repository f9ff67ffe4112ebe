/**
 * The one connection on which this node notifies the others and is notified: heartbeats, notifications and presence. It
 * reconnects by itself. No notification has to arrive: a node that gets one reads the tables, and it reads them from time
 * to time anyway.
 */

import { Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { Client, type Notification as PgNotification, type QueryResultRow } from "pg";
import { connectionConfig } from "./connection.ts";
import type { DatabaseClock } from "./database-clock.ts";
import { type Notification, notificationKinds, PendingNotifications } from "./pending-notifications.ts";
import { heartbeat } from "./statements.ts";

export interface NotifyChannelRequest {
  readonly url: string;
  readonly node: string;
  readonly clock: DatabaseClock;
  readonly onError: (error: unknown) => void;
  /** A heartbeat was stored; `fresh` says that the other nodes had not known this one, or had given it up. */
  readonly onHeartbeat: (fresh: boolean) => void;
  /** Connected, again or for the first time: notifications may have been missed before. */
  readonly onConnected: () => void;
  readonly onNotification: (notification: Notification) => void;
}

const channelName = "switchyard";
const heartbeatEveryMs = 1_000;
const retryEveryMs = 250;
const endMs = 500;

export class NotifyChannel {
  readonly #request: NotifyChannelRequest;
  #client: Client | undefined;
  /** One statement after the other. */
  #turn: Promise<unknown> = Promise.resolve();
  readonly #pending = new PendingNotifications();
  #flushing: Promise<void> = Promise.resolve();
  #closing = false;
  #ended: Promise<void> = Promise.resolve();

  constructor(request: NotifyChannelRequest) {
    this.#request = request;
  }

  /** Resolves when the first attempt has succeeded or failed. */
  start(): Promise<void> {
    return new Promise((done) => {
      this.#ended = this.#keepUp(done);
    });
  }

  isUp(): boolean {
    return this.#client !== undefined;
  }

  /** The rows, or undefined where the connection is gone. */
  async run<Row extends QueryResultRow>(
    text: string,
    values: readonly unknown[],
  ): Promise<readonly Row[] | undefined> {
    const client = this.#client;
    if (client === undefined) return undefined;
    const answer = this.#turn.then(() => client.query<Row>(text, [...values]));
    this.#turn = answer.catch(() => {});
    try {
      return (await answer).rows;
    } catch (error) {
      this.#drop(client, error);
      return undefined;
    }
  }

  notify(notification: Notification): void {
    this.#pending.add(notification);
    this.#flushNext();
  }

  #flushNext(): void {
    this.#flushing = this.#flushing.then(() => this.#flush());
  }

  /** What is pending while one notification is sent goes along with the next; what cannot be sent waits for the connection. */
  async #flush(): Promise<void> {
    while (this.isUp() && !this.#pending.isEmpty) {
      const notification = this.#pending.take();
      const text = `${this.#request.node} ${notification.kind} ${notification.matches.join(",")}`;
      const sent = await this.run("SELECT pg_notify($1, $2)", [channelName, text]);
      if (sent === undefined) this.#pending.add(notification);
    }
  }

  async close(): Promise<void> {
    await this.#flushing;
    this.#closing = true;
    this.#wake();
    await this.#ended;
  }

  async #keepUp(tried: () => void): Promise<void> {
    while (!this.#closing) {
      const socket = new Socket();
      const config = connectionConfig(this.#request.url, "off");
      const client = new Client({ ...config, stream: () => socket });
      try {
        await this.#session(client, tried);
      } catch (error) {
        this.#request.onError(error);
      }
      this.#client = undefined;
      // The channel does not wait for a database that does not answer.
      await Promise.race([client.end().catch(() => {}), pause(endMs, undefined, { ref: false })]);
      socket.destroy();
      tried();
      await this.#pause(retryEveryMs);
    }
  }

  async #session(client: Client, connected: () => void): Promise<void> {
    let broken = false;
    const onBroken = () => {
      broken = true;
      this.#wake();
    };
    client.on("error", onBroken);
    client.on("end", onBroken);
    client.on("notification", (notification) => this.#receive(notification));
    await client.connect();
    await client.query(`LISTEN ${channelName}`);
    this.#client = client;
    await this.#heartbeat();
    this.#flushNext();
    connected();
    this.#request.onConnected();
    while (!broken && this.#client === client && !this.#closing) {
      await this.#pause(heartbeatEveryMs);
      if (!this.#closing) await this.#heartbeat();
    }
  }

  async #heartbeat(): Promise<void> {
    const asked = performance.now();
    const rows = await this.run<{ now: number; fresh: boolean }>(heartbeat, [this.#request.node]);
    const [row] = rows ?? [];
    if (row === undefined) return;
    this.#request.clock.measured(row.now, asked, performance.now());
    this.#request.onHeartbeat(row.fresh);
  }

  #receive({ payload = "" }: PgNotification): void {
    const [node, kind, matches = ""] = payload.split(" ");
    const known = notificationKinds.find((one) => one === kind);
    if (node === this.#request.node || known === undefined) return;
    this.#request.onNotification({ kind: known, matches: matches.split(",") });
  }

  #drop(client: Client, error: unknown): void {
    if (this.#client !== client) return;
    this.#client = undefined;
    this.#request.onError(error);
    this.#wake();
  }

  #wake: () => void = () => {};

  /** Ends early when the connection breaks or the channel is closed. */
  #pause(ms: number): Promise<void> {
    if (this.#closing) return Promise.resolve();
    return new Promise((done) => {
      const timer = setTimeout(done, ms);
      this.#wake = () => {
        clearTimeout(timer);
        done();
      };
    });
  }
}
