/** Attacks on a real server do no harm. `http.test.ts` and `promises.test.ts` test what needs no process. */

import { readdirSync, readFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { randomFrom } from "../../src/core/random.ts";
import { type RunningServer, startServer } from "../support/server.ts";
import { until } from "../support/until.ts";
import { enter, openMatch, seatTwo, visit } from "../support/visitor.ts";

let server: RunningServer;
let log = "";

beforeAll(async () => {
  const plenty = 1_000_000;
  server = await startServer({
    limits: {
      "unread-bytes": 20_000,
      "messages-per-second": plenty,
      "message-burst": plenty,
      "visits-per-second": plenty,
      "visit-burst": plenty,
      "header-seconds": 1,
      "request-seconds": 2,
    },
  });
  server.child.stderr.on("data", (text: Buffer) => {
    log += text.toString();
  });
});

afterAll(() => server.stop());

/** Returns what the server has said once it ends the connection. */
function begin(text: string): Promise<string> {
  return new Promise((done) => {
    let answer = "";
    const socket = connect(Number(new URL(server.address).port), "127.0.0.1");
    socket.on("error", () => {});
    socket.on("data", (part) => {
      answer += part.toString();
    });
    socket.on("close", () => done(answer));
    socket.write(text);
  });
}

test("random bytes never bring the server down, in WebSocket frames or outside them", async () => {
  const random = randomFrom(8);
  for (let round = 0; round < 12; round++) {
    const visitor = await visit(server.address);
    visitor.socket.on("error", () => {});
    for (let count = 0; count < 15; count++) {
      const bytes = Buffer.from(Array.from({ length: random.below(300) }, () => random.below(256)));
      visitor.socket.send(bytes, { binary: random.below(2) === 0 });
    }
    await visitor.closed;
  }
  for (const text of [
    "\x00\xff\x00",
    "GET /online/socket HTTP/1.1\r\nUpgrade: websocket\r\n\r\n",
    "GET ".repeat(9000),
  ])
    await begin(text);
  expect((await fetch(`${server.address}health`)).status).toBe(200);
});

test("refused upgrades leave no open descriptor behind", async () => {
  const { port } = new URL(server.address);
  const open = () => readdirSync(`/proc/${server.child.pid}/fd`).length;
  const before = open();
  const refused = Array.from({ length: 60 }, () => {
    const socket = connect({ port: Number(port), host: "127.0.0.1", allowHalfOpen: true });
    socket.on("error", () => {});
    socket.write(
      "GET /elsewhere HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\nx",
    );
    return new Promise<string>((done) => socket.once("data", (data) => done(data.toString())));
  });
  for (const answer of await Promise.all(refused))
    expect(answer).toMatch(/^HTTP\/1\.1 404.*X-Content-Type-Options: nosniff/s);
  await until(() => open() <= before);
});

test("the server cuts off slow requests, sooner in the headers than in the body", async () => {
  const ends: string[] = [];
  const body = begin("POST /online/matches HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{");
  const headers = begin("GET / HTTP/1.1\r\nHost:");
  await Promise.all([
    body.then((answer) => ends.push(`body ${answer.split(" ")[1]}`)),
    headers.then((answer) => ends.push(`headers ${answer.split(" ")[1]}`)),
  ]);
  expect(ends).toEqual(["headers 408", "body 408"]);
});

test("the server drops a client that never reads and sends the missed events later", async () => {
  const { players, id } = await seatTwo(server.address, { game: "tower-switch" });
  const slow = await enter(server.address, id);
  await slow.hear("match");
  slow.socket.pause();
  const metrics = async () => (await fetch(`${server.address}metrics`)).text();
  while (!(await metrics()).includes('closed_total{reason="tooSlow"} 1'))
    for (let count = 0; count < 2_000; count++) slow.say({ type: "enter", protocol: 1, match: id });
  players[0].say({ type: "move", id: "m", ply: 0, move: "1" });
  await players[1].hear("event", ({ event }) => event.type === "moved");
  const back = await enter(server.address, id, undefined, 2);
  expect((await back.hear("missed")).events).toHaveLength(1);
  slow.socket.terminate();
});

test("the server stores tokens as hashes and never shows one in messages or logs", async () => {
  const { players, tokens, id } = await seatTwo(server.address, { game: "tower-switch" });
  const forged = await enter(server.address, id, "A".repeat(32));
  await forged.closed;
  const heard = JSON.stringify(players.map((player) => player.heard));
  const created = await openMatch(server.address, { game: "tower-switch" });
  expect(created.links.share).not.toContain(created.token);
  const folder = join(server.data, "online");
  const disk = readdirSync(folder).map((name) => readFileSync(join(folder, name), "latin1"));
  for (const token of [...tokens, created.token])
    for (const text of [heard, log, ...disk]) expect(text).not.toContain(token);
  expect(log).not.toMatch(/127\.0\.0\.1(?!:\d+\/)/);
  expect(Buffer.from(created.token, "base64url").length * 8).toBeGreaterThanOrEqual(128);
});

test("a page of another site can't open a socket, but the server's own page can", async () => {
  const { host } = new URL(server.address);
  for (const origin of ["http://evil.example", "null", `https://${host}`, "http://127.0.0.1:1"])
    await expect(visit(server.address, { origin })).rejects.toThrow("403");
  await (await visit(server.address, { origin: `http://${host}` })).leave();
});

test("the server takes its links and its clients' addresses from its settings", async () => {
  const settings = {
    SWITCHYARD_PUBLIC_URL: "https://games.example.org/yard",
    SWITCHYARD_PROXIES: "1",
    SWITCHYARD_LIMIT: "new-games-per-minute=1",
  };
  const proxied = await startServer({ settings });
  const { address } = proxied;
  await expect(visit(address, { origin: "http://localhost" })).rejects.toThrow("403");
  await (await visit(address, { origin: "https://games.example.org" })).leave();
  const created = await openMatch(address, { game: "tower-switch" });
  expect(created.links.share).toBe(`https://games.example.org/yard/#/online/${created.id}`);
  const openAs = async (forwarded: string) => {
    const [body, headers] = ['{"game":"tower-switch"}', { "x-forwarded-for": forwarded }];
    return (await fetch(`${address}online/matches`, { method: "POST", body, headers })).status;
  };
  expect(await openAs("203.0.113.2")).toBe(201);
  expect(await openAs("198.51.100.7, 203.0.113.2")).toBe(429);
  expect(await openAs("2001:db8::1")).toBe(201);
  expect(await openAs("2001:db8:0:0:9::9")).toBe(429);
  await proxied.stop();
});
