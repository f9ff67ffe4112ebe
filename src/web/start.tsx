/** The page for a list of games: takes up what was kept, follows the address, draws. */

import { render } from "preact";
import type { Input } from "../activity/activity.ts";
import type { Game } from "../core/game.ts";
import { arrive } from "./arrive.ts";
import { watchOtherTabs } from "./effects/keep/other-tab.ts";
import { lettersLoaded } from "./effects/letters.ts";
import { programName } from "./effects/named.ts";
import { keepLater } from "./effects/offline.ts";
import { missingPart } from "./effects/served.ts";
import { browserWorld, type World } from "./effects/world.ts";
import { App, PlayLater } from "./parts/app.tsx";
import { KeptLater } from "./parts/home/home.tsx";
import { problemRoute } from "./state/route.ts";
import { createStore } from "./store.ts";
import "./styles/index.css";

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
  // Before the first address is followed: that may take a while, and a visitor may go on meanwhile.
  addEventListener("popstate", followLater);
  addEventListener("hashchange", followLater);
  watchOtherTabs(store);
  // A game that the address names is drawn at once; from elsewhere, one is likely to come soon.
  const playable = PlayLater.load().catch(() => {});
  if (/^#\/(?:play|large)/.test(location.hash)) await playable;
  await follow();
  await letters;
  redraw();
  keepLater();
}

/** Whether there are games, seats or puzzles to take up. */
function hasKept(world: World): boolean {
  return ["game", "unfinished", "finished", "seats", "puzzles", "mistakes"].some(
    (name) => !["", "[]"].includes(world.read(name) ?? ""),
  );
}

/** Draws once for all that changes in a turn, when what runs now is done: a visitor never sees a board that is behind the game. */
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
