/** What an online table says: who is who, who is here, what is offered, and what is wrong with the connection. */

import { sentMove } from "../../../client/view.ts";
import { seatToMove, tableOf } from "../../../core/match.ts";
import { ofSeat, otherSeat, type Pair, type Seat } from "../../../core/seat.ts";
import { offerKinds } from "../../../protocol/online/events.ts";
import { isOn } from "../../../protocol/online/online-match.ts";
import type { OnlineCommand } from "../../../words/online-commands.ts";
import { clockTexts, isAway, isFree, nameAt, type Seen } from "../../online/standing.ts";
import { awayText, lostText, offerText, ownOfferText, waitingText } from "../../online/words.ts";
import { shortNames } from "../paint/short-names.ts";
import { type Line, line, lineColumns, type Span, toned } from "../paint/text.ts";
import type { OnlineScene, TableScene } from "../state.ts";

/** Both players, the one to move with a lit lamp: names, clocks, and who is away. On two lines where one is too short. */
export function onlineHeadlines(online: OnlineScene, columns: number, rows: number): readonly Line[] {
  const { view } = online;
  if (isFree(view))
    return [line(toned("lamp", "○ ○  "), toned("strong", "Waiting for the other player to come"))];
  const room = rows > 1 ? 20 : Math.max(6, Math.floor((columns - 30) / 2));
  const players = wordings.map((wording) => bothPlayers(online, room, wording));
  const fitting = (rows > 1 ? players.slice(0, 1) : players).find(
    (both) => lineColumns(joined(both)) <= columns,
  );
  if (fitting !== undefined) return [joined(fitting)];
  if (rows === 1) return [joined(bothPlayers(online, 6, short))];
  const [one, two] = bothPlayers(online, Math.max(6, columns - 26), full);
  return view.seat === 2 ? [two, one] : [one, two];
}

interface Wording {
  readonly you: string;
  readonly away: string;
  /** Whether it is said, beside the lamp, who is to move. */
  readonly moves: boolean;
}

const full: Wording = { you: " (you)", away: " · away", moves: true };
const short: Wording = { you: "", away: "", moves: false };
const wordings = [full, { ...full, moves: false }, { ...short, away: " · away" }, short];

function joined([one, two]: Pair<Line>): Line {
  return [...one, toned("plain", "    "), ...two];
}

function bothPlayers({ view, now, lost, heard }: OnlineScene, room: number, wording: Wording): Pair<Line> {
  const { match } = view.online;
  const [one, two] = tableOf(match);
  const names = shortNames([one.name, two.name], room);
  // The own clock runs, whatever becomes of the connection; what the other's shows is not known then.
  const clocks = clockTexts(view, lost && seatToMove(match) !== view.seat ? heard : now);
  const spans = (seat: Seat) => [
    ...player(view, seat, ofSeat(names, seat), wording),
    ...clock(view, seat, clocks),
  ];
  return [spans(1), spans(2)];
}

function player(view: Seen, seat: Seat, name: string, wording: Wording): Line {
  const own = seat === view.seat ? wording.you : "";
  const away = isAway(view, seat) ? wording.away : "";
  if (seat !== seatToMove(view.online.match)) return [toned("faint", `○ ${name}${own}${away}`)];
  const does = wording.moves ? ` ${deed(view, seat)}` : "";
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
    case "leave":
      return "Leave? The game stays as it is; you can come back to it.";
    case "draw":
    case "offer":
    case "restart":
    case null:
      return "";
  }
}

/** What waits for an answer, the other's and one's own. */
export function offerTexts({ view, asked }: OnlineScene): readonly string[] {
  const { online, seat } = view;
  if (seat === null) return [];
  const own = offerKinds.filter((what) => online.offers[what] === seat);
  return [...asked.map((what) => offerText(online.match, what, otherSeat(seat))), ...own.map(ownOfferText)];
}

const shown = {
  help: "the keys",
  rules: "the rules",
  moves: "the legal moves",
  status: "the game",
  link: "the links",
  back: "the game",
} as const;

/** What Enter does with the word that is typed. */
export function deedText({ asked }: OnlineScene, { word, rest }: OnlineCommand): string {
  const what = asked.find((each) => rest === "" || each === rest);
  switch (word) {
    case "draw":
      return asked.includes("draw") ? "accepts the draw" : "offers a draw";
    case "takeback":
      return "asks to take your last move back";
    case "accept":
    case "decline":
      return what === undefined ? "" : `${word}s the ${what}`;
    case "claim":
      return rest === "draw" ? "claims a draw" : "claims the win (claim draw: a draw)";
    case "resign":
      return "asks whether you give the game up";
    case "rematch":
      return "offers another game";
    case "quit":
      return "leaves";
    case "help":
    case "rules":
    case "moves":
    case "status":
    case "link":
    case "back":
      return `shows ${shown[word]}`;
  }
}

export function absenceText({ view, now }: OnlineScene): string {
  return awayText(view, now, "c claims it.");
}

export function bannerText({ view, now, lost }: OnlineScene): string {
  if (view.status.kind === "closed") return view.status.reason;
  return lost || (view.status.kind === "connecting" && view.pending.length > 0) ? lostText(view, now) : "";
}

/** The line where a move would be chosen, while there is none to choose. */
export function heldText({ view, lost }: OnlineScene): string {
  const sent = sentMove(view);
  if (sent !== undefined) return `Sending ${sent.move} …`;
  if (lost) return "Waiting for the connection.";
  if (view.seat === null && isOn(view.online)) return `You are watching. ${waitingText(view)}`;
  return waitingText(view);
}
