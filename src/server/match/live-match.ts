/** A match and its stored events. An event counts only once it's stored. */

import { createHash } from "node:crypto";
import type { Game } from "../../core/game.ts";
import { idFrom } from "../../core/record.ts";
import { fail, mapResult } from "../../core/result.ts";
import { ofSeat, type Seat, seats } from "../../core/seat.ts";
import type { OnlineResult } from "../../online/codes.ts";
import type { NewEvent, OnlineEvent, OpenedEvent } from "../../online/events.ts";
import { applyEvents, newOnlineMatch, type OnlineMatch, toSnapshot } from "../../online/online-match.ts";
import type { ServerHost } from "../context.ts";
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

/** A client that missed more events than this gets the whole game instead. */
const longestMemory = 100;

export class LiveMatch {
  readonly id: string;
  readonly network: string;
  /** Who opened this match for any opponent, whom they block, and whether they take any game. */
  readonly anyone: OpenedEvent["anyone"];
  readonly #store: MatchStore;
  readonly #done = new Map<string, number>();
  readonly #recent: OnlineEvent[] = [];
  #online: OnlineMatch;
  /** The whole match as JSON, until the next change. */
  #snapshot: string | undefined;
  keys: SeatKeys;
  /** How far the match's time runs ahead of the store's clock, which may have been set back. */
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
    this.keys = stored.keys;
    this.#take(stored.events.slice(1));
  }

  get online(): OnlineMatch {
    return this.#online;
  }

  get snapshot(): string {
    this.#snapshot ??= JSON.stringify(toSnapshot(this.#online));
    return this.#snapshot;
  }

  /** The match's time in milliseconds, which never goes back even if the store's clock does. */
  now(): number {
    const clock = this.#store.now();
    this.#latest = Math.max(this.atMatchTime(clock), this.#latest, this.#online.at);
    this.#lead = this.#latest - clock;
    return this.#latest;
  }

  atMatchTime(time: number): number {
    return time + this.#lead;
  }

  /** How long no server has been running since the last event. 0 while no player's clock runs. */
  get away(): number {
    const { clock, at } = this.#online;
    return clock === null || clock.since === null ? 0 : this.#store.awayAfter(at);
  }

  /** The version right after this command, or undefined if it hasn't been carried out. */
  doneAt(command: string): number | undefined {
    return this.#done.get(command);
  }

  /** Undefined if the version is too old or unknown, or if its event isn't from `at` (unless it's the first version). */
  eventsAfter(version: number, at?: number): readonly OnlineEvent[] | undefined {
    const missed = this.#online.version - version;
    if (missed < 0 || missed > this.#recent.length) return undefined;
    const isSame = at === undefined || version === 1 || this.#recent.at(-missed - 1)?.at === at;
    return isSame ? this.#recent.slice(this.#recent.length - missed) : undefined;
  }

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
    // After "unavailable", the events may be in the store after all. The next append then conflicts.
    if (answer !== "stored") return answer;
    this.keys = change.keys ?? this.keys;
    this.#remember(next, events);
    return events;
  }

  async catchUp(): Promise<readonly OnlineEvent[] | "missing" | "unavailable"> {
    const stored = await this.#store.read(this.id, this.#online.version);
    if (typeof stored === "string") return stored;
    this.keys = stored.keys;
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

export function newToken(host: ServerHost): string {
  return host.randomBytes(24).toString("base64url");
}

export function newMatchId(host: ServerHost): string {
  return idFrom(host.randomBytes(16));
}

export function keyOf(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/** Compares hashes, so the time it takes says nothing about the token. */
export function seatOfToken(keys: SeatKeys, token: string): Seat | undefined {
  const given = keyOf(token);
  return seats.find((seat) => ofSeat(keys, seat) === given);
}
