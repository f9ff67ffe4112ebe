import type { Game } from "../../core/game.ts";
import { ok, type Result } from "../../core/result.ts";
import { type Opened, recommendedRequest } from "../../play/open.ts";
import { openingNotes } from "../../play/words.ts";
import { openMatch } from "./advisor.ts";
import type { Store } from "./store.ts";

export async function openHere({ dispatch }: Store, opened: Opened): Promise<void> {
  const { openGame } = await import("../../play/game/game.ts");
  dispatch({ kind: "open", place: "game", activity: openGame(opened) });
}

export async function playNow(store: Store, game: Game): Promise<void> {
  const { state, world, dispatch } = store;
  const request = recommendedRequest(game, state.value.preferences.level, world.newSeed());
  const opened = await openMatch(store, { kind: "new", request });
  if (!opened.ok) return dispatch({ kind: "flash", text: opened.problem.message });
  await openHere(store, opened.value);
}

export async function openRecord(store: Store, text: string): Promise<Result<void>> {
  const { readFile } = await import("../returning.ts");
  const match = readFile(text, store.games);
  if (!match.ok) return match;
  await openHere(store, { match: match.value, notes: openingNotes(match.value, false) });
  return ok(undefined);
}
