import { fail, ok } from "../../core/result.ts";
import { cleanText, parseJson } from "../../core/text.ts";
import { hasNextGame } from "../../play/words.ts";
import type { OnlineResult } from "../codes.ts";
import {
  type AnyoneRequest,
  anyonePath,
  type Created,
  type CreateRequest,
  createdSchema,
  matchesPath,
  problemSchema,
} from "../messages.ts";
import type { OnlineMatch } from "../online-match.ts";
import { unreachableText } from "../words.ts";
import type { OnlineView } from "./view.ts";

/** The next game's id if the client should go there now. `awaited`: it kept its seat. `eager`: it doesn't ask the player. */
export function nextGame(
  before: OnlineView,
  { online, seat }: OnlineView,
  { awaited, eager = false }: { readonly awaited: boolean; readonly eager?: boolean },
): string | null {
  if (online === null || online.next === null || online.next === online.match.id) return null;
  if (before.online === null)
    return seat !== null && awaited && !hasNextGame(online.match) ? online.next : null;
  if (before.online.next !== null) return null;
  const agreed =
    seat === null ||
    !hasNextGame(online.match) ||
    before.pending.some((command) => "what" in command && command.what === "rematch");
  return agreed || eager ? online.next : null;
}

/** True once the client can forget its seat. */
export function isDone({ match, offers }: OnlineMatch): boolean {
  return match.outcome !== null && offers.rematch === null && !hasNextGame(match);
}

type Fetch = typeof fetch;

const patience = 20_000;

/** A request with a `visitor` is from a player who will play anyone. */
export async function createMatch(
  fetch: Fetch,
  base: string,
  request: CreateRequest | AnyoneRequest,
  cancel?: AbortSignal,
): Promise<OnlineResult<Created>> {
  const path = "visitor" in request ? anyonePath : matchesPath;
  const answer = await post(fetch, `${base}${path}`, JSON.stringify(request), cancel);
  if (answer === undefined) return fail("unavailable", unreachableText(base));
  const created = createdSchema.safeParse(answer.json);
  if (answer.ok && created.success) return ok(created.data);
  const problem = problemSchema.safeParse(answer.json);
  if (!problem.success)
    return fail("unavailable", `${cleanText(base, 200)} doesn't seem to be a Switchyard server.`);
  const { code, message } = problem.data.error;
  return fail(code, message);
}

async function post(fetch: Fetch, url: string, body: string, cancel: AbortSignal | undefined) {
  const late = AbortSignal.timeout(patience);
  try {
    const answer = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
      signal: cancel === undefined ? late : AbortSignal.any([late, cancel]),
    });
    return { ok: answer.ok, json: parseJson(await answer.text()) };
  } catch {
    return undefined;
  }
}
