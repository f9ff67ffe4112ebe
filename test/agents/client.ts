/** The official client, over a real pipe to the real command. */

import { resolve } from "node:path";
import { type CallToolResult, Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { Client as OldClient } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport as OldTransport } from "@modelcontextprotocol/sdk/client/stdio.js";

const currentVersion = "2026-07-28";

/** The ways in which clients open a connection: by the newest revision, and by the handshake of the older ones. */
const openings = {
  [currentVersion]: { versionNegotiation: { mode: { pin: currentVersion } } },
  "2025-06-18": { supportedProtocolVersions: ["2025-06-18"] },
  "2024-11-05": { supportedProtocolVersions: ["2024-11-05"] },
} as const;

export async function connect(
  args: readonly string[] = [],
  version: keyof typeof openings = currentVersion,
): Promise<Client> {
  const opening = openings[version];
  const options =
    "supportedProtocolVersions" in opening
      ? { supportedProtocolVersions: [...opening.supportedProtocolVersions] }
      : opening;
  const client = new Client({ name: "switchyard-test", version: "1.0.0" }, options);
  const command = { command: process.execPath, args: [resolve("dist/bin/main.js"), "mcp", ...args] };
  await client.connect(new StdioClientTransport({ ...command, stderr: "pipe" }));
  return client;
}

/** With the first version of the official SDK. */
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
  return { error: result.isError === true, text, data: asObject(result.structuredContent) };
}

function asObject(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}
