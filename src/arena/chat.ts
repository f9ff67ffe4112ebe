/**
 * A model as a player: one request for each answer, to any address that speaks the chat completions of OpenAI. What fails on
 * the way is tried again, and counted; what the model itself says is never asked for twice.
 */

import { setTimeout as wait } from "node:timers/promises";
import * as z from "zod/mini";
import { cleanText, parseJson, reasonOf } from "../core/text.ts";
import type { ChatModel } from "./contestant.ts";

export interface ChatTerms {
  /** The time for one reply. */
  readonly replyMs: number;
  /** From the environment only; it is sent to the model's address, and stands in no log and no message. */
  readonly key: string | undefined;
}

type Answer =
  | { readonly kind: "said"; readonly text: string }
  | { readonly kind: "late" | "flooded" }
  /** No answer of the model: the address is wrong, or out of order. */
  | { readonly kind: "failed"; readonly detail: string };

type Attempt = Answer | { readonly kind: "retry"; readonly detail: string; readonly pauseMs: number };

const mostRetries = 4;
const firstPauseMs = 250;
const longestPauseMs = 30_000;
const mostBytes = 1_000_000;

/** The answer, and how often it had to be asked for. */
export async function askModel(
  model: ChatModel,
  prompt: string,
  terms: ChatTerms,
): Promise<Answer & { readonly retries: number }> {
  for (let retries = 0; ; retries++) {
    const reply = await askOnce(model, prompt, terms);
    if (reply.kind !== "retry") return { ...reply, retries };
    if (retries === mostRetries) return { kind: "failed", detail: reply.detail, retries };
    await wait(Math.min(longestPauseMs, Math.max(reply.pauseMs, firstPauseMs * 2 ** retries)));
  }
}

async function askOnce({ url, model }: ChatModel, prompt: string, terms: ChatTerms): Promise<Attempt> {
  const { key, replyMs } = terms;
  const signal = AbortSignal.timeout(replyMs);
  try {
    const response = await fetch(`${url}/chat/completions`, {
      method: "POST",
      // A key must not follow to another address.
      redirect: "error",
      signal,
      headers: {
        "content-type": "application/json",
        ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify({ model, messages: [{ role: "user", content: prompt }] }),
    });
    const body = await readBody(response);
    return body === undefined ? { kind: "flooded" } : readResponse(response, hideKey(body, terms), terms);
  } catch (error) {
    if (signal.aborted) return { kind: "late" };
    const cause = error instanceof Error && error.cause !== undefined ? `: ${reasonOf(error.cause)}` : "";
    return {
      kind: "retry",
      detail: hideKey(cleanText(`${reasonOf(error)}${cause}`, 200), terms),
      pauseMs: 0,
    };
  }
}

/** Undefined where it is far longer than any answer. */
async function readBody(response: Response): Promise<string | undefined> {
  const decoder = new TextDecoder();
  let [text, bytes] = ["", 0];
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > mostBytes) return undefined;
    text += decoder.decode(chunk, { stream: true });
  }
  return text;
}

const replySchema = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.nullish(z.string()) }) })).check(z.minLength(1)),
});

function readResponse({ status, headers }: Response, body: string, terms: ChatTerms): Attempt {
  const detail = `it answered with status ${status}: ${cleanText(body, 200)}`;
  if (status === 408 || status === 429 || status >= 500)
    return { kind: "retry", detail, pauseMs: 1000 * (Number(headers.get("retry-after")) || 0) };
  if (status !== 200) return { kind: "failed", detail };
  const parsed = replySchema.safeParse(parseJson(body));
  if (!parsed.success)
    return { kind: "retry", detail: `it sent no reply of a model: ${cleanText(body, 100)}`, pauseMs: 0 };
  return { kind: "said", text: hideKey(parsed.data.choices[0]?.message.content ?? "", terms) };
}

/** Whatever comes back may repeat what was sent. */
function hideKey(text: string, { key }: ChatTerms): string {
  return key === undefined || key === "" ? text : text.replaceAll(key, "[key]");
}
