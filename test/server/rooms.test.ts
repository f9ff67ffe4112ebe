/** Each test checks one promise about rooms, computers or old games, with the whole service in simulated time. */

import { describe, expect, test } from "vitest";
import { calmStore } from "../simulation/store.ts";
import { Bottle, type HandSocket, move, refusals } from "./bottle.ts";

const day = 24 * 3_600_000;

test.each([
  ["was idle", false],
  ["was handling a command", true],
])("an empty room closes once everyone has left while it %s", async (_state, isBusy) => {
  const bottle = new Bottle();
  const { ann, ben } = await bottle.pair();
  expect(bottle.figure("switchyard_rooms")).toBe(1);
  if (isBusy) ann.say(move(0));
  for (const socket of [ann, ben]) socket.end();
  await bottle.pass(1_000);
  for (const name of ["rooms", "room_bytes", "connections"])
    expect(bottle.figure(`switchyard_${name}`)).toBe(0);
});

test("the server stores a heartbeat only while a client watches a running clock", async () => {
  const bottle = new Bottle();
  let beats = 0;
  bottle.store.beat = () => void beats++;
  const beatsIn = async (ms: number) => {
    const before = beats;
    await bottle.pass(ms);
    return beats - before;
  };
  const { ann, ben } = await bottle.pair({ clock: { initialMs: 60_000, incrementMs: 0 } });
  expect(await beatsIn(5_000)).toBe(0);
  ann.say(move(0));
  expect(await beatsIn(5_000)).toBe(5);
  ann.end();
  expect(await beatsIn(5_000)).toBe(5);
  ben.end();
  expect(await beatsIn(5_000)).toBe(0);
});

test("a client that disconnects while entering doesn't count as present", async () => {
  const bottle = new Bottle();
  const { id, token } = await bottle.open();
  const ann = bottle.connect();
  ann.say({ type: "enter", protocol: 1, match: id, token });
  ann.end();
  await bottle.pass(2_000);
  const watcher = await bottle.enter(id);
  await bottle.pass(2_000);
  expect(watcher.of("match")[0]?.presence.present).toEqual([false, false]);
  expect(watcher.of("presence").at(-1)?.presence.present ?? [false, false]).toEqual([false, false]);
  watcher.end();
  await bottle.pass(60_000);
  expect(bottle.figure("switchyard_room_bytes")).toBe(0);
});

test("a client that was refused while the store was away gets in later", async () => {
  const bottle = new Bottle();
  const { id, token } = await bottle.open();
  bottle.storage.weather = { ...calmStore, unreachable: 1 };
  expect((await bottle.enter(id, { token })).diary).toEqual(["refused", "closed 1012"]);
  bottle.storage.weather = calmStore;
  expect((await bottle.enter(id, { token })).of("match")).toHaveLength(1);
  const unknown = await bottle.enter("k3v9x0aq1m5t7w2e");
  expect(unknown.diary).toEqual(["closed 4005"]);
});

test("the server closes the connections of a game that was deleted in the store", async () => {
  const bottle = new Bottle({}, true);
  const { id, ann, ben } = await bottle.pair();
  bottle.storage.disk.matches.delete(id);
  await bottle.pass(5_000);
  for (const { diary } of [ann, ben]) expect(diary).toContain("closed 4005");
  expect((await bottle.enter(id)).diary).toEqual(["closed 4005"]);
});

test("a node finds events of another node even without a notification", async () => {
  const bottle = new Bottle({}, true);
  const { id, ann } = await bottle.pair();
  const kept = bottle.storage.disk.matches.get(id);
  const at = bottle.storage.clock + bottle.time.now;
  kept?.events.push(JSON.stringify({ type: "moved", version: 3, at, ply: 0, move: "1" }));
  await bottle.pass(5_000);
  expect(ann.of("event").at(-1)?.event).toMatchObject({ type: "moved", version: 3 });
});

test("the metrics count events, repeats, conflicts, refusals and durations", async () => {
  const bottle = new Bottle({}, true);
  const { id, ann, ben } = await bottle.pair();
  for (let count = 0; count < 2; count++) ann.say(move(0));
  await bottle.pass(100);
  const at = bottle.storage.clock + bottle.time.now;
  const foreign = { type: "offered", version: 4, at, what: "draw", seat: 2 };
  bottle.storage.disk.matches.get(id)?.events.push(JSON.stringify(foreign));
  await bottle.tell(ben, move(1));
  await bottle.tell(ben, move(1, "2", "late"));
  const figures = [
    'events_total{type="opened"}',
    'events_total{type="joined"}',
    'events_total{type="moved"}',
    "conflicts_total",
    'refusals_total{code="stale-ply"}',
    "command_seconds_count",
    "connects_total",
    "connections",
  ].map((name) => bottle.figure(`switchyard_${name}`));
  expect(figures).toEqual([1, 1, 2, 1, 1, 4, 2, 2]);
  expect(bottle.figure("switchyard_command_seconds_sum")).toBeGreaterThan(0);
});

test("each move raises the estimate of a room's memory", async () => {
  const bottle = new Bottle();
  const { ann } = await bottle.pair();
  const before = bottle.figure("switchyard_room_bytes");
  await bottle.tell(ann, move(0));
  expect(bottle.figure("switchyard_room_bytes")).toBeGreaterThan(before);
});

test("a fault in background work goes to the log", async () => {
  const bottle = new Bottle();
  bottle.store.size = () => Promise.reject(new Error("The disk is gone."));
  await bottle.pass(61_000);
  expect(bottle.log).toContain('fault {"reason":"The disk is gone."}');
});

test("a command that was stored isn't carried out again when the store's answer gets lost", async () => {
  const bottle = new Bottle();
  const { id, ann, ben } = await bottle.pair();
  bottle.storage.weather = { ...calmStore, lostAnswer: 1 };
  await bottle.tell(ann, move(0));
  expect(refusals(ann)).toEqual(["unavailable"]);
  bottle.storage.weather = calmStore;
  await bottle.tell(ann, move(0));
  expect(ann.of("accepted")).toMatchObject([{ id: "m0", version: 3 }]);
  expect(ben.of("event").at(-1)?.event).toMatchObject({ type: "moved", version: 3 });
  expect(bottle.storage.disk.matches.get(id)?.events).toHaveLength(3);
});

describe("a client", () => {
  test("at its limit of open games can open another only after finishing one", async () => {
    const bottle = new Bottle({ "open-games-per-client": 2 });
    const { ann } = await bottle.pair();
    await bottle.open({ vs: "random" });
    expect(await bottle.create()).toMatchObject({
      problem: {
        code: "too-many",
        message: "You have too many open games (2). Finish one before you open another.",
      },
    });
    await bottle.tell(ann, { type: "resign", id: "r" });
    expect((await bottle.create()).ok).toBe(true);
  });

  test("can't open more games than its limit, with those that it's opening right now", async () => {
    const bottle = new Bottle({ "open-games-per-client": 2 });
    expect(await bottle.create({}, 2)).toMatchObject({ problem: { code: "too-many" } });
    expect((await bottle.create({}, 1)).ok).toBe(true);
    expect(await bottle.create({}, 1)).toMatchObject({ problem: { code: "too-many" } });
  });

  test("pays as much for a rematch as for any new game", async () => {
    const bottle = new Bottle({ "new-games-per-minute": 1 });
    const { ann, ben } = await bottle.pair();
    bottle.service.clients.of("192.0.2.1").newGames.take();
    ann.say({ type: "resign", id: "r" });
    ann.say({ type: "offer", id: "o", what: "rematch" });
    await bottle.tell(ben, { type: "answer", id: "a", what: "rematch", accept: true }, 200);
    expect(refusals(ben)).toEqual(["too-many"]);
    await bottle.pass(61_000);
    await bottle.tell(ben, { type: "answer", id: "b", what: "rematch", accept: true }, 200);
    expect(ben.of("event").at(-1)?.event.type).toBe("continued");
  });

  test("that enters too often is refused for a while, but keeps its connection", async () => {
    const bottle = new Bottle({ "visit-burst": 3, "visits-per-second": 1 });
    const { id, ann } = await bottle.arrive();
    for (let count = 0; count < 4; count++) {
      await bottle.tell(ann, { type: "enter", protocol: 1, match: id }, 50);
    }
    expect(refusals(ann)).toEqual(["too-many", "too-many"]);
    expect(ann.readyState).toBe(1);
    await bottle.pass(5_000);
    const before = ann.of("match").length;
    await bottle.tell(ann, { type: "enter", protocol: 1, match: id });
    expect(ann.of("match")).toHaveLength(before + 1);
  });

  test("pays for several entries when a long game must be read from the store", async () => {
    const bottle = new Bottle();
    const { id, token, ann, ben } = await bottle.pair();
    await bottle.argue(ann, ben, 310);
    for (const socket of [ann, ben]) socket.end();
    await bottle.pass(120_000);
    const { entries } = bottle.service.clients.of("192.0.2.1");
    const left = () => Array.from({ length: 300 }, () => entries.take()).filter((taken) => taken).length;
    await bottle.enter(id, { token });
    // A burst of 200, minus this entry and two more for 622 events, plus one that has arrived in the meantime.
    expect(left()).toBe(198);
  });

  test("is refused once the server has reached its limit of connections", () => {
    const bottle = new Bottle({ connections: 3 });
    const sockets = [1, 2, 3, 4].map((house) => bottle.connect(`198.51.${house}.9`));
    expect(sockets.map(({ diary }) => diary)).toEqual([[], [], [], ["closed 4003"]]);
    sockets[1]?.end();
    expect(bottle.connect("198.51.5.9").diary).toEqual([]);
  });
});

describe("spectators", () => {
  test("in a crowd are counted, and announced at most once per second", async () => {
    const bottle = new Bottle({ "silent-seconds": 1_000 });
    const { id, ann } = await bottle.pair();
    const crowd: HandSocket[] = [];
    for (let count = 0; count < 64; count++) {
      crowd.push(await bottle.enter(id));
      await bottle.pass(100);
    }
    await bottle.pass(2_000);
    for (const watcher of crowd) watcher.end();
    await bottle.pass(2_000);
    const told = ann.of("presence");
    const watchers = told.map(({ presence }) => presence.watchers);
    expect(Math.max(...watchers)).toBe(64);
    expect(watchers.at(-1)).toBe(0);
    for (const [index, { now }] of told.slice(1).entries())
      expect(now - (told[index]?.now ?? 0)).toBeGreaterThanOrEqual(1_000);
  });
});

test("another node knows right away that a player has left", async () => {
  const one = new Bottle({}, true);
  const two = new Bottle({}, true, one);
  const { id, token, seat } = await one.open();
  await two.enter(id);
  const ann = await two.enter(id, { token });
  await two.pass(100);
  expect(one.storage.presence.read(id).present[seat - 1]).toBe(true);
  ann.end();
  await two.pass(100);
  expect(one.storage.presence.read(id).present[seat - 1]).toBe(false);
});

describe("the solver", () => {
  test("isn't asked when two people play from a fixed start", async () => {
    const bottle = new Bottle();
    const { ann, ben } = await bottle.pair({ bestOf: 3 });
    ann.say({ type: "resign", id: "r" });
    await bottle.tell(ann, { type: "offer", id: "n", what: "rematch" }, 300);
    expect(ben.of("event").at(-1)?.event.type).toBe("continued");
    expect(bottle.asked).toEqual([]);
    await bottle.open({ game: "switch-battle", options: { switches: 4, start: "fair" } });
    expect(bottle.asked).toEqual(["open"]);
  });

  test("can be asked to deal a rematch again after it failed", async () => {
    const bottle = new Bottle();
    const { ann, ben } = await bottle.pair({
      game: "switch-battle",
      options: { switches: 4, start: "fair" },
    });
    ann.say({ type: "resign", id: "r" });
    ann.say({ type: "offer", id: "o", what: "rematch" });
    bottle.hasSolver = false;
    await bottle.tell(ben, { type: "answer", id: "a", what: "rematch", accept: true }, 300);
    expect(refusals(ben)).toEqual(["cannot-read"]);
    bottle.hasSolver = true;
    await bottle.tell(ben, { type: "answer", id: "a", what: "rematch", accept: true }, 300);
    expect(ben.of("event").at(-1)?.event.type).toBe("continued");
  });
});

describe("a computer", () => {
  test("moves even if the solver failed at first", async () => {
    const bottle = new Bottle();
    const { ann } = await bottle.arrive({ vs: "random" });
    bottle.hasSolver = false;
    await bottle.tell(ann, move(0), 2_500);
    expect(bottle.asked).toEqual(["choose", "choose", "choose"]);
    bottle.hasSolver = true;
    await bottle.pass(1_500);
    expect(ann.of("event").at(-1)?.event).toMatchObject({ type: "moved", ply: 1 });
  });

  test("moves first as soon as a player enters", async () => {
    const bottle = new Bottle();
    const { id, token } = await bottle.open({ vs: "random", first: 2 });
    expect(bottle.asked).toEqual([]);
    const ann = await bottle.enter(id, { token });
    await bottle.pass(500);
    expect(ann.of("event").at(-1)?.event).toMatchObject({ type: "moved", ply: 0 });
  });

  test("offers a draw together with its move, and the player may accept", async () => {
    const bottle = new Bottle();
    const { ann } = await bottle.arrive({ vs: "random" });
    bottle.offersDraw = true;
    await bottle.tell(ann, move(0), 500);
    const events = ann.of("event").map(({ event }) => event);
    expect(events.slice(1)).toMatchObject([
      { type: "moved", ply: 1, version: 3 },
      { type: "offered", what: "draw", seat: 2, version: 4 },
    ]);
    await bottle.tell(ann, { type: "answer", id: "a", what: "draw", accept: true });
    expect(ann.of("event").at(-1)?.event).toMatchObject({ type: "ended", winner: null, reason: "agreed" });
  });

  test("considers every draw that the player offers", async () => {
    const bottle = new Bottle();
    const { ann } = await bottle.arrive({ vs: "random", options: { blocks: 15 }, seed: 8 });
    const ask = async (name: string) => {
      await bottle.tell(ann, { type: "offer", id: name, what: "draw" }, 500);
      return bottle.asked.filter((kind) => kind === "answer-draw").length;
    };
    expect([await ask("d1"), await ask("d2")]).toEqual([1, 2]);
    await bottle.tell(ann, move(0), 500);
    expect(await ask("d3")).toBe(3);
    expect(ann.of("event").filter(({ event }) => event.type === "declined")).toHaveLength(3);
  });
});

test("a game whose time ran out in an empty room ends when a player returns", async () => {
  const bottle = new Bottle();
  const { id, token, ann, ben } = await bottle.pair({ clock: { initialMs: 10_000, incrementMs: 0 } });
  await bottle.tell(ann, move(0), 1_000);
  for (const socket of [ann, ben]) socket.end();
  await bottle.pass(20_000);
  const stored = () => bottle.storage.disk.matches.get(id)?.events.length;
  expect(stored()).toBe(3);
  const back = await bottle.enter(id, { token });
  await bottle.pass(100);
  expect(back.of("event").at(-1)?.event).toMatchObject({ type: "ended", winner: 1, reason: "timeout" });
});

test("old games are deleted once the time limit of their phase has passed", async () => {
  const bottle = new Bottle({ "sweep-seconds": 60 });
  const { disk, clock } = bottle.storage;
  const { id } = await bottle.open();
  const first = disk.matches.get(id);
  if (first === undefined) throw new Error("The match was not stored.");
  const put = (phase: string, days: number) =>
    disk.matches.set(`${phase} ${days}`, { ...first, phase, at: clock - days * day });
  for (const phase of ["waiting", "playing", "over"]) for (const days of [1, 3, 61, 366]) put(phase, days);
  await bottle.pass(200_000);
  expect([...disk.matches.keys()].filter((name) => name !== id)).toEqual([
    "waiting 1",
    "playing 1",
    "playing 3",
    "over 1",
    "over 3",
    "over 61",
  ]);
  expect(bottle.log.filter((line) => line.startsWith("expired"))).toEqual(['expired {"deleted":6}']);
});

test("a game of the maximum length takes no more moves, but can still be ended", async () => {
  const bottle = new Bottle({ "events-per-game": 6 });
  const { ann, ben } = await bottle.pair({ game: "switch-battle" });
  for (let ply = 0; ply < 4; ply++) {
    (ply % 2 === 0 ? ann : ben).say(move(ply, "4"));
    await bottle.pass(50);
  }
  ann.say(move(4, "4"));
  ann.say({ type: "offer", id: "t", what: "takeback" });
  ann.say({ type: "offer", id: "d", what: "draw" });
  await bottle.tell(ben, { type: "answer", id: "n", what: "draw", accept: false });
  expect([refusals(ann), refusals(ben)]).toEqual([["too-large", "too-large"], ["too-large"]]);
  await bottle.tell(ann, { type: "resign", id: "r" });
  expect(ben.of("event").map(({ event }) => event.type)).toEqual([
    "joined",
    ...Array(4).fill("moved"),
    "offered",
    "ended",
  ]);
});

test("the server forgets a client that has no connection and sends no requests", async () => {
  const bottle = new Bottle();
  const client = bottle.service.clients.of("198.51.100.7");
  await bottle.pass(60_000);
  expect(bottle.service.clients.of("198.51.100.7")).not.toBe(client);
});

test("a stopping service waits five seconds at most for its store, and stops all timers", async () => {
  let isOpen = true;
  const bottle = new Bottle();
  bottle.store.close = async () => {
    isOpen = false;
  };
  const { ann } = await bottle.pair({ clock: { initialMs: 60_000, incrementMs: 0 } });
  await bottle.tell(ann, move(0));
  bottle.store.append = () => new Promise(() => {});
  ann.say({ type: "resign", id: "r" });
  const closing = bottle.service.close();
  await bottle.pass(4_900);
  expect(ann.diary).not.toContain("closed 1012");
  await bottle.pass(200);
  expect(ann.diary).toContain("closed 1012");
  await bottle.pass(100);
  await closing;
  expect(isOpen).toBe(false);
  const { pings } = ann;
  let later = 0;
  for (const name of ["beat", "size", "expire"] as const) bottle.store[name] = () => later++ as never;
  await bottle.pass(4_000_000);
  expect([ann.pings, later]).toEqual([pings, 0]);
});
