/** Keeps the seat of a place on the disk for as long as its game is not over and left. */

import type { Host } from "../host.ts";
import type { OnlinePlace } from "./place.ts";
import { dropSeat, keepSeat, keptSeats } from "./seats.ts";
import { isSeen, nameAt } from "./standing.ts";

/** The one seat that a token opens now: that in an earlier game of the same players is forgotten. */
export function keepOwnSeat(host: Host, place: OnlinePlace): void {
  const view = place.view();
  const { token, base, address } = place;
  if (!isSeen(view) || view.seat === null || token === undefined) return;
  for (const kept of keptSeats(host))
    if (kept.token === token && kept.match !== place.match) dropSeat(host, kept);
  const { match } = view.online;
  if (match.outcome !== null) return;
  const { seat } = view;
  const [game, name] = [match.game.id, nameAt(match, seat)];
  place.kept = keepSeat(host, {
    base,
    address,
    match: place.match,
    seat,
    token,
    game,
    name,
    pid: process.pid,
  });
}

export function leaveSeat(host: Host, place: OnlinePlace): void {
  const view = place.view();
  if (isSeen(view) && view.seat !== null && view.online.match.outcome !== null)
    dropSeat(host, { match: place.match, seat: view.seat });
}
