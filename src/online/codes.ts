/** Why the online service refuses something, and why it closes a connection. */

import { type Problem, problemCodes, type Result } from "../core/result.ts";

export const refusalCodes = [
  ...problemCodes,
  "newer-protocol",
  "unknown-match",
  "bad-token",
  "bad-origin",
  "no-seat",
  "seat-taken",
  "not-started",
  "not-your-turn",
  "stale-ply",
  "offer-stands",
  "no-offer",
  "nothing-to-take-back",
  "not-gone",
  "not-over",
  "not-entered",
  "too-many",
  "unavailable",
] as const;

export type RefusalCode = (typeof refusalCodes)[number];

export type OnlineProblem = Problem<RefusalCode>;
export type OnlineResult<T> = Result<T, RefusalCode>;

/** WebSocket close codes; the reason that comes with each is a sentence. */
export const closeCodes = {
  /** The client should come back in a moment. */
  restarting: 1012,
  tooLarge: 1009,
  tooFast: 4001,
  tooSlow: 4002,
  tooManyConnections: 4003,
  badMessages: 4004,
  unknownMatch: 4005,
  badToken: 4006,
  newerProtocol: 4007,
  silent: 4008,
} as const;

/** After these a client waits before it comes back. */
export const slowDownCodes: ReadonlySet<number> = new Set([
  closeCodes.tooFast,
  closeCodes.tooManyConnections,
]);

/** After these codes it is useless to come back with the same request. */
export const finalCloseCodes: ReadonlySet<number> = new Set([
  closeCodes.badMessages,
  closeCodes.unknownMatch,
  closeCodes.badToken,
  closeCodes.newerProtocol,
]);

/** Not with the schemas, which are large: the page's first view needs only this. */
export const offerKinds = ["draw", "takeback", "rematch"] as const;
export type OfferKind = (typeof offerKinds)[number];
