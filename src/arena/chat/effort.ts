/** The cost of asking a model: tokens, repeated requests, and why its replies ended. */

import * as z from "zod/mini";
import { wholeSchema } from "../../core/record-reader.ts";
import type { ChatDetails } from "./ask-model.ts";

export const effortSchema = z.object({
  retries: wholeSchema,
  promptTokens: wholeSchema,
  completionTokens: wholeSchema,
  reasoningTokens: wholeSchema,
  finish: z.record(z.string(), wholeSchema),
});

export type ChatEffort = z.infer<typeof effortSchema>;

export const noEffort: ChatEffort = {
  retries: 0,
  promptTokens: 0,
  completionTokens: 0,
  reasoningTokens: 0,
  finish: {},
};

export function addEffort(one: ChatEffort, other: ChatEffort): ChatEffort {
  const finish = { ...one.finish };
  for (const [reason, times] of Object.entries(other.finish)) finish[reason] = (finish[reason] ?? 0) + times;
  return {
    retries: one.retries + other.retries,
    promptTokens: one.promptTokens + other.promptTokens,
    completionTokens: one.completionTokens + other.completionTokens,
    reasoningTokens: one.reasoningTokens + other.reasoningTokens,
    finish,
  };
}

export function effortOf(retries: number, { finish, usage }: ChatDetails): ChatEffort {
  return {
    retries,
    promptTokens: usage?.prompt_tokens ?? 0,
    completionTokens: usage?.completion_tokens ?? 0,
    reasoningTokens: usage?.completion_tokens_details?.reasoning_tokens ?? 0,
    finish: finish === undefined ? {} : { [finish]: 1 },
  };
}
