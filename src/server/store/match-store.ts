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

/** In "anyone", a match waits for any player to join. In "waiting", it waits for a player who has its link. */
export const phases = ["anyone", "waiting", "playing", "over"] as const;
export type StoredPhase = (typeof phases)[number];

/** A hash of each seat's token. Null for a free seat and for a computer. */
export type SeatKeys = Pair<string | null>;

export interface NewMatch {
  readonly id: string;
  /** Which client opened the match, as a hash. The store counts each client's open matches. */
  readonly network: string;
  readonly phase: StoredPhase;
  readonly keys: SeatKeys;
  readonly events: readonly OnlineEvent[];
}

export interface Append {
  readonly match: string;
  readonly after: number;
  readonly events: readonly OnlineEvent[];
  /** Undefined if the phase stays the same. */
  readonly phase?: StoredPhase | undefined;
  readonly keys?: SeatKeys | undefined;
  /** Another match to create in the same transaction, such as a rematch. */
  readonly opens?: NewMatch | undefined;
}

export type AppendAnswer = "stored" | "conflict" | "unavailable";

/** `events` has only those after the requested version, oldest first. */
export type StoredMatch = Omit<NewMatch, "id">;

export type ReadAnswer = StoredMatch | "missing" | "unavailable";

/** How many clients a node has in a match. */
export interface NodeShare {
  readonly seats: Pair<number>;
  readonly watchers: number;
}

export interface PresenceReading {
  readonly present: Pair<boolean>;
  /** When each player left. Null for a player who's connected. */
  readonly goneSince: Pair<number | null>;
  readonly watchers: number;
}

/** Hears what other nodes and operators change. */
export interface StoreListener {
  /** The match may have new events, or clients may have come or left on another node. */
  changed(match: string): void;
  /** Calls of `changed` may have been lost, so every open match has to be checked. */
  recheck(): void;
}

/** How long a match stays in the store after its last event, in milliseconds. */
export type Retention = Readonly<Record<StoredPhase, number>>;

/** A time when no server was running. */
export interface Outage {
  readonly began: number;
  readonly ended: number;
}

/** Outages that seem to be in the future don't count. The clock was set back after them. */
export function awayAfter(outages: readonly Outage[], time: number, now: number): number {
  const past = outages.filter(({ ended }) => ended <= now);
  return past.reduce((sum, { began, ended }) => sum + Math.max(0, ended - Math.max(began, time)), 0);
}

export interface MatchStore {
  /** In milliseconds. All nodes have the same clock. */
  now(): number;
  create(match: NewMatch): Promise<AppendAnswer>;
  append(append: Append): Promise<AppendAnswer>;
  read(match: string, after: number): Promise<ReadAnswer>;
  versions(matches: readonly string[]): Promise<ReadonlyMap<string, number> | "unavailable">;
  countOpen(network: string): Promise<number | "unavailable">;
  /** Matches that wait for any player, oldest first. */
  forAnyone(most: number): Promise<readonly string[] | "unavailable">;
  /** Tells the store how many clients this node has in the match. The other nodes hear of it soon. */
  setPresence(match: string, share: NodeShare): void;
  readPresence(match: string): Promise<PresenceReading | "unavailable">;
  listen(listener: StoreListener): void;
  /** Deletes old matches, and returns how many. */
  expire(keep: Retention): Promise<number | "unavailable">;
  newest(most: number): Promise<readonly string[] | "unavailable">;
  remove(match: string): Promise<boolean | "unavailable">;
  /** Notes that a server is running. Call this every second while a player's clock runs. */
  beat(): void;
  /** How long no server was running after this time. Knows only outages from before this server started. */
  awayAfter(time: number): number;
  isReady(): Promise<boolean>;
  /** In bytes. */
  size(): Promise<number | "unavailable">;
  /** Finishes earlier requests, then closes. */
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

/** `events` is a list of JSON texts, separated by commas. Checks them, because a file can be damaged or edited. */
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

/**
 * If the clock is far ahead, every match looks old. So from `believed` on, time passes at most twice as fast as on this
 * process's steady clock. `believed` is the time of the last sweep or, before the first one, about that of the newest
 * event.
 */
export function believableTime(believed: number, elapsed = () => performance.now()) {
  const begun = elapsed();
  return (clock: number) => Math.min(clock, believed + fastest * Math.floor(elapsed() - begun));
}

/** A sweep deletes only this many matches at a time, so moves don't have to wait for long. */
export const expirySlice = 500;
