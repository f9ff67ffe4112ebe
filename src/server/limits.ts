/** What one client, or all of them, may ask of the server. */

import { fail, ok, type Result } from "../core/result.ts";
import { didYouMean, listWords, parseWhole, quote } from "../core/text.ts";

/** What operators set with SWITCHYARD_LIMIT: it depends on their players and their disk. docs/host.md lists all limits. */
const operatorLimits = {
  connections: 20_000, // connections in all; a network gets at most a tenth (4003)
  "connections-per-client": 100, // connections of one client (4003)
  "commands-per-second": 50, // commands of one client, over all its connections (`too-many`)
  "new-games-per-minute": 120, // games that one client opens: a class behind one address (429)
  "open-games-per-client": 1_000, // open games of one client (429)
  "store-megabytes": 20_000, // size at which the store takes no new games (503)
  "claim-seconds": 60, // how long a player must be away before the opponent may claim the game
  "keep-over-days": 365, // how long a finished game is kept
} as const;

/** What suits every server; only tests and benchmarks pass other values. */
const fixedLimits = {
  "frame-bytes": 4_096, // length of a message (1009)
  "messages-per-second": 20, // messages on one connection (4001)
  "message-burst": 60, // the same at once, after a reconnect
  "bad-messages": 10, // messages on one connection that the protocol doesn't have (4004)
  "command-burst": 3_000, // commands of one client at once: a school in a minute
  "visits-per-second": 10, // connects, and entered games, of one client; long games count more (4003, 429)
  "visit-burst": 200, // the same at once: a school after a restart
  "enter-seconds": 20, // how long a connection may take to enter a game (4008)
  "sockets-per-client": 500, // connections of all kinds from one client, without a proxy (503)
  "requests-per-second": 100, // HTTP requests of one client (429); then it is cut off for seconds
  "request-burst": 3_000, // the same at once: a class that opens the page
  "header-seconds": 15, // how long the headers of a request may take (408)
  "request-seconds": 30, // how long a whole request may take (408)
  "unread-bytes": 262_144, // what a client may leave unread (4002)
  "events-per-game": 3_000, // events of one game; then only its end is accepted (`too-large`)
  "silent-seconds": 75, // how long a client may leave three pings unanswered (4008)
  "keep-waiting-days": 2, // how long a game waits for its second player
  "keep-playing-days": 60, // how long a game is kept without a move
  "sweep-seconds": 3_600, // how often the server marks old games, and deletes those it marked before
  "start-seconds": 60, // how long a server that starts waits for its database
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
        `There's no limit called ${quote(name)}.${didYouMean(name, names)} The limits are ${listWords(names, "and")}.`,
      );
    }
    const whole = parseWhole(value);
    if (whole === undefined || whole === 0)
      return fail(
        "bad-option",
        `${name} must be a whole number of at least 1 (got ${quote(value)}), such as ${name}=${operatorLimits[name]}.`,
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
  return fail("too-many", `You've opened too many games in a short time. Try again in ${seconds}s.`);
}
