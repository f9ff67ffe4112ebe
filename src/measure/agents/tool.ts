import type {
  CallToolResult,
  McpServer,
  StandardSchemaWithJSON,
  ToolAnnotations,
} from "@modelcontextprotocol/server";
import type * as z from "zod";
import type { Problem } from "../../core/result.ts";
import { listWords } from "../../core/text.ts";
import type { ToolAnswer } from "./answers.ts";

/** Sets all four hints. If one is missing, clients assume the worst and may ask the user each time. */
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
  readonly run: (input: z.output<I>) => ToolAnswer;
}

export function addTool<I extends z.ZodObject>(
  server: McpServer,
  name: string,
  { title, description, effect, input, run }: Tool<I>,
): void {
  const inputSchema: StandardSchemaWithJSON<unknown, z.output<I>> = input;
  const offer = { title, description, annotations: hints[effect], inputSchema };
  server.registerTool(name, offer, async (given) => {
    const answered = run(given);
    return answered.ok ? answered.value : toolError(answered.problem);
  });
}

/** Answers with the problem instead of a protocol error, so the agent can read it and try again. */
function toolError({ code, message, legal }: Problem): CallToolResult {
  const offer = legal === undefined || legal.length === 0 ? "" : ` Legal moves: ${listWords(legal, "or")}.`;
  return {
    isError: true,
    content: [{ type: "text", text: `${message}${offer} (${code})` }],
    structuredContent: { error: { code, message, ...(legal === undefined ? {} : { legal: [...legal] }) } },
  };
}
