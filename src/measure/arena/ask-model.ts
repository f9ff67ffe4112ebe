/** Asks a model through a chat completions API. Repeats failed requests, but never asks for a second answer. */

import { setTimeout as wait } from "node:timers/promises";
import * as z from "zod/mini";
import { wholeSchema } from "../../core/record-reader.ts";
import { cleanText, errorText, parseJson } from "../../core/text.ts";
import type { ChatModel } from "./contestant.ts";

export interface ChatTerms {
  readonly replyMs: number;
  /** Comes from the environment. It goes only to the model's address, never to a log or a message. */
  readonly key: string | undefined;
}

type Answer =
  | { readonly kind: "said"; readonly text: string; readonly details: ChatDetails }
  | { readonly kind: "late" | "flooded" }
  | { readonly kind: "failed"; readonly detail: string };

export interface ChatDetails {
  /** Why the reply ended, such as "stop" or "length". */
  readonly finish?: string;
  readonly usage?: z.infer<typeof usageSchema>;
}

type Attempt = Answer | { readonly kind: "retry"; readonly detail: string; readonly pauseMs: number };

const mostRetries = 4;
const firstPauseMs = 250;
const longestPauseMs = 30_000;
const mostBytes = 1_000_000;

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

async function askOnce(model: ChatModel, prompt: string, terms: ChatTerms): Promise<Attempt> {
  const { url } = model;
  const { key, replyMs } = terms;
  const signal = AbortSignal.timeout(replyMs);
  try {
    const response = await fetch(`${url}/chat/completions`, {
      method: "POST",
      // The key must not follow a redirect to another address.
      redirect: "error",
      signal,
      headers: {
        "content-type": "application/json",
        ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify(chatRequest(model, prompt)),
    });
    const body = await readBody(response, signal);
    if (body === undefined) return { kind: "flooded" };
    return readResponse(`The model at ${url}`, response, hideKey(body, terms));
  } catch (error) {
    if (signal.aborted) return { kind: "late" };
    const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
    const reason = hideKey(cleanText(errorText(cause), 200), terms);
    return { kind: "retry", detail: `Couldn't reach the model at ${url}: ${reason}.`, pauseMs: 0 };
  }
}

function chatRequest({ model, settings }: ChatModel, prompt: string) {
  const { system, ...sampling } = settings;
  const user = { role: "user", content: prompt };
  const messages = system === undefined ? [user] : [{ role: "system", content: system }, user];
  return { model, messages, ...sampling };
}

/** Returns undefined if the body is too long. In Node 20, the signal alone doesn't stop reading a stalled body. */
async function readBody({ body }: Response, signal: AbortSignal): Promise<string | undefined> {
  const reader = body?.getReader();
  if (reader === undefined) return "";
  const isLate = new Promise<never>((_, stop) => {
    signal.addEventListener("abort", () => stop(signal.reason), { once: true });
  });
  const decoder = new TextDecoder();
  let [text, bytes] = ["", 0];
  try {
    for (;;) {
      signal.throwIfAborted();
      const { done, value } = await Promise.race([reader.read(), isLate]);
      if (done) return text;
      bytes += value.length;
      if (bytes > mostBytes) return undefined;
      text += decoder.decode(value, { stream: true });
    }
  } finally {
    void reader.cancel().catch(() => {});
  }
}

const count = z._default(wholeSchema, 0);

const usageSchema = z.object({
  prompt_tokens: count,
  completion_tokens: count,
  completion_tokens_details: z.nullish(z.object({ reasoning_tokens: count })),
});

/** Some servers send a list of parts instead of a text. Only parts of type "text" count, so thoughts don't. */
const partSchema = z.object({ type: z.string(), text: z.optional(z.string()) });

const replySchema = z.object({
  choices: z
    .array(
      z.object({
        message: z.object({ content: z.nullish(z.union([z.string(), z.array(partSchema)])) }),
        finish_reason: z.nullish(z.string()),
      }),
    )
    .check(z.minLength(1)),
  usage: z.optional(z.unknown()),
});

function readResponse(who: string, { status, headers }: Response, body: string): Attempt {
  const detail = `${who} answered with status ${status}: ${excerpt(body)}`;
  if (status === 408 || status === 429 || status >= 500)
    return { kind: "retry", detail, pauseMs: 1000 * (Number(headers.get("retry-after")) || 0) };
  const needsKey = status === 401 ? " Put your API key in SWITCHYARD_CHAT_KEY." : "";
  if (status !== 200) return { kind: "failed", detail: `${detail}${needsKey}` };
  const parsed = replySchema.safeParse(parseJson(body));
  if (!parsed.success)
    return { kind: "retry", detail: `${who} didn't send a chat completion: ${excerpt(body)}`, pauseMs: 0 };
  const { choices } = parsed.data;
  const usage = usageSchema.safeParse(parsed.data.usage);
  const finish = choices[0]?.finish_reason;
  return {
    kind: "said",
    text: textOf(choices[0]?.message.content ?? ""),
    details: {
      ...(typeof finish === "string" ? { finish: cleanText(finish, 40) } : {}),
      ...(usage.success ? { usage: usage.data } : {}),
    },
  };
}

function excerpt(body: string): string {
  return cleanText(body, 200).replace(/\.?$/, ".");
}

function textOf(content: string | readonly z.infer<typeof partSchema>[]): string {
  if (typeof content === "string") return content;
  return content.map(({ type, text = "" }) => (type === "text" ? text : "")).join("");
}

/** A response may repeat the request, including the key. */
function hideKey(text: string, { key }: ChatTerms): string {
  return key === undefined || key === "" ? text : text.replaceAll(key, "[key]");
}
