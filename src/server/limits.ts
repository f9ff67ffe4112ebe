/** How much one client may do, and all of them together. In parentheses: the error code or status for doing more. */

import { fail, ok, type Result } from "../core/result.ts";
import { didYouMean, listWords, parseWhole, quote } from "../core/text.ts";

/** Operators can change these with SWITCHYARD_LIMIT. docs/host.md lists all limits, with these comments. */
const operatorLimits = {
  connections: 20_000, // connections in all, at most a tenth of them from one network (4003)
  "connections-per-client": 100, // connections from one client (4003)
  "commands-per-second": 50, // commands from one client, across all its connections (`too-many`)
  "new-games-per-minute": 120, // games that one client opens, enough for a class behind one address (429)
  "open-games-per-client": 1_000, // open games of one client (429)
  "store-megabytes": 20_000, // size at which the store stops taking new games (503)
  "claim-seconds": 60, // how long a player has to be away before the opponent can claim the game
  "keep-over-days": 365, // how long a finished game is kept
} as const;

const fixedLimits = {
  "frame-bytes": 4_096, // longest message (1009)
  "messages-per-second": 20, // messages on one connection (4001)
  "message-burst": 60, // the same in one go, such as after a reconnect
  "bad-messages": 10, // messages on one connection that aren't part of the protocol (4004)
  "command-burst": 3_000, // commands from one client in one go, enough for a school
  "visits-per-second": 10, // one client's connections and entered games, where long games count more (4003, 429)
  "visit-burst": 200, // the same in one go, enough for a school after a restart
  "enter-seconds": 20, // how long a connection may take to enter a game (4008)
  "sockets-per-client": 500, // HTTP connections from one client, without a proxy (503)
  "requests-per-second": 100, // HTTP requests from one client, which is then cut off for a few seconds (429)
  "request-burst": 3_000, // the same in one go, enough for a class that opens the page
  "header-seconds": 15, // how long the headers of a request may take (408)
  "request-seconds": 30, // how long a whole request may take (408)
  "unread-bytes": 262_144, // how much a client may leave unread (4002)
  "events-per-game": 3_000, // events in one game, after which it can only end (`too-large`)
  "silent-seconds": 75, // how long a client may stay silent while it gets three pings (4008)
  "keep-waiting-days": 2, // how long a game waits for its second player
  "keep-playing-days": 60, // how long a game is kept without a move
  "sweep-seconds": 3_600, // how often the server deletes old games
} as const;

export const defaultLimits = { ...operatorLimits, ...fixedLimits };

export type Limits = Readonly<Record<keyof typeof defaultLimits, number>>;

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
        `${name} must be a whole number, 1 or greater, such as ${name}=${operatorLimits[name]} (got ${quote(value)}).`,
      );
    limits[name] = whole;
  }
  return ok(limits);
}

function isOperatorLimit(name: string): name is keyof typeof operatorLimits {
  return Object.hasOwn(operatorLimits, name);
}

export const retrySeconds = 10;
export const tryAgain = `Try again in ${retrySeconds} seconds.`;

export const tooManyGames = fail("too-many", `You've opened too many games in a short time. ${tryAgain}`);
