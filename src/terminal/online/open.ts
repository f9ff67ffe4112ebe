/** From a place at an online table to the face that plays there. */

import type { Match } from "../../core/match.ts";
import { openingNotes } from "../../words/notes.ts";
import { type FaceFlags, faceFor } from "../face.ts";
import { exitCodes, type Host, refuse } from "../host.ts";
import { formatNotes } from "../text/notes.ts";
import { arrive, type Entered, takeSeat } from "./enter.ts";
import { inviteNotes, linkLines, oneLine, roleNotes } from "./goodbye.ts";
import { keepOwnSeat, leaveSeat } from "./keep-seat.ts";
import type { OnlinePlace } from "./place.ts";
import { dropSeat, type KeptSeat } from "./seats.ts";
import { isFree, type Seen } from "./standing.ts";

export interface Opening {
  readonly place: OnlinePlace;
  readonly flags: FaceFlags & { readonly name?: string };
  /** The seat that this computer has kept, if the player comes back to one. */
  readonly kept?: KeptSeat;
  /** What else to say where the game could not be entered. */
  readonly wayBack?: string;
  /** What the opener of a game is told: that it is open, and what the server adds. */
  readonly opened?: { readonly words: string; readonly notes: readonly string[] };
}

export async function playOnline(host: Host, opening: Opening): Promise<number> {
  const { place, flags, kept } = opening;
  const entered = await sitDown(place, flags.name ?? "");
  if (!entered.ok) {
    place.close();
    if (kept !== undefined && entered.code === exitCodes.usage) dropSeat(host, kept);
    const words = [entered.message, opening.wayBack ?? ""].join(" ").trim();
    return refuse(host, { message: words }, entered.code);
  }
  keepOwnSeat(host, place);
  place.whenNext(() => keepOwnSeat(host, place));
  try {
    return await showFace(host, opening, entered.view);
  } finally {
    leaveSeat(host, place);
  }
}

async function showFace(host: Host, { place, flags, opened }: Opening, view: Seen): Promise<number> {
  const words = [...(opened === undefined ? [] : [opened.words]), ...roleNotes(view)];
  const notes = opened?.notes ?? (isFresh(view) ? openingNotes(view.online.match, false) : []);
  const face = faceFor(host, flags);
  const links = linkLines(view, place).map(oneLine);
  // The screen has a page for the links: only the one for the other player has to be seen at once, on a low one too.
  if (face === "screen") {
    const share = [...links.slice(0, isFree(view) ? 1 : 0), ...inviteNotes(view, place)];
    return (await import("../screen/online/online.ts")).showOnline(host, place, [
      ...share,
      ...words,
      ...notes,
    ]);
  }
  const intro = [...words, ...links, ...formatNotes([...inviteNotes(view, place), ...notes])];
  const { playOnlinePlain } = await import("./plain.ts");
  if (face === "plain") return playOnlinePlain(host, place, intro, (match: Match) => match);
  const { spokenMatch } = await import("../spoken/dialogue.ts");
  return playOnlinePlain(host, place, intro, spokenMatch);
}

function isFresh({ online }: Seen): boolean {
  return online.match.moves.length === 0 && online.match.outcome === null;
}

async function sitDown(place: OnlinePlace, name: string): Promise<Entered> {
  const arrived = await arrive(place);
  return arrived.ok ? takeSeat(place, arrived, name) : arrived;
}
