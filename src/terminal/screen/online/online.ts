/** An online game on the rich screen: what the server tells becomes events, what the player does goes to the server. */

import type { Happening } from "../../../client/narrate.ts";
import { isKnown, type KnownView } from "../../../client/view.ts";
import { type Host, print } from "../../host.ts";
import { farewell, linkPage, nextNotes } from "../../online/links-text.ts";
import { localNow } from "../../online/node-host.ts";
import { saveFinished } from "../../online/seats.ts";
import type { OnlineSession } from "../../online/session.ts";
import { type Answers, runScreen } from "../run.ts";
import { type Asking, askComputer, waitForWord } from "../services.ts";
import { noMemory, type OnlineScene, type ScreenEvent } from "../state.ts";
import { jobsOf } from "../table/follow-up.ts";
import { openOnline } from "./table.ts";

const tickMs = 500;

type Send = (event: ScreenEvent) => void;

export async function showOnline(
  host: Host,
  session: OnlineSession,
  notes: readonly string[],
): Promise<number> {
  const view = session.view();
  if (!isKnown(view)) throw new Error("There is no match to show.");
  const scene = openOnline(sceneOf(host, session, view), notes);
  const { games, program } = host;
  const state = { games, program, memory: noMemory, saved: null, hasMenu: false, scene };
  const leave = () => {
    const last = session.view();
    if (isKnown(last)) print(host, farewell(host, last, session));
    return true;
  };
  let ticker: NodeJS.Timeout | undefined;
  const services: Answers = {
    answer: (effect) => answer(session, effect),
    listen: (send) => {
      tellViews(host, session, view, send);
      ticker = setInterval(() => send({ kind: "ticked", now: localNow() }), tickMs);
    },
  };
  try {
    return await runScreen(host, { state, services, leave, first: jobsOf(undefined, scene) });
  } finally {
    clearInterval(ticker);
    session.close();
  }
}

function sceneOf(host: Host, session: OnlineSession, view: KnownView): OnlineScene {
  return { view, now: localNow(), links: linkPage(host, view, session) };
}

function answer(session: OnlineSession, effect: Asking): ScreenEvent | Promise<ScreenEvent> | undefined {
  if (effect.kind === "ask") return askComputer(effect);
  if (effect.kind === "pause") return waitForWord(effect.typed);
  if (effect.kind === "act") session.act(effect.action);
  if (effect.kind === "next") session.goOn();
  return undefined;
}

/** Sends every view from `first` on; a finished game is kept. */
function tellViews(host: Host, session: OnlineSession, first: KnownView, send: Send): void {
  let { match } = first.online;
  const keep = (view: KnownView) => {
    const notes = saveFinished(host, view);
    if (notes.length > 0) send({ kind: "noted", notes });
  };
  session.listen((view, happenings) => {
    if (!isKnown(view)) return;
    const before = match;
    match = view.online.match;
    const online = sceneOf(host, session, view);
    if (before.id !== match.id) send({ kind: "seated", online, notes: nextNotes(view) });
    else send({ kind: "online", online, said: saidOf(happenings) });
    if (before.outcome === null) keep(view);
  });
  keep(first);
}

const passing: ReadonlySet<Happening["kind"]> = new Set([
  "joined",
  "declined",
  "taken-back",
  "back",
  "regained",
]);

/** Beside the moves, which the board shows, and what stands on the table for as long as it holds. */
function saidOf(happenings: readonly Happening[]): string {
  // A move that has come with the connection shows as much, and its own words are worth more.
  const moved = happenings.some(({ kind }) => kind === "moved" || kind === "arrived");
  const told = happenings.filter(({ kind }) => passing.has(kind) && !(moved && kind === "regained"));
  return told.map(({ text }) => text).join(" ");
}
