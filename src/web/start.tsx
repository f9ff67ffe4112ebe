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
import { createStore, type Store } from "./store.ts";
import "./styles/index.css";

// Compiled schemas would need eval, which the page's security policy forbids.
z.config({ jitless: true });

export function startPage(games: readonly Game[]): void {
  const world = browserWorld();
  const store = createStore(world, games);
  const { state, dispatch } = store;
  const followHash = () => dispatch(arrive(location.hash, state.value, games, world));
  takeUpSaved(store);
  followHash();
  addEventListener("popstate", followHash);
  addEventListener("hashchange", followHash);
  const root = document.getElementById("app");
  if (root !== null) render(<App page={{ games, state, dispatch, actions: createActions(store) }} />, root);
  if ("serviceWorker" in navigator && import.meta.env.PROD)
    addEventListener("load", () => void navigator.serviceWorker.register("service-worker.js"));
}

/** The game that was kept stands ready; the address decides whether it is shown. */
function takeUpSaved({ games, state, world }: Store): void {
  const text = world.read("game");
  const saved = text === null ? undefined : readSaved(text, games);
  if (saved?.ok) state.value = { ...state.value, table: openTable({ match: saved.value, notes: [] }) };
}
