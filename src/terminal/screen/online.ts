/** An online game on the rich screen: what the server tells becomes inputs, and a game that follows an activity of its own. */

import type { OnlineNews } from "../../activity/contract.ts";
import { openOnline } from "../../activity/online/online.ts";
import type { Happening } from "../../client/narrate.ts";
import { isKnown, type KnownView } from "../../client/view.ts";
import { type Host, print } from "../host.ts";
import { farewell, linkPage, nextNotes } from "../online/links-text.ts";
import { localNow } from "../online/node-host.ts";
import type { OnlineSession } from "../online/session.ts";
import { Autosave } from "../saves/autosave.ts";
import { type Answers, runScreen } from "./loop.ts";
import { firstState } from "./menu/lists.ts";
import type { ScreenEvent, Size } from "./state.ts";
import { openOnTable } from "./table/activity.ts";
import { WantServices } from "./wants.ts";

export async function showOnline(
  host: Host,
  session: OnlineSession,
  notes: readonly string[],
): Promise<number> {
  const view = session.view();
  if (!isKnown(view)) throw new Error("There is no match to show.");
  const wants = new WantServices(host, new Autosave(host), session);
  const services: Answers = {
    answer: (effect) => (effect.kind === "want" ? wants.carryOut(effect.want) : undefined),
    listen: (send) => tellViews(host, session, view, send),
  };
  const leave = () => {
    const last = session.view();
    if (isKnown(last)) print(host, farewell(host, last, session));
    return true;
  };
  const activity = openOnline(newsOf(host, session, view, []), notes);
  const begin = (size: Size) => openOnTable(firstState(host, size), activity);
  try {
    return await runScreen(host, { begin, services, leave });
  } finally {
    session.close();
  }
}

function newsOf(
  host: Host,
  session: OnlineSession,
  view: KnownView,
  happenings: readonly Happening[],
): OnlineNews {
  return { view, happenings, now: localNow(), links: linkPage(host, view, session) };
}

/** Sends every view from `first` on. */
function tellViews(
  host: Host,
  session: OnlineSession,
  first: KnownView,
  send: (event: ScreenEvent) => void,
): void {
  let { id } = first.online.match;
  session.listen((view, happenings) => {
    if (!isKnown(view)) return;
    const news = newsOf(host, session, view, happenings);
    const isNext = id !== view.online.match.id;
    id = view.online.match.id;
    send(
      isNext
        ? { kind: "opened", activity: openOnline(news, nextNotes(view)) }
        : { kind: "input", input: { kind: "heard", news } },
    );
  });
}
