/**
 * Who is at which match, over all nodes. This node's share is in memory and is written to a table, from which the other
 * nodes' shares are read. A node without a recent heartbeat no longer counts.
 */

import type { Pair } from "../../core/seat.ts";
import { isNobody, type NodeShare, nobody, type PresenceReading } from "../match-store.ts";
import { Batcher } from "./batcher.ts";
import type { Database } from "./database.ts";
import type { NotifyChannel } from "./notify-channel.ts";
import { forgetNode, readPresence, sweepNodes, writePresence } from "./statements.ts";

/** How long a node may go without a heartbeat before its peers count as gone. */
const silenceMs = 5_000;
const gatherMs = 20;
const maxRows = 500;

interface PresenceRequest {
  readonly node: string;
  readonly channel: NotifyChannel;
  readonly database: Database;
  readonly now: () => number;
  readonly onChanged: (match: string) => void;
  readonly onError: (error: unknown) => void;
}

/** Since when each seat has been empty; null where this node cannot tell. */
type GoneSince = Pair<number | null>;

const unknown: GoneSince = [null, null];

interface Row {
  readonly id: string;
  readonly seat1: number;
  readonly seat2: number;
  readonly watchers: number;
  readonly gone1: number;
  readonly gone2: number;
}

export class Presence {
  readonly #request: PresenceRequest;
  readonly #shares = new Map<string, NodeShare>();
  /** The matches whose share is not in the table yet. */
  readonly #unsent = new Map<string, GoneSince>();
  readonly #batcher: Batcher<string, PresenceReading>;
  /** Since when this node has had heartbeats without a gap: before that it cannot tell who was gone. */
  #steadySince = 0;
  #lastHeartbeat = 0;
  #timer: NodeJS.Timeout | undefined;
  #sending: Promise<void> = Promise.resolve();

  constructor(request: PresenceRequest) {
    this.#request = request;
    this.#batcher = new Batcher<string, PresenceReading>({
      database: request.database,
      run: (matches) => this.#readAll(matches),
      keyOf: (match) => match,
      maxBatch: maxRows,
      maxWaiting: 32_768,
      lanes: 1,
      onError: request.onError,
    });
  }

  set(match: string, share: NodeShare): void {
    const before = this.#shares.get(match) ?? nobody;
    if (isNobody(share)) this.#shares.delete(match);
    else this.#shares.set(match, share);
    const known = this.#unsent.get(match) ?? unknown;
    const now = this.#request.now();
    const left = (seat: 0 | 1) => (before.seats[seat] > 0 && share.seats[seat] === 0 ? now : known[seat]);
    this.#unsent.set(match, [left(0), left(1)]);
    this.#sendSoon();
  }

  read(match: string): Promise<PresenceReading | "unavailable"> {
    return this.#batcher.ask(match);
  }

  /** A heartbeat of this node was stored; `fresh` says that the others had not known it. */
  heartbeat(fresh: boolean): void {
    const now = this.#request.now();
    if (now - this.#lastHeartbeat > silenceMs) this.#steadySince = now;
    this.#lastHeartbeat = now;
    if (fresh) this.renew();
    if (this.#unsent.size > 0) this.#sendSoon();
    if (now - this.#steadySince > silenceMs) void this.#sweep(now - silenceMs);
  }

  /** Sends every share again: the last ones may have been lost with the database, or deleted by other nodes. */
  renew(): void {
    for (const match of this.#shares.keys()) if (!this.#unsent.has(match)) this.#unsent.set(match, unknown);
    if (this.#unsent.size > 0) this.#sendSoon();
  }

  /** Takes this node and its shares out of the tables. */
  async leave(): Promise<void> {
    for (const match of this.#shares.keys()) this.set(match, nobody);
    clearTimeout(this.#timer);
    this.#timer = undefined;
    await this.#send();
    await this.#request.channel.run(forgetNode, [this.#request.node]);
  }

  #sendSoon(): void {
    if (this.#timer !== undefined || !this.#request.channel.isUp()) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      void this.#send();
    }, gatherMs).unref();
  }

  #send(): Promise<void> {
    this.#sending = this.#sending.then(() => this.#sendAll());
    return this.#sending;
  }

  async #sendAll(): Promise<void> {
    while (this.#unsent.size > 0) {
      const part = [...this.#unsent].slice(0, maxRows);
      for (const [match] of part) this.#unsent.delete(match);
      const rows = part.map(([match, gone]) => this.#rowOf(match, gone));
      const { channel, node } = this.#request;
      const sent = await channel.run(writePresence, [node, JSON.stringify(rows)]);
      if (sent === undefined) return this.#putBack(part);
      channel.notify({ kind: "presence", matches: part.map(([match]) => match) });
    }
  }

  #rowOf(match: string, gone: GoneSince) {
    const { seats, watchers } = this.#shares.get(match) ?? nobody;
    return { match, seat1: seats[0], seat2: seats[1], watchers, gone1: gone[0], gone2: gone[1] };
  }

  /** They are sent with the next heartbeat. */
  #putBack(part: readonly (readonly [string, GoneSince])[]): void {
    for (const [match, gone] of part) {
      const later = this.#unsent.get(match) ?? unknown;
      this.#unsent.set(match, [later[0] ?? gone[0], later[1] ?? gone[1]]);
    }
  }

  async #sweep(before: number): Promise<void> {
    const { channel, onChanged } = this.#request;
    const rows = (await channel.run<{ match: string }>(sweepNodes, [before])) ?? [];
    if (rows.length === 0) return;
    channel.notify({ kind: "presence", matches: rows.map(({ match }) => match) });
    for (const { match } of rows) onChanged(match);
  }

  async #readAll(matches: readonly string[]): Promise<readonly PresenceReading[] | "unavailable"> {
    const now = this.#request.now();
    const steady = now - this.#steadySince > silenceMs;
    const rows = await this.#request.database.run<Row>({
      name: "presence",
      text: readPresence,
      values: [matches, this.#request.node, steady ? now - silenceMs : 0],
    });
    if (rows === "unavailable") return rows;
    const found = new Map(rows.map((row) => [row.id, row]));
    return matches.map((match) => this.#merge(match, found.get(match)));
  }

  #merge(match: string, row: Row | undefined): PresenceReading {
    const { seats, watchers } = this.#shares.get(match) ?? nobody;
    const unsent = this.#unsent.get(match) ?? unknown;
    const present: Pair<boolean> = [seats[0] + (row?.seat1 ?? 0) > 0, seats[1] + (row?.seat2 ?? 0) > 0];
    const since = (left: number | undefined, here: number | null) =>
      Math.max(left ?? 0, here ?? 0, this.#steadySince);
    return {
      present,
      goneSince: [
        present[0] ? null : since(row?.gone1, unsent[0]),
        present[1] ? null : since(row?.gone2, unsent[1]),
      ],
      watchers: watchers + (row?.watchers ?? 0),
    };
  }
}
