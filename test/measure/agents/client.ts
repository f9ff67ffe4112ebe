/** Connects the official client to `switchyard mcp` inside the test, and an old client to the real command over a pipe. */

import { resolve } from "node:path";
import { PassThrough } from "node:stream";
import { type CallToolResult, Client, type ClientOptions } from "@modelcontextprotocol/client";
import { Client as OldClient } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport as OldTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { StdioServerTransport } from "@modelcontextprotocol/server/stdio";
import { onTestFinished } from "vitest";
import type { Game } from "../../../src/core/game.ts";
import { games } from "../../../src/games/index.ts";
import { serveAgent } from "../../../src/measure/agents/mcp-server.ts";
import type { Faces } from "../../../src/terminal/program/help.ts";
import { runProgram } from "../../../src/terminal/program.ts";
import { noFaces, runOn } from "../../support/program.ts";

const faces: Faces = { ...noFaces, mcp: async (host, exam) => serveAgent({ ...host, exam }) };

/** Disconnects when the test ends, at the latest, which ends the command. */
export async function connect(
  args: readonly string[] = [],
  options: ClientOptions = {},
  list: readonly Game[] = games,
): Promise<Client> {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const streams = {
    input: input as unknown as NodeJS.ReadStream,
    output: output as unknown as NodeJS.WriteStream,
  };
  const ended = runOn((host) => runProgram({ ...host, ...streams }, faces, ["mcp", ...args]), {}, list);
  const client = new Client({ name: "switchyard-test", version: "1.0.0" }, options);
  client.onclose = () => input.end();
  onTestFinished(async () => {
    await client.close();
    await ended;
  });
  // A transport works the same on either end of the pipes.
  await client.connect(new StdioServerTransport(output, input));
  return client;
}

/** Uses the first version of the official SDK. */
export async function connectOld(): Promise<OldClient> {
  const client = new OldClient({ name: "switchyard-old", version: "1.0.0" });
  await client.connect(
    new OldTransport({ command: process.execPath, args: [resolve("dist/bin/main.js"), "mcp"] }),
  );
  return client;
}

interface ToolAnswer {
  readonly error: boolean;
  readonly text: string;
  readonly data: Readonly<Record<string, unknown>>;
}

export async function call(
  client: Client,
  name: string,
  args: Readonly<Record<string, unknown>> = {},
): Promise<ToolAnswer> {
  const result: CallToolResult = await client.callTool({ name, arguments: { ...args } });
  const text = result.content.map((block) => (block.type === "text" ? block.text : "")).join("\n");
  const data = result.structuredContent ?? (text.startsWith("{") ? JSON.parse(text) : {});
  return { error: result.isError === true, text, data };
}
