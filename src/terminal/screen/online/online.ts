/** An online game on the rich screen: what the server tells becomes events, what the player does goes to the server. */

import type { OnlineView } from "../../../client/view.ts";
import type { OfferKind } from "../../../protocol/online/events.ts";
import { type Host, print } from "../../host.ts";
import { goodbye, linkPage, nextNotes } from "../../online/goodbye.ts";
import { keepGame } from "../../online/keep-game.ts";
import { passingNotes, takenBackBetween } from "../../online/news.ts";
import type { OnlinePlace } from "../../online/place.ts";
import { inOrder, isSeen, type Seen } from "../../online/standing.ts";
import { backText, staysLost } from "../../online/words.ts";
import { noMemory } from "../menu/remember.ts";
import { type Answers, runScreen } from "../run.ts";
import { type Asking, askComputer } from "../services.ts";
import type { OnlineScene, ScreenEvent } from "../state.ts";
import { jobsOf } from "../table/follow-up.ts";
import { openOnline } from "./table.ts";

const tickMs = 500;

export async function showOnline(host: Host, place: OnlinePlace, notes: readonly string[]): Promise<number> {
  const view = place.view();
  if (!isSeen(view)) throw new Error("There is no match to show.");
  const services = new OnlineServices(host, place, view);
  const scene = openOnline(services.scene(view), notes);
  const state = { games: host.games, memory: noMemory, saved: null, hasMenu: false, scene };
  const leave = () => {
    const last = place.view();
    if (isSeen(last)) print(host, goodbye(last, place));
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
  readonly #place: OnlinePlace;
  #shown: Seen;
  #asked: readonly OfferKind[] = [];
  #lost = false;
  #heard = 0;
  #send: (event: ScreenEvent) => void = () => {};
  #ticker: NodeJS.Timeout | undefined;

  constructor(host: Host, place: OnlinePlace, shown: Seen) {
    this.#host = host;
    this.#place = place;
    this.#shown = shown;
  }

  scene(view: Seen): OnlineScene {
    const now = Date.now();
    this.#asked = inOrder(this.#asked, view);
    this.#lost = staysLost(this.#lost, view);
    if (!this.#lost) this.#heard = now;
    const links = linkPage(view, this.#place);
    return { view, now, links, lost: this.#lost, heard: this.#heard, asked: this.#asked };
  }

  listen(send: (event: ScreenEvent) => void): void {
    this.#send = send;
    this.#place.listen((view) => this.#hear(view));
    this.#ticker = setInterval(() => send({ kind: "ticked", now: Date.now() }), tickMs);
    this.#hear(this.#place.view());
    this.#keep(this.#shown);
  }

  stop(): void {
    clearInterval(this.#ticker);
    this.#place.close();
    this.#host.input.destroy();
  }

  answer(effect: Asking): ScreenEvent | Promise<ScreenEvent> | undefined {
    if (effect.kind === "ask") return askComputer(effect);
    if (effect.kind === "act") this.#place.perform(effect.act);
    return undefined;
  }

  #hear(view: OnlineView): void {
    if (!isSeen(view) || view === this.#shown) return;
    const [before, wasLost] = [this.#shown, this.#lost];
    this.#shown = view;
    const online = this.scene(view);
    if (before.online.match.id !== view.online.match.id)
      this.#send({ kind: "seated", online, notes: nextNotes(view) });
    else this.#send({ kind: "online", online, said: saidOf(before, view, wasLost && !online.lost) });
    if (before.online.match.outcome === null) this.#keep(view);
  }

  #keep(view: Seen): void {
    const notes = keepGame(this.#host, view);
    if (notes.length > 0) this.#send({ kind: "noted", notes });
  }
}

/** Beside the moves, which the board shows, and what stands on the table for as long as it holds. */
function saidOf(before: Seen, after: Seen, regained: boolean): string {
  // A move that has come with it shows as much, and its own words are worth more.
  const moved = after.online.match.moves.length > before.online.match.moves.length;
  const connection = regained && !moved ? [backText] : [];
  const back = takenBackBetween(before.online.match, after.online.match);
  return [...connection, ...back, ...passingNotes(before, after)].join(" ");
}
