/** The messages on entering and leaving: who the player is, and the links. */

import { ofSeat } from "../../core/seat.ts";
import { hasFreeSeat, isWrongLink } from "../../online/client/status.ts";
import type { KnownView } from "../../online/client/view.ts";
import { clockSettingsText } from "../../online/client/words.ts";
import { isLocalLink } from "../../online/links.ts";
import type { Host } from "../host.ts";
import type { OnlineSession } from "./session.ts";

export function linkLines(view: KnownView, session: OnlineSession): readonly string[] {
  const share = `${shareWords(view)} ${session.shareLink}`;
  return view.seat === null ? [share] : [share, `Your own link, to come back: ${session.ownLink}`];
}

function shareWords({ online }: KnownView): string {
  return hasFreeSeat(online) ? "Give this link to the other player:" : "Others can watch with this link:";
}

/** Each link has its own line, to be copied whole. On this computer a command is shorter than the own link. */
export function linkPage(host: Host, view: KnownView, session: OnlineSession): readonly string[] {
  const back = ["To come back from this computer:", joinCommand(host, session.shareLink), ""];
  const own = ["Your own link, for another device; keep it to yourself:", session.ownLink];
  const notes = inviteNotes(view, session).flatMap((note) => [note, ""]);
  return [
    shareWords(view),
    session.shareLink,
    "",
    ...notes,
    ...(session.kept ? back : []),
    ...(view.seat === null ? [] : own),
  ];
}

/** Guests can't use an address that only works on this computer. */
export function inviteNotes(view: KnownView, session: OnlineSession): readonly string[] {
  return isLocalLink(session.address) && hasFreeSeat(view.online)
    ? [
        "The link works on this computer only; to invite others, host using the network address that serve prints.",
      ]
    : [];
}

export function joinCommand({ program }: Host, link: string): string {
  return `${program.name} join '${link}'`;
}

export function farewell(host: Host, view: KnownView, session: OnlineSession): readonly string[] {
  if (view.online.match.outcome !== null || isWrongLink(view)) return [];
  return view.seat === null
    ? [`The game goes on. Watch it again with: ${joinCommand(host, session.shareLink)}`]
    : [`Game kept. Rejoin with: ${joinCommand(host, session.linkBack)}`];
}

export function roleNotes({ seat, online }: KnownView): readonly string[] {
  const clock = online.clock === null ? [] : [`Clock: ${clockSettingsText(online.clock)}.`];
  if (seat === null) return ["Both seats are taken; you are watching.", ...clock];
  const { game, players } = online.match;
  const called = ofSeat(game.seatNames, seat);
  const { name } = ofSeat(players, seat);
  return [name === called ? `You are ${name}.` : `You are ${name}, ${called}.`, ...clock];
}
