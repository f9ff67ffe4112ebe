import {
  type CallToolResult,
  CLIENT_INFO_META_KEY,
  INVALID_PARAMS,
  type JSONRPCMessage,
  type McpServer,
  type StandardSchemaWithJSON,
  type ToolAnnotations,
} from "@modelcontextprotocol/server";
import * as z from "zod";
import type { Problem } from "../../core/result.ts";
import { cleanText, listWords, mustBe, parseJson } from "../../core/text.ts";
import type { ToolAnswer } from "./answers.ts";

/** Gives all four hints. If one is missing, clients assume the worst and may ask the user each time. */
const hints = {
  reads: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  changes: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: false },
  marks: { readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  ends: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
} as const satisfies Readonly<Record<string, ToolAnnotations>>;

interface Tool<I extends z.ZodObject> {
  readonly title: string;
  readonly description: string;
  readonly effect: keyof typeof hints;
  readonly input: I;
  readonly run: (input: z.output<I>, client: string | undefined) => ToolAnswer | Promise<ToolAnswer>;
}

/** Newer clients name themselves in each request, older ones only when they connect. */
const envelopeSchema = z.object({ [CLIENT_INFO_META_KEY]: z.object({ name: z.string() }) });

export function addTool<I extends z.ZodObject>(
  server: McpServer,
  name: string,
  { title, description, effect, input, run }: Tool<I>,
): void {
  const offer = { title, description, annotations: hints[effect], inputSchema: published(input) };
  server.registerTool(name, offer, async (given, { mcpReq }) => {
    const read = input.safeParse(given ?? {});
    if (read.success) {
      const named = envelopeSchema.safeParse(mcpReq.envelope).data?.[CLIENT_INFO_META_KEY];
      const client = named ?? server.server.getClientVersion();
      const answered = await run(read.data, client?.name);
      return answered.ok ? answered.value : toolError(answered.problem);
    }
    const sentences = read.error.issues.map((issue) => sentenceOf(name, issue, given));
    return toolError({ code: "bad-request", message: sentences.join(" ") });
  });
}

/** This isn't a protocol error, so the agent can read it and try again. */
function toolError({ code, message, legal }: Problem): CallToolResult {
  const offer = legal === undefined || legal.length === 0 ? "" : ` Legal moves: ${listWords(legal, "or")}.`;
  return {
    isError: true,
    content: [{ type: "text", text: `${message}${offer} (${code})` }],
    structuredContent: { error: { code, message, ...(legal === undefined ? {} : { legal: [...legal] }) } },
  };
}

/** `addTool` checks the calls, because the SDK would answer with a list of errors, not a sentence. */
function published(schema: z.ZodObject): StandardSchemaWithJSON {
  const { jsonSchema } = schema["~standard"];
  return {
    "~standard": {
      version: 1,
      vendor: "zod",
      validate: (value) => ({ value }),
      jsonSchema: {
        // The schema is in the protocol's own dialect, so it doesn't have to name one.
        input: (options) => ({ ...jsonSchema.input(options), $schema: undefined }),
        output: (options) => ({ ...jsonSchema.output(options), $schema: undefined }),
      },
    },
  };
}

type Issue = z.core.$ZodIssue;

function sentenceOf(tool: string, issue: Issue, given: unknown): string {
  const name = issue.path.join(".");
  const value = issue.path.reduce<unknown>((at, key) => Object(at)[key], given);
  if (value === undefined) return `The tool ${tool} needs ${name === "" ? "arguments" : name}.`;
  const isPlain = typeof value === "string" || typeof value === "number";
  return mustBe(name, wanted(issue), isPlain ? value : JSON.stringify(value));
}

function wanted(issue: Issue): string {
  if (issue.code === "invalid_value") return listWords(issue.values.map(String), "or");
  if (issue.code === "too_small") return `at least ${issue.minimum}`;
  if (issue.code === "invalid_type") return typeNames[issue.expected] ?? `a value of type ${issue.expected}`;
  if (issue.code !== "too_big") return "a string or a number";
  return issue.origin === "string" ? `at most ${issue.maximum} characters long` : `at most ${issue.maximum}`;
}

const typeNames: Readonly<Record<string, string>> = {
  string: "a string",
  number: "a number",
  int: "a whole number",
  object: "an object",
  record: "an object",
};

const dumpSchema = z
  .array(z.object({ path: z.array(z.union([z.string(), z.number()])), message: z.string() }))
  .min(1);

/** If a request reaches no tool, the SDK answers with a JSON list of errors. This turns it into sentences. */
export function inSentences(message: JSONRPCMessage): JSONRPCMessage {
  if (!("error" in message)) return message;
  const { message: told } = message.error;
  const dump = dumpSchema.safeParse(parseJson(told.slice(told.indexOf("["))));
  if (!dump.success) return message;
  const sentences = dump.data.map(({ path, message: fault }) => `${path.join(".")} is wrong: ${fault}.`);
  const error = { code: INVALID_PARAMS, message: cleanText(sentences.join(" "), 300) };
  return { ...message, error };
}
