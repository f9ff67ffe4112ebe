/** Who is connected to each match. Each node shares its own part in a table. Nodes without a recent heartbeat don't count. */

import type { Pair } from "../../../core/seat.ts";
import { hasNoClients, type NodeShare, noClients, type PresenceReading } from "../match-store.ts";
import { makeBatcher, type PostgresDatabase } from "./database.ts";

/** After this many milliseconds without a heartbeat, a node's clients count as gone. */
export const silenceMs = 5_000;
const maxRows = 500;

interface PresenceRequest {
  readonly node: string;
  readonly database: PostgresDatabase;
  readonly now: () => number;
  readonly onWritten: (matches: readonly string[]) => void;
  readonly onChanged: (match: string) => void;
}

/** Null for a player who hasn't left this node, or of whom the database already knows. */
type GoneSince = Pair<number | null>;

const unknown: GoneSince = [null, null];

type Counts = Readonly<Record<"seat1" | "seat2" | "watchers" | "gone1" | "gone2", number>>;
type Row = Counts & { readonly id: string };

export function sharePresence(request: PresenceRequest) {
  const { node, database, now, onWritten, onChanged } = request;
  const shares = new Map<string, NodeShare>();
  /** Changes that the database's next answer may not include yet. */
  const recent = new Map<string, { readonly gone: GoneSince; readonly isSent: boolean }>();
  /** Before this time, heartbeats were irregular, so this node can't tell who was connected. */
  let steadySince = 0;
  let lastHeartbeat = 0;

  const set = (match: string, share: NodeShare) => {
    const before = shares.get(match) ?? noClients;
    if (hasNoClients(share)) shares.delete(match);
    else shares.set(match, share);
    const known = recent.get(match)?.gone ?? unknown;
    const left = (seat: 0 | 1) => (before.seats[seat] > 0 && share.seats[seat] === 0 ? now() : known[seat]);
    recent.set(match, { gone: [left(0), left(1)], isSent: false });
    void writes.ask(match);
  };
  /** Sends all shares again, because the database may have lost them, or other nodes may have deleted them. */
  const renew = () => {
    for (const match of shares.keys())
      recent.set(match, { gone: recent.get(match)?.gone ?? unknown, isSent: false });
    sendUnsent();
  };
  const sendUnsent = () => {
    for (const [match, { isSent }] of recent) if (!isSent) void writes.ask(match);
  };
  const writeAll = async (matches: readonly string[]) => {
    const sent = matches.map((match) => [match, recent.get(match)] as const);
    const rows = sent.map(([match, { gone } = { gone: unknown }]) => {
      const { seats, watchers } = shares.get(match) ?? noClients;
      return { match, seat1: seats[0], seat2: seats[1], watchers, gone1: gone[0], gone2: gone[1] };
    });
    const written = await database.run("writePresence", node, JSON.stringify(rows));
    if (written === "unavailable") return written;
    // A share that has changed again in the meantime stays unsent.
    for (const [match, share] of sent)
      if (share !== undefined && recent.get(match) === share) recent.set(match, { ...share, isSent: true });
    onWritten(matches);
    return [];
  };
  const sweep = async (before: number) => {
    const matches = await database.list("sweepNodes", before);
    if (matches === "unavailable") return;
    onWritten(matches);
    for (const match of matches) onChanged(match);
  };
  const readAll = async (matches: readonly string[]) => {
    for (const [match, { isSent }] of recent) if (isSent) recent.delete(match);
    const isSteady = now() - steadySince > silenceMs;
    const aliveSince = isSteady ? now() - silenceMs : 0;
    const rows = await database.run<Row>("presence", matches, node, aliveSince);
    if (rows === "unavailable") return rows;
    const found = new Map(rows.map((row) => [row.id, row]));
    return matches.map((match) => merge(match, found.get(match)));
  };
  const merge = (match: string, row: Row | undefined): PresenceReading => {
    const { seats, watchers } = shares.get(match) ?? noClients;
    const [here1, here2] = recent.get(match)?.gone ?? unknown;
    const present: Pair<boolean> = [seats[0] + (row?.seat1 ?? 0) > 0, seats[1] + (row?.seat2 ?? 0) > 0];
    const since = (left = 0, here: number | null) => Math.max(left, here ?? 0, steadySince);
    return {
      present,
      goneSince: [present[0] ? null : since(row?.gone1, here1), present[1] ? null : since(row?.gone2, here2)],
      watchers: watchers + (row?.watchers ?? 0),
    };
  };
  const batching = {
    database,
    keyOf: (match: string) => match,
    maxBatch: maxRows,
    maxWaiting: 32_768,
    lanes: 1,
  };
  const reads = makeBatcher<string, PresenceReading>({ ...batching, run: readAll });
  const writes = makeBatcher<string, undefined>({ ...batching, run: writeAll });

  return {
    set,
    read: (match: string) => reads.ask(match),
    renew,
    heartbeat(fresh: boolean): void {
      const time = now();
      if (time - lastHeartbeat > silenceMs) steadySince = time;
      lastHeartbeat = time;
      if (fresh) renew();
      else sendUnsent();
      if (time - steadySince > silenceMs) void sweep(time - silenceMs);
    },
    /** The last heartbeat stays in the database, as the time when the last node stopped. */
    async leave(): Promise<void> {
      for (const match of shares.keys()) set(match, noClients);
      await writes.idle();
      await database.run("heartbeat", node);
    },
  };
}
