/** Applies the server's messages; loaded with the client. */

import { onlineActivity } from "../../online/activity.ts";
import { nextGame } from "../../online/client/new-game.ts";
import { type OnlinePhase, phaseOf } from "../../online/client/status.ts";
import { isKnown, type OnlineView } from "../../online/client/view.ts";
import { enter } from "../../play/activity.ts";
import type { OuterNews } from "../../play/contract.ts";
import { openingNotes } from "../../play/words.ts";
import { announceOpened } from "./spoken.ts";
import { newOnlineSession, type OnlineVisit, onlineRoute, type State } from "./state.ts";
import { placed, putInput, say, type Updated, withPlace } from "./update.ts";

interface Sight extends Omit<OuterNews, "view"> {
  readonly view: OnlineView;
  readonly token: string | undefined;
}

export function showSight(state: State, before: OnlineVisit, sight: Sight): Updated {
  const { view } = sight;
  const token = view.seat === null ? before.token : (sight.token ?? before.token);
  const online = { ...before, view, token };
  const awaited = state.seats.some(({ id, over }) => id === before.id && !over);
  const next = nextGame(before.view, view, { awaited });
  if (next === null) return hear(at(state, before, online), online, sight);
  const following = { ...newOnlineSession(next, token), watching: token === undefined };
  const there = withPlace(at(state, before, following), "online", { activity: null });
  return { state: say(there, "The next game begins."), wants: [] };
}

/** A visitor who chose to watch isn't asked to take the free seat. */
export function shownPhase({ view, watching }: OnlineVisit): OnlinePhase {
  const phase = phaseOf(view);
  return phase === "invited" && watching ? "waiting" : phase;
}

/** A visitor who looks at the game stays with it. */
function at(state: State, before: OnlineVisit, online: OnlineVisit): State {
  const { route } = state;
  const here = route.view === "online" && route.match === before.id;
  return here ? { ...state, online, route: onlineRoute(online) } : { ...state, online };
}

/** A spectator didn't want the seat, so "too late" isn't news. */
function hear(state: State, { watching }: OnlineVisit, { view, now, links, ...sight }: Sight): Updated {
  if (!isKnown(view)) return { state, wants: [] };
  const happenings = sight.happenings.filter(({ kind }) => !(kind === "too-late" && watching));
  const news = { view, happenings, now, links };
  if (state.places.online.activity !== null) return putInput(state, "online", { kind: "heard", news });
  const { activity, wants } = enter(onlineActivity(news, openingNotes(view.online.match, false)));
  const there = withPlace(state, "online", { activity });
  return { state: say(there, announceOpened(null, activity)), wants: placed("online", wants) };
}
