/** The secrets that open seats. Only their hashes are stored; a hash of a random secret needs no salt. */

import { createHash, timingSafeEqual } from "node:crypto";
import { idFrom } from "../../core/record.ts";
import { type Seat, seats } from "../../core/seat.ts";
import type { ServerHost } from "../host.ts";
import type { SeatKeys } from "../store/match-store.ts";

/** 192 bits. */
export function newToken(host: ServerHost): string {
  return host.randomBytes(24).toString("base64url");
}

/** 80 bits: a match's id cannot be guessed either. */
export function newMatchId(host: ServerHost): string {
  return idFrom(host.randomBytes(16));
}

export function keyOf(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/** Both are always compared, in constant time. */
export function seatOfToken(keys: SeatKeys, token: string): Seat | undefined {
  const key = keyOf(token);
  const opens = keys.map((kept) => isSame(kept, key));
  return seats.find((_, index) => opens[index]);
}

function isSame(kept: string | null, key: string): boolean {
  const given = Buffer.from(key);
  const wanted = kept === null ? Buffer.alloc(given.length) : Buffer.from(kept);
  return wanted.length === given.length && timingSafeEqual(wanted, given);
}
