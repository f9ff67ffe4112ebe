/** Coming to an online match: until there is something to see, a seat is taken, or it is plain that it will not be. */

import type { OnlineView } from "../../client/view.ts";
import { closeCodes } from "../../protocol/online/codes.ts";
import { exitCodes } from "../host.ts";
import type { OnlinePlace } from "./place.ts";
import { isSeen, type Seen } from "./standing.ts";

export type Entered =
  | { readonly ok: true; readonly view: Seen }
  | { readonly ok: false; readonly message: string; readonly code: number };

/** Waits for the match itself. */
export async function arrive(place: OnlinePlace): Promise<Entered> {
  const view = await until(place, ({ online, status }) => online !== null || isHopeless(status));
  if (isSeen(view)) return { ok: true, view };
  return { ok: false, ...whyNot(view, place.base) };
}

/** Takes the free seat, if there is one and this is not a player already. */
export async function takeSeat(
  place: OnlinePlace,
  { view }: { readonly view: Seen },
  name: string,
): Promise<Entered> {
  if (view.seat !== null || (view.online.taken[0] && view.online.taken[1])) return { ok: true, view };
  place.join(name);
  const seated = await until(
    place,
    ({ pending, status }) => pending.every(({ type }) => type !== "join") || status.kind === "closed",
  );
  return isSeen(seated)
    ? { ok: true, view: seated }
    : { ok: false, message: "The connection was lost.", code: exitCodes.stopped };
}

function until(place: OnlinePlace, done: (view: OnlineView) => boolean): Promise<OnlineView> {
  return new Promise((resolve) => {
    const look = (view: OnlineView) => {
      if (done(view)) resolve(view);
    };
    place.listen(look);
    look(place.view());
  });
}

/** Two attempts tell: somebody who is kept waiting at the door would not know why. */
function isHopeless(status: OnlineView["status"]): boolean {
  return status.kind === "closed" || (status.kind === "waiting" && status.failures > 1);
}

/** A wrong link is wrong usage; a server that is not there, or too old, is not. */
function whyNot({ status }: OnlineView, base: string): { readonly message: string; readonly code: number } {
  if (status.kind !== "closed")
    return {
      message: `There is no answer from ${base.replace(/\/$/, "")}. Is the server running, and the link right?`,
      code: exitCodes.stopped,
    };
  const wrongLink = status.code === closeCodes.unknownMatch || status.code === closeCodes.badToken;
  return { message: status.reason, code: wrongLink ? exitCodes.usage : exitCodes.stopped };
}
