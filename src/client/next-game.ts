/** The way from an online game to the next one: the rematch, or the next game of the series. */

import type { Command } from "../protocol/online/messages.ts";
import type { OnlineMatch } from "../protocol/online/online-match.ts";
import { hasNextGame } from "../words/series.ts";
import type { OnlineView } from "./view.ts";

export interface Following {
  /** A rematch of the game was waited for: its seat is kept. */
  readonly awaited: boolean;
  /** The face has nothing to stay for, as a terminal: it goes on with the opponent. */
  readonly eager?: boolean;
}

/**
 * The next game where the client goes on to it by itself: the player asked for it or agreed to it, or only watches. A
 * player who did not answer is told of it and may follow; so is everyone who comes to a game that has gone on before,
 * unless a rematch of it was awaited. No game follows itself, whatever a server says.
 */
export function nextGame(before: OnlineView, after: OnlineView, following: Following): string | null {
  const { online, seat } = after;
  const { awaited, eager = false } = following;
  if (online === null || online.next === null || online.next === online.match.id) return null;
  if (before.online === null)
    return seat !== null && awaited && !hasNextGame(online.match) ? online.next : null;
  if (before.online.next !== null) return null;
  const agreed = seat === null || !hasNextGame(online.match) || before.pending.some(asksForNext);
  return agreed || eager ? online.next : null;
}

function asksForNext(command: Command): boolean {
  return (command.type === "offer" || command.type === "answer") && command.what === "rematch";
}

/** Whether nothing is to be expected from the game any more, so that its seat need not be kept. */
export function isDone({ match, offers }: OnlineMatch): boolean {
  return match.outcome !== null && offers.rematch === null && !hasNextGame(match);
}
