/** The visitor's seats, newest first. They stay in this browser, because a token opens its seat. */

import { boolean, maxLength, nullable, object, string } from "zod/mini";
import { formatOnlineHash, readOnlineHash } from "../../../online/links.ts";
import { readList } from "./kept-games.ts";

export interface KeptSeat {
  readonly id: string;
  readonly token: string;
  /** The link to share, or null if it's unknown. */
  readonly share: string | null;
  /** Empty until the visitor has seen the game. */
  readonly about: string;
  /** True once nothing more can happen in the game. */
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

/** Keeps the known link to share if the new entry has none. */
export function upsertSeat(seats: readonly KeptSeat[], seat: KeptSeat): readonly KeptSeat[] {
  if (!seats.some(({ id }) => id === seat.id)) return [seat, ...seats].slice(0, most);
  return seats.map((known) => (known.id === seat.id ? { ...seat, share: seat.share ?? known.share } : known));
}

export function withOver(seats: readonly KeptSeat[], over: string | null): readonly KeptSeat[] {
  return seats.map((seat) => (seat.id === over ? { ...seat, over: true } : seat));
}
