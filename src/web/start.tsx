/** The page for a list of games: takes up what was kept, follows the address, draws. */

import { render } from "preact";
import * as z from "zod/mini";
import type { Game } from "../core/game.ts";
import { openTable } from "../table/table.ts";
import { createActions } from "./actions.ts";
import { arrive } from "./arrive.ts";
import { browserWorld } from "./effects/world.ts";
import { createOnlineActions } from "./online-actions.ts";
import type { Actions } from "./page.ts";
import { App } from "./parts/app.tsx";
import { createPuzzleActions } from "./puzzle-actions.ts";
import { readSaved } from "./state/keep/saved.ts";
import { openTableOf } from "./state/state.ts";
import { createStore, type Store } from "./store.ts";
import "./styles/index.css";

// Compiled schemas would need eval, which the page's security policy forbids.
z.config({ jitless: true });

export function startPage(games: readonly Game[]): void {
  const world = browserWorld();
  const store = createStore(world, games);
  const { state, dispatch } = store;
  const followHash = () => dispatch(arrive(location.hash, state.value, games, world));
  takeUpSaved(store, games);
  followHash();
  addEventListener("popstate", followHash);
  addEventListener("hashchange", followHash);
  const root = document.getElementById("app");
  const page = { games, state, dispatch, actions: createAllActions(store, games) };
  if (root !== null) render(<App page={page} />, root);
  if ("serviceWorker" in navigator && import.meta.env.PROD)
    addEventListener("load", () => void navigator.serviceWorker.register("service-worker.js"));
}

/** The game that was kept stands ready; the address decides whether it is shown. */
function takeUpSaved({ state, world }: Store, games: readonly Game[]): void {
  const text = world.read("game");
  const saved = text === null ? undefined : readSaved(text, games);
  if (saved?.ok) state.value = { ...state.value, table: openTable({ match: saved.value, notes: [] }) };
}

function createAllActions(store: Store, games: readonly Game[]): Actions {
  const { world, line, advisor, dispatch } = store;
  const state = () => store.state.value;
  const table = () => openTableOf(state()) ?? state().table;
  return {
    ...createActions({ games, world, table, dispatch, advisor }),
    online: createOnlineActions({ world, line, state, dispatch }),
    puzzles: createPuzzleActions({ games, world, advisor, state, dispatch }),
  };
}
