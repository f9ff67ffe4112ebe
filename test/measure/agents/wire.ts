/** The agents' server inside the test, on two pipes, without a client in between. */

import { PassThrough } from "node:stream";
import { onTestFinished } from "vitest";
import { switchyard } from "../../../src/core/program.ts";
import { idFrom } from "../../../src/core/record.ts";
import { games } from "../../../src/games/index.ts";
import { serveAgent } from "../../../src/measure/agents/mcp-server.ts";

/** One answer, and its length as sent. */
interface WireAnswer {
  readonly length: number;
  readonly error: boolean;
  readonly text: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly message: Readonly<Record<string, unknown>>;
}

interface Wire {
  readonly ask: (method: string, params: unknown) => Promise<WireAnswer>;
  readonly call: (name: string, args?: unknown) => Promise<WireAnswer>;
  readonly write: (line: string) => void;
  /** What the server printed on standard error. */
  readonly errors: PassThrough;
}

/** Closes with the test. */
export async function openWire(): Promise<Wire> {
  const [input, output, errors] = [new PassThrough(), new PassThrough(), new PassThrough()];
  const seed = 7;
  let made = 0;
  const newId = () => idFrom(Uint8Array.from([seed, ++made, 3, 4, 5, 6, 7, 8]));
  const chance = { now: () => new Date(0), newSeed: () => seed, newId };
  const host = { input, output, errors, games, program: switchyard, ...chance };
  const served = serveAgent(host);
  onTestFinished(() => served.close());
  const waiting = new Map<number, (line: string) => void>();
  let text = "";
  output.on("data", (chunk: Buffer) => {
    text += chunk.toString();
    const lines = text.split("\n");
    text = lines.pop() ?? "";
    for (const line of lines) waiting.get(JSON.parse(line).id)?.(line);
  });
  let last = 0;
  const ask = async (method: string, params: unknown): Promise<WireAnswer> => {
    const id = ++last;
    const line = await new Promise<string>((resolve) => {
      waiting.set(id, resolve);
      input.write(`${JSON.stringify({ jsonrpc: "2.0", id, method, params })}\n`);
    });
    return readLine(line);
  };
  const clientInfo = { name: "wire", version: "1" };
  await ask("initialize", { protocolVersion: "2025-06-18", capabilities: {}, clientInfo });
  input.write(`${JSON.stringify({ jsonrpc: "2.0", method: "notifications/initialized" })}\n`);
  const call = (name: string, args: unknown = {}) => ask("tools/call", { name, arguments: args });
  const write = (line: string) => void input.write(`${line}\n`);
  return { ask, call, write, errors };
}

function readLine(line: string): WireAnswer {
  const message = JSON.parse(line);
  const { content = [], structuredContent, isError = false } = message.result ?? {};
  const text = content.map((block: { readonly text?: string }) => block.text ?? "").join("\n");
  const isRefused = message.error !== undefined;
  return {
    length: line.length,
    error: isError === true || isRefused,
    text: isRefused ? message.error.message : text,
    data: structuredContent ?? (text.startsWith("{") ? JSON.parse(text) : {}),
    message,
  };
}
