/** Looks things up for a view: what is known about a game, and the progress in its lesson. */

import type { Game } from "../../core/game.ts";
import type { Store } from "./store.ts";
import { lendOutside } from "./wants.ts";

export async function lookUp({ advisor, state, dispatch }: Store, game: Game): Promise<void> {
  if (state.value.known.has(game.id)) return;
  const known = await advisor.ask({ kind: "known", game: game.id });
  if (!known.ok) return;
  const all = new Map([...state.value.known, [game.id, known.value.sentences]]);
  dispatch({ kind: "set", values: { known: all } });
}

export async function lookUpProgress(store: Store): Promise<void> {
  const { ask, games, notebook } = await lendOutside(store);
  const { progressIn } = await import("../../activity/notebook.ts");
  const kept = progressIn(notebook);
  const progress = new Map<string, { readonly done: number; readonly of: number }>();
  for (const { id } of games) {
    const done = kept.done[id]?.length ?? 0;
    const found = done === 0 ? undefined : await ask({ kind: "lesson", game: id });
    if (found?.ok) progress.set(id, { done, of: found.value.lesson.steps.length });
  }
  store.dispatch({ kind: "set", values: { progress } });
}
