/** Who is at a match over all nodes, as this node's peers are told: at most once a second, however many come and go. */

import { isComputer } from "../../core/match.ts";
import { ofSeat, type Seat } from "../../core/seat.ts";
import type { PresenceState } from "../../protocol/online/messages.ts";
import { isOn } from "../../protocol/online/online-match.ts";
import type { PresenceReading } from "../../storage/match-store.ts";
import { inBackground, type ServerContext } from "../context.ts";
import type { Cancel } from "../host.ts";
import type { Audience } from "./audience.ts";
import type { LiveMatch } from "./live-match.ts";

const tellMs = 1_000;
/** Up to so many spectators are counted one by one. */
const smallCrowd = 20;

export class Presence {
  readonly #context: ServerContext;
  readonly #live: LiveMatch;
  readonly #audience: Audience;
  #state: PresenceState = { present: [false, false], claimableAt: [null, null], watchers: 0 };
  #toldAt = -Infinity;
  /** Set while the peers are going to be told. */
  #cancel: Cancel | undefined;

  constructor(context: ServerContext, live: LiveMatch, audience: Audience) {
    this.#context = context;
    this.#live = live;
    this.#audience = audience;
  }

  get state(): PresenceState {
    return this.#state;
  }

  /** A peer came, left or took a seat. The other nodes hear of a player at once, of a spectator soon. */
  share(seat: Seat | null): void {
    if (seat !== null) this.#count();
    this.tellSoon();
  }

  /** Tells the peers who is there, now or when the last time is long enough ago. */
  tellSoon(): void {
    if (this.#cancel !== undefined) return;
    const { host } = this.#context;
    const wait = this.#toldAt + tellMs - host.now();
    if (wait <= 0) this.#tellNow();
    else this.#cancel = host.after(Math.min(wait, tellMs), () => this.#tellNow());
  }

  /** When the seat's game may be claimed; null while it may not. */
  async claimableAt(seat: Seat): Promise<number | null> {
    this.#count();
    const now = await this.#read();
    return ofSeat((now ?? this.#state).claimableAt, seat);
  }

  /** The room closes: the other nodes must know that no client is here. */
  close(): void {
    this.#cancel?.();
    this.#count();
  }

  #count(): void {
    this.#context.store.setPresence(this.#live.id, this.#audience.counts());
  }

  #tellNow(): void {
    this.#cancel = undefined;
    this.#toldAt = this.#context.host.now();
    this.#count();
    inBackground(this.#context, this.#tell());
  }

  async #tell(): Promise<void> {
    const presence = await this.#read();
    if (presence === undefined || JSON.stringify(presence) === JSON.stringify(this.#state)) return;
    this.#state = presence;
    this.#audience.send(JSON.stringify({ type: "presence", presence, now: this.#live.now() }));
  }

  async #read(): Promise<PresenceState | undefined> {
    const { store, limits } = this.#context;
    const reading = await store.readPresence(this.#live.id);
    if (reading === "unavailable") return undefined;
    return presenceOf(this.#live, reading, limits["claim-seconds"] * 1000);
  }
}

function presenceOf(live: LiveMatch, reading: PresenceReading, claimMs: number): PresenceState {
  const { online } = live;
  const { present, goneSince, watchers } = reading;
  const isPresent = (seat: Seat) => isComputer(online.match, seat) || ofSeat(present, seat);
  const claimableAt = (seat: Seat) => {
    const gone = ofSeat(goneSince, seat);
    return isPresent(seat) || gone === null || !isOn(online) ? null : live.atMatchTime(gone) + claimMs;
  };
  return {
    present: [isPresent(1), isPresent(2)],
    claimableAt: [claimableAt(1), claimableAt(2)],
    watchers: roundCrowd(watchers),
  };
}

/** 7, 20, 30, 120, 1300: of a crowd the first two digits, so that clients are not told of each newcomer. */
export function roundCrowd(watchers: number): number {
  if (watchers <= smallCrowd) return watchers;
  const step = Math.max(10, 10 ** (String(watchers).length - 2));
  return Math.round(watchers / step) * step;
}
