/** The activity on the table: how it comes there, what an input makes of it, and what becomes of its wants. */

import { advance, enter, type Input } from "../../../activity/activity.ts";
import type { Activity, Want } from "../../../activity/contract.ts";
import { openPage } from "../pages/page.ts";
import { rulesPage } from "../pages/pages.ts";
import {
  basePanel,
  type MenuPanel,
  plainMenu,
  type ScreenState,
  type ScreenStep,
  showPanel,
  withBase,
  withEffects,
} from "../state.ts";
import { followActivity, openCursor } from "./cursor.ts";

/** An activity that comes onto the table, whatever was there before. */
export function openOnTable(state: ScreenState, activity: Activity): ScreenStep {
  const entered = enter(activity);
  const panel = { kind: "table", activity: entered.activity, ...openCursor(entered.activity) } as const;
  const { visit } = state;
  return settleWants({ ...state, menu: menuBehind(state), visit: visit + 1, panel }, entered.wants);
}

/** Where the player comes back to. A game that was set up belongs to the list of games. */
function menuBehind({ panel, menu }: ScreenState): MenuPanel | null {
  const base = basePanel(panel);
  if (menu === null || base.kind === "table") return menu;
  return base.kind === "menu" ? { ...base, notice: "" } : { ...plainMenu, list: "play", at: base.game.id };
}

/** The screen after inputs to the activity, also behind a page that is being read. */
export function putInputs(state: ScreenState, ...inputs: readonly Input[]): ScreenStep {
  const table = basePanel(state.panel);
  if (table.kind !== "table") return withEffects(state);
  const wants: Want[] = [];
  let panel = table;
  for (const input of inputs) {
    const advanced = advance(panel.activity, input);
    wants.push(...advanced.wants);
    panel = followActivity(panel, advanced.activity);
  }
  const next = panel === table ? state : { ...state, panel: withBase(state.panel, panel) };
  return settleWants(next, wants);
}

function settleWants(state: ScreenState, wants: readonly Want[]): ScreenStep {
  return wants.reduce<ScreenStep>((before, want) => {
    const after = settleWant(before.state, want);
    return withEffects(after.state, ...before.effects, ...after.effects);
  }, withEffects(state));
}

/** Pages and the way out are the screen's own; the rest is for the world. */
function settleWant(state: ScreenState, want: Want): ScreenStep {
  if (want.kind === "show") return showPanel(state, openPage(state.panel, want.title, want.text));
  if (want.kind === "end") return leaveTable(state, want);
  if (want.kind === "read" && want.what === "rules")
    return showPanel(state, rulesPage(state.panel, want.game));
  return withEffects(state, { kind: "want", want });
}

function leaveTable(state: ScreenState, { quit, notice }: Extract<Want, { kind: "end" }>): ScreenStep {
  return quit || state.menu === null
    ? withEffects(state, { kind: "quit" })
    : showPanel(state, { ...state.menu, notice }, { kind: "list" });
}
