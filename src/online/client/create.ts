import { fail, ok } from "../../core/result.ts";
import { cleanText, parseJson } from "../../core/text.ts";
import type { OnlineResult } from "../codes.ts";
import { type Created, type CreateRequest, createdSchema, matchesPath, problemSchema } from "../messages.ts";
import { unreachableText } from "./words.ts";

type Fetch = typeof fetch;

const patience = 20_000;

export async function createMatch(
  fetch: Fetch,
  base: string,
  request: CreateRequest,
  cancel?: AbortSignal,
): Promise<OnlineResult<Created>> {
  const answer = await post(fetch, `${base}${matchesPath}`, JSON.stringify(request), cancel);
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
