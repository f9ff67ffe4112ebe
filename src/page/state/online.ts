/** What the client sees, as messages; loaded with the client. */

import { onlineActivity } from "../../online/activity.ts";
import { nextGame } from "../../online/client/new-game.ts";
import { type OnlinePhase, phaseOf } from "../../online/client/status.ts";
import { isKnown, type OnlineView } from "../../online/client/view.ts";
import type { OuterNews } from "../../play/contract.ts";
import { openingNotes } from "../../play/words.ts";
import { newOnlineSession, type OnlineVisit, type State } from "./state.ts";
import type { Message } from "./update.ts";

interface Sight extends Omit<OuterNews, "view"> {
  readonly view: OnlineView;
  readonly token: string | undefined;
}

/** None once another online game is open. */
export function messagesFor(state: State, id: string, sight: Sight): readonly Message[] {
  const { online, seats } = state;
  if (online?.id !== id) return [];
  const { view } = sight;
  const token = view.seat === null ? online.token : (sight.token ?? online.token);
  const awaited = seats.some((seat) => seat.id === id && !seat.over);
  const next = nextGame(online.view, view, { awaited });
  if (next === null)
    return [{ kind: "online-set", id, values: { view, token } }, ...hear(state, online, sight)];
  const following = { ...newOnlineSession(next, token), watching: token === undefined };
  return [
    { kind: "online-set", id, values: following },
    { kind: "say", text: "The next game begins." },
  ];
}

/** A spectator didn't want the seat, so "too late" isn't news. */
function hear({ places }: State, { watching }: OnlineVisit, sight: Sight): readonly Message[] {
  const { view, now, links } = sight;
  if (!isKnown(view)) return [];
  const happenings = sight.happenings.filter(({ kind }) => !(kind === "too-late" && watching));
  const news = { view, happenings, now, links };
  if (places.online.activity !== null)
    return [{ kind: "input", place: "online", input: { kind: "heard", news } }];
  const activity = onlineActivity(news, openingNotes(view.online.match, false));
  return [{ kind: "open", place: "online", activity }];
}

/** A visitor who chose to watch isn't asked to take the free seat. */
export function shownPhase({ view, watching }: OnlineVisit): OnlinePhase {
  const phase = phaseOf(view);
  return phase === "invited" && watching ? "waiting" : phase;
}
