/** A match in step with the store: events count only once they're stored. The caller publishes the returned events. */

import { createHash } from "node:crypto";
import type { Game } from "../../core/game.ts";
import { idFrom } from "../../core/record.ts";
import { fail, mapResult } from "../../core/result.ts";
import { ofSeat, type Seat, seats } from "../../core/seat.ts";
import type { OnlineResult } from "../../online/codes.ts";
import type { NewEvent, OnlineEvent, OpenedEvent } from "../../online/events.ts";
import { applyEvents, newOnlineMatch, type OnlineMatch, toSnapshot } from "../../online/online-match.ts";
import type { ServerHost } from "../host.ts";
import type {
  AppendAnswer,
  MatchStore,
  NewMatch,
  SeatKeys,
  StoredMatch,
  StoredPhase,
} from "../store/match-store.ts";

export interface Change {
  readonly events: readonly NewEvent[];
  readonly command?: string;
  readonly keys?: SeatKeys;
  readonly opens?: NewMatch | undefined;
}

/** Clients that missed more events than this get the whole game. */
const longestMemory = 100;

export class LiveMatch {
  readonly id: string;
  readonly network: string;
  /** Set if anyone may join, except those the first player blocked. */
  readonly anyone: OpenedEvent["anyone"];
  readonly #store: MatchStore;
  readonly #done = new Map<string, number>();
  readonly #recent: OnlineEvent[] = [];
  #online: OnlineMatch;
  /** The whole match as JSON, once a client has asked for it. Any change clears it. */
  #snapshot: string | undefined;
  #keys: SeatKeys;
  /** How far the match's time is ahead of the store's clock, if the clock was set back since the last event. */
  #lead = 0;
  #latest = 0;

  static async load(id: string, games: readonly Game[], store: MatchStore): Promise<OnlineResult<LiveMatch>> {
    const stored = await store.read(id, 0);
    if (stored === "unavailable") return unavailable;
    const [first] = stored === "missing" ? [] : stored.events;
    if (stored === "missing" || first?.type !== "opened") return unknownMatch;
    return mapResult(newOnlineMatch(first, games), (online) => new LiveMatch(first, online, stored, store));
  }

  private constructor(first: OpenedEvent, online: OnlineMatch, stored: StoredMatch, store: MatchStore) {
    this.id = online.match.id;
    this.network = stored.network;
    this.anyone = first.anyone;
    this.#store = store;
    this.#online = online;
    this.#keys = stored.keys;
    this.#take(stored.events.slice(1));
  }

  get online(): OnlineMatch {
    return this.#online;
  }

  get snapshot(): string {
    this.#snapshot ??= JSON.stringify(toSnapshot(this.#online));
    return this.#snapshot;
  }

  get keys(): SeatKeys {
    return this.#keys;
  }

  /** The match's own time in milliseconds. It never goes back, and keeps running while the store's clock catches up. */
  now(): number {
    const clock = this.#store.now();
    this.#latest = Math.max(this.atMatchTime(clock), this.#latest, this.#online.at);
    this.#lead = this.#latest - clock;
    return this.#latest;
  }

  atMatchTime(time: number): number {
    return time + this.#lead;
  }

  /** How long no server was running since the last event, or 0 if no clock was running. */
  get away(): number {
    const { clock, at } = this.#online;
    return clock === null || clock.since === null ? 0 : this.#store.awayAfter(at);
  }

  /** The version at which the command was carried out, if it was. */
  doneAt(command: string): number | undefined {
    return this.#done.get(command);
  }

  /** The events after the version, or undefined if it's too old, unknown, or didn't happen `at` this time. */
  eventsAfter(version: number, at?: number): readonly OnlineEvent[] | undefined {
    const missed = this.#online.version - version;
    if (missed < 0 || missed > this.#recent.length) return undefined;
    const isSame = at === undefined || version === 1 || this.#recent.at(-missed - 1)?.at === at;
    return isSame ? this.#recent.slice(this.#recent.length - missed) : undefined;
  }

  /** The match doesn't change if the events can't be stored. */
  async append(change: Change): Promise<readonly OnlineEvent[] | Exclude<AppendAnswer, "stored">> {
    const events = this.#stamp(change);
    const next = fold(this.#online, events);
    const phase = phaseOf(next);
    const answer = await this.#store.append({
      match: this.id,
      after: this.#online.version,
      events,
      phase: phase === phaseOf(this.#online) ? undefined : phase,
      keys: change.keys,
      opens: change.opens,
    });
    // If we don't know whether the change was stored, the next append finds out. It either conflicts or succeeds.
    if (answer !== "stored") return answer;
    this.#keys = change.keys ?? this.#keys;
    this.#remember(next, events);
    return events;
  }

  async catchUp(): Promise<readonly OnlineEvent[] | "missing" | "unavailable"> {
    const stored = await this.#store.read(this.id, this.#online.version);
    if (typeof stored === "string") return stored;
    this.#keys = stored.keys;
    this.#take(stored.events);
    return stored.events;
  }

  #stamp({ events, command }: Change): readonly OnlineEvent[] {
    const at = this.now();
    return events.map((event, index) => {
      const version = this.#online.version + index + 1;
      return { version, at, ...(command === undefined ? {} : { command }), ...event };
    });
  }

  #take(events: readonly OnlineEvent[]): void {
    this.#remember(fold(this.#online, events), events);
  }

  #remember(next: OnlineMatch, events: readonly OnlineEvent[]): void {
    this.#online = next;
    this.#snapshot = undefined;
    this.#recent.push(...events.slice(-longestMemory));
    this.#recent.splice(0, this.#recent.length - longestMemory);
    for (const { command, version } of events) if (command !== undefined) this.#done.set(command, version);
  }
}

/** Everything in the store follows the rules, so a failure is a bug. */
function fold(online: OnlineMatch, events: readonly OnlineEvent[]): OnlineMatch {
  const next = applyEvents(online, events);
  if (!next.ok)
    throw new Error(`After version ${online.version} of ${online.match.id}: ${next.problem.message}`);
  return next.value;
}

function phaseOf({ match, taken, anyone }: OnlineMatch): StoredPhase {
  if (match.outcome !== null) return "over";
  if (anyone === true) return "anyone";
  return taken[0] && taken[1] ? "playing" : "waiting";
}

export const unavailable: OnlineResult<never> = fail(
  "unavailable",
  "The server can't reach its stored games right now. Try again in a moment.",
);

const unknownMatch = fail("unknown-match", "Can't find that game. It may have expired.");

/** A token has 192 random bits, so it can't be guessed. */
export function newToken(host: ServerHost): string {
  return host.randomBytes(24).toString("base64url");
}

/** An id has 80 random bits, so it can't be guessed. */
export function newMatchId(host: ServerHost): string {
  return idFrom(host.randomBytes(16));
}

export function keyOf(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/** Compares hashes, not tokens, so the time it takes reveals nothing about a token. */
export function seatOfToken(keys: SeatKeys, token: string): Seat | undefined {
  const given = keyOf(token);
  return seats.find((seat) => ofSeat(keys, seat) === given);
}
