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

function viewTitle({ route, table }: Shown, name: string): string {
  switch (route.view) {
    case "home":
      return name;
    case "learn":
      return `Learn · ${name}`;
    case "yours":
      return `Your games · ${name}`;
    case "setup":
      return `New game · ${route.game.title} · ${name}`;
    case "rules":
      return `Rules · ${route.game.title} · ${name}`;
    case "lesson":
      return `Lesson · ${route.game.title} · ${name}`;
    case "theory":
      return `Theory · ${route.game.title} · ${name}`;
    case "play":
      return table === null ? name : `${headline(table.match)} · ${table.match.game.title} · ${name}`;
    case "puzzle":
      return `${puzzlesTitle(route)} · ${name}`;
    case "online":
      return name;
    case "problem":
      return `Line closed · ${name}`;
  }
}

function headline(match: Match): string {
  return endingLines(match).at(-1) ?? turnLine(match);
}
