/** Opens games at this screen; what has to be dealt is dealt in the worker, which has the solver. */

import type { Game } from "../../core/game.ts";
import { ok, type Result } from "../../core/result.ts";
import { needsDealer } from "../../table/dealer.ts";
import { type MatchRequest, type Opened, openRequested } from "../../table/open.ts";
import { openingNotes } from "../../words/notes.ts";
import { dealRequest, openDealt } from "../state/deal.ts";
import type { Store } from "./store.ts";

export async function openMatch(
  { games, world, advisor }: Store,
  request: MatchRequest,
): Promise<Result<Opened>> {
  if (!needsDealer(request.game, request.setup)) return openRequested(world, request);
  const dealt = await advisor.deal(dealRequest(request));
  return dealt.ok ? openDealt(dealt.value, games) : dealt;
}

/** Games are loaded with the first one. */
export async function openHere({ dispatch }: Store, opened: Opened): Promise<void> {
  const { openGame } = await import("../../activity/game/game.ts");
  dispatch({ kind: "open", place: "game", activity: openGame(opened) });
}

/** The recommended game at once, against the computer that was played against last. */
export async function playNow(store: Store, game: Game): Promise<void> {
  const { state, world, dispatch } = store;
  const { level } = state.value.preferences;
  const { recommended } = game;
  const setup = { options: recommended?.options ?? {} };
  const request = { game, setup, seed: world.newSeed(), first: undefined, bestOf: undefined };
  const opened = await openMatch(store, { ...request, levels: [null, level] });
  if (!opened.ok) return dispatch({ kind: "flash", text: opened.problem.message });
  const note = recommended === undefined ? [] : [`${recommended.text} Other set-ups: More, then New game.`];
  const { value } = opened;
  await openHere(store, { ...value, notes: [...note, ...value.notes] });
}

/** The game of a record; the problem is a sentence. */
export async function openRecord(store: Store, text: string): Promise<Result<void>> {
  const { readFile } = await import("../returning.ts");
  const match = readFile(text, store.games);
  if (!match.ok) return match;
  await openHere(store, { match: match.value, notes: openingNotes(match.value, false) });
  return ok(undefined);
}
