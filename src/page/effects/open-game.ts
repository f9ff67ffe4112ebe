import type { Game } from "../../core/game.ts";
import { ok, type Result } from "../../core/result.ts";
import { type OpenedGame, recommendedRequest } from "../../play/open.ts";
import { openingNotes } from "../../play/words.ts";
import { openMatchWithAdvisor } from "./advisor.ts";
import type { Store } from "./store.ts";

export async function showOpenedGame({ dispatch }: Store, opened: OpenedGame): Promise<void> {
  const { gameActivity: openGame } = await import("../../play/game/game.ts");
  dispatch({ kind: "open", place: "game", activity: openGame(opened) });
}

export async function playNow(store: Store, game: Game): Promise<void> {
  const { state, world, dispatch } = store;
  const request = recommendedRequest(game, state.value.preferences.level, world.newSeed());
  const opened = await openMatchWithAdvisor(store, { kind: "new", request });
  if (!opened.ok) return dispatch({ kind: "flash", text: opened.problem.message });
  await showOpenedGame(store, opened.value);
}

export async function openRecordText(store: Store, text: string): Promise<Result<void>> {
  const { readFile } = await import("../returning.ts");
  const match = readFile(text, store.games);
  if (!match.ok) return match;
  await showOpenedGame(store, { match: match.value, notes: openingNotes(match.value, false) });
  return ok(undefined);
}
