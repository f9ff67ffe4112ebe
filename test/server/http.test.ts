/** Tests every HTTP route, what the server refuses and why, and what a client gets if it asks for too much. */

import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import { connect } from "node:net";
import { hostname } from "node:os";
import { brotliCompressSync } from "node:zlib";
import { afterEach, describe, expect, test } from "vitest";
import { WebSocket } from "ws";
import { type Created, createdSchema, createSchema, problemSchema } from "../../src/online/messages.ts";
import { createApp } from "../../src/server/app.ts";
import { defaultLimits, type Limits, readLimits } from "../../src/server/limits.ts";
import { cannotListen, listen } from "../../src/server/listen.ts";
import { readRequest } from "../../src/server/match/open-match.ts";
import { pageFiles } from "../../src/server/page-files.ts";
import type { OnlineService } from "../../src/server/service.ts";
import { clientOf } from "../../src/server/sockets/clients.ts";
import { localOrigins, namesAndAddresses, publicOrigins } from "../../src/server/sockets/origins.ts";
import { calmStore } from "../simulation/store.ts";
import { must } from "../support/must.ts";
import { until } from "../support/until.ts";
import { Bottle } from "./bottle.ts";

const page = pageFiles(
  new Map([
    ["index.html", Buffer.from("<p>The page.</p>".repeat(50))],
    ["assets/a.js", Buffer.from("let a;")],
    ["assets/a.js.br", brotliCompressSync("let a;")],
  ]),
);

const listening: { readonly close: () => Promise<void> }[] = [];
afterEach(() => Promise.all(listening.splice(0).map(({ close }) => close())));

async function listenWith(service: OnlineService, limits: Partial<Limits> = {}) {
  const request = { host: "127.0.0.1", port: 0, limits: { ...defaultLimits, ...limits } };
  const listens = must(await listen(createApp(page, service), request));
  listening.push(listens);
  return listens;
}

/** A server on a port of this machine. Its own time passes only when a test lets it. */
async function open(limits: Partial<Limits> = {}) {
  const bottle = new Bottle(limits);
  const { address } = await listenWith(bottle.service, limits);
  /** Lets the server's time pass until the answer is there. */
  const create = async (body: string, headers: Record<string, string> = {}) => {
    let answer: Response | undefined;
    void fetch(`${address}online/matches`, { method: "POST", body, headers }).then((found) => {
      answer = found;
    });
    while (answer === undefined) await bottle.pass(5);
    return answer;
  };
  return { bottle, address, create, send: (text: string) => sendRaw(Number(new URL(address).port), text) };
}

/** What the server answers to these bytes until it ends the connection. */
async function sendRaw(port: number, text: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  let heard = "";
  socket.on("data", (part) => {
    heard += part.toString();
  });
  socket.on("error", () => {});
  socket.write(text);
  await once(socket, "close");
  return heard;
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

test("every route answers only its own methods, always with the security headers", async () => {
  const { address } = await open();
  for (const [path, status] of [
    ["health", 200],
    ["ready", 200],
    ["metrics", 200],
    ["", 200],
    ["assets/a.js", 200],
    ["online/socket", 400],
  ] as const) {
    const answer = await fetch(`${address}${path}?x=1`);
    expect([path, answer.status]).toEqual([path, status]);
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
  }
  for (const [path, allowed] of [
    ["health", "GET, HEAD"],
    ["online/matches", "POST"],
    ["", "GET, HEAD"],
  ] as const) {
    const answer = await fetch(`${address}${path}`, { method: "DELETE" });
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, allowed]);
  }
});

test.each([
  "/../package.json",
  "/..%2f..%2fpackage.json",
  "/%2e%2e/package.json",
  "/assets/../../package.json",
  "//etc/passwd",
  "/online/../../x",
  "/online/online.sqlite",
  "http://example.org/../package.json",
])("the server answers 404 to a request for %s", async (path) => {
  const { send } = await open();
  expect(await send(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)).toMatch(
    /^HTTP\/1.1 404 /,
  );
});

test("the headers keep pages from loading foreign files", async () => {
  const headersOf = async (service: OnlineService) => {
    const { address } = await listenWith(service);
    const { headers } = await fetch(`${address}health`);
    return Object.fromEntries(headers);
  };
  const { service } = new Bottle();
  const plain = await headersOf(service);
  expect(plain).toMatchObject({
    "content-security-policy":
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; script-src 'self'; " +
      "style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-embedder-policy": "require-corp",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
    "cache-control": "no-store",
    "content-type": "text/plain; charset=utf-8",
  });
  expect(plain).not.toHaveProperty("strict-transport-security");
  const secure = await headersOf({ ...service, origins: publicOrigins("https://games.example.org/") });
  expect(secure).toMatchObject({ "strict-transport-security": "max-age=31536000" });
});

test("the metrics count every answer by its status", async () => {
  const { bottle, address } = await open();
  for (const path of ["health", "health", "nothing"]) await (await fetch(`${address}${path}`)).text();
  const answers = (code: string) => bottle.figure(`switchyard_http_answers_total{code="${code}"}`);
  expect(["200", "404", "500"].map(answers)).toEqual([2, 1, 0]);
});

test("a fault in the server fails one request and is logged with its reason", async () => {
  const { bottle, address } = await open();
  bottle.store.isReady = () => Promise.reject(new Error("a fault"));
  const answer = await fetch(`${address}ready`);
  expect([answer.status, await answer.text()]).toEqual([500, "Something went wrong on the server.\n"]);
  expect(bottle.log).toContain('fault {"reason":"a fault"}');
  expect((await fetch(`${address}health`)).status).toBe(200);
});

test("the server answers 503 at /ready but 200 at /health while the store is away", async () => {
  const { bottle, address, create } = await open();
  bottle.storage.weather = { ...calmStore, unreachable: 1 };
  const { status, headers } = await create('{"game":"tower-switch"}');
  expect([status, headers.get("retry-after")]).toEqual([503, "10"]);
  bottle.store.isReady = async () => false;
  expect((await fetch(`${address}ready`)).status).toBe(503);
  expect((await fetch(`${address}health`)).status).toBe(200);
});

test("a stopping server says that it isn't ready and refuses new sockets", async () => {
  const { bottle, address, send } = await open();
  const closing = bottle.service.close();
  expect((await fetch(`${address}ready`)).status).toBe(503);
  expect((await fetch(`${address}health`)).status).toBe(200);
  expect(await send(upgrade("/online/socket"))).toMatch(/^HTTP\/1.1 503 .*Retry-After: 10/s);
  await bottle.pass(10_000);
  await closing;
});

test("a request may name the whole address but only one host", async () => {
  const { send } = await open();
  const twice = "GET /health HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n";
  expect(await send(twice)).toMatch(/^HTTP\/1.1 400 .*has more than one Host header/s);
  const whole = "GET http://a/health?x HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n";
  expect(await send(whole)).toMatch(/^HTTP\/1.1 200 .*ok/s);
  expect(await send("nonsense\r\n\r\n")).toMatch(/^HTTP\/1.1 400 /);
});

test("a browser that already has a file gets 304, even with weak or several tags", async () => {
  const { address } = await open();
  const tag = (await fetch(address)).headers.get("etag") ?? "";
  const statuses = await Promise.all(
    [tag, `W/${tag}`, `"x", ${tag}`, "*", '"x"'].map(
      async (seen) => (await fetch(address, { headers: { "if-none-match": seen } })).status,
    ),
  );
  expect(statuses).toEqual([304, 304, 304, 304, 200]);
});

test.each([
  ["gzip, deflate, br, zstd", "compressed", "br"],
  ["BR;q=0.5", "compressed", "br"],
  ["gzip, br;q=0", "uncompressed", null],
  ["br; q=0.000", "uncompressed", null],
  ["gzip", "uncompressed", null],
  ["brown", "uncompressed", null],
])("a browser that accepts the encodings %j gets a script %s", async (accepted, _how, encoding) => {
  const { address } = await open();
  const answer = await fetch(`${address}assets/a.js`, { headers: { "accept-encoding": accepted } });
  expect(answer.headers.get("content-encoding")).toBe(encoding);
  expect(answer.headers.get("vary")).toBe("Accept-Encoding");
  expect(await answer.text()).toBe("let a;");
});

test("the server sends each file with its type and length, and caches only hashed ones", async () => {
  const { address } = await open();
  const page = await fetch(address);
  expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(page.headers.get("cache-control")).toBe("no-cache");
  expect(await page.text()).toContain("The page.");
  const head = await fetch(address, { method: "HEAD", headers: { "accept-encoding": "identity" } });
  expect([head.headers.get("content-length"), await head.text()]).toEqual(["800", ""]);
  const asset = await fetch(`${address}assets/a.js`);
  expect(asset.headers.get("cache-control")).toContain("immutable");
});

const wanted = JSON.stringify({ game: "tower-switch" });

test("a valid request opens and stores a game, and an invalid one gets the reason", async () => {
  const { bottle, create } = await open();
  const answer = await create(wanted, { origin: "http://world.example" });
  expect(answer.status).toBe(201);
  const { id, links }: Created = createdSchema.parse(await answer.json());
  expect(bottle.storage.disk.matches.has(id)).toBe(true);
  expect(links.share).toBe(`http://world.example/#/online/${id}`);
  for (const [body, status, code] of [
    ["{", 400, "bad-json"],
    ['{"game":7}', 400, "bad-request"],
    ['{"game":"x"}', 400, "unknown-game"],
    ['{"game":"tower-switch","options":{"blocks":5000}}', 400, "bad-option"],
    [" ".repeat(8_192), 400, "bad-json"],
    [" ".repeat(8_193), 413, "too-large"],
  ] as const) {
    const refused = await create(body);
    expect([refused.status, problemSchema.parse(await refused.json()).error.code]).toEqual([status, code]);
  }
  expect(readRequest(createSchema, '{"game":"tower-switch","color":"red"}')).toMatchObject({
    problem: { code: "bad-request", message: 'The request has an unknown field: "color".' },
  });
});

test("a page of another site can't open a game", async () => {
  const { create } = await open();
  for (const origin of ["http://other.example", "http://world.example.evil.example", "null"]) {
    const refused = await create(wanted, { origin });
    const { code } = problemSchema.parse(await refused.json()).error;
    expect([refused.status, code]).toEqual([403, "bad-origin"]);
  }
});

test("a client can't exceed its limit of open games by asking for several at once", async () => {
  const { create } = await open({ "open-games-per-client": 2 });
  const answers = await Promise.all(Array.from({ length: 4 }, () => create(wanted)));
  const opened = answers.filter(({ status }) => status === 201).length;
  expect([1, 2]).toContain(opened);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(4 - opened);
});

test("a client that opens too many games per minute is told when to try again", async () => {
  const { create } = await open({ "new-games-per-minute": 2 });
  const statuses = [await create(wanted), await create(wanted), await create(wanted)];
  expect(statuses.map(({ status }) => status)).toEqual([201, 201, 429]);
  expect(statuses[2]?.headers.get("retry-after")).toBe("10");
});

test("the server opens no new game when its store is full", async () => {
  const { bottle, create } = await open({ "store-megabytes": 0.000_001 });
  expect((await create(wanted)).status).toBe(201);
  await bottle.pass(61_000);
  expect((await create(wanted)).status).toBe(503);
});

function upgrade(path: string, more = ""): string {
  const key = "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n";
  return `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n${key}${more}\r\n`;
}

test("a WebSocket needs the right path and origin", async () => {
  const { bottle, send } = await open({ "enter-seconds": 1 });
  expect(await send(upgrade("/elsewhere"))).toMatch(/^HTTP\/1.1 404 /);
  expect(await send(upgrade("/online/socket", "Origin: http://evil.example\r\n"))).toMatch(/^HTTP\/1.1 403 /);
  const taken = send(upgrade("/online/socket", "Origin: http://world.example\r\n"));
  while (bottle.service.sockets.size() === 0) await bottle.pass(1);
  await bottle.pass(5_000);
  expect(await taken).toMatch(/^HTTP\/1.1 101 /);
  expect(bottle.figure('switchyard_closed_total{reason="origin"}')).toBe(1);
});

test("a client that connects too often gets no socket and is told when to try again", async () => {
  const { bottle, send } = await open({ "visit-burst": 1, "visits-per-second": 1 });
  const { connects } = bottle.service.clients.of("127.0.0.1");
  while (!connects.isFlooding) connects.take();
  expect(await send(upgrade("/online/socket"))).toMatch(/^HTTP\/1.1 429 .*Retry-After: 10/s);
  expect(bottle.figure('switchyard_closed_total{reason="tooManyConnections"}')).toBe(1);
});

test("a client that floods the server with requests gets no pages but keeps its games", async () => {
  const { bottle, address } = await open({ "request-burst": 2, "requests-per-second": 1 });
  const port = Number(new URL(address).port);
  const [game, idle] = [connect(port, "127.0.0.1"), connect(port, "127.0.0.1")];
  let isCutOff = false;
  game.on("close", () => {
    isCutOff = true;
  });
  idle.on("error", () => {});
  const gone = once(idle, "close");
  game.write(upgrade("/online/socket"));
  await once(game, "data");
  while (!bottle.service.clients.of("127.0.0.1").requests.isFlooding)
    await fetch(`${address}health`).catch(() => {});
  await fetch(`${address}health`).catch(() => {});
  await gone;
  expect(isCutOff).toBe(false);
  expect(bottle.figure('switchyard_cut_off_total{reason="flood"}')).toBeGreaterThan(0);
  game.destroy();
});

test("a message with too many bytes or parts closes the connection", async () => {
  const { bottle, address } = await open({ "frame-bytes": 100 });
  const talk = async (say: (socket: WebSocket) => unknown) => {
    const socket = new WebSocket(`${address.replace("http", "ws")}online/socket`);
    await once(socket, "open");
    expect(socket.extensions).toBe("");
    const closed = once(socket, "close");
    await say(socket);
    const [code] = await closed;
    return code;
  };
  expect(await talk((socket) => socket.send(" ".repeat(101)))).toBe(1009);
  expect(bottle.figure('switchyard_closed_total{reason="tooLarge"}')).toBe(1);
  const parts = (count: number) => (socket: WebSocket) => {
    for (let part = 1; part <= count; part++) socket.send("", { fin: part === count });
  };
  expect(await talk(parts(17))).toBe(1008);
  const few = async (socket: WebSocket) => {
    for (const part of ['{"type"', ":", '"ping"']) socket.send(part, { fin: false });
    socket.send("}");
    const [said] = await once(socket, "message");
    expect(JSON.parse(String(said))).toMatchObject({ type: "pong" });
    socket.close(1000);
  };
  expect(await talk(few)).toBe(1000);
});

test.each(["ping", "pong"] as const)("%s frames count toward the client's rate", async (frame) => {
  const { address } = await open({ "message-burst": 2, "messages-per-second": 1 });
  const socket = new WebSocket(`${address.replace("http", "ws")}online/socket`);
  await once(socket, "open");
  const pongs: string[] = [];
  socket.on("pong", (data) => pongs.push(String(data)));
  for (let count = 0; count < 3; count++) socket[frame](`here ${count}`);
  expect((await once(socket, "close"))[0]).toBe(4001);
  expect(pongs).toEqual(frame === "ping" ? ["here 0", "here 1"] : []);
});

test("the server refuses an offer to upgrade to another protocol", async () => {
  const { address, send } = await open();
  const upgrade = "Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABk\r\n";
  expect(await send(`GET /health HTTP/1.1\r\nHost: a\r\n${upgrade}\r\n`)).toMatch(/^HTTP\/1\.1 400 /);
  expect((await fetch(`${address}health`)).status).toBe(200);
});

describe("a client that sends many requests", () => {
  const asked = "GET /health HTTP/1.1\r\nHost: a\r\n\r\n";
  const last = "GET /health HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n";

  test("is answered up to its burst, then refused, then cut off", async () => {
    const { bottle, address } = await open({ "request-burst": 3, "requests-per-second": 1 });
    const ask = async () => (await fetch(`${address}health`)).status;
    expect([await ask(), await ask(), await ask(), await ask()]).toEqual([200, 200, 200, 429]);
    expect(bottle.log).toEqual([]);
    await bottle.pass(1_000);
    expect([await ask(), await ask()]).toEqual([200, 429]);
    const rest = await Promise.allSettled(Array.from({ length: 130 }, ask));
    expect(rest.filter(({ status }) => status === "rejected").length).toBeGreaterThan(20);
    // The log names the address once a minute, so the operator can block it.
    expect(bottle.log).toEqual(['flood {"address":"127.0.0.1"}']);
  });

  test("is answered, refused and cut off in the same way if it doesn't wait for the answers", async () => {
    const { bottle, send } = await open({ "request-burst": 3, "requests-per-second": 1 });
    const answers = await send(asked.repeat(5) + last);
    expect([/ 200 /g, / 429 /g].map((status) => count(answers, status))).toEqual([3, 3]);
    await send(asked.repeat(5_000) + last);
    expect(bottle.figure('switchyard_cut_off_total{reason="flood"}')).toBeGreaterThan(0);
  });

  test("can use one connection if it waits for each answer", async () => {
    const { address } = await open();
    for (let ask = 0; ask < 40; ask++) expect((await fetch(`${address}health`)).status).toBe(200);
  });

  test("gets another connection only after closing one", async () => {
    const { address, send } = await open({ "sockets-per-client": 2 });
    const port = Number(new URL(address).port);
    const idle = [connect(port, "127.0.0.1"), connect(port, "127.0.0.1")];
    await Promise.all(idle.map((socket) => once(socket, "connect")));
    expect(await send(last)).toMatch(/^HTTP\/1.1 503 /);
    for (const socket of idle) socket.destroy();
    await until(async () => (await send(last)).startsWith("HTTP/1.1 200 "));
  });
});

describe("the client of a request", () => {
  function request(forwarded?: string | string[]): IncomingMessage {
    const headers = forwarded === undefined ? {} : { "x-forwarded-for": forwarded };
    return { socket: { remoteAddress: "::ffff:10.0.0.1" }, headers } as unknown as IncomingMessage;
  }

  test("is identified by the socket's address when there's no proxy", () => {
    expect(clientOf(request("203.0.113.5"), 0)).toBe("10.0.0.1");
  });

  test("is identified by the address that the outermost proxy saw, not a made-up one", () => {
    expect(clientOf(request("6.6.6.6, 203.0.113.5"), 1)).toBe("203.0.113.5");
    expect(clientOf(request("6.6.6.6, 203.0.113.5, 10.0.0.2"), 2)).toBe("203.0.113.5");
    expect(clientOf(request(["6.6.6.6", "203.0.113.5:81"]), 1)).toBe("203.0.113.5");
    expect(clientOf(request(), 1)).toBe("10.0.0.1");
    expect(clientOf(request(""), 1)).toBe("10.0.0.1");
  });

  test("can be a page at the server's public address, but at no other", () => {
    const origins = publicOrigins("https://games.example.org/play/");
    const from = (origin?: string) => origins.allows({ headers: origin === undefined ? {} : { origin } });
    expect([from(), from("https://games.example.org")]).toEqual([true, true]);
    for (const other of ["https://games.example.org.evil.org", "http://games.example.org", "null", ""])
      expect(from(other)).toBe(false);
    expect([origins.isSecure, publicOrigins("http://x.example/").isSecure]).toEqual([true, false]);
  });

  test("can be a page at the same host and port if the server has no public address", () => {
    const origins = localOrigins("127.0.0.1");
    const from = (origin: string, host: string) => origins.allows({ headers: { origin, host } });
    expect(from("http://localhost:8080", "localhost:8080")).toBe(true);
    expect(from("http://LOCALHOST:8080", "localhost:8080")).toBe(true);
    for (const other of [
      "http://localhost:9090",
      "http://localhost:80801",
      "http://localhost:8080.evil.example",
    ])
      expect(from(other, "localhost:8080")).toBe(false);
    expect(from("http://evil.example:8080", "evil.example:8080")).toBe(false);
    expect(from("https://localhost:8080", "localhost:8080")).toBe(false);
    const socket = { localAddress: "::ffff:127.0.0.1", localPort: 8080 };
    const baseFor = (host?: string) => origins.baseFor({ headers: { host }, socket } as IncomingMessage);
    expect(["localhost:8080", "[::1]:8080", "evil.example", undefined].map(baseFor)).toEqual([
      "http://localhost:8080/",
      "http://[::1]:8080/",
      "http://127.0.0.1:8080/",
      "http://127.0.0.1:8080/",
    ]);
    const everywhere = localOrigins("0.0.0.0");
    const own = `${hostname().toLowerCase()}:8080`;
    const allows = (host: string) => everywhere.allows({ headers: { origin: `http://${host}`, host } });
    expect([own, "evil.example:8080"].map(allows)).toEqual([true, false]);
    expect(namesAndAddresses()).toContain("127.0.0.1");
    expect(origins.allows({ headers: { origin: `http://${own}`, host: own } })).toBe(false);
  });
});

test("the server refuses a port that it can't listen on, with advice", async () => {
  const { address } = await open();
  const taken = await listen(createApp(page, new Bottle().service), {
    host: "127.0.0.1",
    port: Number(new URL(address).port),
    limits: defaultLimits,
  });
  expect(taken).toMatchObject({
    problem: { code: "exists", message: expect.stringContaining("is already in use") },
  });
  const why = (code: string) => cannotListen(Object.assign(new Error("no"), { code }), "host", 80);
  expect(why("EACCES")).toMatchObject({ problem: { message: expect.stringContaining("above 1023") } });
  for (const code of ["ENOTFOUND", "EADDRNOTAVAIL", "EAI_AGAIN"])
    expect(why(code)).toMatchObject({
      problem: { message: expect.stringContaining("doesn't have the address host") },
    });
  expect(why("EMFILE")).toMatchObject({ problem: { message: "Couldn't listen on host, port 80: EMFILE." } });
});

test("an operator can set only public limits, to 1 or more", () => {
  expect(readLimits(["frame-bytes=8192"])).toMatchObject({ ok: false, problem: { code: "bad-option" } });
  expect(readLimits(["connections=500"])).toMatchObject({
    value: { connections: 500, "frame-bytes": 4_096 },
  });
  for (const text of ["connections", "connections=0", "connections=-1", "connections=1e3", "nothing=3"])
    expect(readLimits([text])).toMatchObject({ ok: false, problem: { code: "bad-option" } });
});
