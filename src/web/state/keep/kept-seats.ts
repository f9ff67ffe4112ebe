/** The seats in online games that this browser holds, newest first. They stay in the browser: a token opens its seat. */

import * as z from "zod/mini";
import { parseJson } from "../../../core/text.ts";
import { formatOnlineHash, readOnlineHash } from "../../../protocol/online/links.ts";

export interface KeptSeat {
  readonly id: string;
  readonly token: string;
  /** The link for the other player, as the server gave it; null where it was never told. */
  readonly share: string | null;
  /** What a list says about the game; empty until it was seen. */
  readonly about: string;
  /** Whether nothing is to be expected from the game any more. */
  readonly over: boolean;
}

const text = z.string().check(z.maxLength(400));
const storedSchema = z.object({ hash: text, share: z.nullable(text), about: text, over: z.boolean() });

const most = 30;

export function formatSeats(seats: readonly KeptSeat[]): string {
  return JSON.stringify(
    seats.map(({ id, token, ...rest }) => ({ hash: formatOnlineHash(id, token), ...rest })),
  );
}

export function readSeats(stored: string | null): readonly KeptSeat[] {
  return readList(stored).flatMap((item) => {
    const seat = storedSchema.safeParse(item);
    if (!seat.success) return [];
    const { hash, ...rest } = seat.data;
    const place = readOnlineHash(hash);
    return place?.token === undefined ? [] : [{ id: place.match, token: place.token, ...rest }];
  });
}

/** What is kept under a name may be damaged; then there is nothing. */
export function readList(stored: string | null): readonly unknown[] {
  const list = parseJson(stored ?? "");
  return Array.isArray(list) ? list : [];
}

/** The list with the seat in it; the same list where that changes nothing. */
export function withKept(seats: readonly KeptSeat[], seat: KeptSeat): readonly KeptSeat[] {
  const known = seats.find(({ id }) => id === seat.id);
  if (known === undefined) return [seat, ...seats].slice(0, most);
  const kept = { ...seat, share: seat.share ?? known.share };
  return isSame(known, kept) ? seats : seats.map((other) => (other === known ? kept : other));
}

/** The list with the game of this name marked as over; the same list where that changes nothing. */
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
