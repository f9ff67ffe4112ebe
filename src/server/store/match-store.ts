/**
 * Every store of online matches makes these promises. `test/server/store/match-store-suite.ts` checks this for every store.
 *
 * - What `create` and `append` call stored is on disk. It survives `kill -9` and a power cut.
 * - If two appends follow the same version, one is stored and the other is a conflict, on whichever node they arrive.
 *   An append is stored as a whole or not at all.
 * - After `unavailable`, the caller doesn't know whether something was stored until it reads the match again.
 */

import type { Pair } from "../../core/seat.ts";
import { eventSchema, type OnlineEvent } from "../../online/events.ts";

/** How long the store keeps a match depends on its phase. A match in "anyone" waits for any player to join. */
export const phases = ["anyone", "waiting", "playing", "over"] as const;
export type StoredPhase = (typeof phases)[number];

/** The hash of each seat's token. Null while the seat is free, and for a computer. */
export type SeatKeys = Pair<string | null>;

export interface NewMatch {
  readonly id: string;
  /** A hash of the client, to count its open matches. */
  readonly network: string;
  readonly phase: StoredPhase;
  readonly keys: SeatKeys;
  readonly events: readonly OnlineEvent[];
}

export interface Append {
  readonly match: string;
  readonly after: number;
  readonly events: readonly OnlineEvent[];
  /** Left out if the events don't change the phase. */
  readonly phase?: StoredPhase | undefined;
  readonly keys?: SeatKeys | undefined;
  /** A match to create in the same transaction, such as a rematch. */
  readonly opens?: NewMatch | undefined;
}

export type AppendAnswer = "stored" | "conflict" | "unavailable";

/** `events` has the events after the requested version, oldest first. */
export type StoredMatch = Omit<NewMatch, "id">;

export type ReadAnswer = StoredMatch | "missing" | "unavailable";

/** The number of a node's clients in a match. */
export interface NodeShare {
  readonly seats: Pair<number>;
  readonly watchers: number;
}

export interface PresenceReading {
  readonly present: Pair<boolean>;
  /** When each seat became empty, or null while a player is there. */
  readonly goneSince: Pair<number | null>;
  readonly watchers: number;
}

/** Receives news from other nodes and from the operator. */
export interface StoreListener {
  /** The match may have events that this node hasn't seen, or clients may have come or left elsewhere. */
  changed(match: string): void;
  /** Notifications may have been lost, so check every match that is open here. */
  recheck(): void;
}

/** How long to keep a match of each phase after its last event, in milliseconds. */
export type Retention = Readonly<Record<StoredPhase, number>>;

/** A period without any running server. */
export interface Outage {
  readonly began: number;
  readonly ended: number;
}

/** If the clock was set back, some outages seem to be in the future. They don't count. */
export function awayAfter(outages: readonly Outage[], time: number, now: number): number {
  const past = outages.filter(({ ended }) => ended <= now);
  return past.reduce((sum, { began, ended }) => sum + Math.max(0, ended - Math.max(began, time)), 0);
}

export interface MatchStore {
  /** The store's clock, the same on every node, in milliseconds. */
  now(): number;
  create(match: NewMatch): Promise<AppendAnswer>;
  append(append: Append): Promise<AppendAnswer>;
  read(match: string, after: number): Promise<ReadAnswer>;
  versions(matches: readonly string[]): Promise<ReadonlyMap<string, number> | "unavailable">;
  countOpen(network: string): Promise<number | "unavailable">;
  /** The matches waiting for any player to join, oldest first. */
  forAnyone(most: number): Promise<readonly string[] | "unavailable">;
  /** Tells the other nodes soon how many clients are connected here. `noClients` means that none are left. */
  setPresence(match: string, share: NodeShare): void;
  readPresence(match: string): Promise<PresenceReading | "unavailable">;
  /** A store has only one listener. */
  listen(listener: StoreListener): void;
  /** Deletes expired matches, and returns how many. */
  expire(keep: Retention): Promise<number | "unavailable">;
  newest(most: number): Promise<readonly string[] | "unavailable">;
  remove(match: string): Promise<boolean | "unavailable">;
  /** Records that a server is running. Call this every second while a clock runs. */
  beat(): void;
  /** How long no server was running after this time, as far as this one knew when it started. */
  awayAfter(time: number): number;
  isReady(): Promise<boolean>;
  /** The store's size on disk, in bytes. */
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

/** `events` are JSON texts with commas between them. We check them, because a file may be damaged or edited. */
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

/** Time may pass twice as fast, so a server that was off for a month catches up within a month. */
const fastest = 2;

/**
 * If the clock is far ahead, every match looks old. So we believe that time passes at most twice as fast as this
 * process, or an earlier one, has seen it pass. `believed` is the time of the last sweep. Before the first one, it's the
 * time of the newest event. The function returns the time to judge matches by, never later than the clock.
 */
export function believableTime(believed: number, elapsed = () => performance.now()) {
  const begun = elapsed();
  return (clock: number) => Math.min(clock, believed + fastest * Math.floor(elapsed() - begun));
}

/** A sweep deletes matches in slices, so moves can come between them. */
export const expirySlice = 500;
/** About the most that one sweep deletes. The rest have to wait. */
export const mostExpired = 20_000;
