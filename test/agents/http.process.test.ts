/** Agents over Streamable HTTP at a running server: the official clients, and the limits and origins of its other doors. */

import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { Client as OldClient } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport as OldTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type RunningServer, startServer } from "../support/server.ts";
import { call } from "./client.ts";

let server: RunningServer;

beforeAll(async () => {
  server = await startServer({ args: ["--mcp"], limits: { "visit-burst": 300, "visits-per-second": 20 } });
});

afterAll(() => server.stop());

const hello = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list", params: {} });
const usual = { "content-type": "application/json", accept: "application/json, text/event-stream" };

function post(body: string, headers: Readonly<Record<string, string>> = {}) {
  return fetch(`${server.address}mcp`, { method: "POST", body, headers: { ...usual, ...headers } });
}

test("the official client plays a whole game", async () => {
  const client = new Client(
    { name: "http-test", version: "1" },
    { versionNegotiation: { mode: { pin: "2026-07-28" } } },
  );
  await client.connect(new StreamableHTTPClientTransport(new URL(`${server.address}mcp`)));
  expect((await client.listTools()).tools).toHaveLength(10);
  let state = await call(client, "new_game", { game: "tower-switch", opponent: "random", seed: 1 });
  const { id } = state.data;
  while (state.data.over === false) {
    const legal = Array.isArray(state.data.legal) ? state.data.legal : [];
    state = await call(client, "play", { id, move: legal[0] });
    expect(state.error).toBe(false);
  }
  expect((await call(client, "export", { id })).data.skill).toHaveLength(2);
  expect((await client.listResources()).resources).toHaveLength(5);
  await client.close();
});

test("a client of the first SDK finds its game again", async () => {
  const client = new OldClient({ name: "old", version: "1" });
  await client.connect(new OldTransport(new URL(`${server.address}mcp`)));
  const ask = async (name: string, args: Readonly<Record<string, unknown>>) =>
    Object(await client.callTool({ name, arguments: { ...args } })).structuredContent;
  const { id } = await ask("new_game", { game: "switch-battle", opponent: "none" });
  expect(await ask("play", { id, move: 4 })).toMatchObject({ moves: ["4"], plies: 1 });
  expect(await ask("analyze", { id })).toMatchObject({ id, page: 1 });
  await client.close();
});

test("foreign pages, other methods and long requests are refused", async () => {
  expect((await post(hello, { origin: "http://evil.example" })).status).toBe(403);
  expect((await post(hello, { origin: "null" })).status).toBe(403);
  expect((await post(hello, { origin: new URL(server.address).origin })).status).toBe(200);
  for (const method of ["GET", "DELETE", "PUT"])
    expect((await fetch(`${server.address}mcp`, { method })).status, method).toBe(405);
  expect((await post(`${hello}${" ".repeat(70_000)}`)).status).toBe(413);
  for (const body of ["", "{", "null", "[]", '{"jsonrpc":"2.0"}'])
    expect((await post(body)).status, body).toBeGreaterThanOrEqual(400);
  expect((await post(hello, { "content-type": "text/plain" })).status).toBeGreaterThanOrEqual(400);
  expect((await fetch(`${server.address}health`)).status).toBe(200);
});

test("a flood is refused, and the server goes on", async () => {
  const statuses = await Promise.all(Array.from({ length: 60 }, async () => (await post(hello)).status));
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
  expect((await fetch(`${server.address}health`)).status).toBe(200);
});

test("without the flag there is no such endpoint", async () => {
  const closed = await startServer();
  const answer = await fetch(`${closed.address}mcp`, { method: "POST", body: hello, headers: usual });
  expect([404, 405]).toContain(answer.status);
  await closed.stop();
});
