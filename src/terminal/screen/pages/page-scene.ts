/** A text to read: its lines as they fall on the terminal, and the keys that move in it. */

import { wrapText } from "../../text/wrap.ts";
import { type Key, type PageScene, type ScreenState, type Size, type Step, show, step } from "../state.ts";

const longestLine = 90;

export function pageRows(size: Size): number {
  return Math.max(1, size.rows - 5);
}

export function pageLines(scene: PageScene, size: Size): readonly string[] {
  const columns = Math.max(8, Math.min(size.columns - 4, longestLine));
  return scene.text.flatMap((text) =>
    text.includes("://")
      ? brokenLink(text, size.columns)
      : paragraph(text, columns).map((part) => (part === "" ? "" : `  ${part}`)),
  );
}

/** What is to be copied begins at the edge, and is broken only where the terminal ends. */
function brokenLink(text: string, columns: number): readonly string[] {
  return text.match(new RegExp(`.{1,${columns}}`, "g")) ?? [];
}

/** Continuation lines stand under the text they continue, not under its dash or key. */
function paragraph(text: string, columns: number): readonly string[] {
  const hang = /^(- |\S+(?: +\S)? {2,})/.exec(text)?.[0].length ?? 0;
  if (hang === 0 || hang > columns / 2) return wrapText(text, columns);
  const rest = wrapText(text.slice(hang), columns - hang);
  return rest.map((part, index) => (index === 0 ? text.slice(0, hang) : " ".repeat(hang)) + part);
}

export function pageKey(state: ScreenState, scene: PageScene, key: Key): Step {
  const lowest = Math.max(0, pageLines(scene, state.size).length - pageRows(state.size));
  const top = pageTarget(key.name, scene.top, pageRows(state.size), lowest);
  if (top !== undefined) return show(state, { ...scene, top: Math.max(0, Math.min(top, lowest)) });
  return ["escape", "return", "q", "?", "r", "h", "backspace"].includes(key.name)
    ? show(state, scene.back)
    : step(state);
}

function pageTarget(name: string, top: number, rows: number, lowest: number): number | undefined {
  switch (name) {
    case "up":
      return top - 1;
    case "down":
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
