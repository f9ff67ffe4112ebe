/** What an online table says: who is who, who is here, what is offered, and what is wrong with the connection. */

import { seatToMove, tableOf } from "../../core/match.ts";
import { ofSeat, otherSeat, type Pair, type Seat } from "../../core/seat.ts";
import { clockTexts, isAway, isOn, nameAt, offerToAnswer, type Seen, sentMove } from "../online/standing.ts";
import { awayText, isLost, lostText, offerText, ownOfferText, waitingText } from "../online/words.ts";
import { shortNames } from "./short-names.ts";
import type { OnlineScene, TableScene } from "./state.ts";
import { type Line, line, lineColumns, type Span, toned } from "./text.ts";

/** Both players, the one to move with a lit lamp: names, clocks, and who is away. The fullest wording that fits. */
export function onlineHeadline({ view, now }: OnlineScene, columns: number): Line {
  const { match, taken } = view.online;
  if (!taken[0] || !taken[1])
    return line(toned("lamp", "○ ○  "), toned("strong", "Waiting for the other player to come"));
  const clocks = clockTexts(view, now);
  const [one, two] = tableOf(match);
  const room = Math.max(6, Math.floor((columns - (clocks === null ? 30 : 44)) / 2));
  const names = shortNames([one.name, two.name], room);
  const wordings = [
    { you: " (you)", moves: true },
    { you: " (you)", moves: false },
    { you: "", moves: false },
  ].map((wording) => bothPlayers(view, names, clocks, wording));
  return wordings.find((each) => lineColumns(each) <= columns) ?? wordings.at(-1) ?? [];
}

interface Wording {
  readonly you: string;
  /** Whether it is said, beside the lamp, who is to move. */
  readonly moves: boolean;
}

function bothPlayers(view: Seen, names: Pair<string>, clocks: Pair<string> | null, wording: Wording): Line {
  const one = [...player(view, 1, names[0], wording), ...clock(view, 1, clocks)];
  return [...one, toned("plain", "    "), ...player(view, 2, names[1], wording), ...clock(view, 2, clocks)];
}

function player(view: Seen, seat: Seat, name: string, { you, moves }: Wording): readonly Span[] {
  const own = seat === view.seat ? you : "";
  const away = isAway(view, seat) ? " · away" : "";
  if (seat !== seatToMove(view.online.match)) return [toned("faint", `○ ${name}${own}${away}`)];
  const does = moves ? ` ${deed(view, seat)}` : "";
  return [toned("lamp", "● "), toned("strong", name), toned("plain", `${own}${does}${away}`)];
}

function deed({ online }: Seen, seat: Seat): string {
  return ofSeat(tableOf(online.match), seat).person ? "to move" : "is thinking …";
}

function clock({ online }: Seen, seat: Seat, clocks: Pair<string> | null): readonly Span[] {
  if (clocks === null) return [];
  return [toned(seat === seatToMove(online.match) ? "strong" : "faint", `  ${ofSeat(clocks, seat)}`)];
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
