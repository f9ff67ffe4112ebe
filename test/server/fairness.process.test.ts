/** One client cannot take the server from the others: each kind of load, by the work it causes and never by time. */

import { request } from "node:http";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { closeCodes } from "../../src/protocol/online/codes.ts";
import { type RunningServer, startServer } from "../support/server.ts";
import { enter, openMatch, seatTwo, type Visitor, visit } from "../support/visitor.ts";

/** A client on another address than the one that all the others here have. */
const elsewhere = "127.0.0.2";

/** A server that is sparing, so that its limits are reached by a few steps. */
let sparing: RunningServer;

beforeAll(async () => {
  sparing = await startServer({
    args: ["--limit", "visits-per-second=1", "visit-burst=30", "enter-seconds=2"],
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

test("a message of a few fragments is read, one of many ends its connection", async () => {
  const visitor = await visit(sparing.address, {}, "127.0.0.3");
  for (const part of ['{"type"', ":", '"ping"']) visitor.socket.send(part, { fin: false });
  visitor.socket.send("}");
  await visitor.hear("pong");
  for (let count = 0; count < 40; count++) visitor.socket.send("", { fin: false });
  expect((await visitor.closed).code).toBe(1008);
});

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
          if ("reason" in answer) expect(answer.reason).toMatch(/too many new connections.*wait 10 s/);
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

  test("a connection that enters no game is sent away, one in a game stays", async () => {
    const { id } = await openMatch(sparing.address, { game: "tower-switch" });
    const player = await enter(sparing.address, id);
    await player.hear("match");
    const idle = await visit(sparing.address);
    expect(await idle.closed).toMatchObject({ code: closeCodes.silent, reason: /entered no game/ });
    player.say({ type: "ping" });
    await player.hear("pong");
  });

  test("a client that goes on sending behind the end of its connection is cut off", async () => {
    const visitor = await visit(sparing.address, {}, elsewhere);
    let isOpen = true;
    void visitor.closed.then(() => {
      isOpen = false;
    });
    // The frames that the server has not read when it closes the connection: none of them is answered.
    for (let count = 0; count < 5_000 && isOpen; count++) visitor.socket.ping("x".repeat(100));
    const { code } = await visitor.closed;
    expect([closeCodes.tooFast, 1006]).toContain(code);
  });
});

describe("entering", () => {
  async function reenter(visitor: Visitor, match: string, times: number): Promise<void> {
    for (let count = 0; count < times; count++) {
      visitor.say({ type: "enter", protocol: 1, match });
      visitor.say({ type: "ping" });
      await visitor.hear("pong");
    }
  }

  test("again and again sends the game only so often, and the client keeps its connection", async () => {
    const server = await startServer({ args: ["--limit", "visits-per-second=1", "visit-burst=5"] });
    const { id } = await openMatch(server.address, { game: "tower-switch" });
    const visitor = await enter(server.address, id);
    await visitor.hear("match");
    await reenter(visitor, id, 20);
    const types = visitor.heard.map((message) => (message.type === "refused" ? message.code : message.type));
    expect(types.filter((type) => type === "match").length).toBeLessThan(20);
    expect(types).toContain("too-many");
    const other = await visit(server.address, {}, elsewhere);
    other.say({ type: "enter", protocol: 1, match: id });
    await other.hear("match");
    let late = await enter(server.address, id);
    while (await late.hear("match").catch(() => undefined)) late = await enter(server.address, id);
    expect(await late.closed).toMatchObject({
      code: closeCodes.tooManyConnections,
      reason: /too many games.*wait 10 s/,
    });
    await server.stop();
  });

  test("a second time with a token takes the seat, and a wrong one is told", async () => {
    const { id, tokens } = await seatTwo(sparing.address, { game: "tower-switch" });
    const visitor = await enter(sparing.address, id);
    expect(await visitor.hear("match")).toMatchObject({ seat: null });
    visitor.say({ type: "enter", protocol: 1, match: id, token: tokens[0] });
    expect(await visitor.hear("match")).toMatchObject({ seat: 1 });
    visitor.say({ type: "enter", protocol: 1, match: id });
    expect(await visitor.hear("match")).toMatchObject({ seat: 1 });
    visitor.say({ type: "move", id: "m", ply: 0, move: "1" });
    expect((await visitor.hear("event")).reply).toBe("m");
    visitor.say({ type: "enter", protocol: 1, match: id, token: "f".repeat(32) });
    expect((await visitor.closed).code).toBe(closeCodes.badToken);
  });
});

describe("long games", () => {
  test("are read once, however often somebody comes back", async () => {
    const server = await startServer();
    const { id, players } = await seatTwo(server.address, { game: "switch-battle" });
    for (let ply = 0; ply < 40; ply++) {
      const [mover, other] = ply % 2 === 0 ? players : ([players[1], players[0]] as const);
      mover.say({ type: "move", id: `m${ply}`, ply, move: "4" });
      await other.hear("event", ({ event }) => event.type === "moved" && event.ply === ply);
    }
    for (const player of players) await player.leave();
    const read = await metric(server, "switchyard_replayed_events_total");
    for (let count = 0; count < 20; count++) {
      const visitor = await enter(server.address, id);
      expect((await visitor.hear("match")).match.record.moves).toHaveLength(40);
      await visitor.leave();
    }
    expect(await metric(server, "switchyard_replayed_events_total")).toBe(read);
    expect(await metric(server, "switchyard_rooms")).toBeLessThanOrEqual(1);
    await server.stop();
  });
});

describe("a crowd", () => {
  test("is counted roughly, and told of at most once a second", async () => {
    const server = await startServer();
    const { id, players } = await seatTwo(server.address, { game: "tower-switch" });
    const crowd = await Promise.all(Array.from({ length: 64 }, () => enter(server.address, id)));
    await players[0].hear("presence", ({ presence }) => presence.watchers === 60);
    for (const visitor of crowd) visitor.socket.terminate();
    await players[0].hear("presence", ({ presence }) => presence.watchers === 0);
    const told = players[0].heard.flatMap((message) => (message.type === "presence" ? [message.now] : []));
    expect(told.length).toBeLessThan(64);
    // By the server's own clock.
    for (const [index, now] of told.slice(1).entries()) expect(now - (told[index] ?? 0)).toBeGreaterThan(900);
    await server.stop();
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

  test("is not asked where people play and nothing is dealt", async () => {
    const jobs = async () => (await metricsText(sparing)).match(/switchyard_solver_jobs_total\{.*/g) ?? [];
    const before = await jobs();
    await openMatch(sparing.address, { game: "tower-switch" });
    const { id, players } = await seatTwo(sparing.address, { game: "tower-switch", bestOf: 3 });
    players[0].say({ type: "resign", id: "r" });
    players[0].say({ type: "offer", id: "n", what: "rematch" });
    await players[1].hear("event", ({ event }) => event.type === "continued");
    expect(await jobs()).toEqual(before);
    await openMatch(sparing.address, { game: "switch-battle", options: { start: "fair" } });
    expect(await jobs()).not.toEqual(before);
    expect(id).not.toBe("");
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

test("of many requests in one packet the first few are answered at most, lest others wait for all", async () => {
  const answers = await begin(sparing, "GET /health HTTP/1.1\r\nHost: x\r\n\r\n".repeat(1_000));
  expect(answers.match(/^HTTP\/1\.1 200/gm)?.length ?? 0).toBeLessThanOrEqual(16);
  expect((await fetch(`${sparing.address}health`)).status).toBe(200);
});

test("an address that asks without end is refused, then cut off but for its games; others are served", async () => {
  const server = await startServer({ args: ["--limit", "requests-per-second=1", "request-burst=300"] });
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
    const server = await startServer({ args: ["--limit", "header-seconds=1", "request-seconds=3"] });
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

  test("of one address take no more than its sockets", async () => {
    const server = await startServer({ args: ["--limit", "sockets-per-client=10", "header-seconds=600"] });
    // Whichever comes eleventh is refused at once; the others are waited for.
    const held = Array.from({ length: 13 }, () => begin(server, "GET / HTTP/1.1\r\n", elsewhere));
    expect(await Promise.race(held)).toMatch(/^HTTP\/1\.1 503/);
    expect((await fetch(`${server.address}health`)).status).toBe(200);
    await server.stop();
  });
});

test("connections and refusals are counted", async () => {
  expect(await metric(sparing, "switchyard_connects_total")).toBeGreaterThan(30);
  expect(await metric(sparing, 'switchyard_closed_total{of="tooManyConnections"}')).toBeGreaterThan(20);
});
