/** How much one client may ask for. `docs/online.md` tells what happens at each limit. */

import { fail, ok, type Result } from "../core/result.ts";
import { didYouMean, listWords, parseWhole, quote } from "../core/text.ts";
import { refuse } from "../protocol/online/codes.ts";

export const defaultLimits = {
  /** The longest message from a client, in bytes. */
  "frame-bytes": 4_096,
  /** Messages a second that a connection may send for long, and how many at once. */
  "messages-per-second": 20,
  "message-burst": 60,
  /** Messages that make no sense, before the connection is closed. */
  "bad-messages": 10,
  "connections-per-client": 100,
  connections: 20_000,
  "new-games-per-minute": 30,
  "open-games-per-client": 200,
  /** What may wait for a slow reader, in bytes. */
  "unread-bytes": 262_144,
  "events-per-game": 3_000,
  /** After how long the game of one who has gone may be claimed. */
  "claim-seconds": 60,
  /** How long a connection may stay without a sign of life. */
  "silent-seconds": 75,
  "keep-waiting-days": 2,
  "keep-playing-days": 60,
  "keep-over-days": 365,
} as const;

type LimitName = keyof typeof defaultLimits;
export type Limits = Readonly<Record<LimitName, number>>;

/** Limits as they are given: `frame-bytes=8192`. */
export function readLimits(texts: readonly string[]): Result<Limits> {
  const limits: Record<LimitName, number> = { ...defaultLimits };
  for (const text of texts) {
    const [name = "", value = ""] = text.split("=");
    if (!isLimit(name)) {
      const names = Object.keys(defaultLimits);
      return fail(
        "bad-option",
        `There is no limit ${quote(name)}.${didYouMean(name, names)} The limits are ${listWords(names, "and")}.`,
      );
    }
    const whole = parseWhole(value);
    if (whole === undefined || whole === 0)
      return fail("bad-option", `A limit is a whole number from 1, such as ${name}=${defaultLimits[name]}.`);
    limits[name] = whole;
  }
  return ok(limits);
}

function isLimit(name: string): name is LimitName {
  return Object.hasOwn(defaultLimits, name);
}

export const tooManyGames = refuse("too-many", "You have opened many games in a short time; wait a minute.");
