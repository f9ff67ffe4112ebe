/** A text to read: its lines as they fall on the terminal, and the keys that move in it. */

import { foldLine } from "../../text/wrap.ts";
import {
  basePanel,
  type Key,
  type PagePanel,
  type Panel,
  type ScreenState,
  type ScreenStep,
  type Size,
  showPanel,
  withEffects,
} from "../state.ts";

/** A page over what is on the screen; over another page, in its place. */
export function openPage(panel: Panel, title: string, text: readonly string[]): PagePanel {
  return { kind: "page", title, text, top: 0, back: basePanel(panel) };
}

const longestLine = 90;

export function pageRows(size: Size): number {
  return Math.max(1, size.rows - 5);
}

export function pageLines(panel: PagePanel, size: Size): readonly string[] {
  const columns = Math.max(8, Math.min(size.columns - 4, longestLine));
  return panel.text.flatMap((text) =>
    text.includes("://")
      ? brokenLink(text, size.columns)
      : foldLine(text, columns).map((part) => (part === "" ? "" : `  ${part}`)),
  );
}

/** What is to be copied begins at the edge, and is broken only where the terminal ends. */
function brokenLink(text: string, columns: number): readonly string[] {
  return text.match(new RegExp(`.{1,${columns}}`, "g")) ?? [];
}

export function pageKey(state: ScreenState, panel: PagePanel, key: Key): ScreenStep {
  const lowest = Math.max(0, pageLines(panel, state.size).length - pageRows(state.size));
  const top = pageTarget(key.name, panel.top, pageRows(state.size), lowest);
  if (top !== undefined) return showPanel(state, { ...panel, top: Math.max(0, Math.min(top, lowest)) });
  return ["escape", "return", "left", "q", "?", "r", "h", "backspace"].includes(key.name)
    ? showPanel(state, panel.back)
    : withEffects(state);
}

function pageTarget(name: string, top: number, rows: number, lowest: number): number | undefined {
  switch (name) {
    case "up":
    case "k":
      return top - 1;
    case "down":
    case "j":
      return top + 1;
    case "pageup":
      return top - rows;
    case "pagedown":
    case "space":
      return top + rows;
    case "home":
      return 0;
    case "end":
      return lowest;
    default:
      return undefined;
  }
}
