/** The menu: how its lists are opened, and what the keys do in them. */

import type { Game } from "../../../core/game.ts";
import { readBase } from "../../../protocol/online/links.ts";
import { noProgress } from "../../../table/lesson/progress.ts";
import { anyPuzzle } from "../../../table/puzzle/play.ts";
import { menuHelp } from "../pages/pages.ts";
import { editText } from "../setup/edit-text.ts";
import { openSetup, quickTexts } from "../setup/setup.ts";
import {
  type Key,
  type Listed,
  type MenuList,
  type MenuScene,
  plainMenu,
  type ScreenState,
  type Step,
  show,
  step,
} from "../state.ts";
import { menuEntries, nearServer, sections } from "./entries.ts";

/** The menu with the cursor where it was the last time. */
export function openMenu({ memory: { section } }: Pick<ScreenState, "memory">): MenuScene {
  return { ...plainMenu, list: "top", at: Object.hasOwn(sections, section) ? section : "play" };
}

/** The list of games, for one of the things to do with them. */
export function openGameList({ games, memory }: ScreenState, list: MenuList, notice = ""): MenuScene {
  const known = games.find(({ id }) => id === memory.last) ?? games[0];
  return { ...plainMenu, list, at: known?.id ?? "", notice };
}

/** An empty list is not opened; the menu says that it is empty. */
function openList(state: ScreenState, menu: MenuScene, list: MenuList): Step {
  const [first] = menuEntries(state, { ...menu, list });
  return show(state, first === undefined ? menu : { ...plainMenu, list, at: first.id });
}

export function menuKey(state: ScreenState, scene: MenuScene, key: Key): Step {
  if (scene.connecting) return waitOrCancel(state, scene, key);
  const entries = menuEntries(state, scene);
  const here = entries.findIndex(({ id }) => id === scene.at);
  if (scene.asking) return answerDelete(state, scene, key, entries[here === 0 ? 1 : here - 1]?.id ?? "");
  const typed = typedWith(scene, key);
  if (typed !== undefined) return show(state, { ...scene, typed, notice: "" });
  const host = scene.list === "host";
  const to = cursorTarget(key, here, entries.length);
  if (to !== undefined)
    return show(state, { ...scene, at: entries[to]?.id ?? "", notice: "", typed: host ? scene.typed : "" });
  switch (key.name) {
    case "return":
    case "right":
    case "l":
      return openEntry(state, scene);
    case "?":
      return show(state, menuHelp(state.program, scene));
    case "escape":
    case "left":
    case "h":
    case "q":
      return goBack(state, scene, key.name);
    default:
      return openMore(state, scene, key.name);
  }
}

function waitOrCancel(state: ScreenState, scene: MenuScene, key: Key): Step {
  return key.name === "escape"
    ? show(state, { ...scene, connecting: false }, { kind: "cancel" })
    : step(state);
}

const longestLink = 400;

function typedWith(scene: MenuScene, key: Key): string | undefined {
  const asksForHelp = key.name === "?" && scene.typed === "";
  return isTyped(scene) && !asksForHelp ? editText(scene.typed, key, longestLink) : undefined;
}

/** Whether what is typed belongs to the entry under the cursor. */
function isTyped({ list, at }: MenuScene): boolean {
  return list === "online" && (at === "join" || at === "host");
}

/** The place in a list of so many that the key leads to from `at`; undefined for other keys. */
function cursorTarget({ name }: Key, at: number, count: number): number | undefined {
  switch (name) {
    case "up":
    case "k":
      return (Math.max(at, 0) + count - 1) % count;
    case "down":
    case "j":
    case "tab":
      return (at + 1) % count;
    case "home":
      return 0;
    case "end":
      return count - 1;
    default:
      return /^[1-9]$/.test(name) && Number(name) <= count ? Number(name) - 1 : undefined;
  }
}

/** Out of the first list only the keys that say so lead. */
function goBack(state: ScreenState, { list }: MenuScene, key: string): Step {
  if (list === "host") return openList(state, openMenu(state), "online");
  if (list !== "top") return show(state, openMenu(state));
  return key === "escape" || key === "q" ? step(state, { kind: "quit" }) : step(state);
}

/** What else there is of a game in a list. */
function openMore(state: ScreenState, scene: MenuScene, key: string): Step {
  const game = gameAt(state, scene);
  if (isSavedList(scene.list) && ["d", "x", "delete"].includes(key))
    return show(state, { ...scene, asking: true, notice: "" });
  if (game !== undefined && scene.list === "play" && key === "s")
    return show(state, openSetup(game, state.memory));
  if (game !== undefined && scene.list === "learn" && key === "t")
    return step(state, { kind: "read", what: "theory", game });
  return step(state);
}

function answerDelete(state: ScreenState, scene: MenuScene, key: Key, neighbour: string): Step {
  if (key.name === "y")
    return show(state, { ...scene, asking: false, at: neighbour }, { kind: "delete", id: scene.at });
  return key.name === "n" || key.name === "escape" ? show(state, { ...scene, asking: false }) : step(state);
}

/** The list may have become shorter under the cursor, or empty. */
export function withListed(
  state: ScreenState,
  { saved, seats = [], progress = noProgress }: Listed,
): ScreenState {
  const listed = { ...state, saved, seats, progress };
  const { scene } = state;
  if (scene.kind !== "menu") return listed;
  const entries = menuEntries(listed, scene);
  const [first] = entries;
  if (first === undefined) return { ...listed, scene: openMenu(state) };
  return entries.some(({ id }) => id === scene.at)
    ? listed
    : { ...listed, scene: { ...scene, at: first.id } };
}

/** The game under the cursor, in a list of games; a saved one may be called like a game. */
export function gameAt({ games }: ScreenState, { list, at }: MenuScene): Game | undefined {
  return isSavedList(list) ? undefined : games.find(({ id }) => id === at);
}

function isSavedList(list: MenuList): boolean {
  return list === "resume" || list === "history";
}

function openEntry(state: ScreenState, scene: MenuScene): Step {
  switch (scene.list) {
    case "top":
      return openSection(state, scene);
    case "resume":
    case "history":
      return step(state, { kind: scene.list, id: scene.at });
    case "online":
      return openOnline(state, scene);
    case "play":
    case "learn":
    case "rules":
    case "host":
      return openGame(state, scene);
  }
}

/** What was chosen is under the cursor the next time. */
function openSection(state: ScreenState, scene: MenuScene): Step {
  const section = scene.at;
  if (section === "quit") return step(state, { kind: "quit" });
  const memory = { ...state.memory, section };
  const { state: next, effects } = showSection({ ...state, memory }, scene);
  return step(next, { kind: "remember", memory }, ...effects);
}

function showSection(state: ScreenState, scene: MenuScene): Step {
  switch (scene.at) {
    case "play":
    case "learn":
    case "rules":
      return show(state, openGameList(state, scene.at));
    case "resume":
    case "history":
    case "online":
      return openList(state, scene, scene.at);
    case "puzzles":
      return step(state, { kind: "pose", source: { ...anyPuzzle, date: "today" } });
    default:
      return show(state, menuHelp(state.program, scene));
  }
}

function openOnline(state: ScreenState, scene: MenuScene): Step {
  const link = isTyped(scene) ? scene.typed.trim() : scene.at;
  if (scene.at !== "host")
    return show(state, { ...scene, notice: "", connecting: true }, { kind: "join", link });
  const address = readBase(scene.typed.trim() || nearServer);
  if (!address.ok) return show(state, { ...scene, notice: address.problem.message });
  return show(state, { ...openGameList(state, "host"), typed: address.value });
}

function openGame(state: ScreenState, scene: MenuScene): Step {
  const game = gameAt(state, scene);
  const { list, typed } = scene;
  if (game === undefined) return step(state);
  const memory = { ...state.memory, last: game.id };
  const chosen = { ...state, memory };
  if (list === "learn") return step(chosen, { kind: "learn", game });
  if (list === "host")
    return show(chosen, { ...scene, notice: "", connecting: true }, { kind: "host", address: typed, game });
  if (list !== "play") return step(chosen, { kind: "read", what: list, game });
  const texts = quickTexts(game, memory);
  return step(chosen, { kind: "start", game, texts }, { kind: "remember", memory });
}
