import { type Problem, problemCodes, type Result } from "../core/result.ts";

/** docs/online.md lists these codes with their comments. */
export const refusalCodes = [
  ...problemCodes,
  "unknown-match", // there's no such game (it may have expired)
  "bad-origin", // the page comes from an address that the server doesn't serve
  "no-seat", // a spectator can't play
  "seat-taken", // both seats are taken
  "not-started", // your opponent hasn't joined yet
  "not-your-turn", // your opponent is to move
  "stale-ply", // the move is for a different `ply` than the current one
  "offer-stands", // your opponent asked for a takeback, so answer that first
  "no-offer", // this offer is no longer open
  "nothing-to-take-back", // you haven't moved yet
  "not-gone", // your opponent hasn't been away for long enough, or it's your turn
  "not-over", // a rematch has to wait for the end of the game
  "not-entered", // enter a game first
  "too-many", // you've reached a limit, so try again later
  "unavailable", // the server can't reach its store, so try again with the same `id`
] as const;

export type RefusalCode = (typeof refusalCodes)[number];

export type OnlineProblem = Problem<RefusalCode>;
export type OnlineResult<T> = Result<T, RefusalCode>;

/** WebSocket close codes. The server sends a sentence with each, except when a message is too large. */
export const closeCodes = {
  tooLarge: 1009, // a message was too long (with too many fragments, the code is 1008)
  restarting: 1012, // the server is restarting
  tooFast: 4001, // you sent too many messages
  tooSlow: 4002, // you read too slowly
  tooManyConnections: 4003, // there are too many connections or games from your address
  badMessages: 4004, // you sent too many invalid messages
  unknownMatch: 4005, // there's no such game
  badToken: 4006, // the token doesn't belong to a seat
  newerProtocol: 4007, // you use another version of the protocol
  silent: 4008, // you sent nothing for too long, or didn't enter a game
} as const;

/** After these codes, a client waits longer than usual before it reconnects. */
export const slowDownCodes: ReadonlySet<number> = new Set([
  closeCodes.tooFast,
  closeCodes.tooManyConnections,
]);

export const finalCloseCodes: ReadonlySet<number> = new Set([
  closeCodes.badMessages,
  closeCodes.unknownMatch,
  closeCodes.badToken,
  closeCodes.newerProtocol,
]);

/** The page's first view needs only this list, so it isn't in the file with the large schemas. */
export const offerKinds = ["takeback", "draw", "rematch"] as const;
export type OfferKind = (typeof offerKinds)[number];
