/** The whole screen as lines: exactly as many as the terminal has, none wider than it. */

import { menuView } from "./menu/menu-view.ts";
import { pageView } from "./pages.ts";
import { clipLine, type ScreenLines } from "./paint/text.ts";
import { setupView } from "./setup/setup-view.ts";
import type { ScreenState } from "./state.ts";
import { tableView } from "./table/view.ts";

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
