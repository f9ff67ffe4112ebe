/** Who is at a match over all nodes, as this node's peers are told. */

import { isComputer } from "../../core/match.ts";
import { ofSeat, type Seat } from "../../core/seat.ts";
import type { PresenceState } from "../../protocol/online/messages.ts";
import { isOn } from "../../protocol/online/online-match.ts";
import type { PresenceReading } from "../../storage/match-store.ts";
import { inBackground, type ServerContext } from "../context.ts";
import type { Audience } from "./audience.ts";
import type { LiveMatch } from "./live-match.ts";

export class Presence {
  readonly #context: ServerContext;
  readonly #live: LiveMatch;
  readonly #audience: Audience;
  #state: PresenceState = { present: [false, false], claimableAt: [null, null], watchers: 0 };

  constructor(context: ServerContext, live: LiveMatch, audience: Audience) {
    this.#context = context;
    this.#live = live;
    this.#audience = audience;
  }

  get state(): PresenceState {
    return this.#state;
  }

  /** Tells the other nodes who is connected here. */
  share(): void {
    this.#context.store.setPresence(this.#live.id, this.#audience.counts());
    inBackground(this.#context, this.refresh());
  }

  /** Reads who is there on all nodes, and tells the peers where that has changed. */
  async refresh(): Promise<void> {
    const { store, limits } = this.#context;
    const reading = await store.readPresence(this.#live.id);
    if (reading === "unavailable") return;
    const now = this.#live.now();
    const presence = presenceOf(this.#live, reading, limits["claim-seconds"] * 1000);
    if (JSON.stringify(presence) === JSON.stringify(this.#state)) return;
    this.#state = presence;
    this.#audience.send(JSON.stringify({ type: "presence", presence, now }));
  }

  /** When the seat's game may be claimed; null while it may not. */
  async claimableAt(seat: Seat): Promise<number | null> {
    await this.refresh();
    return ofSeat(this.#state.claimableAt, seat);
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
    watchers,
  };
}
