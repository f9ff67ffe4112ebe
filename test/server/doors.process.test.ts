/** Closed doors: junk, floods, forged seats, strange origins and everything else that a stranger may try. */

import { readdirSync, readFileSync } from "node:fs";
import { request } from "node:http";
import { connect } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { randomFrom } from "../../src/core/random.ts";
import { closeCodes } from "../../src/protocol/online/codes.ts";
import { createdSchema } from "../../src/protocol/online/messages.ts";
import { type RunningServer, startServer } from "../support/server.ts";
import { enter, openMatch, seatTwo, visit } from "../support/visitor.ts";

let server: RunningServer;
let log = "";

beforeAll(async () => {
  server = await startServer({
    limits: {
      "connections-per-client": 40,
      "message-burst": 100,
      "new-games-per-minute": 60,
      "open-games-per-client": 50,
      "unread-bytes": 65_536,
    },
  });
  server.child.stderr.on("data", (text: Buffer) => {
    log += text.toString();
  });
});

afterAll(async () => {
  await server.stop();
  for (const token of tokens) expect(log).not.toContain(token);
  expect(log).not.toMatch(/127\.0\.0\.1(?!:\d+\/)/);
});

/** Every token that this suite has seen. */
const tokens: string[] = [];

async function twoAtTower() {
  const pairing = await seatTwo(server.address, { game: "tower-switch" });
  tokens.push(...pairing.tokens);
  return pairing;
}

async function post(body: string, headers: Record<string, string> = {}) {
  const answer = await fetch(`${server.address}online/matches`, { method: "POST", body, headers });
  return { status: answer.status, json: await answer.json() };
}

async function metricsOf({ address }: RunningServer): Promise<string> {
  return (await fetch(`${address}metrics`)).text();
}

async function stillServes(): Promise<void> {
  expect((await fetch(`${server.address}health`)).status).toBe(200);
}

describe("messages", () => {
  test("junk is refused with a sentence, and too much of it ends the connection", async () => {
    const visitor = await visit(server.address);
    const junk = [
      "",
      "{",
      "null",
      "[]",
      '{"type":"enter"}',
      '{"type":"constructor"}',
      '{"__proto__":{"type":"ping"}}',
    ];
    for (const text of junk) {
      visitor.sayRaw(text);
      expect(await visitor.hear("refused")).toMatchObject({ id: null, code: "bad-request", version: null });
    }
    for (let count = 0; count < 10; count++) visitor.sayRaw("{");
    expect((await visitor.closed).code).toBe(closeCodes.badMessages);
    await stillServes();
  });

  test("seeded noise never brings the server down", async () => {
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
    await stillServes();
  });

  test("a frame that is too large ends the connection with the reason", async () => {
    const visitor = await visit(server.address);
    visitor.socket.on("error", () => {});
    visitor.sayRaw("x".repeat(5_000));
    expect((await visitor.closed).code).toBe(closeCodes.tooLarge);
    expect(await metricsOf(server)).toContain('switchyard_closed_total{reason="tooLarge"} 1');
    await stillServes();
  });

  test("a flood ends the connection with the reason", async () => {
    const visitor = await visit(server.address);
    for (let count = 0; count < 300; count++) visitor.say({ type: "ping" });
    const { code, reason } = await visitor.closed;
    expect(code).toBe(closeCodes.tooFast);
    expect(reason).toContain("slow down");
  });

  test("so does a flood of the frames that WebSockets answer by themselves", async () => {
    for (const flood of ["ping", "pong"] as const) {
      const visitor = await visit(server.address);
      visitor.socket.on("error", () => {});
      for (let count = 0; count < 300; count++) visitor.socket[flood]("x".repeat(120));
      expect((await visitor.closed).code).toBe(closeCodes.tooFast);
    }
  });

  test("a ping frame is answered", async () => {
    const visitor = await visit(server.address);
    const pong = new Promise((done) => visitor.socket.on("pong", (data) => done(data.toString())));
    visitor.socket.ping("here");
    expect(await pong).toBe("here");
    await visitor.leave();
  });

  test("upgrades that are turned away leave no open descriptor behind", async () => {
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
    const answers = await Promise.all(refused);
    for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 404.*X-Content-Type-Options: nosniff/s);
    while (open() > before) await new Promise((done) => setTimeout(done, 50));
  });

  test("raw bytes that are no WebSocket at all do no harm", async () => {
    const { port } = new URL(server.address);
    for (const text of [
      "\x00\xff\x00",
      "GET /online/socket HTTP/1.1\r\nUpgrade: websocket\r\n\r\n",
      "GET ".repeat(9000),
    ]) {
      const socket = connect(Number(port), "127.0.0.1");
      socket.on("error", () => {});
      socket.end(text);
      await new Promise((done) => socket.on("close", done).resume());
    }
    await stillServes();
  });
});

describe("seats", () => {
  test("a forged token opens no seat, nor does the hash that is stored, nor the other match's token", async () => {
    const { id } = await twoAtTower();
    const other = await openMatch(server.address, { game: "tower-switch" });
    tokens.push(other.token);
    for (const token of ["A".repeat(32), other.token, "0".repeat(64)]) {
      const visitor = await enter(server.address, id, token);
      expect((await visitor.closed).code).toBe(closeCodes.badToken);
    }
  });

  test("a match that does not exist is told from one that does, without a look at any file", async () => {
    const visitor = await enter(server.address, "0000000000000000");
    expect(await visitor.closed).toMatchObject({ code: closeCodes.unknownMatch });
    const traversal = await visit(server.address);
    traversal.sayRaw('{"type":"enter","protocol":1,"match":"../../etc/passwd"}');
    expect(await traversal.hear("refused")).toMatchObject({ code: "bad-request" });
  });

  test("a newer protocol is refused for good", async () => {
    const visitor = await visit(server.address);
    visitor.say({ type: "enter", protocol: 2, match: "0000000000000000" });
    expect((await visitor.closed).code).toBe(closeCodes.newerProtocol);
  });

  test("nothing can be done before entering, and one connection stays with one match", async () => {
    const { id } = await twoAtTower();
    const other = await openMatch(server.address, { game: "tower-switch" });
    tokens.push(other.token);
    const visitor = await visit(server.address);
    visitor.say({ type: "move", id: "1", ply: 0, move: "1" });
    expect(await visitor.hear("refused")).toMatchObject({ code: "not-entered" });
    visitor.say({ type: "enter", protocol: 1, match: id });
    await visitor.hear("match");
    visitor.say({ type: "enter", protocol: 1, match: other.id, token: other.token });
    expect(await visitor.hear("refused")).toMatchObject({ code: "bad-request" });
  });

  test("a player cannot use up the names of the opponent's commands", async () => {
    const { players } = await twoAtTower();
    const [ann, ben] = players;
    ben.say({ type: "offer", id: "next", what: "draw" });
    await ann.hear("event", ({ event }) => event.type === "offered");
    ann.say({ type: "move", id: "next", ply: 0, move: "1" });
    expect((await ann.hear("event", ({ event }) => event.type === "moved")).reply).toBe("next");
  });

  test("tokens are in no message to others, in no link to watch by, and only as hashes on the disk", async () => {
    const { players, tokens: own } = await twoAtTower();
    const heard = JSON.stringify(players.map((player) => player.heard));
    const created = await openMatch(server.address, { game: "tower-switch" });
    tokens.push(created.token);
    expect(created.links.share).not.toContain(created.token);
    const folder = join(server.data, "online");
    const disk = readdirSync(folder).map((name) => readFileSync(join(folder, name), "latin1"));
    for (const token of [...own, created.token]) {
      expect(heard).not.toContain(token);
      for (const text of disk) expect(text).not.toContain(token);
    }
    expect(Buffer.from(created.token, "base64url").length * 8).toBeGreaterThanOrEqual(128);
  });
});

describe("names", () => {
  test("control codes and marks are stripped, and long names cut, for everyone", async () => {
    const created = await openMatch(server.address, {
      game: "tower-switch",
      name: `\u001b[31mEve\u202e${"x".repeat(200)}`,
    });
    tokens.push(created.token);
    const visitor = await enter(server.address, created.id);
    const { match } = await visitor.hear("match");
    const name = match.record.players[0]?.name ?? "";
    expect(name).toMatch(/^\[31mEvex+$/);
    expect(name.length).toBeLessThanOrEqual(40);
  });
});

describe("names of others", () => {
  async function namesOf(first: string, second: string): Promise<readonly string[]> {
    const { id, token } = await openMatch(server.address, { game: "tower-switch", seat: 1, name: first });
    const guest = await enter(server.address, id);
    await guest.hear("match");
    guest.say({ type: "join", id: "j", name: second, token: "g".repeat(32) });
    await guest.hear("seated");
    tokens.push(token);
    const visitor = await enter(server.address, id);
    return (await visitor.hear("match")).match.record.players.map(({ name }) => name);
  }

  test("a name that shows nothing is none", async () => {
    expect(await namesOf("\u3164\u115f\u2800", "\uffa0 \u00a0\ufe0f")).toEqual(["Player 1", "Player 2"]);
  });

  test("a person cannot pass for a computer or for the opponent", async () => {
    expect(await namesOf("Computer (hard)", "cOMPUTER")).toEqual([
      "Computer (hard) (person)",
      "cOMPUTER (person)",
    ]);
    expect(await namesOf("Ann", " ann\u00ad ")).toEqual(["Ann", "ann (2)"]);
    expect(await namesOf("Player 2", "")).toEqual(["Player 2", "Player 2 (2)"]);
    expect(await namesOf("", "Ｐlayer 1")).toEqual(["Player 1", "Ｐlayer 1 (2)"]);
    expect(await namesOf("Computer Club", "Anna")).toEqual(["Computer Club", "Anna"]);
  });
});

describe("origins", () => {
  test("a page from elsewhere is kept out of sockets and of opening games; programs and our own page are let in", async () => {
    const { host } = new URL(server.address);
    for (const origin of ["http://evil.example", "null", `https://${host}`, "http://127.0.0.1.evil.example"])
      await expect(visit(server.address, { origin })).rejects.toThrow("403");
    expect((await post('{"game":"tower-switch"}', { origin: "http://evil.example" })).status).toBe(403);
    for (const origin of ["http://localhost:1", "http://localhost", "http://127.0.0.1:1"])
      await expect(visit(server.address, { origin })).rejects.toThrow("403");
    await (await visit(server.address, { origin: `http://${host}` })).leave();
  });

  test("a made-up host name does not get into links", async () => {
    const link = await new Promise<string>((done) => {
      const url = new URL(`${server.address}online/matches`);
      const asked = request(url, { method: "POST", headers: { host: "evil.example" } }, (answer) => {
        let text = "";
        answer.setEncoding("utf8").on("data", (part: string) => {
          text += part;
        });
        answer.on("end", () => done(createdSchema.parse(JSON.parse(text)).links.share));
      });
      asked.end('{"game":"tower-switch"}');
    });
    expect(link.startsWith(`${server.address}#/online/`)).toBe(true);
  });

  test("behind a public address, that one counts, and links are made from it", async () => {
    const proxied = await startServer({
      args: ["--public-url", "https://games.example.org/yard", "--proxies", "1"],
    });
    const { address } = proxied;
    await expect(visit(address, { origin: "http://localhost" })).rejects.toThrow("403");
    await (await visit(address, { origin: "https://games.example.org" })).leave();
    const created = await openMatch(address, { game: "tower-switch" });
    expect(created.links.share).toBe(`https://games.example.org/yard/#/online/${created.id}`);
    await proxied.stop();
  });

  test("behind a proxy a client is whom the proxy has seen, and cannot name itself", async () => {
    const proxied = await startServer({ args: ["--proxies", "1", "--limit", "new-games-per-minute=1"] });
    const openAs = async (forwarded: string) => {
      const answer = await fetch(`${proxied.address}online/matches`, {
        method: "POST",
        body: '{"game":"tower-switch"}',
        headers: { "x-forwarded-for": forwarded },
      });
      return answer.status;
    };
    expect(await openAs("203.0.113.1")).toBe(201);
    expect(await openAs("203.0.113.2")).toBe(201);
    expect(await openAs("198.51.100.7, 203.0.113.2")).toBe(429);
    expect(await openAs("2001:db8::1")).toBe(201);
    expect(await openAs("2001:db8:0:0:9::9")).toBe(429);
    await proxied.stop();
  });
});

describe("limits", () => {
  test("an address may have only so many open games, even if it asks for them all at once", async () => {
    const small = await startServer({ args: ["--limit", "open-games-per-client=2"] });
    const opened = await Promise.all(
      Array.from({ length: 8 }, () =>
        fetch(`${small.address}online/matches`, { method: "POST", body: '{"game":"tower-switch"}' }),
      ),
    );
    expect(opened.filter(({ status }) => status === 201)).toHaveLength(2);
    const answer = await fetch(`${small.address}online/matches`, {
      method: "POST",
      body: '{"game":"tower-switch"}',
    });
    expect(answer.status).toBe(429);
    expect(await answer.json()).toMatchObject({ error: { code: "too-many" } });
    await small.stop();
  });

  test("a wrong limit is refused before anything starts", async () => {
    await expect(startServer({ args: ["--limit", "connections=0"] })).rejects.toThrow();
  });

  test("a reader who never reads is dropped, and hears what was missed on coming back", async () => {
    const eager = await startServer({
      limits: {
        "unread-bytes": 20_000,
        "messages-per-second": 1_000_000,
        "message-burst": 1_000_000,
        "visits-per-second": 1_000_000,
        "visit-burst": 1_000_000,
      },
    });
    const { players, id } = await seatTwo(eager.address, { game: "tower-switch" });
    const slow = await enter(eager.address, id);
    await slow.hear("match");
    slow.socket.pause();
    while (!(await metricsOf(eager)).includes('closed_total{reason="tooSlow"} 1'))
      for (let count = 0; count < 2_000; count++) slow.say({ type: "enter", protocol: 1, match: id });
    players[0].say({ type: "move", id: "m", ply: 0, move: "1" });
    await players[1].hear("event", ({ event }) => event.type === "moved");
    const back = await enter(eager.address, id, undefined, 2);
    expect((await back.hear("missed")).events).toHaveLength(1);
    slow.socket.terminate();
    await eager.stop();
  });
});

/** The status of the answer to a request as it is written. */
function statusOf(text: string): Promise<string> {
  const { port } = new URL(server.address);
  return new Promise((done) => {
    const socket = connect(Number(port), "127.0.0.1", () => socket.end(text));
    let answer = "";
    socket.on("data", (data) => {
      answer += data.toString();
    });
    socket.on("close", () => done(answer.split(" ")[1] ?? ""));
  });
}

test("a request that names two hosts is refused", async () => {
  const end = "Connection: close\r\n\r\n";
  expect(await statusOf(`GET /health HTTP/1.1\r\nHost: x\r\n${end}`)).toBe("200");
  expect(await statusOf(`GET /health HTTP/1.1\r\nHost: x\r\nhost: y\r\n${end}`)).toBe("400");
});

test("nothing of the file system is reachable, by any spelling", async () => {
  for (const path of [
    "/../package.json",
    "/%2e%2e/package.json",
    "//etc/passwd",
    "/online/../../x",
    "/online.sqlite",
    "/online/online.sqlite",
  ]) {
    expect(await statusOf(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)).toBe("404");
  }
});

test("health, readiness and metrics answer, with security headers", async () => {
  expect(await (await fetch(`${server.address}health`)).text()).toBe("ok\n");
  expect(await (await fetch(`${server.address}ready`)).text()).toBe("ready\n");
  expect((await fetch(`${server.address}health`, { method: "DELETE" })).status).toBe(405);
  const answer = await fetch(`${server.address}metrics`);
  expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  const text = await answer.text();
  expect(text).toMatch(/^switchyard_closed_total\{reason="tooFast"\} 3$/m);
  expect(text).toMatch(/^switchyard_http_answers_total\{code="200"\} [1-9]/m);
  expect(text).toMatch(/^switchyard_build_info\{version="[\d.]+"\} 1$/m);
  for (const line of text.trim().split("\n"))
    expect(line).toMatch(/^(# (HELP|TYPE) [a-z_]+ .+|[a-z_]+(\{[a-z]+="[\w.+-]+"\})? \d+(\.\d+)?(e-\d+)?)$/);
});
