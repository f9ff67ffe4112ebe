import "../schemas.ts";
import { createMatch } from "../../../client/create.ts";
import { fail } from "../../../core/result.ts";
import type { OnlineResult } from "../../../protocol/online/codes.ts";
import type { Created, CreateRequest } from "../../../protocol/online/messages.ts";
import type { FilledForm } from "../../../table/own-start.ts";
import { createRequestOf } from "../../state/setup/setup-form.ts";
import { missingPart, whyUnserved } from "../served.ts";
import type { Store } from "../store.ts";
import { keepSeat } from "./online.ts";

export async function createOnline(
  { world, dispatch }: Store,
  form: FilledForm,
): Promise<OnlineResult<void>> {
  const request = createRequestOf(form, world.newSeed());
  if (!request.ok) return request;
  const created = await askToOpen(world.folder(), request.value);
  if (!created.ok) return created;
  const { id, token, links } = created.value;
  const seats = keepSeat(world, { id, token, share: links.share, about: form.game.title, over: false });
  if (seats !== null) dispatch({ kind: "set", values: { seats } });
  dispatch({ kind: "prefer", preferences: { name: form.texts.name?.trim() ?? "" } });
  dispatch({ kind: "visit", route: { view: "online", match: id, token } });
  return { ok: true, value: undefined };
}

async function askToOpen(folder: string, request: CreateRequest): Promise<OnlineResult<Created>> {
  try {
    const created = await createMatch((url, init) => fetch(url, init), folder, request);
    const reason = !created.ok && created.problem.code === "unavailable" ? await whyUnserved(folder) : null;
    return reason === null ? created : fail("unavailable", reason);
  } catch {
    return fail("unavailable", missingPart);
  }
}
