import type { BasePanel, Key, Panel, ScreenEffect, ScreenState, ScreenStep } from "./state.ts";

export const plainMenu = { kind: "menu", notice: "", typed: "", asking: false, connecting: false } as const;

export function withEffects(state: ScreenState, ...effects: readonly ScreenEffect[]): ScreenStep {
  return { state, effects };
}

export function showPanel(state: ScreenState, panel: Panel, ...effects: readonly ScreenEffect[]): ScreenStep {
  const visit = state.visit + (isOtherPanel(basePanel(state.panel), basePanel(panel)) ? 1 : 0);
  return { state: { ...state, visit, panel }, effects };
}

export function basePanel(panel: Panel): BasePanel {
  return panel.kind === "page" ? panel.back : panel;
}

export function withBase(panel: Panel, base: BasePanel): Panel {
  return panel.kind === "page" ? { ...panel, back: base } : base;
}

function isOtherPanel(before: BasePanel, after: BasePanel): boolean {
  if (before.kind !== after.kind) return true;
  return before.kind === "menu" && after.kind === "menu" && before.list !== after.list;
}

/** Longer than any link or sentence. Only a stuck key types this much. */
const longestText = 2000;

export function editText(text: string, key: Key): string | undefined {
  switch (key.name) {
    case "backspace":
      return text.slice(0, -1);
    case "delete":
    case "clear":
      return "";
    default:
      return key.text === "" ? undefined : (text + key.text).slice(0, longestText);
  }
}
