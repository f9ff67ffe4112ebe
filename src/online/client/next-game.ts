/** The way from an online game to the next one: the rematch, or the next game of the series. */

import { hasNextGame } from "../../play/series-words.ts";
import type { Command } from "../messages.ts";
import type { OnlineMatch } from "../online-match.ts";
import type { OnlineView } from "./view.ts";

export interface Following {
  /** This player was waiting for a rematch, so the seat is kept. */
  readonly awaited: boolean;
  /** Follows the opponent, as a terminal does, which has no reason to stay. */
  readonly eager?: boolean;
}

/**
 * The client goes on by itself if its player asked for the game, agreed to it, only watches, or had been waiting for a
 * rematch. No game follows itself, whatever a server says.
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

/** Nothing more can happen in the game, so its seat need not be kept. */
export function isDone({ match, offers }: OnlineMatch): boolean {
  return match.outcome !== null && offers.rematch === null && !hasNextGame(match);
}
