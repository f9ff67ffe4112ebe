/** Deletes what a visitor no longer wants to keep. */

import type { Match } from "../../../core/match.ts";
import { dropGame, keptLists, storeGame, withGame } from "../../state/keep/kept-games.ts";
import { outsideOf } from "../outside.ts";
import type { Store } from "../store.ts";

/** Removes games from a stored list; the returned function puts them back. */
export function forgetGames(
  store: Store,
  name: keyof typeof keptLists,
  matches: readonly Match[],
): () => void {
  const { world, state, dispatch } = store;
  const list = keptLists[name];
  for (const match of matches) world.write(name, dropGame(list, world.read(name), match));
  const ids = new Set(matches.map(({ id }) => id));
  dispatch({ kind: "set", values: { [name]: state.value[name].filter(({ id }) => !ids.has(id)) } });
  return () => {
    for (const match of matches.toReversed()) {
      world.write(name, storeGame(list, world.read(name), match));
      dispatch({ kind: "set", values: { [name]: withGame(list, state.value[name], match) } });
    }
  };
}

export function forgetMistakes(store: Store): void {
  outsideOf(store).notebook.changeMistakes(() => ({ list: [], seen: [] }));
}
