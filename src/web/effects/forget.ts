/** What a visitor no longer wants to be kept. */

import type { Match } from "../../core/match.ts";
import { dropGame, keptLists } from "../state/keep/kept-games.ts";
import { outsideOf } from "./outside.ts";
import type { Store } from "./store.ts";

export function forgetUnfinished({ state, world, dispatch }: Store, match: Match): void {
  world.write("unfinished", dropGame(keptLists.unfinished, world.read("unfinished"), match));
  const { unfinished } = state.value;
  dispatch({ kind: "set", values: { unfinished: unfinished.filter(({ id }) => id !== match.id) } });
}

export function forgetFinished({ world, dispatch }: Store): void {
  world.write("finished", "[]");
  dispatch({ kind: "set", values: { finished: [] } });
}

export function forgetMistakes(store: Store): void {
  outsideOf(store).notebook.changeMistakes(() => ({ list: [], seen: [] }));
}
