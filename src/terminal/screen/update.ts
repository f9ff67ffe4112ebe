/** The screen's next state, for anything that can happen to it. */

import { applyAnswer } from "../../table/advice.ts";
import { menuKey, savedKey } from "./menu/menu.ts";
import { openOnline, withOnline, withTime } from "./online/table.ts";
import { pageKey } from "./pages/page-scene.ts";
import { setupKey } from "./setup/setup.ts";
import {
  type Key,
  type Scene,
  type ScreenEvent,
  type ScreenState,
  type Step,
  show,
  step,
  type TableScene,
} from "./state.ts";
import { followUp, onTable } from "./table/follow-up.ts";
import { tableKey } from "./table/keys.ts";
import { openScene } from "./table/table.ts";

export function update(state: ScreenState, event: ScreenEvent): Step {
  return followUp(state, next(state, event));
}

function next(state: ScreenState, event: ScreenEvent): Step {
  switch (event.kind) {
    case "key":
      return pressKey(state, event.key);
    case "resized":
      return step({ ...state, size: event.size });
    case "opened":
      return show(state, openScene(event.opened));
    case "listed":
      return step(withSaved({ ...state, saved: event.saved }));
    case "refused":
      return step({ ...state, scene: withProblem(state.scene, event.message) });
    case "saved":
      return step(onTable(state, (table) => withSave(table, event.id, event.notes)));
    case "noted":
      return step(onTable(state, (table) => ({ ...table, notes: [...table.notes, ...event.notes] })));
    case "seated":
      return show(state, openOnline(event.online, event.notes));
    case "online":
      return step(onTable(state, (table) => withOnline(table, event.online, event.said)));
    case "ticked":
      return step(onTable(state, (table) => withTime(table, event.now)));
    case "said":
      return step(onTable(state, (table) => ({ ...table, said: event.message })));
    case "answer":
      return step(onTable(state, (table) => applyAnswer(table, event.about, event.answer)));
  }
}

function pressKey(state: ScreenState, key: Key): Step {
  if (key.ctrl && (key.name === "c" || key.name === "d")) return step(state, { kind: "interrupt" });
  if (key.ctrl && key.name === "z") return step(state, { kind: "suspend" });
  if (key.ctrl) return step(state);
  const { scene } = state;
  switch (scene.kind) {
    case "menu":
      return menuKey(state, scene, key);
    case "setup":
      return setupKey(state, scene, key);
    case "saved":
      return savedKey(state, scene, key);
    case "page":
      return pageKey(state, scene, key);
    case "table":
      return tableKey(state, scene, key);
  }
}

/** The list of unfinished games may have become shorter under the cursor. */
function withSaved(state: ScreenState): ScreenState {
  const { scene, saved } = state;
  if (scene.kind !== "saved") return state;
  return { ...state, scene: { ...scene, at: Math.max(0, Math.min(scene.at, (saved?.length ?? 0) - 1)) } };
}

function withProblem(scene: Scene, message: string): Scene {
  if (scene.kind === "menu") return { ...scene, notice: message };
  if (scene.kind === "page") return { ...scene, back: { ...scene.back, problem: message } };
  return { ...scene, problem: message };
}

/** A save may have had to take another id, or may have gone wrong. */
function withSave(table: TableScene, id: string, notes: readonly string[]): TableScene {
  return { ...table, match: { ...table.match, id }, notes: [...table.notes, ...notes] };
}
