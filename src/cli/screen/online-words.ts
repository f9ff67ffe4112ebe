/** What an online table says: who is who, who is here, what is offered, and what is wrong with the connection. */

import { seatToMove, tableOf } from "../../core/match.ts";
import { ofSeat, otherSeat, type Seat, seats } from "../../core/seat.ts";
import { clockTexts, isAway, isOn, nameAt, offerToAnswer, type Seen, sentMove } from "../online/standing.ts";
import { awayText, isLost, lostText, offerText, ownOfferText, waitingText } from "../online/words.ts";
import { shortNames } from "./short-names.ts";
import type { OnlineScene, TableScene } from "./state.ts";
import { type Line, line, type Span, toned } from "./text.ts";

/** Both players, the one to move with a lit lamp: names, clocks, and who is away. */
export function onlineHeadline({ view, now }: OnlineScene, columns: number): Line {
  const { match, taken } = view.online;
  if (!taken[0] || !taken[1])
    return line(toned("lamp", "○ ○  "), toned("strong", "Waiting for the other player to come"));
  const clocks = clockTexts(view, now);
  const [one, two] = tableOf(match);
  const room = Math.max(6, Math.floor((columns - (clocks === null ? 30 : 44)) / 2));
  const short = shortNames([one.name, two.name], room);
  return seats.flatMap((seat) => [
    ...player(view, seat, ofSeat(short, seat)),
    ...(clocks === null ? [] : clock(ofSeat(clocks, seat), seat === seatToMove(match))),
    toned("plain", "    "),
  ]);
}

function player(view: Seen, seat: Seat, name: string): readonly Span[] {
  const { match } = view.online;
  const lit = seat === seatToMove(match);
  const you = seat === view.seat ? " (you)" : "";
  const away = isAway(view, seat) ? " · away" : "";
  return lit
    ? [toned("lamp", "● "), toned("strong", name), toned("plain", `${you} ${moves(view, seat)}${away}`)]
    : [toned("faint", `○ ${name}${you}${away}`)];
}

function moves({ online }: Seen, seat: Seat): string {
  return ofSeat(tableOf(online.match), seat).person ? "to move" : "is thinking …";
}

function clock(text: string, lit: boolean): readonly Span[] {
  return [toned(lit ? "strong" : "faint", `  ${text}`)];
}

export function onlineQuestion(question: TableScene["question"], { seat, online }: Seen): string {
  const other = seat === null ? "" : nameAt(online.match, otherSeat(seat));
  switch (question) {
    case "resign":
      return `Do you give the game up? ${other} wins then.`;
    case "claim":
      return `Claim the win? ${other} has left the game.`;
    case "leave":
      return "Leave? The game stays as it is, and your own link takes you back to it.";
    case "draw":
    case "offer":
    case null:
      return "";
  }
}

/** What waits for an answer, the other's or one's own. */
export function offersText(view: Seen): string {
  const { online, seat } = view;
  const asked = offerToAnswer(view);
  if (asked !== undefined && seat !== null) return offerText(online.match, asked, otherSeat(seat));
  const own = (["draw", "takeback", "rematch"] as const).find(
    (what) => seat !== null && online.offers[what] === seat,
  );
  return own === undefined ? "" : ownOfferText(own);
}

export function absenceText({ view, now }: OnlineScene): string {
  return awayText(view, now, "c claims it.");
}

export function bannerText({ view, now }: OnlineScene): string {
  if (view.status.kind === "closed") return view.status.reason;
  return isLost(view) || (view.status.kind === "connecting" && view.pending.length > 0)
    ? lostText(view, now)
    : "";
}

/** The line where a move would be chosen, while there is none to choose. */
export function heldText({ view }: OnlineScene): string {
  const sent = sentMove(view);
  if (sent !== undefined) return `Sending ${sent} …`;
  if (view.seat === null && isOn(view)) return `You are watching. ${waitingText(view)}`;
  return waitingText(view);
}
