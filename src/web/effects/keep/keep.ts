/** The games that the browser keeps. */

import type { Want } from "../../../activity/contract.ts";
import { isComputer, type Match } from "../../../core/match.ts";
import { seats } from "../../../core/seat.ts";
import { keptLists, storeGame, withGame } from "../../state/keep/kept-games.ts";
import type { State } from "../../state/state.ts";
import { keepForOffline } from "../offline.ts";
import { keepsNothing } from "../served.ts";
import type { Store } from "../store.ts";
import type { World } from "../world.ts";

type Kept = Partial<Pick<State, "unfinished" | "finished">>;

type Save = Extract<Want, { readonly kind: "save" }>;

/** A game that is over moves to the finished ones, once, and what was given away in it comes back as a puzzle. */
export function keepGame(store: Store, { match, seat }: Save): void {
  const { state, dispatch, world } = store;
  if (state.value.finished.some(({ id }) => id === match.id)) return;
  if (match.moves.length > 0) keepForOffline();
  if (match.moves.length === 1 && !world.keeps()) dispatch({ kind: "flash", text: keepsNothing });
  const over = match.outcome !== null;
  const values = {
    ...(seat === undefined ? keepIn("unfinished", world, state.value, match) : {}),
    ...(over ? keepIn("finished", world, state.value, match) : {}),
  };
  dispatch({ kind: "set", values });
  const own = seats.filter((each) => (seat === undefined ? !isComputer(match, each) : each === seat));
  if (over) void import("./collect.ts").then(({ collectMistakes }) => collectMistakes(store, match, own));
}

function keepIn(name: keyof typeof keptLists, world: World, state: State, match: Match): Kept {
  world.write(name, storeGame(keptLists[name], world.read(name), match));
  return { [name]: withGame(keptLists[name], state[name], match) };
}
