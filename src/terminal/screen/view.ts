/** The whole screen as lines: exactly as many as the terminal has, none wider than it. */

import { closeFrame, menuView } from "./menu/menu-view.ts";
import { pageLines, pageRows } from "./pages/page-scene.ts";
import { header, hint, keyLine, rule } from "./paint/frame.ts";
import { clipLine, type Line, line, toned } from "./paint/text.ts";
import { setupView } from "./setup/setup-view.ts";
import type { PageScene, ScreenState } from "./state.ts";
import { tableView } from "./table/view.ts";

export function view(state: ScreenState): readonly Line[] {
  const { size } = state;
  const lines = sceneView(state);
  return Array.from({ length: size.rows }, (_, row) => clipLine(lines[row] ?? [], size.columns));
}

function sceneView(state: ScreenState): readonly Line[] {
  const { scene } = state;
  switch (scene.kind) {
    case "menu":
      return menuView(state, scene);
    case "setup":
      return setupView(scene, state);
    case "page":
      return pageView(scene, state);
    case "table":
      return tableView(scene, state);
  }
}

function pageView(scene: PageScene, { program, size }: ScreenState): readonly Line[] {
  const lines = pageLines(scene, size);
  const rows = pageRows(size);
  const top = Math.max(0, Math.min(scene.top, lines.length - rows));
  const titles = new Set(scene.text.filter((text) => /^[A-Z][^.]*$/.test(text)));
  const shown = lines
    .slice(top, top + rows)
    .map((text) => line(toned(titles.has(text.slice(2)) ? "strong" : "plain", text)));
  const more = lines.length > rows ? [hint("↑↓", "scroll")] : [];
  const where = lines.length > rows ? `${Math.min(lines.length, top + rows)} of ${lines.length} lines` : "";
  const keys = keyLine(size, [...more, hint("Esc", "back")]);
  return closeFrame(size, [header(program, size, scene.title, where), rule(size), [], ...shown], keys);
}
