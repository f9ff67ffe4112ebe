/** The page for a list of games: takes up what was kept, follows the address, draws. */

import { render } from "preact";
import * as z from "zod/mini";
import type { Game } from "../core/game.ts";
import { openTable } from "../table/table.ts";
import { createActions } from "./actions.ts";
import { arrive } from "./arrive.ts";
import { browserWorld } from "./effects/world.ts";
import { App } from "./parts/app.tsx";
import { readSaved } from "./state/keep/saved.ts";
import { withUnfinished } from "./state/keep/unfinished.ts";
import { createStore, type Store } from "./store.ts";
import "./styles/index.css";

// Compiled schemas would need eval, which the page's security policy forbids.
z.config({ jitless: true });

export function startPage(games: readonly Game[]): void {
  const world = browserWorld();
  const root = document.getElementById("app");
  const redraw = onceATurn(() => root !== null && render(<App page={page} />, root));
  const store = createStore(world, games, {
    changed: redraw,
    finished: (match, own) => page.actions.puzzles((all) => all.collect(match, own)),
  });
  const { state, dispatch } = store;
  const page = { games, state, dispatch, actions: createActions(store) };
  const followHash = () => dispatch(arrive(location.hash, state.value, games, world));
  takeUpSaved(store);
  followHash();
  redraw();
  addEventListener("popstate", followHash);
  addEventListener("hashchange", followHash);
  if ("serviceWorker" in navigator && import.meta.env.PROD)
    addEventListener("load", () => void navigator.serviceWorker.register("service-worker.js"));
}

/** However often it is called, it is done once, when what runs now is done. */
function onceATurn(work: () => unknown): () => void {
  let due = false;
  return () => {
    if (!due)
      queueMicrotask(() => {
        due = false;
        work();
      });
    due = true;
  };
}

/** The game that was kept stands ready; the address decides whether it is shown. */
function takeUpSaved({ games, state, world }: Store): void {
  const text = world.read("game");
  const saved = text === null ? undefined : readSaved(text, games);
  if (!saved?.ok) return;
  const { value: match } = saved;
  const unfinished = withUnfinished(state.value.unfinished, match);
  state.value = { ...state.value, unfinished, table: openTable({ match, notes: [] }) };
}
