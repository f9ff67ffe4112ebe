/** The page for a list of games: takes up what was kept, follows the address, draws. */

import { render } from "preact";
import type { Game } from "../core/game.ts";
import { createActions } from "./actions.ts";
import { arrive } from "./arrive.ts";
import { programTitle } from "./effects/named.ts";
import { missingPart } from "./effects/served.ts";
import { browserWorld, type World } from "./effects/world.ts";
import { App } from "./parts/app.tsx";
import { problemRoute } from "./state/route.ts";
import { createStore } from "./store.ts";
import "./styles/index.css";

export async function startPage(games: readonly Game[]): Promise<void> {
  const world = browserWorld();
  const root = document.getElementById("app");
  const redraw = painter(() => root !== null && render(<App page={page} />, root));
  const store = createStore(world, games, {
    changed: redraw,
    finished: (match, own) => {
      page.actions.puzzles((all) => all.collect(match, own));
      if (state.value.lesson !== null) page.actions.lessons((all) => all.finish(match));
    },
  });
  const { state, dispatch } = store;
  const page = { games, state, dispatch, title: programTitle(), actions: createActions(store) };
  const followHash = async () => {
    const { hash } = location;
    const message = await arrive(hash, state.value, games, world);
    if (location.hash === hash) dispatch(message);
  };
  const lost = () => dispatch({ kind: "visit", route: problemRoute(missingPart) });
  const follow = () => followHash().catch(lost);
  const followLater = () => void follow();
  if (hasKept(world)) await import("./returning.ts").then(({ takeUpKept }) => takeUpKept(store), lost);
  // Before the first address is followed: that may take a while, and a visitor may go on meanwhile.
  addEventListener("popstate", followLater);
  addEventListener("hashchange", followLater);
  await follow();
  redraw();
  if ("serviceWorker" in navigator && import.meta.env.PROD)
    addEventListener("load", () => void navigator.serviceWorker.register("service-worker.js"));
}

/** Whether there are games to take up. */
function hasKept(world: World): boolean {
  return ["game", "unfinished", "finished"].some((name) => !["", "[]"].includes(world.read(name) ?? ""));
}

/** Draws once for all that changes in a turn, when what runs now is done: nobody sees a board that is behind the game. */
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
