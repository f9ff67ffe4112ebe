/** What one client, or all of them, may ask of the server. */

import { fail, ok, type Result } from "../core/result.ts";
import { didYouMean, listWords, parseWhole, quote } from "../core/text.ts";

/** What operators set with `--limit NAME=N`: it depends on their players, disk and rules. `docs/server.md` explains each. */
export const operatorLimits = {
  connections: 20_000,
  "connections-per-client": 100,
  /** Over all connections of a client: a school at play. */
  "commands-per-second": 50,
  /** In a class behind one address, everyone opens a game, and some leave theirs. */
  "new-games-per-minute": 120,
  "open-games-per-client": 1_000,
  /** At this size of the store, the server refuses new games; open games continue. */
  "store-megabytes": 20_000,
  "claim-seconds": 60,
  "keep-over-days": 365,
} as const;

/** What suits every server; only tests and benchmarks pass other values. */
const fixedLimits = {
  /** A client's message has a few hundred bytes. */
  "frame-bytes": 4_096,
  /** For each connection: faster than any player, and enough to catch up after a reconnect. */
  "messages-per-second": 20,
  "message-burst": 60,
  /** Our own client sends none, so more of them are another program's; a few help its author. */
  "bad-messages": 10,
  /** A school's commands of a minute. */
  "command-burst": 3_000,
  /** For connecting, and for entering a game: a school that comes back after a restart. */
  "visits-per-second": 10,
  "visit-burst": 200,
  /** Our own client enters a game right after it connects. */
  "enter-seconds": 20,
  /** Connections of all kinds: a browser opens up to six of them for the page. */
  "sockets-per-client": 500,
  /** Over HTTP: a class that opens the page. */
  "requests-per-second": 100,
  "request-burst": 3_000,
  /** Slow phones need seconds; clients that need longer hold a connection for nothing. */
  "header-seconds": 15,
  "request-seconds": 30,
  /** Only a client that has stopped reading gets there. */
  "unread-bytes": 262_144,
  /** Several times the longest game that people play; every event costs memory and time to enter. */
  "events-per-game": 3_000,
  /** The server sends three pings in this time. */
  "silent-seconds": 75,
  /** A link that nobody followed over a weekend. */
  "keep-waiting-days": 2,
  /** Games by correspondence may rest over a long holiday. */
  "keep-playing-days": 60,
  /** How often the server looks for old games: it marks them the first time and deletes them the next. */
  "sweep-seconds": 3_600,
  /** A database on the same machine starts within this time. */
  "start-seconds": 60,
} as const;

export const defaultLimits = { ...operatorLimits, ...fixedLimits };

export type Limits = Readonly<Record<keyof typeof defaultLimits, number>>;

/** Reads limits in the form `connections=500`; all others are as in `usual`. */
export function readLimits(texts: readonly string[], usual: Limits = defaultLimits): Result<Limits> {
  const limits: Record<keyof Limits, number> = { ...usual };
  for (const text of texts) {
    const [name = "", value = ""] = text.split("=");
    if (!isOperatorLimit(name)) {
      const names = Object.keys(operatorLimits);
      return fail(
        "bad-option",
        `There is no limit called ${quote(name)}.${didYouMean(name, names)} The limits are ${listWords(names, "and")}.`,
      );
    }
    const whole = parseWhole(value);
    if (whole === undefined || whole === 0)
      return fail(
        "bad-option",
        `${name} must be a whole number from 1 up (got ${quote(value)}), such as ${name}=${operatorLimits[name]}.`,
      );
    limits[name] = whole;
  }
  return ok(limits);
}

function isOperatorLimit(name: string): name is keyof typeof operatorLimits {
  return Object.hasOwn(operatorLimits, name);
}

export function tooManyGames(limits: Limits) {
  const seconds = Math.ceil(60 / limits["new-games-per-minute"]);
  return fail("too-many", `You opened too many games in a short time; try again in ${seconds} s.`);
}
