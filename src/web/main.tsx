/** The page's entry: takes up what was kept, follows the address, draws. */

import { render } from "preact";
import * as z from "zod/mini";
import { openTable } from "../table/table.ts";
import { createActions } from "./actions.ts";
import { arrive } from "./arrive.ts";
import { browserWorld } from "./effects/world.ts";
import { games } from "./games.ts";
import { createOnlineActions } from "./online-actions.ts";
import { App } from "./parts/app.tsx";
import { createPuzzleActions } from "./puzzle-actions.ts";
import { readSaved } from "./state/keep/saved.ts";
import { openTableOf } from "./state/state.ts";
import { createStore } from "./store.ts";
import "./styles/index.css";

// Compiled schemas would need eval, which the page's security policy forbids.
z.config({ jitless: true });

const world = browserWorld();
const { state, dispatch, advisor, line } = createStore(world, games);
const actions = {
  ...createActions({
    games,
    world,
    table: () => openTableOf(state.value) ?? state.value.table,
    dispatch,
    advisor,
  }),
  online: createOnlineActions({ world, line, state: () => state.value, dispatch }),
  puzzles: createPuzzleActions({
    games,
    world,
    advisor,
    state: () => state.value,
    dispatch,
  }),
};

/** The game that was kept stands ready; the address decides whether it is shown. */
function takeUpSaved(): void {
  const text = world.read("game");
  const saved = text === null ? undefined : readSaved(text, games);
  if (saved?.ok) state.value = { ...state.value, table: openTable({ match: saved.value, notes: [] }) };
}

function followHash(): void {
  dispatch(arrive(location.hash, state.value, games, world));
}

takeUpSaved();
followHash();
addEventListener("popstate", followHash);
addEventListener("hashchange", followHash);
const root = document.getElementById("app");
if (root !== null) render(<App page={{ games, state, dispatch, actions }} />, root);
if ("serviceWorker" in navigator && import.meta.env.PROD)
  addEventListener("load", () => void navigator.serviceWorker.register("service-worker.js"));
