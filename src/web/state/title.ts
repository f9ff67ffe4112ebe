/** What the tab is called: where one is, and in a game whose turn it is or how it ended. */

import { canMove } from "../../client/status.ts";
import type { Match } from "../../core/match.ts";
import { endingLines } from "../../words/endings.ts";
import { onlineTitle } from "./online/words.ts";
import { puzzlesTitle } from "./route.ts";
import type { State } from "./state.ts";
import { turnLine } from "./words.ts";

type Shown = Pick<State, "route" | "table" | "online">;

/** Wherever one is on the page, the tab tells that the other player waits. */
export function titleOf(state: Shown, name: string): string {
  const { route, online } = state;
  if (online === null) return viewTitle(state, name);
  return route.view === "online" || canMove(online.view) ? onlineTitle(online) : viewTitle(state, name);
}

/** What the views are called that are the same for every game, and those of one game. */
const names = {
  learn: "Learn",
  yours: "Your games",
  setup: "New game",
  rules: "Rules",
  lesson: "Lesson",
  theory: "Theory",
  problem: "This link does not work",
} as const;

function viewTitle(shown: Shown, name: string): string {
  return [...placeName(shown), name].join(" · ");
}

function placeName({ route, table }: Shown): readonly string[] {
  if (route.view === "home" || route.view === "online") return [];
  if (route.view === "play") return table === null ? [] : [headline(table.match), table.match.game.title];
  if (route.view === "puzzle") return [puzzlesTitle(route)];
  return "game" in route ? [names[route.view], route.game.title] : [names[route.view]];
}

function headline(match: Match): string {
  return endingLines(match).at(-1) ?? turnLine(match);
}
