/** The page for a list of games: restores what was stored, follows the address, draws. */

import { render } from "preact";
import type { Input } from "../activity/activity.ts";
import type { Game } from "../core/game.ts";
import { programName } from "./effects/named.ts";
import { keepLater } from "./effects/offline.ts";
import { missingPart } from "./effects/served.ts";
import { browserWorld, type World } from "./effects/world.ts";
import { App, PlayLater } from "./parts/app.tsx";
import { KeptLater } from "./parts/home/home.tsx";
import { type OnlineRoute, problemRoute, type Route, readPlace } from "./state/route.ts";
import { createStore } from "./store.ts";
import "./styles/index.css";
import { today } from "../activity/outside.ts";
import type { OpeningHost } from "../table/open.ts";
import { addressOf } from "./effects/follow.ts";
import type { Store } from "./effects/store.ts";
import { fieldOf, formatSaved, readList } from "./state/keep/kept-games.ts";
import type { Message } from "./state/message.ts";
import type { State } from "./state/state.ts";

export async function startPage(games: readonly Game[]): Promise<void> {
  const letters = lettersLoaded();
  const world = browserWorld();
  const root = document.getElementById("app");
  const redraw = painter(() => root !== null && render(<App page={page} />, root));
  const store = createStore(world, games, redraw);
  const { state, dispatch } = store;
  const put = (input: Input) => dispatch({ kind: "input", input });
  const page = { ...store, put, title: programName().title };
  const followHash = async () => {
    const { hash } = location;
    const message = await arrive(hash, state.value, games, world);
    if (location.hash === hash) dispatch(message);
  };
  const lost = () => dispatch({ kind: "visit", route: problemRoute(missingPart) });
  const follow = () => followHash().catch(lost);
  const followLater = () => void follow();
  if (hasKept(world))
    await Promise.all([import("./returning.ts"), KeptLater.load()]).then(
      ([{ takeUpKept }]) => takeUpKept(store),
      lost,
    );
  // Before the first address, which may take a while: the visitor may already do something else.
  addEventListener("popstate", followLater);
  addEventListener("hashchange", followLater);
  watchOtherTabs(store);
  // A game that the address names is drawn at once; elsewhere one is likely to come soon.
  const playable = PlayLater.load().catch(() => {});
  if (/^#\/(?:play|large)/.test(location.hash)) await playable;
  await follow();
  await letters;
  redraw();
  keepLater();
}

function hasKept(world: World): boolean {
  return ["unfinished", "finished", "seats", "puzzles", "mistakes"].some(
    (name) => !["", "[]"].includes(world.read(name) ?? ""),
  );
}

/** Draws once for all changes in a task, so the board never lags behind the game. */
function painter(draw: () => unknown): () => void {
  let due = false;
  return () => {
    if (due) return;
    due = true;
    queueMicrotask(() => {
      due = false;
      draw();
    });
  };
}

async function arrive(
  hash: string,
  state: State,
  games: readonly Game[],
  host: OpeningHost,
): Promise<Message> {
  const place = readPlace(hash, games);
  if (!place.ok) return { kind: "visit", route: problemRoute(place.problem.message) };
  if (place.value.view === "online") return { kind: "visit", route: withSeat(place.value, state) };
  if (place.value.view !== "link") return { kind: "visit", route: place.value, today: today(host) };
  const { query, large } = place.value;
  const route: Route = { view: "play", large };
  if (hash === addressOf({ ...state, route })) return { kind: "visit", route };
  const { arriveByLink } = await import("./returning.ts");
  const message = arriveByLink(query, state, games, host);
  return message.kind === "open" ? { ...message, large } : message;
}

/** A visitor who has a seat there gets it, whichever link they follow. */
function withSeat(route: OnlineRoute, { online, seats }: State): Route {
  if (route.token !== undefined) return route;
  const open =
    online?.id === route.match && online.view.connection.kind !== "closed" ? online.token : undefined;
  return { ...route, token: open ?? seats.find(({ id }) => id === route.match)?.token };
}

function watchOtherTabs({ state, dispatch }: Store): void {
  addEventListener("storage", ({ key, newValue }) => {
    const match = state.value.places.game.activity?.state.match;
    if (key !== "switchyard.unfinished" || match === undefined) return;
    const entry = readList(newValue).find((each) => fieldOf(each, "id") === match.id);
    if (entry !== undefined && fieldOf(entry, "saved") !== formatSaved(match))
      dispatch({ kind: "flash", text: "This game continued in another tab. Reload to see it here." });
  });
}

/** Milliseconds. A page in another font is better than none. */
const patience = 800;

/**
 * Settles when the page's font is ready. If it comes later, this visit does without it, so that no line
 * breaks again while the visitor reads.
 */
async function lettersLoaded(): Promise<void> {
  const root = document.documentElement;
  const family = getComputedStyle(root).fontFamily.split(",")[0];
  const late = new Promise<undefined>((done) => setTimeout(done, patience));
  const letters = await Promise.race([document.fonts.load(`1em ${family}`).catch(() => {}), late]);
  if (!letters) root.dataset.late = "";
}
