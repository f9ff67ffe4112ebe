/** The lists of the menu: how they are opened, and what stands under their cursor. */

import type { Game } from "../../../core/game.ts";
import { noProgress } from "../../../table/lesson/progress.ts";
import { noMemory } from "../../setup/memory.ts";
import {
  type Listed,
  type MenuList,
  type MenuPanel,
  plainMenu,
  type ScreenState,
  type ScreenStep,
  type Size,
  showPanel,
} from "../state.ts";
import { menuEntries, sections } from "./entries.ts";

/** A screen that has just been opened, without a menu to go back to. */
export function firstState(
  { games, program }: Pick<ScreenState, "games" | "program">,
  size: Size,
): ScreenState {
  const memory = noMemory;
  return { games, program, size, memory, saved: null, menu: null, visit: 0, panel: openMenu({ memory }) };
}

/** The menu with the cursor where it was the last time. */
export function openMenu({ memory: { section } }: Pick<ScreenState, "memory">): MenuPanel {
  return { ...plainMenu, list: "top", at: Object.hasOwn(sections, section) ? section : "play" };
}

/** The list of games, for one of the things to do with them. */
export function openGameList({ games, memory }: ScreenState, list: MenuList): MenuPanel {
  const known = games.find(({ id }) => id === memory.last) ?? games[0];
  return { ...plainMenu, list, at: known?.id ?? "" };
}

/** An empty list is not opened; the menu says that it is empty. */
export function openList(state: ScreenState, menu: MenuPanel, list: MenuList): ScreenStep {
  const [first] = menuEntries(state, { ...menu, list });
  return showPanel(state, first === undefined ? menu : { ...plainMenu, list, at: first.id });
}

/** The list may have become shorter under the cursor, or empty. */
export function withListed(
  state: ScreenState,
  { saved, seats = [], progress = noProgress }: Listed,
): ScreenState {
  const listed = { ...state, saved, seats, progress };
  const { panel } = state;
  if (panel.kind !== "menu") return listed;
  const entries = menuEntries(listed, panel);
  const [first] = entries;
  if (first === undefined) return { ...listed, panel: openMenu(state) };
  return entries.some(({ id }) => id === panel.at)
    ? listed
    : { ...listed, panel: { ...panel, at: first.id } };
}

/** The game under the cursor, in a list of games; a saved one may be called like a game. */
export function gameAt({ games }: ScreenState, { list, at }: MenuPanel): Game | undefined {
  return isSavedList(list) ? undefined : games.find(({ id }) => id === at);
}

export function isSavedList(list: MenuList): boolean {
  return list === "resume" || list === "history";
}

/** Whether what is typed belongs to the entry under the cursor. */
export function isTypedEntry({ list, at }: MenuPanel): boolean {
  return list === "online" && (at === "join" || at === "host");
}
