/** What an online table says: who is who, who is here, what is offered, and what is wrong with the connection. */

import { clocksAt, hasFreeSeat, isAway, isLost, phaseOf, standingOffers } from "../../../client/status.ts";
import { type KnownView, sentMove } from "../../../client/view.ts";
import {
  awayText,
  continuedText,
  lostText,
  offerText,
  resignQuestion,
  turnText,
} from "../../../client/words.ts";
import { seatToMove, tableOf } from "../../../core/match.ts";
import { ofSeat, type Pair, type Seat } from "../../../core/seat.ts";
import { formatClock } from "../../../protocol/online/clock.ts";
import { type Line, line, lineColumns, type Span, shortNames, toned } from "../paint/text.ts";
import type { OnlineScene, TableScene } from "../state.ts";

/** Both players, the one to move with a lit lamp: names, clocks, and who is away. On two lines where one is too short. */
export function onlineHeadlines(online: OnlineScene, columns: number, rows: number): readonly Line[] {
  const { view } = online;
  if (hasFreeSeat(view.online)) return [line(toned("lamp", "○ ○  "), toned("strong", turnText(view)))];
  const [one, two] = bothPlayers(online, Math.max(6, Math.min(20, columns - 26)), true);
  const together = joinPlayers(one, two);
  if (lineColumns(together) <= columns) return [together];
  if (rows > 1) return view.seat === 2 ? [two, one] : [one, two];
  return [joinPlayers(...bothPlayers(online, Math.max(6, Math.floor((columns - 30) / 2)), false))];
}

function joinPlayers(one: Line, two: Line): Line {
  return [...one, toned("plain", "    "), ...two];
}

/** Each with the clock; and in words who is who, who is away and who is to move, where there is room for that. */
function bothPlayers({ view, now }: OnlineScene, room: number, inWords: boolean): Pair<Line> {
  const [one, two] = tableOf(view.online.match);
  const names = shortNames([one.name, two.name], room);
  const clocks = clocksAt(view, now);
  const spans = (seat: Seat) => [
    ...player(view, seat, ofSeat(names, seat), inWords),
    ...clock(view, seat, clocks),
  ];
  return [spans(1), spans(2)];
}

function player(view: KnownView, seat: Seat, name: string, inWords: boolean): Line {
  const own = inWords && seat === view.seat ? " (you)" : "";
  const away = inWords && isAway(view, seat) ? " · away" : "";
  if (seat !== seatToMove(view.online.match)) return [toned("faint", `○ ${name}${own}${away}`)];
  const { person } = ofSeat(tableOf(view.online.match), seat);
  const does = !inWords ? "" : person ? " to move" : " is thinking …";
  return [toned("lamp", "● "), toned("strong", name), toned("plain", `${own}${does}${away}`)];
}

function clock({ online }: KnownView, seat: Seat, clocks: Pair<number> | null): readonly Span[] {
  if (clocks === null) return [];
  const tone = seat === seatToMove(online.match) ? "strong" : "faint";
  return [toned(tone, `  ${formatClock(ofSeat(clocks, seat))}`)];
}

export function onlineQuestion(question: TableScene["question"], view: KnownView): string {
  if (question === "resign") return resignQuestion(view);
  if (question === "draw") return "Offer a draw? If it is accepted, the game is over.";
  return question === "leave" ? "Leave? The game is kept, and you can rejoin it." : "";
}

/** What waits for an answer. */
export function offerTexts({ view }: OnlineScene): readonly string[] {
  return standingOffers(view).map((offer) => offerText(view.online.match, offer, view.seat));
}

export function absenceText({ view, now }: OnlineScene): string {
  const { match, next } = view.online;
  if (next !== null) return continuedText(match, view.seat);
  return `${awayText(view, now)}${view.claimable ? " Press c to claim it." : ""}`;
}

export function bannerText({ view, now }: OnlineScene): string {
  if (view.connection.kind === "closed") return view.connection.reason;
  return isLost(view) ? lostText(view, now) : "";
}

/** The line where a move would be chosen, while there is none to choose. */
export function heldText({ view }: OnlineScene): string {
  if (isLost(view) && sentMove(view) === undefined) return "Waiting for the connection.";
  const watching = view.seat === null && phaseOf(view) === "playing" ? "You are watching. " : "";
  return `${watching}${turnText(view)}${sentMove(view) === undefined ? "." : ""}`;
}
