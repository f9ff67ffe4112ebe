/** What the tab is called: where one is, and in a game whose turn it is or how it ended. */

import type { Match } from "../../core/match.ts";
import type { State } from "./state.ts";
import { outcomeLines, turnLine } from "./words.ts";

const name = "Switchyard";

export function titleOf({ route, desk }: Pick<State, "route" | "desk">): string {
  switch (route.view) {
    case "home":
      return name;
    case "setup":
      return `New game · ${route.game.title} · ${name}`;
    case "rules":
      return `Rules · ${route.game.title} · ${name}`;
    case "play":
      return desk === null ? name : `${headline(desk.match)} · ${desk.match.game.title} · ${name}`;
    case "puzzle":
      return `${route.daily ? "The puzzle of the day" : "Puzzles"} · ${name}`;
    case "problem":
      return `This line is closed · ${name}`;
  }
}

function headline(match: Match): string {
  return outcomeLines(match).at(-1) ?? turnLine(match);
}
