/**
 * The one connection on which this node hears of others and tells them of itself: signs of life, notifications and
 * presence. It comes back by itself. Nothing that is said on it has to arrive: whoever hears it looks into the tables,
 * and looks there from time to time anyway.
 */

import { Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { Client, type Notification, type QueryResultRow } from "pg";
import { connectionConfig } from "./connection.ts";
import type { DatabaseClock } from "./database-clock.ts";
import { News, type Word, wordKinds } from "./pending-notifications.ts";
import { beat } from "./statements.ts";

export interface LinkRequest {
  readonly url: string;
  readonly node: string;
  readonly clock: DatabaseClock;
  readonly onError: (error: unknown) => void;
  /** The connection stands; `fresh` says that others had not known this node, or had given it up. */
  readonly onBeat: (fresh: boolean) => void;
  /** What others say may have been missed up to now. */
  readonly onConnected: () => void;
  readonly onWord: (word: Word) => void;
}

const channel = "switchyard";
const beatEveryMs = 1_000;
const retryEveryMs = 250;
const endMs = 500;

export class Link {
  readonly #request: LinkRequest;
  #client: Client | undefined;
  /** One statement after the other. */
  #turn: Promise<unknown> = Promise.resolve();
  readonly #news = new News();
  #speech: Promise<void> = Promise.resolve();
  #closing: AbortController = new AbortController();
  #ended: Promise<void> = Promise.resolve();

  constructor(request: LinkRequest) {
    this.#request = request;
  }

  /** Resolves when the first attempt has succeeded or failed. */
  async start(): Promise<void> {
    const first = new Promise<void>((done) => {
      this.#ended = this.#keepUp(done);
    });
    await first;
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

  tell(word: Word): void {
    this.#news.add(word);
    this.#speakNext();
  }

  #speakNext(): void {
    this.#speech = this.#speech.then(() => this.#speak());
  }

  /** What comes up while something is being said goes along with the next; what cannot be said waits for the connection. */
  async #speak(): Promise<void> {
    while (this.isUp() && !this.#news.isEmpty) {
      const word = this.#news.take();
      const text = `${this.#request.node} ${word.kind} ${word.matches.join(",")}`;
      const said = await this.run("SELECT pg_notify($1, $2)", [channel, text]);
      if (said === undefined) this.#news.add(word);
    }
  }

  async close(): Promise<void> {
    await this.#speech;
    this.#closing.abort();
    await this.#ended;
  }

  async #keepUp(tried: () => void): Promise<void> {
    while (!this.#closing.signal.aborted) {
      const socket = new Socket();
      const config = connectionConfig({ url: this.#request.url, durable: false });
      const client = new Client({ ...config, stream: () => socket });
      try {
        await this.#session(client, tried);
      } catch (error) {
        this.#request.onError(error);
      }
      this.#client = undefined;
      // A database that does not answer must not keep us.
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
    client.on("notification", (notification) => this.#hear(notification));
    await client.connect();
    await client.query(`LISTEN ${channel}`);
    this.#client = client;
    await this.#beat();
    this.#speakNext();
    connected();
    this.#request.onConnected();
    while (!broken && this.#client === client && !this.#closing.signal.aborted) {
      await this.#pause(beatEveryMs);
      if (!this.#closing.signal.aborted) await this.#beat();
    }
  }

  async #beat(): Promise<void> {
    const asked = performance.now();
    const rows = await this.run<{ now: number; fresh: boolean }>(beat, [this.#request.node]);
    const [row] = rows ?? [];
    if (row === undefined) return;
    this.#request.clock.measured(row.now, asked, performance.now());
    this.#request.onBeat(row.fresh);
  }

  #hear({ payload = "" }: Notification): void {
    const [node, kind, matches = ""] = payload.split(" ");
    const known = wordKinds.find((word) => word === kind);
    if (node === this.#request.node || known === undefined) return;
    this.#request.onWord({ kind: known, matches: matches.split(",") });
  }

  #drop(client: Client, error: unknown): void {
    if (this.#client !== client) return;
    this.#client = undefined;
    this.#request.onError(error);
    this.#wake();
  }

  #wake: () => void = () => {};

  #pause(ms: number): Promise<void> {
    const { signal } = this.#closing;
    return new Promise((done) => {
      const wake = () => {
        clearTimeout(timer);
        signal.removeEventListener("abort", wake);
        done();
      };
      const timer = setTimeout(wake, ms);
      signal.addEventListener("abort", wake);
      this.#wake = wake;
      if (signal.aborted) wake();
    });
  }
}
