/** The door for agents, with a thread that only says what it was asked. */

import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { longestAgentRequest } from "../../src/protocol/agent-http.ts";
import { type AgentsDoor, openAgentsDoor } from "../../src/server/agents-door.ts";
import { nodeHost } from "../../src/server/host.ts";
import { defaultLimits } from "../../src/server/limits.ts";
import { openClients } from "../../src/server/sockets/clients.ts";

/** Answers at once, but for what is to be held until the next "go", and ends at "die". */
const program = `
import { parentPort, workerData } from "node:worker_threads";
const held = [];
const answer = ({ number, ...rest }) =>
  parentPort.postMessage({ number, status: 202, type: "text/plain", body: JSON.stringify({ ...rest, workerData }) });
parentPort.on("message", (asked) => {
  if (asked.body === "die") process.exit(1);
  if (asked.body === "hold") held.push(asked);
  else answer(asked);
  if (asked.body === "go") for (const each of held.splice(0)) answer(each);
});
`;

let folder: string;
let door: AgentsDoor;
let server: ReturnType<typeof createServer>;
let address: string;
let now: () => number;

beforeEach(async () => {
  now = () => nodeHost.now();
  folder = mkdtempSync(join(tmpdir(), "switchyard-agents-"));
  const path = join(folder, "thread.mjs");
  writeFileSync(path, program);
  door = openAgentsDoor({ path, data: "agents" });
  const clients = openClients({
    host: { ...nodeHost, now: () => now() },
    limits: { ...defaultLimits, "visit-burst": 20 },
  });
  server = createServer((request, response) => {
    void door.answer(clients.of(String(request.headers.from ?? "one")), request, response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});

afterEach(async () => {
  await door.close();
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});

function ask(body: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(address, { method: "POST", body, headers });
}

test("a door that no agent has used can be closed, and closed again", async () => {
  await door.close();
  await door.close();
});

test("the thread gets the client, the body, and only the headers of the protocol", async () => {
  const headers = { "mcp-session-id": "s", accept: "a/b", "content-type": "c/d", cookie: "secret" };
  const answer = await ask("hello", headers);
  expect([answer.status, answer.headers.get("content-type"), answer.headers.get("cache-control")]).toEqual([
    202,
    "text/plain",
    "no-store",
  ]);
  expect(await answer.json()).toEqual({
    client: "one",
    headers: { accept: "a/b", "content-type": "c/d", "mcp-session-id": "s" },
    body: "hello",
    workerData: "agents",
  });
});

test("a client has four requests under way, and more when they are answered; others have their own", async () => {
  const held = Array.from({ length: 4 }, () => ask("hold"));
  let fifth = await ask("more");
  while (fifth.status === 202) fifth = await ask("more");
  expect(fifth.status).toBe(429);
  expect((await ask("go", { from: "two" })).status).toBe(202);
  expect((await Promise.all(held)).map(({ status }) => status)).toEqual([202, 202, 202, 202]);
  expect((await ask("more")).status).toBe(202);
});

test("what is asked counts as visits, of which a client has so many", async () => {
  now = () => 0;
  const statuses: number[] = [];
  for (let count = 0; count < 21; count++) statuses.push((await ask("x", { from: "three" })).status);
  expect(statuses).toEqual([...Array(20).fill(202), 429]);
});

test("a request may be so long, and no longer", async () => {
  expect((await ask(" ".repeat(longestAgentRequest))).status).toBe(202);
  expect((await ask(" ".repeat(longestAgentRequest + 1))).status).toBe(413);
});

test("a thread that ends costs the requests that it had, and the next one finds another thread", async () => {
  const held = ask("hold");
  const died = ask("die", { from: "two" });
  expect([(await held).status, (await died).status]).toContain(503);
  expect((await ask("again")).status).toBe(202);
});
