/** The lists of saved games: those to resume, and those that are over. */

import {
  type Key,
  type MenuScene,
  type SavedGame,
  type SavedScene,
  type ScreenState,
  type Step,
  show,
  step,
} from "../state.ts";
import { cursorTarget } from "./cursor.ts";

export function savedOf({ saved }: ScreenState, list: SavedScene["list"]): readonly SavedGame[] {
  return (saved ?? []).filter(({ result }) => (result === null) === (list === "resume"));
}

/** An empty list is not opened; the menu says that it is empty. */
export function openSavedList(state: ScreenState, menu: MenuScene, list: SavedScene["list"]): Step {
  if (savedOf(state, list).length === 0) return show(state, menu);
  return show(state, { kind: "saved", list, at: 0, asking: false, problem: "" });
}

export function savedKey(state: ScreenState, scene: SavedScene, key: Key): Step {
  const saved = savedOf(state, scene.list);
  const chosen = saved[scene.at];
  if (scene.asking) return answerDelete(state, scene, key, chosen);
  const to = cursorTarget(key, scene.at, saved.length);
  if (to !== undefined) return show(state, { ...scene, at: to, problem: "" });
  switch (key.name) {
    case "return":
    case "right":
      return chosen === undefined ? step(state) : step(state, { kind: scene.list, id: chosen.id });
    case "d":
    case "x":
    case "delete":
      return show(state, { ...scene, asking: chosen !== undefined, problem: "" });
    case "escape":
    case "left":
    case "q":
      return show(state, { kind: "menu", list: "top", at: scene.list, notice: "" });
    default:
      return step(state);
  }
}

function answerDelete(state: ScreenState, scene: SavedScene, key: Key, game: SavedGame | undefined): Step {
  if (key.name !== "y" && key.name !== "n" && key.name !== "escape") return step(state);
  const done = { ...scene, asking: false };
  if (key.name !== "y" || game === undefined) return show(state, done);
  return show(state, done, { kind: "delete", id: game.id });
}

/** The list may have become shorter under the cursor, or empty. */
export function withSaved(state: ScreenState): ScreenState {
  const { scene } = state;
  if (scene.kind !== "saved") return state;
  const { length } = savedOf(state, scene.list);
  if (length === 0) return { ...state, scene: { kind: "menu", list: "top", at: scene.list, notice: "" } };
  return { ...state, scene: { ...scene, at: Math.min(scene.at, length - 1) } };
}
