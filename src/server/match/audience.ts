/** The peers that are connected to a match on this node, and what is sent to all of them. */

import type { Seat } from "../../core/seat.ts";
import type { closeCodes, OnlineProblem } from "../../protocol/online/codes.ts";
import type { OnlineEvent } from "../../protocol/online/events.ts";
import type { ServerMessage } from "../../protocol/online/messages.ts";
import type { NodeShare } from "../../storage/match-store.ts";
import type { Metrics } from "../metrics.ts";

/** A connected client, as a match sees it. */
export interface Peer {
  seat: Seat | null;
  mayOpenGame(): boolean;
  send(text: string): void;
  close(why: keyof typeof closeCodes, message: string): void;
}

export class Audience {
  readonly peers = new Set<Peer>();
  readonly #metrics: Metrics;

  constructor(metrics: Metrics) {
    this.#metrics = metrics;
  }

  /** Sends stored events to every peer; the peer whose command they came from gets them as its acknowledgement. */
  publish(events: readonly OnlineEvent[], by?: { readonly peer: Peer; readonly id: string }): void {
    for (const event of events) {
      this.#metrics.add("switchyard_events_total", event.type);
      const text = JSON.stringify(event);
      by?.peer.send(`{"type":"event","event":${text},"reply":"${by.id}"}`);
      this.send(`{"type":"event","event":${text}}`, by?.peer);
    }
  }

  send(text: string, except?: Peer): void {
    for (const peer of this.peers) if (peer !== except) peer.send(text);
  }

  /** Closes every connection: the match has been deleted. */
  close(): void {
    for (const peer of this.peers) peer.close("unknownMatch", "This game has been deleted.");
  }

  counts(): NodeShare {
    const at = (seat: Seat | null) => [...this.peers].filter((peer) => peer.seat === seat).length;
    return { seats: [at(1), at(2)], watchers: at(null) };
  }
}

export function sendMessage(peer: Peer, message: ServerMessage): void {
  peer.send(JSON.stringify(message));
}

export function refusedMessage(
  id: string | null,
  refusal: OnlineProblem,
  version: number | null,
): ServerMessage {
  const { code, message, legal } = refusal;
  return { type: "refused", id, code, message, version, ...(legal === undefined ? {} : { legal }) };
}
