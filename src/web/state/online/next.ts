/** The way from an online game to the next one: the rematch, or the next game of the series. */

import type { Command } from "../../../protocol/online/messages.ts";
import type { OnlineMatch } from "../../../protocol/online/online-match.ts";
import { hasNextGame } from "../../../words/series.ts";
import type { KeptSeat } from "../keep/kept-seats.ts";
import type { OnlineState } from "./online.ts";

/** The next game, where the visitor goes on to it unasked: who asked for it, agreed to it, or watches. */
export function nextAtOnce(
  before: OnlineState,
  after: OnlineState,
  seats: readonly KeptSeat[],
): string | null {
  const [was, now] = [before.view.online, after.view.online];
  if (now === null || now.next === null || (was !== null && was.next !== null)) return null;
  const follows = was === null ? isAwaited(after, now, seats) : isAgreed(before, after, now);
  return follows ? now.next : null;
}

function isAgreed(before: OnlineState, after: OnlineState, { match }: OnlineMatch): boolean {
  return after.view.seat === null || !hasNextGame(match) || before.view.pending.some(asksForNext);
}

/** A rematch that came while its player was away; the end of a game of a series may not have been seen yet. */
function isAwaited({ id, view }: OnlineState, { match }: OnlineMatch, seats: readonly KeptSeat[]): boolean {
  const awaited = seats.some((seat) => seat.id === id && !seat.over);
  return view.seat !== null && awaited && !hasNextGame(match);
}

function asksForNext(command: Command): boolean {
  return (command.type === "offer" || command.type === "answer") && command.what === "rematch";
}

/** Whether nothing is to be expected from the game any more. */
export function isDone({ match, offers }: OnlineMatch): boolean {
  return match.outcome !== null && offers.rematch === null && !hasNextGame(match);
}
