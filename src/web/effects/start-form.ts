/** Starts the game that the form asks for, here or online. */

import { ok } from "../../core/result.ts";
import { levelNames } from "../../players/level-names.ts";
import type { OnlineResult } from "../../protocol/online/codes.ts";
import type { FilledForm } from "../../table/own-start.ts";
import { opponentIn, requestOf } from "../state/setup/setup-form.ts";
import { openMatch } from "./advisor.ts";
import { openHere } from "./open-game.ts";
import type { Store } from "./store.ts";

/** The problem is a sentence for the form. */
export async function startForm(store: Store, form: FilledForm): Promise<OnlineResult<void>> {
  if (opponentIn(form) === "online") {
    const { createOnline } = await import("./online/create-online.ts");
    return createOnline(store, form);
  }
  const request = requestOf(form, store.world.newSeed());
  const opened = request.ok ? await openMatch(store, { kind: "new", request: request.value }) : request;
  if (!opened.ok) return opened;
  const level = levelNames.find((name) => name === form.texts.vs);
  if (level !== undefined) store.dispatch({ kind: "prefer", preferences: { level } });
  await openHere(store, opened.value);
  return ok(undefined);
}
