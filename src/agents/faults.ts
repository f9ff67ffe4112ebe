/**
 * Explains what is wrong with a request that never reaches a tool. The SDK answers with a list of faults as JSON; a
 * client gets a sentence.
 */

import { INVALID_PARAMS, type JSONRPCMessage } from "@modelcontextprotocol/server";
import * as z from "zod";
import { cleanText, parseJson } from "../core/text.ts";

const dumpSchema = z
  .array(z.object({ path: z.array(z.union([z.string(), z.number()])), message: z.string() }))
  .min(1);

export function inSentences<M extends JSONRPCMessage>(message: M): M {
  if (!("error" in message)) return message;
  const { message: told } = message.error;
  const dump = dumpSchema.safeParse(parseJson(told.slice(told.indexOf("["))));
  if (!dump.success) return message;
  const sentences = dump.data.map(({ path, message: fault }) => `${path.join(".")} is wrong: ${fault}.`);
  const error = { code: INVALID_PARAMS, message: cleanText(sentences.join(" "), 300) };
  return { ...message, error };
}
