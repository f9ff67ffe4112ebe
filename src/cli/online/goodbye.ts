/** What is said on the way in and on the way out: who one is, and the links. */

import { openingNotes } from "../../core/notes.ts";
import { ofSeat } from "../../core/seat.ts";
import type { OnlinePlace } from "./place.ts";
import type { Seen } from "./standing.ts";

export function linkLines({ seat, online }: Seen, place: OnlinePlace): readonly string[] {
  const free = !online.taken[0] || !online.taken[1];
  const share = free
    ? `Give this link to the other player: ${place.shareLink}`
    : `Others can watch with this link: ${place.shareLink}`;
  return seat === null ? [share] : [share, comeBack(place)];
}

export function goodbye({ seat, online }: Seen, place: OnlinePlace): readonly string[] {
  if (online.match.outcome !== null) return [];
  return seat === null
    ? [`The game goes on. Watch it again with: switchyard join '${place.shareLink}'`]
    : [`The game stays as it is. Come back with: switchyard join '${place.ownLink}'`];
}

export function roleNotes({ seat, online }: Seen): readonly string[] {
  if (seat === null) return ["Both seats are taken; you are watching."];
  const { game, players } = online.match;
  const called = ofSeat(game.seats, seat);
  const { name } = ofSeat(players, seat);
  return [name === called ? `You are ${name}.` : `You are ${name}, ${called}.`];
}

/** What is said when the players go on to another game. */
export function nextNotes(view: Seen): readonly string[] {
  const notes = openingNotes(view.online.match, false);
  return view.seat === null ? notes : [...roleNotes(view), ...notes];
}

export function comeBack(place: OnlinePlace): string {
  return `Your own link, to come back: ${place.ownLink}`;
}
