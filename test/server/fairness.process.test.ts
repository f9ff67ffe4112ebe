/** One client cannot take the server from the others: each kind of load, by the work it causes and never by time. */

import { request } from "node:http";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { closeCodes } from "../../src/protocol/online/codes.ts";
import { type RunningServer, startServer } from "../support/server.ts";
import { enter, openMatch, type Visitor, visit } from "../support/visitor.ts";

/** A client on another address than the one that all the others here have. */
const elsewhere = "127.0.0.2";

/** A server that is sparing, so that its limits are reached by a few steps. */
let sparing: RunningServer;

beforeAll(async () => {
  sparing = await startServer({
    limits: { "visits-per-second": 1, "visit-burst": 30, "enter-seconds": 2 },
  });
});

afterAll(() => sparing.stop());

async function metricsText(server: RunningServer): Promise<string> {
  return (await fetch(`${server.address}metrics`)).text();
}

/** A request that comes from another address. */
function fetchFrom(localAddress: string, url: string, body: string): Promise<{ readonly status: number }> {
  return new Promise((done, reject) => {
    const asked = request(url, { method: "POST", localAddress }, (answer) => {
      answer.resume();
      answer.on("end", () => done({ status: answer.statusCode ?? 0 }));
    });
    asked.on("error", reject);
    asked.end(body);
  });
}

async function metric(server: RunningServer, name: string): Promise<number> {
  const text = await metricsText(server);
  const line = text.split("\n").find((one) => one.startsWith(`${name} `));
  return Number(line?.split(" ")[1] ?? 0);
}

describe("connecting", () => {
  test("an address that connects without end is refused with a reason, then without; others get in", async () => {
    const ends: (number | string)[] = [];
    for (let count = 0; count < 160; count++)
      await visit(sparing.address, {}, "127.0.0.4").then(
        async (visitor) => {
          visitor.say({ type: "ping" });
          const answer = await Promise.race([
            visitor.hear("pong").catch(() => visitor.closed),
            visitor.closed,
          ]);
          if ("reason" in answer) expect(answer.reason).toMatch(/Too many new connections.*wait 10 s/);
          ends.push("code" in answer ? answer.code : "in");
          await visitor.leave();
        },
        (error: Error) => ends.push(error.message),
      );
    expect(ends.slice(0, 30)).toEqual(Array(30).fill("in"));
    expect(ends).toContain(closeCodes.tooManyConnections);
    expect(ends).toContain("Unexpected server response: 429");
    expect(ends.indexOf(closeCodes.tooManyConnections)).toBeLessThan(
      ends.indexOf("Unexpected server response: 429"),
    );
    const other = await visit(sparing.address, {}, elsewhere);
    other.say({ type: "ping" });
    await other.hear("pong");
    await other.leave();
  });
});

describe("the solver", () => {
  const hard = { game: "factor-frenzy", options: { max: 100 }, vs: "hard", seat: 1 } as const;

  /** Games at which the computer has to think, all at once; gives how many of them have been answered. */
  async function keepThinking(server: RunningServer, count: number): Promise<() => number> {
    const games = await Promise.all(Array.from({ length: count }, () => openMatch(server.address, hard)));
    const players = await Promise.all(games.map(({ id, token }) => enter(server.address, id, token)));
    for (const player of players) await player.hear("match");
    for (const player of players) player.say({ type: "move", id: "m", ply: 0, move: "97" });
    for (const player of players) await player.hear("event");
    const answered = ({ heard }: Visitor) =>
      heard.some(
        (message) => message.type === "event" && message.event.type === "moved" && message.event.ply === 1,
      );
    return () => players.filter(answered).length;
  }

  test("opens the games of others before it goes on with one client's thoughts", async () => {
    const server = await startServer();
    const answered = await keepThinking(server, 20);
    const before = answered();
    const dealt = { game: "switch-battle", options: { switches: 9, start: "fair" } };
    const { status } = await fetchFrom(elsewhere, `${server.address}online/matches`, JSON.stringify(dealt));
    expect(status).toBe(201);
    expect(answered() - before).toBeLessThan(15);
    await server.stop();
  });
});

/** Resolves when the server has ended the connection, with what it said. */
function begin(server: RunningServer, text: string, localAddress = "127.0.0.1"): Promise<string> {
  return new Promise((done) => {
    let answer = "";
    const socket = connect({ port: Number(new URL(server.address).port), host: "127.0.0.1", localAddress });
    socket.on("error", () => {});
    socket.on("data", (part) => {
      answer += part.toString();
    });
    socket.on("close", () => done(answer));
    socket.write(text);
  });
}

test("an address that asks without end is refused, then cut off but for its games; others are served", async () => {
  const server = await startServer({ limits: { "requests-per-second": 1, "request-burst": 300 } });
  const { id } = await openMatch(server.address, { game: "tower-switch" });
  const player = await visit(server.address, {}, elsewhere);
  player.say({ type: "enter", protocol: 1, match: id });
  await player.hear("match");
  const held = begin(server, "GET / HTTP/1.1\r\n", elsewhere);
  const statuses = async (count: number): Promise<readonly string[]> => {
    const text = `${"GET /health HTTP/1.1\r\nHost: x\r\n\r\n".repeat(count - 1)}GET /health HTTP/1.0\r\n\r\n`;
    return (await begin(server, text, elsewhere)).match(/^HTTP\/1\.1 \d+/gm) ?? [];
  };
  expect(await statuses(2)).toEqual(["HTTP/1.1 200", "HTTP/1.1 200"]);
  while (!(await statuses(50)).includes("HTTP/1.1 429"));
  while ((await statuses(50)).length > 0);
  expect(await held).toBe("");
  player.say({ type: "ping" });
  await player.hear("pong");
  expect((await fetch(`${server.address}health`)).status).toBe(200);
  await server.stop();
});

describe("slow requests", () => {
  test("are cut off in their time: headers first, bodies later", async () => {
    const server = await startServer({ limits: { "header-seconds": 1, "request-seconds": 3 } });
    const ends: string[] = [];
    const body = begin(server, "POST /online/matches HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{");
    const headers = begin(server, "GET / HTTP/1.1\r\nHost:");
    await Promise.all([
      body.then((answer) => ends.push(`body ${answer.split(" ")[1]}`)),
      headers.then((answer) => ends.push(`headers ${answer.split(" ")[1]}`)),
    ]);
    expect(ends).toEqual(["headers 408", "body 408"]);
    await server.stop();
  });
});

test("connections and refusals are counted", async () => {
  expect(await metric(sparing, "switchyard_connects_total")).toBeGreaterThan(30);
  expect(await metric(sparing, 'switchyard_closed_total{reason="tooManyConnections"}')).toBeGreaterThan(20);
});
