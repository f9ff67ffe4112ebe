/** The way from an online game to the next one: the rematch, or the next game of the series. */

import type { Command } from "../protocol/online/messages.ts";
import type { OnlineMatch } from "../protocol/online/online-match.ts";
import { hasNextGame } from "../words/series.ts";
import type { OnlineView } from "./view.ts";

/**
 * The next game where the client goes on to it by itself: the player asked for it or agreed to it, or only watches. A
 * player who did not answer is told of it and may follow; so is everyone who comes to a game that has gone on before,
 * unless a rematch of it was `awaited`. No game follows itself, whatever a server says.
 */
export function nextGame(before: OnlineView, after: OnlineView, awaited: boolean): string | null {
  const { online, seat } = after;
  if (online === null || online.next === null || online.next === online.match.id) return null;
  if (before.online === null)
    return seat !== null && awaited && !hasNextGame(online.match) ? online.next : null;
  if (before.online.next !== null) return null;
  const agreed = seat === null || !hasNextGame(online.match) || before.pending.some(asksForNext);
  return agreed ? online.next : null;
}

/** Whether the game went on while its player, who asked for that or agreed to it, was there. */
export function isFollowed({ online, seat, events }: OnlineView): boolean {
  if (online === null || !events.some(({ type }) => type === "continued")) return false;
  const agreed = events.some(
    (event) =>
      (event.type === "offered" && event.what === "rematch" && event.seat === seat) ||
      (event.type === "continued" && event.command?.startsWith(`${seat}.`) === true),
  );
  return agreed || seat === null || !hasNextGame(online.match);
}

function asksForNext(command: Command): boolean {
  return (command.type === "offer" || command.type === "answer") && command.what === "rematch";
}

/** Whether nothing is to be expected from the game any more, so that its seat need not be kept. */
export function isDone({ match, offers }: OnlineMatch): boolean {
  return match.outcome !== null && offers.rematch === null && !hasNextGame(match);
}
