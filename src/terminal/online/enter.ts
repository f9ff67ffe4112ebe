/** Coming to an online match: until there is something to see, a seat is taken, or it is plain that it will not be. */

import { hasFreeSeat, isWrongLink } from "../../client/status.ts";
import { isKnown, type KnownView, type OnlineView } from "../../client/view.ts";
import { exitCodes } from "../host.ts";
import type { OnlineSession } from "./session.ts";

export type Entered =
  | { readonly ok: true; readonly view: KnownView }
  | { readonly ok: false; readonly message: string; readonly code: number };

/** Waits for the match itself. */
export async function arrive(session: OnlineSession): Promise<Entered> {
  const view = await until(session, ({ online, connection }) => online !== null || isHopeless(connection));
  if (isKnown(view)) return { ok: true, view };
  return { ok: false, ...whyNot(view, session.base) };
}

/** Takes the free seat, if there is one and this is not a player already. */
export async function takeSeat(session: OnlineSession, view: KnownView, name: string): Promise<Entered> {
  if (view.seat !== null || !hasFreeSeat(view.online)) return { ok: true, view };
  session.act({ type: "join", name });
  const seated = await until(
    session,
    ({ pending, connection }) => pending.every(({ type }) => type !== "join") || connection.kind === "closed",
  );
  return isKnown(seated)
    ? { ok: true, view: seated }
    : { ok: false, message: "The connection was lost.", code: exitCodes.stopped };
}

function until(session: OnlineSession, done: (view: OnlineView) => boolean): Promise<OnlineView> {
  return new Promise((resolve) => {
    const look = (view: OnlineView) => {
      if (done(view)) resolve(view);
    };
    session.listen(look);
    look(session.view());
  });
}

/** Two failed attempts are enough: a player who goes on waiting would not know why. */
function isHopeless(connection: OnlineView["connection"]): boolean {
  return connection.kind === "closed" || (connection.kind === "waiting" && connection.failures > 1);
}

/** A wrong link is wrong usage; a server that is not there, or too old, is not. */
function whyNot(view: OnlineView, base: string): { readonly message: string; readonly code: number } {
  const code = isWrongLink(view) ? exitCodes.usage : exitCodes.stopped;
  if (view.connection.kind === "closed") return { message: view.connection.reason, code };
  const server = base.replace(/\/$/, "");
  return { message: `Could not reach ${server}; is the server running, and the link right?`, code };
}
