/** From a place at an online table to the face that plays there. */

import type { Match } from "../../core/match.ts";
import { openingNotes } from "../../core/notes.ts";
import { type FaceFlags, faceFor } from "../face.ts";
import { type Host, refuse } from "../host.ts";
import { arrive, type Entered, takeSeat } from "./enter.ts";
import { linkLines, roleNotes } from "./goodbye.ts";
import type { OnlinePlace } from "./place.ts";
import type { Seen } from "./standing.ts";

export interface Opening {
  readonly place: OnlinePlace;
  readonly base: string;
  readonly flags: FaceFlags & { readonly name?: string };
  /** What else to say where the game could not be entered. */
  readonly wayBack?: string;
  /** What the server has told the one who opened the game. */
  readonly notes?: readonly string[];
}

export async function playOnline(host: Host, opening: Opening): Promise<number> {
  const { place, base, flags } = opening;
  const entered = await sitDown(place, base, flags.name ?? "");
  if (!entered.ok) {
    place.close();
    const words = [entered.message, opening.wayBack ?? ""].join(" ").trim();
    return refuse(host, { message: words }, entered.code);
  }
  const { view } = entered;
  const known = opening.notes ?? (isFresh(view) ? openingNotes(view.online.match, false) : []);
  const face = faceFor(host, flags);
  const links = linkLines(view, place);
  // The screen has a page for the links: only the one for the other player has to be seen at once, on a low one too.
  if (face === "screen")
    return (await import("../screen/online.ts")).showOnline(host, place, [
      ...links.slice(0, isWaiting(view) ? 1 : 0),
      ...known,
      ...roleNotes(view),
    ]);
  const notes = [...known, ...roleNotes(view), ...links];
  const { playOnlinePlain } = await import("./plain.ts");
  if (face === "plain") return playOnlinePlain(host, place, notes, (match: Match) => match);
  const { spokenMatch } = await import("../spoken/dialogue.ts");
  return playOnlinePlain(host, place, notes, spokenMatch);
}

function isWaiting({ online }: Seen): boolean {
  return !online.taken[0] || !online.taken[1];
}

function isFresh({ online }: Seen): boolean {
  return online.match.moves.length === 0 && online.match.outcome === null;
}

async function sitDown(place: OnlinePlace, base: string, name: string): Promise<Entered> {
  const arrived = await arrive(place, base);
  return arrived.ok ? takeSeat(place, arrived, name) : arrived;
}
