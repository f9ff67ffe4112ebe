import "./styles/index.css";
import { render } from "preact";
import type { Game } from "../core/game.ts";
import { formatRecord } from "../core/record.ts";
import type { Input } from "../play/activity.ts";
import { today } from "../play/step.ts";
import { addressOf, followAddress, followChange } from "./effects/follow.ts";
import type { OnlineLine } from "./effects/online/online.ts";
import { carryOutOnPage, keepLater } from "./effects/wants.ts";
import { Advisor, browserWorld, gamesModule, type Store, type World } from "./effects/world.ts";
import { gamesFrom } from "./games.ts";
import { App, PlayLater } from "./parts/app.tsx";
import { KeptLater } from "./parts/home/home.tsx";
import { fieldOf, readList } from "./state/keep/kept-games.ts";
import { readPreferences } from "./state/keep/preferences.ts";
import { type OnlineRoute, problemRoute, type Route, readPlace } from "./state/route.ts";
import { missingPart } from "./state/spoken.ts";
import { initialState, type State } from "./state/state.ts";
import { type Message, update, withPlace } from "./state/update.ts";

void gamesFrom(gamesModule()).then(startPage);

async function startPage(games: readonly Game[]): Promise<void> {
  const letters = lettersLoaded();
  const world = browserWorld();
  const root = document.getElementById("app");
  const redraw = painter(() => root !== null && render(<App page={page} />, root));
  const store = createStore(world, games, redraw);
  const { dispatch } = store;
  const put = (input: Input) => dispatch({ kind: "input", input });
  const page = { ...store, put };
  const followHash = async () => {
    const { hash } = location;
    const message = await arrive(store, hash);
    if (location.hash !== hash) return;
    // The same game may have another address, such as one that says where it begins.
    if (message.kind === "open") {
      const there = withPlace(store.state.value, "game", { activity: message.activity });
      history.replaceState(null, "", addressOf({ ...there, route: { view: "play" } }));
    }
    dispatch(message);
  };
  const lost = () => dispatch({ kind: "visit", route: problemRoute(missingPart) });
  const follow = () => followHash().catch(lost);
  const followLater = () => void follow();
  if (hasKept(world))
    await Promise.all([import("./returning.ts"), KeptLater.load()]).then(
      ([{ takeUpKept }]) => takeUpKept(store),
      lost,
    );
  // Listens now, because the first address may take a while to open, and the visitor may go elsewhere.
  addEventListener("popstate", followLater);
  addEventListener("hashchange", followLater);
  watchOtherTabs(store);
  // A game is likely to come soon, so every view loads the board. If the address names a game, it waits for the board.
  const playable = PlayLater.load().catch(() => {});
  if (location.hash.startsWith("#/play")) await playable;
  await follow();
  tellOfWait(store);
  await letters;
  redraw();
  keepLater();
}

/** If a visitor reloads the page while waiting for a player, the server closes their table. */
function tellOfWait({ world, state, dispatch }: Store): void {
  if (world.table() === "" || state.value.online !== null) return;
  world.waitAt("");
  dispatch({ kind: "flash", text: "The page reloaded, so you're no longer waiting for a player." });
}

function hasKept(world: World): boolean {
  return ["unfinished", "finished", "seats", "puzzles", "mistakes"].some(
    (name) => !["", "[]"].includes(world.read(name) ?? ""),
  );
}

/** Draws all changes of a task at once, so the board never lags behind the game. */
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

async function arrive(store: Store, hash: string): Promise<Message> {
  const state = store.state.value;
  const place = readPlace(hash, store.games);
  if (!place.ok) return { kind: "visit", route: problemRoute(place.problem.message) };
  if (place.value.view === "online") return { kind: "visit", route: withSeat(place.value, state) };
  if (place.value.view !== "link") return { kind: "visit", route: place.value, today: today(store.world) };
  const route: Route = { view: "play" };
  if (hash === addressOf({ ...state, route })) return { kind: "visit", route };
  const { arriveByLink } = await import("./returning.ts");
  return arriveByLink(store, place.value.query);
}

/** Opens the visitor's own seat even if the link lacks its token. */
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
    if (entry !== undefined && fieldOf(entry, "saved") !== formatRecord(match))
      dispatch({ kind: "flash", text: "You kept playing in another tab. Reload to catch up." });
  });
}

/** Milliseconds to wait for the font. A page in another font is better than none. */
const patience = 800;

/** If the font comes too late, this visit does without it, so no text moves while you read. */
async function lettersLoaded(): Promise<void> {
  const root = document.documentElement;
  const family = getComputedStyle(root).fontFamily.split(",")[0];
  const late = new Promise<undefined>((done) => setTimeout(done, patience));
  const letters = await Promise.race([document.fonts.load(`1em ${family}`).catch(() => {}), late]);
  if (!letters) root.dataset.late = "";
}

function createStore(world: World, games: readonly Game[], changed: () => void): Store {
  const state = { value: initialState(readPreferences(world.read("preferences"))) };
  const advisor = new Advisor();
  let line: OnlineLine | undefined;
  const store: Store = { games, state, dispatch, advisor, client: () => line?.client, world };
  const later = runWhenIdle();
  const queue: Message[] = [];
  /** A message that arrives during another one waits for its turn. */
  function dispatch(message: Message): void {
    if (queue.push(message) > 1) return;
    try {
      for (const next of queue) apply(next);
    } finally {
      queue.length = 0;
    }
  }
  function apply(message: Message): void {
    const before = state.value;
    const { state: after, wants } = update(before, message);
    for (const want of wants) later(() => carryOutOnPage(store, want));
    if (after === before) return;
    state.value = after;
    changed();
    // This comes first, because a reload starts from the address.
    followAddress(world, before, after);
    later(() => follow(before, after));
  }
  function follow(before: State, after: State): void {
    followChange(world, before, after);
    if (before.unfolding !== after.unfolding) unfoldLater(store);
    if (before.online !== after.online) void followOnline();
  }
  async function followOnline(): Promise<void> {
    try {
      const { OnlineLine } = await import("./effects/online/online.ts");
      line ??= new OnlineLine(store);
      line.follow(state.value);
    } catch {
      const { id = "" } = state.value.online ?? {};
      dispatch({ kind: "online-set", id, values: { unserved: missingPart } });
    }
  }
  return store;
}

function unfoldLater({ state, dispatch, world }: Store): void {
  const { unfolding } = state.value;
  if (unfolding !== null)
    setTimeout(() => dispatch({ kind: "unfold", match: unfolding.match }), world.pause());
}

function runWhenIdle(): (task: () => void) => void {
  const waiting: (() => void)[] = [];
  const run = () => {
    for (const task of waiting.splice(0)) task();
  };
  addEventListener("pagehide", run);
  return (task) => {
    if (waiting.push(task) > 1) return;
    requestAnimationFrame(() => setTimeout(run));
    // Browsers don't draw frames for a hidden page.
    setTimeout(run, 100);
  };
}
