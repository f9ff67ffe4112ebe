import { withListed } from "./menu/lists.ts";
import { menuKey } from "./menu/menu.ts";
import { menuView } from "./menu/menu-view.ts";
import { pageKey, pagePanel, pageView } from "./pages.ts";
import { blockOf, marginsOf } from "./paint/frame.ts";
import { clipLine, type ScreenLines, toned } from "./paint/text.ts";
import { setupClick, setupKey, setupView } from "./setup.ts";
import type { Key, Panel, ScreenEvent, ScreenState, ScreenStep, TerminalEffect } from "./state.ts";
import { basePanel, showPanel, withBase, withEffects } from "./step.ts";
import { putInputs, showOnTable, tableClick, tableKey, withNotice } from "./table/keys.ts";
import type { Moment } from "./table/motion.ts";
import { tableView } from "./table/view.ts";

export function updateScreen(state: ScreenState, event: ScreenEvent): ScreenStep {
  switch (event.kind) {
    case "key":
      return pressKey(state, event.key);
    case "resized":
      return withEffects({ ...state, size: event.size });
    case "clicked":
      return click(state, event.target);
    case "input":
      return event.input.kind === "refused"
        ? refuse(withNotice(state, ""), event.input.text)
        : putInputs(state, event.input);
    case "noticed":
      return withEffects(withNotice(state, event.text));
    case "opened":
      return showOnTable(state, event.activity);
    case "page":
      return showPanel(state, pagePanel(state.panel, event.title, event.text));
    case "listed":
      return withEffects(withListed(state, event));
    case "left":
      return event.quit || state.menu === null
        ? withEffects(state, { kind: "quit" })
        : showPanel(state, { ...state.menu, notice: event.notice }, { kind: "list" });
  }
}

/** False for an answer to an earlier screen. Lists are always wanted, because all screens share them. */
export function isStillWanted(state: ScreenState, visit: number, event: ScreenEvent): boolean {
  return event.kind === "listed" || visit === state.visit;
}

function pressKey(state: ScreenState, key: Key): ScreenStep {
  const own = key.ctrl ? terminalKeys[key.name] : undefined;
  if (own !== undefined) return withEffects(state, { kind: own });
  const clears = key.ctrl && key.name === "u";
  if ((key.ctrl && !clears) || isEcho(state, key)) return withEffects(state);
  const step = pressIn(state, clears ? { name: "clear", text: "", ctrl: false } : key);
  const answered = key.time !== undefined && isAsked(state.panel) && !isAsked(step.state.panel);
  return answered ? { ...step, state: { ...step.state, answeredAt: key.time } } : step;
}

/** True for Enter right after the key that answered a question. Players press it out of habit from the plain dialogue. */
function isEcho({ answeredAt }: ScreenState, { name, time }: Key): boolean {
  if (name !== "return" || time === undefined || answeredAt === undefined) return false;
  return time - answeredAt < echoMs;
}

/** In milliseconds: longer than between two keys, shorter than a look at the board. */
const echoMs = 700;

function isAsked(panel: Panel): boolean {
  if (panel.kind === "menu") return panel.asking;
  return panel.kind === "table" && panel.activity.state.question !== null;
}

/** In raw mode, the terminal doesn't handle these keys itself. */
const terminalKeys: Readonly<Record<string, TerminalEffect["kind"]>> = {
  c: "interrupt",
  d: "end-of-input",
  z: "suspend",
};

function pressIn(state: ScreenState, key: Key): ScreenStep {
  const { panel } = state;
  switch (panel.kind) {
    case "menu":
      return menuKey(state, panel, key);
    case "setup":
      return setupKey(state, panel, key);
    case "page":
      return pageKey(state, panel, key);
    case "table": {
      const quiet = { ...panel, notice: undefined };
      return tableKey({ ...state, panel: quiet }, quiet, key);
    }
  }
}

/** A click on an entry works like the cursor and Enter. The board handles its own clicks. */
function click(state: ScreenState, target: string): ScreenStep {
  const { panel } = state;
  switch (panel.kind) {
    case "menu":
      return menuKey(state, { ...panel, at: target }, { name: "return", text: "", ctrl: false });
    case "setup":
      return setupClick(state, panel, Number(target));
    case "table":
      return tableClick(state, panel, target);
    case "page":
      return withEffects(state);
  }
}

function refuse(state: ScreenState, message: string): ScreenStep {
  const base = basePanel(state.panel);
  if (base.kind === "table") return putInputs(state, { kind: "refused", text: message });
  const told =
    base.kind === "menu" ? { ...base, connecting: false, notice: message } : { ...base, problem: message };
  return withEffects({ ...state, panel: withBase(state.panel, told) });
}

export function viewScreen(state: ScreenState, moment?: Moment): ScreenLines {
  const { size } = state;
  const block = blockOf(state);
  const { left, top } = marginsOf(state);
  const margin = left === 0 ? [] : [toned("plain", " ".repeat(left))];
  const lines = panelView({ ...state, size: block }, moment);
  return Array.from({ length: size.rows }, (_, row) => {
    const spans = row < top + block.rows ? (lines[row - top] ?? []) : [];
    return spans.length === 0 ? [] : [...margin, ...clipLine(spans, block.columns)];
  });
}

function panelView(state: ScreenState, moment: Moment | undefined): ScreenLines {
  const { panel } = state;
  switch (panel.kind) {
    case "menu":
      return menuView(state, panel);
    case "setup":
      return setupView(panel, state);
    case "page":
      return pageView(panel, state);
    case "table":
      return tableView(panel, state, moment);
  }
}
