/**
 * Online matches in PostgreSQL, for any number of nodes. Appends are compared and set in the database; other nodes are
 * notified of them. Notifications may get lost, so every node reads the versions of its open matches from time to time,
 * and after each loss of its connection.
 */

import { randomBytes } from "node:crypto";
import { ok, type Result } from "../../core/result.ts";
import { Expiry } from "../expiry.ts";
import {
  type Append,
  type AppendAnswer,
  type Expired,
  type MatchStore,
  type NewMatch,
  type NodeShare,
  type Phase,
  type PresenceReading,
  phases,
  type ReadAnswer,
  type Retention,
  type StoreListener,
} from "../match-store.ts";
import { Database, type Statement } from "./database.ts";
import { DatabaseClock } from "./database-clock.ts";
import { NotifyChannel } from "./notify-channel.ts";
import type { Notification } from "./pending-notifications.ts";
import { type PrepareRequest, prepareDatabase } from "./prepare.ts";
import { Presence } from "./presence.ts";
import { batchReads } from "./reads.ts";
import { countOpen, expireSome, findOld, readVersions, setBelieved } from "./statements.ts";
import { batchWrites } from "./writes.ts";

export interface PostgresStoreRequest extends PrepareRequest {
  readonly onError: (error: unknown) => void;
}

const connections = 6;
const recheckEveryMs = 2_000;

interface OldMatch {
  readonly id: string;
  readonly phase: Phase;
}

export async function openPostgresStore(request: PostgresStoreRequest): Promise<Result<MatchStore>> {
  const prepared = await prepareDatabase(request);
  if (!prepared.ok) return prepared;
  const store = new PostgresStore(request, prepared.value);
  await store.start();
  return ok(store);
}

class PostgresStore implements MatchStore {
  readonly #clock = new DatabaseClock();
  readonly #database: Database;
  readonly #channel: NotifyChannel;
  readonly #writes: ReturnType<typeof batchWrites>;
  readonly #reads: ReturnType<typeof batchReads>;
  readonly #presence: Presence;
  readonly #listeners: StoreListener[] = [];
  readonly #expiry: Expiry<OldMatch>;
  #timer: NodeJS.Timeout | undefined;

  constructor({ url, onError }: PostgresStoreRequest, believed: number) {
    this.#expiry = new Expiry(believed);
    const node = randomBytes(6).toString("hex");
    const recheck = () => this.#recheck();
    this.#database = new Database({ url, connections, onError, onBack: recheck });
    this.#channel = new NotifyChannel({
      url,
      node,
      clock: this.#clock,
      onError,
      onHeartbeat: (fresh) => this.#presence.heartbeat(fresh),
      onConnected: () => {
        this.#presence.renew();
        recheck();
      },
      onNotification: (notification) => this.#receive(notification),
    });
    this.#writes = batchWrites({
      database: this.#database,
      onStored: (matches) => this.#channel.notify({ kind: "changed", matches }),
      onError,
    });
    this.#reads = batchReads(this.#database, onError);
    this.#presence = new Presence({
      node,
      channel: this.#channel,
      database: this.#database,
      now: () => this.now(),
      onError,
      onChanged: (match) => this.#receive({ kind: "presence", matches: [match] }),
    });
  }

  async start(): Promise<void> {
    await this.#channel.start();
    this.#timer = setInterval(() => this.#recheck(), recheckEveryMs).unref();
  }

  now(): number {
    return this.#clock.now();
  }

  create(match: NewMatch): Promise<AppendAnswer> {
    return this.#writes.ask({ kind: "create", match });
  }

  append(append: Append): Promise<AppendAnswer> {
    return this.#writes.ask({ kind: "append", append });
  }

  read(match: string, after: number): Promise<ReadAnswer> {
    return this.#reads.ask({ id: match, after });
  }

  async versions(matches: readonly string[]): Promise<ReadonlyMap<string, number> | "unavailable"> {
    const rows = await this.#database.run<{ id: string; version: number }>({
      name: "versions",
      text: readVersions,
      values: [matches],
    });
    return rows === "unavailable" ? rows : new Map(rows.map(({ id, version }) => [id, version]));
  }

  countOpen(opener: string): Promise<number | "unavailable"> {
    return this.#count({ name: "open", text: countOpen, values: [opener] });
  }

  setPresence(match: string, share: NodeShare): void {
    this.#presence.set(match, share);
  }

  readPresence(match: string): Promise<PresenceReading | "unavailable"> {
    return this.#presence.read(match);
  }

  listen(listener: StoreListener): void {
    this.#listeners.push(listener);
  }

  async expire(keep: Retention): Promise<Expired | "unavailable"> {
    const now = this.#expiry.believe(this.now());
    const remembered = { name: "believe", text: setBelieved, values: [now] };
    if ((await this.#database.run(remembered)) === "unavailable") return "unavailable";
    return this.#expiry.sweep({
      remove: async (old) => {
        let count = 0;
        for (const phase of phases) {
          const ids = old.filter((match) => match.phase === phase).map(({ id }) => id);
          const values = [phase, now - keep[phase], ids];
          const some = ids.length === 0 ? 0 : await this.#count({ name: "expire", text: expireSome, values });
          if (some === "unavailable") return some;
          count += some;
        }
        return count;
      },
      find: async (most) => {
        const found: OldMatch[] = [];
        for (const phase of phases) {
          const values = [phase, now - keep[phase], most - found.length];
          const rows = await this.#database.run<{ id: string }>({ name: "old", text: findOld, values });
          if (rows === "unavailable") return rows;
          found.push(...rows.map(({ id }) => ({ id, phase })));
        }
        return found;
      },
    });
  }

  async isReady(): Promise<boolean> {
    return this.#database.isUp() && this.#channel.isUp();
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await Promise.all([this.#writes.idle(), this.#reads.idle()]);
    await this.#presence.leave();
    await this.#channel.close();
    await this.#database.close();
  }

  async #count(statement: Statement): Promise<number | "unavailable"> {
    const rows = await this.#database.run<{ count: number }>(statement);
    return rows === "unavailable" ? rows : (rows[0]?.count ?? 0);
  }

  #receive({ kind, matches }: Notification): void {
    for (const listener of this.#listeners)
      for (const match of matches)
        if (kind === "changed") listener.changed(match);
        else listener.presenceChanged(match);
  }

  #recheck(): void {
    for (const listener of this.#listeners) listener.recheck();
  }
}
