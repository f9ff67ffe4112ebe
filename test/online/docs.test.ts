/** docs/online.md has an example of every message and tells every code and close code; docs/server.md tells every limit. */

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { problemCodes } from "../../src/core/result.ts";
import { closeCodes, refusalCodes } from "../../src/online/codes.ts";
import { eventSchema } from "../../src/online/events.ts";
import {
  clientMessageSchema,
  createdSchema,
  createSchema,
  problemSchema,
  serverMessageSchema,
} from "../../src/online/messages.ts";
import { operatorLimits } from "../../src/server/limits.ts";

const text = readFileSync("docs/online.md", "utf8");
const lines = text.split("\n").map((line) => line.trim());

function examples(mark: ">" | "<"): readonly object[] {
  return lines.filter((line) => line.startsWith(`${mark} {`)).map((line) => JSON.parse(line.slice(2)));
}

function typesOf(messages: readonly object[]): ReadonlySet<string> {
  return new Set(messages.flatMap((message) => ("type" in message ? [String(message.type)] : [])));
}

/** The type tags that a union of messages has. */
function tagsOf(schema: { readonly _zod: { readonly propValues: unknown } }): ReadonlySet<string> {
  const values = schema._zod.propValues as { readonly type: ReadonlySet<string> };
  return values.type;
}

describe("docs/online.md", () => {
  test("shows a valid example of every message that a client sends", () => {
    const [create, ...messages] = examples(">");
    expect(createSchema.safeParse(create).success).toBe(true);
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

  test("explains every refusal code and close code", () => {
    const own = refusalCodes.filter((code) => !problemCodes.some((known) => known === code));
    for (const code of own) expect(text).toContain(`\`${code}\``);
    for (const code of Object.values(closeCodes)) expect(text).toMatch(new RegExp(`^\\| ${code} \\|`, "m"));
  });

  test("leaves the limits to docs/server.md, which lists each with its default", () => {
    const host = readFileSync("docs/server.md", "utf8");
    for (const [name, value] of Object.entries(operatorLimits))
      expect(host).toMatch(new RegExp(`^\\| \`${name}\` \\| ${value} \\|`, "m"));
  });
});
