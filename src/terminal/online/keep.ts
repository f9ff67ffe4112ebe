/** What this computer keeps of online games: the seat until nothing more is to be expected, and the finished game. */

import { isDone } from "../../client/next-game.ts";
import { isKnown, type KnownView } from "../../client/view.ts";
import { toRecord } from "../../core/record.ts";
import { ofSeat } from "../../core/seat.ts";
import type { Host } from "../host.ts";
import { dropSeat, keepSeat, keptSeats } from "./seats.ts";
import type { OnlineSession } from "./session.ts";

/** The one seat that a token opens now, as long as anything is to be expected there. */
export function keepOwnSeat(host: Host, session: OnlineSession): void {
  const view = session.view();
  const { token, base, address } = session;
  if (!isKnown(view) || view.seat === null || token === undefined) return;
  const done = isDone(view.online);
  for (const kept of keptSeats(host))
    if (kept.token === token && (done || kept.match !== session.match)) dropSeat(host, kept);
  if (done) return;
  const { match } = view.online;
  const { seat } = view;
  const [game, { name }] = [match.game.id, ofSeat(match.players, seat)];
  const place = { base, address, match: session.match, seat };
  session.kept = keepSeat(host, { ...place, token, game, name, pid: process.pid });
}

/**
 * A finished game goes into the history of saved games, once, with the seat that was played from here. Gives what the
 * player should know about it; nothing where there is nothing to keep.
 */
export function saveFinished(host: Host, { online, seat }: KnownView): readonly string[] {
  const { match } = online;
  if (match.outcome === null || seat === null) return [];
  const record = { ...toRecord(match), online: { seat } };
  const kept = host.records().create(match.id, `${JSON.stringify(record)}\n`);
  if (kept.ok)
    return [`The game is in your history. Look at it with: switchyard analyze --record ${match.id}`];
  return kept.problem.code === "exists" ? [] : [`Could not save the game: ${kept.problem.message}.`];
}
