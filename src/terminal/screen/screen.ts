/** The screen as a value: its next state for anything that can happen to it, and its lines. */

import { withListed } from "./menu/lists.ts";
import { menuKey } from "./menu/menu.ts";
import { menuView } from "./menu/menu-view.ts";
import { openPage, pageKey, pageView } from "./pages.ts";
import { clipLine, type ScreenLines } from "./paint/text.ts";
import { countSize, setupClick, setupKey, withCount } from "./setup/setup.ts";
import { setupView } from "./setup/setup-view.ts";
import type { Key, ScreenEvent, ScreenState, ScreenStep } from "./state.ts";
import { basePanel, showPanel, withBase, withEffects } from "./step.ts";
import { openOnTable, putInputs, tableKey } from "./table/keys.ts";
import { tableView } from "./table/view.ts";

export function updateScreen(state: ScreenState, event: ScreenEvent): ScreenStep {
  const step = next(state, event);
  return step.state.panel.kind === "setup" ? countSize(state.panel, step) : step;
}

/** Whether an answer still matters that was asked for on an earlier visit. A list is the same everywhere. */
export function isTimely(state: ScreenState, visit: number, event: ScreenEvent): boolean {
  return event.kind === "listed" || visit === state.visit;
}

function next(state: ScreenState, event: ScreenEvent): ScreenStep {
  switch (event.kind) {
    case "key":
      return pressKey(state, event.key);
    case "resized":
      return withEffects({ ...state, size: event.size });
    case "clicked":
      return click(state, event.row);
    case "input":
      return putInputs(state, event.input);
    case "opened":
      return openOnTable(state, event.activity);
    case "page":
      return showPanel(state, openPage(state.panel, event.title, event.text));
    case "listed":
      return withEffects(withListed(state, event));
    case "refused":
      return refuse(state, event.message);
    case "counted":
      return withCount(state, event.job, event.words);
    case "replaced":
      return withEffects(state, { kind: "quit" });
  }
}

function pressKey(state: ScreenState, key: Key): ScreenStep {
  if (key.ctrl && (key.name === "c" || key.name === "d")) return withEffects(state, { kind: "interrupt" });
  if (key.ctrl && key.name === "z") return withEffects(state, { kind: "suspend" });
  const editing = key.ctrl ? editingKeys.get(key.name) : undefined;
  if (key.ctrl && editing === undefined) return withEffects(state);
  return pressIn(state, editing === undefined ? key : { name: editing, text: "", ctrl: false });
}

/** What shells do with these keys at their prompt. */
const editingKeys: ReadonlyMap<string, string> = new Map([
  ["u", "clear"],
  ["w", "delete-word"],
]);

function pressIn(state: ScreenState, key: Key): ScreenStep {
  const { panel } = state;
  switch (panel.kind) {
    case "menu":
      return menuKey(state, panel, key);
    case "setup":
      return setupKey(state, panel, key);
    case "page":
      return pageKey(state, panel, key);
    case "table":
      return tableKey(state, panel, key);
  }
}

/** A click on an entry chooses it, as the cursor and Enter would. */
function click(state: ScreenState, row: number): ScreenStep {
  const { panel } = state;
  const target = viewScreen(state)[row]?.find((span) => span.target !== undefined)?.target;
  if (target === undefined) return withEffects(state);
  const enter = { name: "return", text: "", ctrl: false };
  if (panel.kind === "menu") return menuKey(state, { ...panel, at: target }, enter);
  return panel.kind === "setup" ? setupClick(state, panel, Number(target)) : withEffects(state);
}

function refuse(state: ScreenState, message: string): ScreenStep {
  const base = basePanel(state.panel);
  if (base.kind === "table") return putInputs(state, { kind: "refused", text: message });
  const told =
    base.kind === "menu" ? { ...base, connecting: false, notice: message } : { ...base, problem: message };
  return withEffects({ ...state, panel: withBase(state.panel, told) });
}

export function viewScreen(state: ScreenState): ScreenLines {
  const { size } = state;
  const lines = panelView(state);
  return Array.from({ length: size.rows }, (_, row) => clipLine(lines[row] ?? [], size.columns));
}

function panelView(state: ScreenState): ScreenLines {
  const { panel } = state;
  switch (panel.kind) {
    case "menu":
      return menuView(state, panel);
    case "setup":
      return setupView(panel, state);
    case "page":
      return pageView(panel, state);
    case "table":
      return tableView(panel, state);
  }
}
