/** Who is connected to a match on this node, and what is sent to all of them. */

import type { Seat } from "../../core/seat.ts";
import type { Refusal } from "../../protocol/online/codes.ts";
import type { ServerMessage } from "../../protocol/online/messages.ts";
import type { NodeShare } from "../../storage/match-store.ts";

/** Somebody who is connected to the match. */
export interface Member {
  seat: Seat | null;
  send(text: string): void;
  readonly mayOpenGame: () => boolean;
  /** The match is no longer there. */
  dismiss(): void;
}

export class Attendance {
  readonly #members = new Set<Member>();

  get size(): number {
    return this.#members.size;
  }

  add(member: Member): void {
    this.#members.add(member);
  }

  remove(member: Member): void {
    this.#members.delete(member);
  }

  tell(text: string, except?: Member): void {
    for (const member of this.#members) if (member !== except) member.send(text);
  }

  dismiss(): void {
    for (const member of this.#members) member.dismiss();
  }

  share(): NodeShare {
    const counts = { one: 0, two: 0, watchers: 0 };
    for (const { seat } of this.#members) counts[placeOf(seat)]++;
    return { seats: [counts.one, counts.two], watchers: counts.watchers };
  }
}

function placeOf(seat: Seat | null): "one" | "two" | "watchers" {
  if (seat === null) return "watchers";
  return seat === 1 ? "one" : "two";
}

export function answer(member: Member, message: ServerMessage): void {
  member.send(JSON.stringify(message));
}

export function refusedMessage(id: string | null, refusal: Refusal, version: number | null): ServerMessage {
  const { code, message, legal } = refusal;
  return { type: "refused", id, code, message, version, ...(legal === undefined ? {} : { legal }) };
}
