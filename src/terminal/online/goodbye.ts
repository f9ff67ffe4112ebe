/** What is said on the way in and on the way out: who one is, and the links. */

import { ofSeat } from "../../core/seat.ts";
import { isLocalLink } from "../../protocol/online/links.ts";
import { openingNotes } from "../../words/notes.ts";
import type { OnlinePlace } from "./place.ts";
import { isFree, type Seen } from "./standing.ts";
import { clockWords } from "./words.ts";

/** A link stands behind its words, or on a line of its own: it is to be copied whole. */
export interface LinkLine {
  readonly words: string;
  readonly link: string;
}

export function linkLines(view: Seen, place: OnlinePlace): readonly LinkLine[] {
  const share = {
    words: isFree(view) ? "Give this link to the other player:" : "Others can watch with this link:",
    link: place.shareLink,
  };
  return view.seat === null ? [share] : [share, ownLine(place)];
}

function ownLine(place: OnlinePlace): LinkLine {
  return { words: "Your own link, to come back:", link: place.ownLink };
}

export function oneLine({ words, link }: LinkLine): string {
  return `${words} ${link}`;
}

/** The page of links: here a command is shorter than the own link, which other devices and browsers need. */
export function linkPage(view: Seen, place: OnlinePlace): readonly string[] {
  const [share, own] = linkLines(view, place).map(({ words, link }) => [words, link]);
  const back = ["To come back from this computer:", `switchyard join '${place.shareLink}'`, ""];
  const notes = inviteNotes(view, place).flatMap((note) => [note, ""]);
  return [
    ...(share ?? []),
    "",
    ...notes,
    ...(place.kept ? back : []),
    ...(own === undefined
      ? []
      : ["Your own link, for another device; keep it to yourself:", ...own.slice(1)]),
  ];
}

/** Whoever is to be invited cannot use the name that a computer has for itself. */
export function inviteNotes(view: Seen, place: OnlinePlace): readonly string[] {
  return isLocalLink(place.address) && isFree(view)
    ? [
        "The link works on this computer only; to invite others, host with its network address, which serve tells.",
      ]
    : [];
}

export function goodbye({ seat, online }: Seen, place: OnlinePlace): readonly string[] {
  if (online.match.outcome !== null) return [];
  return seat === null
    ? [`The game goes on. Watch it again with: switchyard join '${place.shareLink}'`]
    : [`The game stays as it is. Come back with: ${place.wayBack}`];
}

export function roleNotes({ seat, online }: Seen): readonly string[] {
  const clock = online.clock === null ? [] : [clockWords(online.clock)];
  if (seat === null) return ["Both seats are taken; you are watching.", ...clock];
  const { game, players } = online.match;
  const called = ofSeat(game.seatNames, seat);
  const { name } = ofSeat(players, seat);
  return [name === called ? `You are ${name}.` : `You are ${name}, ${called}.`, ...clock];
}

/** What is said when the players go on to another game. */
export function nextNotes(view: Seen): readonly string[] {
  const notes = openingNotes(view.online.match, false);
  return view.seat === null ? notes : [...roleNotes(view), ...notes];
}
