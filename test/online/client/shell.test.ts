/** The sockets, timers and listeners around the client's state. */

import { beforeEach, describe, expect, test } from "vitest";
import { games } from "../../../src/games/index.ts";
import { OnlineClient } from "../../../src/online/client/client.ts";
import type { ClientHost, SocketLike } from "../../../src/online/client/host.ts";
import { createMatch } from "../../../src/online/client/new-game.ts";
import type { ClientMessage } from "../../../src/online/messages.ts";
import { toSnapshot } from "../../../src/online/online-match.ts";
import { matchId, openedView, withEvents } from "../../support/online-views.ts";

type Listener = (event: never) => void;

class HandSocket implements SocketLike {
  readonly sent: ClientMessage[] = [];
  isClosed = false;
  readonly #listeners: (readonly [string, Listener])[] = [];

  addEventListener(type: string, listener: Listener): void {
    this.#listeners.push([type, listener]);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.isClosed = true;
  }

  emit(type: string, event: object = {}): void {
    for (const [name, listener] of this.#listeners)
      if (name === type) (listener as (event: object) => void)(event);
  }

  say(message: object): void {
    this.emit("message", { data: JSON.stringify(message) });
  }
}

let now: number;
let sockets: HandSocket[];
let urls: string[];
let timers: Map<number, { readonly run: () => void; readonly at: number }>;
let client: OnlineClient;

const presence = { present: [true, true], claimableAt: [null, null], watchers: 0 };
const known = withEvents(openedView(), { type: "joined", seat: 2, name: "Ben" });
const match = toSnapshot(known.online);
const welcome = { type: "match", protocol: 1, seat: 1, presence, now: 0, match };

beforeEach(() => {
  now = 1_000;
  sockets = [];
  urls = [];
  timers = new Map();
  let count = 0;
  const host: ClientHost = {
    openSocket: (url) => {
      urls.push(url);
      const socket = new HandSocket();
      sockets.push(socket);
      return socket;
    },
    now: () => now,
    setTimer: (run, ms) => {
      timers.set(++count, { run, at: now + ms });
      return count;
    },
    clearTimer: (timer) => void timers.delete(Number(timer)),
    newToken: () => "n".repeat(24),
    newCommandId: () => `c${++count}`,
    random: () => 0,
  };
  client = new OnlineClient(host, { base: "http://x/", match: matchId, token: "t".repeat(24), games });
});

/** The socket that was opened last. */
function newest(): HandSocket {
  const socket = sockets.at(-1);
  if (socket === undefined) throw new Error("No socket was opened.");
  return socket;
}

function arrive(): void {
  newest().emit("open");
  newest().say(welcome);
}

function commands(): readonly ClientMessage[] {
  return newest().sent.filter(({ type }) => type !== "enter" && type !== "ping");
}

describe("the client", () => {
  test("sets one timer at a time", () => {
    arrive();
    client.act({ type: "move", move: "1" });
    expect(timers.size).toBe(1);
    expect(commands()).toEqual([{ type: "move", id: expect.any(String), ply: 0, move: "1" }]);
  });

  test("sends no move before it knows the game", () => {
    client.act({ type: "move", move: "1" });
    expect(client.view().pending).toEqual([]);
    arrive();
    expect(commands()).toEqual([]);
  });

  test("connects to the service's socket and enters its game with its token", () => {
    expect(urls).toEqual(["ws://x/online/socket"]);
    newest().emit("open");
    expect(newest().sent).toEqual([{ type: "enter", protocol: 1, match: matchId, token: "t".repeat(24) }]);
  });

  test("sends a repeated command only once", () => {
    arrive();
    for (const move of ["1", "2"]) client.act({ type: "move", move });
    client.act({ type: "offer", what: "draw" });
    client.act({ type: "offer", what: "draw" });
    client.act({ type: "offer", what: "takeback" });
    client.act({ type: "resign" });
    client.act({ type: "resign" });
    expect(commands().map((command) => ("what" in command ? command.what : command.type))).toEqual([
      "move",
      "draw",
      "takeback",
      "resign",
    ]);
  });

  test("closes a connection that it gives up and ignores its messages", () => {
    arrive();
    const old = newest();
    old.emit("message", { data: "{" });
    expect(old.isClosed).toBe(true);
    const [timer] = timers.values();
    now = timer?.at ?? 0;
    timer?.run();
    expect(sockets).toHaveLength(2);
    old.say({ type: "event", event: { type: "moved", version: 3, at: 9, ply: 0, move: "1" } });
    old.emit("close", { code: 4006, reason: "" });
    expect(client.view().connection.kind).toBe("connecting");
    arrive();
    expect(client.view()).toMatchObject({ connection: { kind: "open" }, online: { version: 2 } });
  });

  test("leaves no socket or timer behind when it's closed", () => {
    arrive();
    let told = 0;
    client.listen(() => told++);
    client.close();
    expect([told, newest().isClosed, timers.size]).toEqual([0, true, 0]);
    newest().say({ type: "pong", now: 5 });
    client.retry();
    expect([told, sockets.length, client.view().connection.kind]).toEqual([0, 1, "closed"]);
  });

  test("tells its listener about every change once, even if the listener acts in between", () => {
    arrive();
    const heard: string[][] = [];
    client.listen((view, happenings) => {
      heard.push(happenings.map(({ kind }) => kind));
      if (view.pending.length === 0 && view.online?.match.moves.length === 0)
        client.act({ type: "move", move: "1" });
    });
    newest().say({ type: "event", event: { type: "offered", version: 3, at: 9, what: "draw", seat: 2 } });
    expect(heard.flat().toSorted()).toEqual(["offered", "sent"]);
  });
});

describe("createMatch", () => {
  const request = { game: "tower-switch" };
  const created = { id: matchId, seat: 1, token: "t".repeat(24), notes: [], links: { own: "o", share: "s" } };

  function answering(status: number, body: string): typeof fetch {
    return async () => new Response(body, { status });
  }

  test("returns the game that the server opened", async () => {
    const opened = await createMatch(answering(201, JSON.stringify(created)), "http://x/", request);
    expect(opened).toEqual({ ok: true, value: created });
  });

  test("posts the request as JSON", async () => {
    const asked: unknown[] = [];
    const noting: typeof fetch = async (url, init) => {
      asked.push([url, init?.method, init?.headers, init?.body]);
      return new Response(JSON.stringify(created), { status: 201 });
    };
    await createMatch(noting, "http://x/", request);
    expect(asked).toEqual([
      ["http://x/online/matches", "POST", { "content-type": "application/json" }, '{"game":"tower-switch"}'],
    ]);
  });

  test("returns the server's code and reason when the server refuses", async () => {
    const body = JSON.stringify({ error: { code: "too-many", message: "Later." } });
    const refused = await createMatch(answering(429, body), "http://x/", request);
    expect(refused).toMatchObject({ problem: { code: "too-many", message: "Later." } });
  });

  test("fails if the answer is an error or comes from another kind of server", async () => {
    for (const [status, body] of [
      [500, JSON.stringify(created)],
      [200, "<html>"],
    ] as const) {
      const answer = await createMatch(answering(status, body), "http://x/", request);
      expect(answer).toMatchObject({
        problem: { code: "unavailable", message: expect.stringContaining("Switchyard") },
      });
    }
  });

  test("fails with 'could not reach' when it's canceled", async () => {
    let signal: AbortSignal | null | undefined;
    const waiting: typeof fetch = (_, init) =>
      new Promise((_done, fail) => {
        signal = init?.signal;
        signal?.addEventListener("abort", () => fail(new Error("called off")));
      });
    const cancel = new AbortController();
    const opening = createMatch(waiting, "http://x/", request, cancel.signal);
    cancel.abort();
    expect(signal?.aborted).toBe(true);
    expect(await opening).toMatchObject({ problem: { message: expect.stringContaining("Couldn't reach") } });
  });
});
