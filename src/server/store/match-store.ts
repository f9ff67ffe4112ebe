/**
 * What every store of online matches promises. `test/server/store/match-store-suite.ts` has the tests for all stores.
 *
 * - What `create` and `append` call stored is on disk. It survives `kill -9` and a power cut.
 * - If two appends follow the same version, one is stored and the other is a conflict, on whichever node they arrive.
 *   An append is stored as a whole or not at all.
 * - After `unavailable`, the caller doesn't know whether something was stored until it reads the match again.
 */

import type { Pair } from "../../core/seat.ts";
import { eventSchema, type OnlineEvent } from "../../online/events.ts";

/** A match in "anyone" waits for any player, one in "waiting" for a player who has its link. */
export const phases = ["anyone", "waiting", "playing", "over"] as const;
export type StoredPhase = (typeof phases)[number];

/** A hash of each seat's token. Null for a free seat or a computer's. */
export type SeatKeys = Pair<string | null>;

export interface NewMatch {
  readonly id: string;
  /** A hash of the address that opened the match, to count each client's open matches. */
  readonly network: string;
  readonly phase: StoredPhase;
  readonly keys: SeatKeys;
  readonly events: readonly OnlineEvent[];
}

export interface Append {
  readonly match: string;
  readonly after: number;
  readonly events: readonly OnlineEvent[];
  readonly phase?: StoredPhase | undefined;
  readonly keys?: SeatKeys | undefined;
  /** A match to create in the same transaction, such as a rematch. */
  readonly opens?: NewMatch | undefined;
}

export type AppendAnswer = "stored" | "conflict" | "unavailable";

/** A match that was read has only the events after the requested version, oldest first. */
export type StoredMatch = Omit<NewMatch, "id">;

export type ReadAnswer = StoredMatch | "missing" | "unavailable";

export interface NodeShare {
  readonly seats: Pair<number>;
  readonly watchers: number;
}

export interface PresenceReading {
  readonly present: Pair<boolean>;
  /** Null for a player who's connected. */
  readonly goneSince: Pair<number | null>;
  readonly watchers: number;
}

export interface StoreListener {
  /** The match may have new events, or clients may have come or left on another node. */
  changed(match: string): void;
  /** Calls of `changed` may have been lost, so every open match has to be checked. */
  recheck(): void;
}

/** How long a match is kept after its last event, in milliseconds. */
export type Retention = Readonly<Record<StoredPhase, number>>;

export interface Outage {
  readonly began: number;
  readonly ended: number;
}

/** Leaves out outages that seem to be in the future. They're from before the clock was set back. */
export function awayAfter(outages: readonly Outage[], time: number, now: number): number {
  const past = outages.filter(({ ended }) => ended <= now);
  return past.reduce((sum, { began, ended }) => sum + Math.max(0, ended - Math.max(began, time)), 0);
}

export interface MatchStore {
  /** Milliseconds, the same on all nodes. */
  now(): number;
  create(match: NewMatch): Promise<AppendAnswer>;
  append(append: Append): Promise<AppendAnswer>;
  read(match: string, after: number): Promise<ReadAnswer>;
  versions(matches: readonly string[]): Promise<ReadonlyMap<string, number> | "unavailable">;
  countOpen(network: string): Promise<number | "unavailable">;
  /** Oldest first. */
  forAnyone(most: number): Promise<readonly string[] | "unavailable">;
  /** Sets how many clients this node has in the match. The other nodes hear of it soon. */
  setPresence(match: string, share: NodeShare): void;
  readPresence(match: string): Promise<PresenceReading | "unavailable">;
  listen(listener: StoreListener): void;
  /** Returns how many old matches it deleted. */
  expire(keep: Retention): Promise<number | "unavailable">;
  newest(most: number): Promise<readonly string[] | "unavailable">;
  remove(match: string): Promise<boolean | "unavailable">;
  /** Notes that a server is running. Call this every second while a player's clock runs. */
  beat(): void;
  /** How long no server was running after `time`. Knows only outages before this server started. */
  awayAfter(time: number): number;
  isReady(): Promise<boolean>;
  /** In bytes. */
  size(): Promise<number | "unavailable">;
  close(): Promise<void>;
}

export function readPhase(value: unknown): StoredPhase {
  return phases.find((phase) => phase === value) ?? "over";
}

export interface MatchRow {
  readonly network: string;
  readonly phase: string;
  readonly key1: string | null;
  readonly key2: string | null;
}

/** `events` are JSON texts, separated by commas. They're checked, because a file can be damaged or edited. */
export function readMatch({ network, phase, key1, key2 }: MatchRow, events: string): StoredMatch {
  const values: readonly unknown[] = JSON.parse(`[${events}]`);
  return {
    network,
    phase: readPhase(phase),
    keys: [key1, key2],
    events: values.map((event) => eventSchema.parse(event)),
  };
}

export const noClients: NodeShare = { seats: [0, 0], watchers: 0 };

export function hasNoClients({ seats, watchers }: NodeShare): boolean {
  return seats[0] === 0 && seats[1] === 0 && watchers === 0;
}

/** How fast the believed time may run. A server that was off for a month then catches up within another month. */
const fastest = 2;

/** If the clock jumps ahead, every match looks old. So time counts on from `believed`, at most at twice its usual speed. */
export function believableTime(believed: number, elapsed = () => performance.now()) {
  const begun = elapsed();
  return (clock: number) => Math.min(clock, believed + fastest * Math.floor(elapsed() - begun));
}

/** A sweep deletes at most this many matches at a time, so moves don't have to wait for long. */
export const expirySlice = 500;
