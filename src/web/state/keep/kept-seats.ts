/** The seats in online games that this browser holds, newest first. They stay in the browser: a token opens its seat. */

import { boolean, maxLength, nullable, object, string } from "zod/mini";
import { formatOnlineHash, readOnlineHash } from "../../../protocol/online/links.ts";
import { readList } from "./kept-games.ts";

export interface KeptSeat {
  readonly id: string;
  readonly token: string;
  /** The link for the other player, as the server gave it; null if it isn't known. */
  readonly share: string | null;
  /** What a list says about the game; empty until it was seen. */
  readonly about: string;
  /** Whether nothing more can happen in the game. */
  readonly over: boolean;
}

const most = 30;

export function formatSeats(seats: readonly KeptSeat[]): string {
  return JSON.stringify(
    seats.map(({ id, token, ...rest }) => ({ hash: formatOnlineHash(id, token), ...rest })),
  );
}

const text = string().check(maxLength(400));
const storedSeat = object({ hash: text, share: nullable(text), about: text, over: boolean() });

export function readSeats(stored: string | null): readonly KeptSeat[] {
  return readList(stored).flatMap((item) => {
    const { success, data } = storedSeat.safeParse(item);
    if (!success) return [];
    const { hash, ...rest } = data;
    const { match: id, token } = readOnlineHash(hash) ?? {};
    return id === undefined || token === undefined ? [] : [{ id, token, ...rest }];
  });
}

/** The list with the seat in it; the same list if nothing changes. */
export function withKept(seats: readonly KeptSeat[], seat: KeptSeat): readonly KeptSeat[] {
  const known = seats.find(({ id }) => id === seat.id);
  if (known === undefined) return [seat, ...seats].slice(0, most);
  const kept = { ...seat, share: seat.share ?? known.share };
  return isSame(known, kept) ? seats : seats.map((other) => (other === known ? kept : other));
}

/** The list with the game of this name marked as over; the same list if nothing changes. */
export function withOver(seats: readonly KeptSeat[], id: string | null): readonly KeptSeat[] {
  if (!seats.some((seat) => seat.id === id && !seat.over)) return seats;
  return seats.map((seat) => (seat.id === id ? { ...seat, over: true } : seat));
}

export function withoutKept(seats: readonly KeptSeat[], id: string): readonly KeptSeat[] {
  return seats.filter((seat) => seat.id !== id);
}

function isSame(a: KeptSeat, b: KeptSeat): boolean {
  return a.token === b.token && a.share === b.share && a.about === b.about && a.over === b.over;
}
