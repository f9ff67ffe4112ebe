/** The whole screen as lines: exactly as many as the terminal has, none wider than it. */

import { closeFrame, menuView } from "./menu/menu-view.ts";
import { pageLines, pageRows } from "./pages/page.ts";
import { header, hint, keyLine, rule } from "./paint/frame.ts";
import { clipLine, line, type ScreenLine, toned } from "./paint/text.ts";
import { setupView } from "./setup/setup-view.ts";
import type { PagePanel, ScreenState } from "./state.ts";
import { tableView } from "./table/view.ts";

export function viewScreen(state: ScreenState): readonly ScreenLine[] {
  const { size } = state;
  const lines = panelView(state);
  return Array.from({ length: size.rows }, (_, row) => clipLine(lines[row] ?? [], size.columns));
}

function panelView(state: ScreenState): readonly ScreenLine[] {
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

function pageView(panel: PagePanel, { program, size }: ScreenState): readonly ScreenLine[] {
  const lines = pageLines(panel, size);
  const rows = pageRows(size);
  const top = Math.max(0, Math.min(panel.top, lines.length - rows));
  const titles = new Set(panel.text.filter((text) => /^[A-Z][^.]*$/.test(text)));
  const shown = lines
    .slice(top, top + rows)
    .map((text) => line(toned(titles.has(text.slice(2)) ? "strong" : "plain", text)));
  const more = lines.length > rows ? [hint("↑↓", "scroll")] : [];
  const where = lines.length > rows ? `${Math.min(lines.length, top + rows)} of ${lines.length} lines` : "";
  const keys = keyLine(size, [...more, hint("Esc", "back")]);
  return closeFrame(size, [header(program, size, panel.title, where), rule(size), [], ...shown], keys);
}
