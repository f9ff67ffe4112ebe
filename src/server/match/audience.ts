/** A match's clients on this node. At most once a second, they hear who is connected to the match, on any node. */

import { isComputer } from "../../core/match.ts";
import { ofSeat, type Seat } from "../../core/seat.ts";
import type { closeCodes, OnlineProblem } from "../../online/codes.ts";
import type { OnlineEvent } from "../../online/events.ts";
import type { PresenceState, ServerMessage } from "../../online/messages.ts";
import { isOn } from "../../online/online-match.ts";
import { type Cancel, inBackground, type ServerContext } from "../context.ts";
import type { NodeShare } from "../store/match-store.ts";
import type { LiveMatch } from "./live-match.ts";

const tellMs = 1_000;

export interface Peer {
  seat: Seat | null;
  mayOpenGame(): boolean;
  send(text: string): void;
  close(why: keyof typeof closeCodes, message: string): void;
}

export class Audience {
  readonly peers = new Set<Peer>();
  readonly #context: ServerContext;
  readonly #live: LiveMatch;
  presence: PresenceState = { present: [false, false], claimableAt: [null, null], watchers: 0 };
  /** What the other nodes last heard. Repeating it unchanged would make nodes answer each other forever. */
  #shared = "";
  #toldAt = -Infinity;
  #cancel: Cancel | undefined;

  constructor(context: ServerContext, live: LiveMatch) {
    this.#context = context;
    this.#live = live;
  }

  /** The client that sent the command also gets the command's id, which acknowledges it. */
  publish(events: readonly OnlineEvent[], by?: { readonly peer: Peer; readonly id: string }): void {
    for (const event of events) {
      this.#context.metrics.add("switchyard_events_total", event.type);
      const text = JSON.stringify(event);
      by?.peer.send(`{"type":"event","event":${text},"reply":"${by.id}"}`);
      this.send(`{"type":"event","event":${text}}`, by?.peer);
    }
  }

  send(text: string, except?: Peer): void {
    for (const peer of this.peers) if (peer !== except) peer.send(text);
  }

  dismiss(): void {
    for (const peer of this.peers) peer.close("unknownMatch", "This game was deleted.");
  }

  /** The other nodes hear of a player right away. News of a spectator can wait a second. */
  share(seat: Seat | null): void {
    if (seat !== null) this.#count();
    this.tellSoon();
  }

  tellSoon(): void {
    if (this.#cancel !== undefined) return;
    const { host } = this.#context;
    const wait = this.#toldAt + tellMs - host.now();
    if (wait <= 0) this.#tellNow();
    else this.#cancel = host.after(Math.min(wait, tellMs), () => this.#tellNow());
  }

  /** When this seat's opponent can claim the game, or null. Reads the store, because `presence` can be a second old. */
  async claimableAt(seat: Seat): Promise<number | null | "unavailable"> {
    const now = await this.#read();
    return now === undefined ? "unavailable" : ofSeat(now.claimableAt, seat);
  }

  close(): void {
    this.#cancel?.();
    this.#count();
  }

  #count(): void {
    const at = (seat: Seat | null) => [...this.peers].filter((peer) => peer.seat === seat).length;
    const share: NodeShare = { seats: [at(1), at(2)], watchers: at(null) };
    const text = JSON.stringify(share);
    if (text === this.#shared) return;
    this.#shared = text;
    this.#context.store.setPresence(this.#live.id, share);
  }

  #tellNow(): void {
    this.#cancel = undefined;
    this.#toldAt = this.#context.host.now();
    this.#count();
    inBackground(this.#context, this.#tell());
  }

  async #tell(): Promise<void> {
    const presence = await this.#read();
    if (presence === undefined || JSON.stringify(presence) === JSON.stringify(this.presence)) return;
    this.presence = presence;
    this.send(JSON.stringify({ type: "presence", presence, now: this.#live.now() }));
  }

  async #read(): Promise<PresenceState | undefined> {
    const { store, limits } = this.#context;
    const reading = await store.readPresence(this.#live.id);
    if (reading === "unavailable") return undefined;
    const { present, goneSince, watchers } = reading;
    const { online } = this.#live;
    const isPresent = (seat: Seat) => isComputer(online.match, seat) || ofSeat(present, seat);
    const claimableAt = (seat: Seat) => {
      const gone = ofSeat(goneSince, seat);
      if (isPresent(seat) || gone === null || !isOn(online)) return null;
      return this.#live.atMatchTime(gone) + limits["claim-seconds"] * 1000;
    };
    return {
      present: [isPresent(1), isPresent(2)],
      claimableAt: [claimableAt(1), claimableAt(2)],
      watchers,
    };
  }
}

export function sendMessage(peer: Peer, message: ServerMessage): void {
  peer.send(JSON.stringify(message));
}

/** `id` is null if the message wasn't a command. `version` is null if the refusal came from the connection instead of the match. */
export function sendRefusal(
  peer: Peer,
  id: string | null,
  { code, message, legal }: OnlineProblem,
  version: number | null,
): void {
  const reason = { code, message, version, ...(legal === undefined ? {} : { legal }) };
  sendMessage(peer, { type: "refused", id, ...reason });
}
