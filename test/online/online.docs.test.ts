/** docs/online.md has an example of every message and lists every code and close code. */

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { problemCodes } from "../../src/core/result.ts";
import { closeCodes, finalCloseCodes, refusalCodes, slowDownCodes } from "../../src/online/codes.ts";
import { eventSchema } from "../../src/online/events.ts";
import {
  anyoneSchema,
  clientMessageSchema,
  createdSchema,
  createSchema,
  problemSchema,
  serverMessageSchema,
} from "../../src/online/messages.ts";
import { meaningsIn, table } from "../support/comments.ts";
import { expectBlock } from "../support/generated-block.ts";

const document = "docs/online.md";
const lines = readFileSync(document, "utf8")
  .split("\n")
  .map((line) => line.trim());

function examples(mark: ">" | "<"): readonly object[] {
  return lines.filter((line) => line.startsWith(`${mark} {`)).map((line) => JSON.parse(line.slice(2)));
}

function typesOf(messages: readonly object[]): ReadonlySet<string> {
  return new Set(messages.flatMap((message) => ("type" in message ? [String(message.type)] : [])));
}

/** The type tags in a union of messages. */
function tagsOf(schema: { readonly _zod: { readonly propValues: unknown } }): ReadonlySet<string> {
  const values = schema._zod.propValues as { readonly type: ReadonlySet<string> };
  return values.type;
}

describe("docs/online.md", () => {
  test("shows a valid example of every message that a client sends", () => {
    const [create, anyone, ...messages] = examples(">");
    expect(createSchema.safeParse(create).success).toBe(true);
    expect(anyoneSchema.safeParse(anyone).success).toBe(true);
    for (const message of messages)
      expect(clientMessageSchema.safeParse(message).success, JSON.stringify(message)).toBe(true);
    expect(typesOf(messages)).toEqual(tagsOf(clientMessageSchema));
  });

  test("shows a valid example of every server message and every event", () => {
    const [created, problem, ...messages] = examples("<");
    expect(createdSchema.safeParse(created).success).toBe(true);
    expect(problemSchema.safeParse(problem).success).toBe(true);
    const parsed = messages.map((message) => serverMessageSchema.parse(message));
    expect(typesOf(messages)).toEqual(tagsOf(serverMessageSchema));
    const events = parsed.flatMap((message) => (message.type === "event" ? [message.event] : []));
    expect(typesOf(events)).toEqual(tagsOf(eventSchema));
  });

  test("lists every refusal code and close code with its meaning", () => {
    const meaning = meaningsIn("src/online/codes.ts");
    const own = refusalCodes.filter((code) => !problemCodes.some((known) => known === code));
    const refusals = own.map((code) => [`\`${code}\``, meaning(code)]);
    expectBlock(document, "refusals", table(["code", "meaning"], refusals));
    const closings = Object.entries(closeCodes).map(([name, code]) => [
      String(code),
      meaning(name),
      finalCloseCodes.has(code) ? "no" : slowDownCodes.has(code) ? "yes, in 10 s" : "yes",
    ]);
    expectBlock(document, "closings", table(["closed with", "reason", "come back?"], closings));
  });
});
