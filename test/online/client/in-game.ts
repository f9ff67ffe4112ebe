/** Clients that are entering a game, playing, or reconnecting. */

import { games } from "../../../src/games/index.ts";
import {
  type ClientState,
  type ClientStep,
  onOpen,
  retry,
  startClient,
} from "../../../src/online/client/connection.ts";
import { onMessage } from "../../../src/online/client/receive.ts";
import { toSnapshot } from "../../../src/online/online-match.ts";
import { joined, matchId, openedView, withEvents } from "../../support/online-views.ts";

export const start = 1_000_000;
export const token = "t".repeat(24);
export const presence = { present: [true, true], claimableAt: [null, null], watchers: 0 } as const;
export const known = withEvents(openedView(), joined);
export const move = { type: "move", id: "m", ply: 0, move: "1" } as const;
export const lost = { code: 1006, reason: "" };

export function at(now: number, random = 0) {
  return { now, random };
}

export function tell(state: ClientState, message: object, now: number): ClientStep {
  return onMessage(state, JSON.stringify(message), at(now));
}

export function answerTo(entering: ClientState, now: number, more: object = {}): ClientState {
  const match = toSnapshot(known.online);
  return tell(entering, { type: "match", protocol: 1, seat: 1, presence, now, match, ...more }, now).state;
}

export function entering(own: string | undefined = token): ClientState {
  return onOpen(startClient({ match: matchId, games, token: own }, at(start)).state, at(start)).state;
}

/** Ann is in the game at its second version. */
export function inGame(): ClientState {
  return answerTo(entering(), start);
}

export function comeBack(state: ClientState, now: number): ClientState {
  return onOpen(retry(state, at(now)).state, at(now)).state;
}

/** The answer to a client that returns after these events. */
export function missed(events: readonly object[] = []): object {
  return { type: "missed", protocol: 1, seat: 1, presence, now: start, events };
}
