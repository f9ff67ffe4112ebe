/** Sentences about an online game, seen from one's own seat or from outside. */

import { type OnlineView, sentMove } from "../../../client/view.ts";
import { type Match, seatToMove } from "../../../core/match.ts";
import { ofSeat, otherSeat, type Seat, seats } from "../../../core/seat.ts";
import { nextPlace, type SeriesPlace } from "../../../core/series.ts";
import { type OfferKind, offerKinds } from "../../../protocol/online/events.ts";
import type { OnlineMatch } from "../../../protocol/online/online-match.ts";
import { playerName } from "../../../table/words.ts";
import { endingLines } from "../../../words/endings.ts";
import { hasNextGame, seriesLines } from "../../../words/series.ts";
import { toldMove, turnLine } from "../words.ts";
import { freshNews } from "./news.ts";
import { isOwnTurn, type OnlineState, phaseOf } from "./online.ts";

/** Whose turn it is: "Your turn" where it is one's own. */
export function onlineTurn({ view, table }: OnlineState): string {
  if (sentMove(view) !== undefined) return "Sending your move…";
  if (table === null) return "";
  return view.seat === seatToMove(table.match) ? "Your turn" : turnLine(table.match);
}

/** What the tab is called while an online game is on show. */
export function onlineTitle(online: OnlineState): string {
  const { table } = online;
  if (table === null) return "Online game";
  return `${isOwnTurn(online) ? "● " : ""}${headline(online, table.match)} – ${table.match.game.title}`;
}

function headline(online: OnlineState, match: Match): string {
  switch (phaseOf(online)) {
    case "arriving":
    case "closed":
      return "Online game";
    case "invited":
      return "An invitation";
    case "waiting":
      return "Waiting for the other player";
    case "playing":
      return onlineTurn(online);
    case "over":
      return endingLines(match).at(-1) ?? "The game is over";
  }
}

/** What a list of games says: "<game>: Ann against Ben". */
export function aboutLine({ match }: OnlineMatch): string {
  return `${match.game.title}: ${playerName(match, 1)} against ${playerName(match, 2)}`;
}

/** What is worth a notification: that one is to move, or that the game is over. */
export function turnNotice(
  before: OnlineState,
  after: OnlineState,
): { readonly title: string; readonly body: string } | null {
  const match = after.table?.match;
  if (match === undefined) return null;
  const called = isOwnTurn(after) && !isOwnTurn(before);
  const ended = phaseOf(after) === "over" && phaseOf(before) === "playing";
  if (!called && !ended) return null;
  const last = match.moves.length === 0 ? "" : toldMove(match, match.moves.length - 1);
  return { title: onlineTitle(after).replace("● ", ""), body: last };
}

/** "game 2 of 3" */
export function placeWords({ game, of }: Pick<SeriesPlace, "game" | "of">): string {
  return `game ${game} of ${of}`;
}

/** What comes after the game: "game 2 of 3", or a game that the series does not count. */
export function nextWords({ series, outcome }: Match): string {
  const place = series === null || outcome === null ? null : nextPlace(series, outcome);
  return place === null ? "the next game" : placeWords(place);
}

/** For one who stays behind. */
export function nextLine(match: Match, seat: Seat | null): string {
  const who = seat === null || !hasNextGame(match) ? "The match" : playerName(match, otherSeat(seat));
  return `${who} has gone on to ${nextWords(match)}.`;
}

/** "Ben offers a draw." */
export function offerLine(match: Match, seat: Seat, what: OfferKind): string {
  const name = playerName(match, seat);
  if (what === "takeback") return `${name} asks to take the last move back.`;
  if (what === "rematch")
    return `${name} is ready for ${hasNextGame(match) ? "the next game" : "a rematch"}.`;
  return `${name} offers a draw.`;
}

/** "You have offered a draw. Ben has not answered yet." */
export function ownOfferLine(match: Match, seat: Seat, what: OfferKind): string {
  const other = playerName(match, otherSeat(seat));
  if (what === "takeback") return `You have asked to take your move back. ${other} has not answered yet.`;
  if (what === "rematch") return `You are ready. ${other} has not answered yet.`;
  return `You have offered a draw. ${other} has not answered yet; a move of theirs declines it.`;
}

/** What is said aloud when the game has changed from `before`; empty where nothing is worth it. */
export function onlineSpoken(before: OnlineState, after: OnlineState): string {
  const match = after.table?.match;
  const old = before.table?.match;
  if (match === undefined) return spokenStatus(before.view, after.view);
  if (old === undefined) return [match.game.title, situation(after, match)].join(". ");
  return [
    ...spokenJoins(before.view.online, after.view.online),
    ...spokenMoves(before, after, old, match),
    ...spokenOffers(before.view, after.view),
    ...freshNews(before, after),
    ...spokenNext(before.view, after.view),
    ...spokenRefusal(before.view, after.view),
    spokenStatus(before.view, after.view),
  ]
    .filter((line) => line !== "")
    .join(" ");
}

function situation(online: OnlineState, match: Match): string {
  const phase = phaseOf(online);
  if (phase === "over") return endingLines(match).join(" ");
  return phase === "playing" ? `${onlineTurn(online)}.` : headline(online, match);
}

function spokenMoves(before: OnlineState, after: OnlineState, old: Match, match: Match): readonly string[] {
  const [from, to] = [old.moves.length, match.moves.length];
  const told =
    to < from
      ? ["Taken back."]
      : Array.from({ length: to - from }, (_, index) => toldMove(match, from + index));
  if (match.outcome !== null && old.outcome === null)
    return [...told, ...endingLines(match), ...seriesLines(match)];
  const turn = onlineTurn(after);
  const started = phaseOf(before) !== "playing" && phaseOf(after) === "playing";
  const news = (to !== from || started) && sentMove(after.view) === undefined && match.outcome === null;
  return news ? [...told, `${turn}.`] : told;
}

function spokenJoins(before: OnlineMatch | null, after: OnlineMatch | null): readonly string[] {
  if (before === null || after === null) return [];
  return seats
    .filter((seat) => ofSeat(after.taken, seat) && !ofSeat(before.taken, seat))
    .map((seat) => `${playerName(after.match, seat)} has taken the seat.`);
}

function spokenOffers(before: OnlineView, after: OnlineView): readonly string[] {
  const [old, now] = [before.online, after.online];
  if (old === null || now === null) return [];
  return offerKinds.flatMap((what) => {
    const [was, is] = [old.offers[what], now.offers[what]];
    return is !== null && was === null && is !== after.seat ? [offerLine(now.match, is, what)] : [];
  });
}

function spokenNext({ online: old }: OnlineView, { online: now, seat }: OnlineView): readonly string[] {
  return now !== null && now.next !== null && old?.next === null ? [nextLine(now.match, seat)] : [];
}

function spokenRefusal(before: OnlineView, after: OnlineView): readonly string[] {
  const refusal = shownRefusal(after);
  return refusal !== null && after.refusal !== before.refusal ? [refusal] : [];
}

/** What the server has refused, and why. Who was too late for the seat is told so by the news. */
export function shownRefusal({ refusal }: OnlineView): string | null {
  return refusal === null || refusal.code === "seat-taken" ? null : refusal.message;
}

function spokenStatus({ status: before }: OnlineView, { status: after }: OnlineView): string {
  if (after.kind === "closed" && before.kind !== "closed") return after.reason;
  if (after.kind === "waiting" && before.kind === "open") return "The connection is lost. Trying again.";
  const back = after.kind === "open" && before.kind !== "open";
  return back ? "Connected." : "";
}
