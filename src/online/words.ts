import { type Match, moveName, seatToMove } from "../core/match.ts";
import { ofSeat, otherSeat, type Seat } from "../core/seat.ts";
import { nextPlace } from "../core/series.ts";
import { cleanText, formatClock } from "../core/text.ts";
import { countOf } from "../core/words/values.ts";
import { formatNotes, movesText, offersText, playerName, turnLine } from "../play/words.ts";
import {
  claimableAt,
  clocksAt,
  hasFreeSeat,
  isAway,
  isInviting,
  isLost,
  isWrongLink,
  type Offer,
} from "./client/status.ts";
import { type KnownView, type OnlineView, sentMove } from "./client/view.ts";
import type { OfferKind } from "./codes.ts";
import type { ClockSettings } from "./events.ts";

export function unreachableText(base: string): string {
  const address = cleanText(base, 200).replace(/\/$/, "");
  const hint = address.startsWith("https:") ? " If it doesn't use HTTPS, try http:// instead." : "";
  return `Couldn't reach ${address}. Is the server running?${hint}`;
}

/** Has no period. Empty when the game is over. */
export function turnText(view: KnownView): string {
  const { online, seat } = view;
  const { match } = online;
  const sent = sentMove(view);
  if (match.outcome !== null) return "";
  if (isWrongLink(view)) return "This game can't continue";
  if (isInviting(online)) return "Waiting for another player to join";
  if (hasFreeSeat(online)) return `Waiting for ${playerName(match, online.taken[0] ? 2 : 1)}`;
  if (sent !== undefined) return `Sending ${sent.move}…`;
  return turnLine(match, seat);
}

export function offerText(match: Match, { what, from }: Offer, seat: Seat | null): string {
  if (from === seat) return ownOfferText(match, from, what);
  return what === "takeback" ? takebackText(match, from, seat) : offersText(match, from, what);
}

function takebackText(match: Match, from: Seat, seat: Seat | null): string {
  const { game, moves, positions } = match;
  const ply = moves.findLastIndex((_, at) => game.toMove(positions[at]) === from);
  const asks = `${playerName(match, from)} wants to take back move ${ply + 1} (${moveName(match, ply)})`;
  if (ply === moves.length - 1) return `${asks}.`;
  const whose = seat === null ? `${playerName(match, otherSeat(from))}'s` : "your";
  return `${asks}. That also takes back ${whose} ${movesText(match, ply + 1)}.`;
}

function ownOfferText(match: Match, from: Seat, what: OfferKind): string {
  const other = otherSeat(from);
  switch (what) {
    case "draw":
      return `You offered a draw.${seatToMove(match) === other ? ` ${playerName(match, other)} can decline by moving.` : ""}`;
    case "takeback":
      return "You asked to take back your last move.";
    case "rematch":
      return "You offered a rematch.";
  }
}

export function awayText(view: KnownView, now: number): string {
  const { seat, online } = view;
  if (seat === null || !isAway(view, otherSeat(seat))) return "";
  const left = `${playerName(online.match, otherSeat(seat))} left`;
  const at = claimableAt(view);
  if (at === null) return `${left}.`;
  const when = at <= now ? "now" : `in ${seconds(at - now)}`;
  return `${left}. You can claim the game ${when}.`;
}

export function lostText({ connection }: OnlineView, now: number): string {
  const waits = connection.kind === "waiting" && connection.until > now;
  const when = waits ? `in ${seconds(connection.until - now)}` : "now";
  const reason = connection.kind === "waiting" ? connection.reason : "";
  return reason === "" ? `Connection lost. Retrying ${when}.` : `${reason} Retrying ${when}.`;
}

function seconds(ms: number): string {
  return countOf(Math.ceil(ms / 1000), "second");
}

export function watchersText({ presence }: OnlineView): string {
  const watchers = presence?.watchers ?? 0;
  return watchers === 0 ? "" : `Watching: ${watchers}`;
}

export function nextGameText({ series, outcome }: Match): string {
  const place = series === null || outcome === null ? null : nextPlace(series, outcome);
  return place === null ? "the next game" : `game ${place.game} of ${place.of}`;
}

/** Tells players and spectators who are still in this game that the next one has opened. */
export function continuedText(match: Match, seat: Seat | null): string {
  const next = nextGameText(match);
  const who = seat === null || next === "the next game" ? "The players" : playerName(match, otherSeat(seat));
  return `${who} moved on to ${next}.`;
}

export function durationText(ms: number): string {
  const total = Math.ceil(ms / 1000);
  const [hours, minutes] = [Math.floor(total / 3600), Math.floor(total / 60) % 60];
  const parts = [countOf(hours, "hour"), countOf(minutes, "minute"), countOf(total % 60, "second")];
  return parts.filter((part) => !part.startsWith("0")).join(" ") || "no time";
}

/** A clock is announced when it has this many seconds left. */
const calls = [60, 30, 10] as const;

export function clockCall(before: number, now: number): string {
  const called = calls.find((amount) => before > amount * 1000 && now <= amount * 1000);
  return called === undefined ? "" : `${durationText(called * 1000)} left.`;
}

export function clockSettingsText({ initialMs, incrementMs }: ClockSettings): string {
  const more = incrementMs === 0 ? "" : `, plus ${durationText(incrementMs)} per move`;
  return `${durationText(initialMs)} each${more}`;
}

export function bannerText(view: KnownView, now: number): string {
  if (view.connection.kind === "closed") return view.connection.reason;
  return isLost(view) ? lostText(view, now) : "";
}

export function heldText(view: KnownView): string {
  if (isLost(view) && sentMove(view) === undefined) return "Waiting to reconnect.";
  if (hasFreeSeat(view.online)) return "";
  return `${turnText(view)}${sentMove(view) === undefined ? "." : ""}`;
}

export function answerText(view: KnownView): string {
  const asked = view.seat !== null && view.online.offers.rematch === view.seat;
  return asked && view.online.next === null ? "Waiting for an answer." : "";
}

export function clockNotes(view: KnownView, now: number): readonly string[] {
  const clocks = clocksAt(view, now);
  if (clocks === null) return [];
  const left = (seat: Seat) => `${playerName(view.online.match, seat)} ${formatClock(ofSeat(clocks, seat))}`;
  return [`Time left: ${left(1)}, ${left(2)}.`];
}

export function statusText(view: KnownView, now: number): string {
  const all = [turnText(view), watchersText(view)].map((text) => (text === "" ? "" : `${text}.`));
  const lines = [...all, awayText(view, now), ...clockNotes(view, now)].filter((text) => text !== "");
  return formatNotes(lines).join("\n");
}

export const watchingText = "You're watching this game.";

export const gameOverText = "The game is over.";

export const noOfferText = "There's no offer to answer.";
