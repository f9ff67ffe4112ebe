/** Opens the game that a terminal's form asks for. */

import type { Game } from "../../../core/game.ts";
import type { Result } from "../../../core/result.ts";
import { lendDealer } from "../../../table/dealer.ts";
import { freeFields, type Texts } from "../../../table/form.ts";
import { type Opened, openRequested } from "../../../table/open.ts";
import { matchRequestOf, readForm } from "../../../table/read-form.ts";
import type { Host } from "../../host.ts";
import { setupFields } from "./fields.ts";

export async function openForm(host: Host, game: Game, texts: Texts): Promise<Result<Opened>> {
  const values = readForm(game, freeFields(setupFields(game, texts)), texts);
  if (!values.ok) return values;
  const request = matchRequestOf(game, values.value, host.newSeed());
  return openRequested(await lendDealer(host, game, request.setup), request);
}
