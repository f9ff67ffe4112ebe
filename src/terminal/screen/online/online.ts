/** An online game on the rich screen: what the server tells becomes events, what the player does goes to the server. */

import type { Happening } from "../../../client/narrate.ts";
import { isKnown, type KnownView, type OnlineView } from "../../../client/view.ts";
import { type Host, print } from "../../host.ts";
import { saveFinished } from "../../online/keep.ts";
import { farewell, linkPage, nextNotes } from "../../online/links-text.ts";
import { localNow } from "../../online/node-host.ts";
import type { OnlineSession } from "../../online/session.ts";
import { type Answers, runScreen } from "../run.ts";
import { type Asking, askComputer, waitForWord } from "../services.ts";
import { noMemory, type OnlineScene, type ScreenEvent } from "../state.ts";
import { jobsOf } from "../table/follow-up.ts";
import { openOnline } from "./table.ts";

const tickMs = 500;

export async function showOnline(
  host: Host,
  session: OnlineSession,
  notes: readonly string[],
): Promise<number> {
  const view = session.view();
  if (!isKnown(view)) throw new Error("There is no match to show.");
  const services = new OnlineServices(host, session, view);
  const scene = openOnline(services.scene(view), notes);
  const state = { games: host.games, memory: noMemory, saved: null, hasMenu: false, scene };
  const leave = () => {
    const last = session.view();
    if (isKnown(last)) print(host, farewell(last, session));
    return true;
  };
  try {
    return await runScreen(host, { state, services, leave, first: jobsOf(undefined, scene) });
  } finally {
    services.stop();
  }
}

class OnlineServices implements Answers {
  readonly #host: Host;
  readonly #session: OnlineSession;
  #shown: KnownView;
  #send: (event: ScreenEvent) => void = () => {};
  #ticker: NodeJS.Timeout | undefined;

  constructor(host: Host, session: OnlineSession, shown: KnownView) {
    this.#host = host;
    this.#session = session;
    this.#shown = shown;
  }

  scene(view: KnownView): OnlineScene {
    return { view, now: localNow(), links: linkPage(view, this.#session) };
  }

  listen(send: (event: ScreenEvent) => void): void {
    this.#send = send;
    this.#session.listen((view, happenings) => this.#onView(view, happenings));
    this.#ticker = setInterval(() => send({ kind: "ticked", now: localNow() }), tickMs);
    this.#keep(this.#shown);
  }

  stop(): void {
    clearInterval(this.#ticker);
    this.#session.close();
    this.#host.input.destroy();
  }

  answer(effect: Asking): ScreenEvent | Promise<ScreenEvent> | undefined {
    if (effect.kind === "ask") return askComputer(effect);
    if (effect.kind === "pause") return waitForWord(effect.typed);
    if (effect.kind === "act") this.#session.act(effect.action);
    if (effect.kind === "next") this.#session.goOn();
    return undefined;
  }

  #onView(view: OnlineView, happenings: readonly Happening[]): void {
    if (!isKnown(view)) return;
    const { match } = this.#shown.online;
    this.#shown = view;
    const online = this.scene(view);
    if (match.id !== view.online.match.id) this.#send({ kind: "seated", online, notes: nextNotes(view) });
    else this.#send({ kind: "online", online, said: saidOf(happenings) });
    if (match.outcome === null) this.#keep(view);
  }

  #keep(view: KnownView): void {
    const notes = saveFinished(this.#host, view);
    if (notes.length > 0) this.#send({ kind: "noted", notes });
  }
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
