/** `docs/server.md` says what happens at each limit. */

import { fail, ok, type Result } from "../core/result.ts";
import { didYouMean, listWords, parseWhole, quote } from "../core/text.ts";

export const defaultLimits = {
  "frame-bytes": 4_096,
  /** For each connection. */
  "messages-per-second": 20,
  "message-burst": 60,
  /** Messages that aren't part of the protocol, before the connection is closed. */
  "bad-messages": 10,
  /** Over all connections of a client: a school at play. */
  "commands-per-second": 50,
  "command-burst": 3_000,
  "connections-per-client": 100,
  connections: 20_000,
  /** For connecting, and for entering a game. */
  "visits-per-second": 10,
  "visit-burst": 200,
  "enter-seconds": 20,
  /** Connections of all kinds, including those that only fetch the page. */
  "sockets-per-client": 500,
  /** Over HTTP: a class that opens the page. */
  "requests-per-second": 100,
  "request-burst": 3_000,
  "header-seconds": 15,
  "request-seconds": 30,
  /** In a class behind one address, everyone opens a game, and some leave theirs. */
  "new-games-per-minute": 120,
  "open-games-per-client": 1_000,
  "unread-bytes": 262_144,
  "events-per-game": 3_000,
  /** At this size of the store, the server refuses new games; open games continue. */
  "store-megabytes": 20_000,
  "claim-seconds": 60,
  "silent-seconds": 75,
  "keep-waiting-days": 2,
  "keep-playing-days": 60,
  "keep-over-days": 365,
  /** How often the server looks for old games: it marks them the first time and deletes them the next. */
  "sweep-seconds": 3_600,
  "start-seconds": 60,
} as const;

type LimitName = keyof typeof defaultLimits;
export type Limits = Readonly<Record<LimitName, number>>;

/** Reads limits in the form `frame-bytes=8192`. */
export function readLimits(texts: readonly string[]): Result<Limits> {
  const limits: Record<LimitName, number> = { ...defaultLimits };
  for (const text of texts) {
    const [name = "", value = ""] = text.split("=");
    if (!isLimit(name)) {
      const names = Object.keys(defaultLimits);
      return fail(
        "bad-option",
        `There is no limit called ${quote(name)}.${didYouMean(name, names)} The limits are ${listWords(names, "and")}.`,
      );
    }
    const whole = parseWhole(value);
    if (whole === undefined || whole === 0)
      return fail(
        "bad-option",
        `${name} must be a whole number from 1 up (got ${quote(value)}), such as ${name}=${defaultLimits[name]}.`,
      );
    limits[name] = whole;
  }
  return ok(limits);
}

function isLimit(name: string): name is LimitName {
  return Object.hasOwn(defaultLimits, name);
}

export function tooManyGames(limits: Limits) {
  const seconds = Math.ceil(60 / limits["new-games-per-minute"]);
  return fail("too-many", `You opened too many games in a short time; try again in ${seconds} s.`);
}
