/** A room sends each peer the right messages in the right order. The tests use a real store, but no sockets. */

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Seat } from "../../../src/core/seat.ts";
import { games } from "../../../src/games/index.ts";
import type { Command, ServerMessage } from "../../../src/online/messages.ts";
import type { ServerContext } from "../../../src/server/context.ts";
import { nodeHost } from "../../../src/server/context.ts";
import { defaultLimits } from "../../../src/server/limits.ts";
import type { Peer } from "../../../src/server/match/audience.ts";
import { memoryBudget, Room } from "../../../src/server/match/room.ts";
import { Metrics } from "../../../src/server/metrics.ts";
import type { MatchStore } from "../../../src/server/store/match-store.ts";
import { startSolver } from "../../../src/server/worker/solver-worker.ts";
import { must } from "../../support/must.ts";
import { until } from "../../support/until.ts";
import { appendOf, newId, newStored } from "../store/match-store-suite.ts";
import { openStoreIn } from "../store/open-sqlite.ts";

interface TestPeer extends Peer {
  readonly heard: ServerMessage[];
  readonly closed: string[];
}

let folder: string;
let store: MatchStore;
let room: Room;
let faults: string[];

const id = newId();
const token = "t".repeat(32);
const move: Command = { type: "move", id: "m1", ply: 0, move: "1" };

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "switchyard-room-"));
  faults = [];
  store = openStoreIn(folder);
  await store.create(newStored(id));
  const context: ServerContext = {
    host: nodeHost,
    games,
    store,
    solver: startSolver({ path: "", data: "" }),
    limits: defaultLimits,
    metrics: new Metrics(),
    log: (event) => void faults.push(event),
  };
  room = must(await Room.open(context, id, memoryBudget()));
});

afterEach(async () => {
  await room.settle();
  await store.close();
  rmSync(folder, { recursive: true });
  expect(faults).toEqual([]);
});

function enter(seat: Seat | null, seen?: { readonly version: number; readonly at: number }): TestPeer {
  const heard: ServerMessage[] = [];
  const closed: string[] = [];
  const peer: TestPeer = {
    seat,
    heard,
    closed,
    mayOpenGame: () => true,
    send: (text) => void heard.push(JSON.parse(text)),
    close: (why) => void closed.push(why),
  };
  room.enter(peer, seen);
  return peer;
}

async function handle(peer: Peer, command: Command): Promise<void> {
  room.handle(peer, command);
  await room.settle();
}

/** The messages since the last call, except those about presence. */
function heardBy({ heard }: TestPeer): readonly ServerMessage[] {
  return heard.splice(0).filter(({ type }) => type !== "presence");
}

async function seatTwo(): Promise<readonly [TestPeer, TestPeer, TestPeer]> {
  const peers = [enter(1), enter(null), enter(null)] as const;
  await handle(peers[1], { type: "join", id: "j1", name: "Ben", token });
  return peers;
}

test("a player who joins gets the same event as everyone else, then the reply with the seat", async () => {
  const [one, two] = await seatTwo();
  const joined = { type: "event", event: { type: "joined", version: 2, seat: 2, name: "Ben" } };
  expect(heardBy(one)).toMatchObject([{ type: "match" }, joined]);
  expect(heardBy(two)).toMatchObject([{ type: "match" }, joined, { type: "seated", id: "j1", seat: 2 }]);
  expect(two.seat).toBe(2);
});

test("only the sender gets the stored event as the reply to its command", async () => {
  const [one, two, watcher] = await seatTwo();
  for (const peer of [one, two, watcher]) heardBy(peer);
  await handle(one, move);
  const event = { type: "moved", version: 3, command: "1.m1", ply: 0, move: "1" };
  expect(heardBy(one)).toMatchObject([{ type: "event", event, reply: "m1" }]);
  for (const peer of [two, watcher]) {
    const [message, ...more] = heardBy(peer);
    expect(message).toMatchObject({ type: "event", event });
    expect(message).not.toHaveProperty("reply");
    expect(more).toEqual([]);
  }
  expect(await store.versions([id])).toEqual(new Map([[id, 3]]));
});

test("a message about presence has the match's own time, even if the store's clock is behind", async () => {
  const [one] = await seatTwo();
  const at = store.now() + 3_600_000;
  await store.append(appendOf(id, 2, { events: [{ type: "moved", version: 3, at, ply: 0, move: "2" }] }));
  await room.catchUp();
  one.heard.splice(0);
  enter(null);
  const told = () => one.heard.find((message) => message.type === "presence");
  await until(() => told() !== undefined);
  expect(told()).toMatchObject({ presence: { watchers: 2 } });
  expect(told()?.now).toBeGreaterThanOrEqual(at);
});

test("a command is decided again after a conflict with another node's events", async () => {
  const [one, two] = await seatTwo();
  for (const peer of [one, two]) heardBy(peer);
  await store.append(appendOf(id, 2, { events: [{ type: "moved", version: 3, at: 0, ply: 0, move: "2" }] }));
  await handle(one, move);
  const event = { type: "event", event: { type: "moved", version: 3, move: "2" } };
  expect(heardBy(one)).toMatchObject([event, { type: "refused", id: "m1", code: "stale-ply", version: 3 }]);
  expect(heardBy(two)).toMatchObject([event]);
});

test("a spectator's command is refused", async () => {
  const [, , watcher] = await seatTwo();
  heardBy(watcher);
  await handle(watcher, move);
  expect(heardBy(watcher)).toMatchObject([{ type: "refused", id: "m1", code: "no-seat", version: 2 }]);
});

test("commands beyond the queue's limit are refused right away", async () => {
  const [one] = await seatTwo();
  heardBy(one);
  for (let count = 0; count < 201; count++) room.handle(one, { type: "resign", id: `r${count}` });
  expect(heardBy(one)).toMatchObject([{ type: "refused", id: "r200", code: "too-many" }]);
  await room.settle();
  const answers = heardBy(one);
  expect(answers).toHaveLength(200);
  expect(answers[0]).toMatchObject({ type: "event", event: { type: "ended" }, reply: "r0" });
  expect(answers[199]).toMatchObject({ type: "accepted", id: "r199", version: 3 });
});

test("a fault while handling a command is logged and fails only that command", async () => {
  const peers = await seatTwo();
  const [one] = peers;
  const sound = { ...store };
  store.read = () => Promise.reject(new Error("This page cannot be read."));
  expect(await room.catchUp()).toBe(false);
  store.read = (...asked) => sound.read(...asked);
  heardBy(one);
  await handle(one, move);
  expect(heardBy(one)).toMatchObject([{ type: "event", reply: "m1" }]);
  store.append = () => Promise.reject(new Error("This page cannot be written."));
  await handle(one, { type: "resign", id: "r" });
  store.append = (change) => sound.append(change);
  expect(heardBy(one)).toMatchObject([{ type: "refused", id: "r", code: "unavailable" }]);
  expect(faults.splice(0)).toEqual(["fault", "fault"]);
  expect(room.isIdle).toBe(false);
  for (const peer of peers) room.leave(peer);
  expect(room.isIdle).toBe(true);
});

test("a room counts as settled only when work that arrived meanwhile is done", async () => {
  const sound = { ...store };
  let reads = 0;
  store.read = (...asked) => {
    if (++reads === 1) void room.catchUp();
    return sound.read(...asked);
  };
  void room.catchUp();
  await room.settle();
  store.read = (...asked) => sound.read(...asked);
  expect([reads, room.isIdle]).toEqual([2, true]);
});

test("a client that has seen a different event at its version gets the whole game", async () => {
  const [one] = await seatTwo();
  await handle(one, move);
  await handle(one, { type: "resign", id: "r" });
  const moved = heardBy(one).find((message) => message.type === "event" && message.event.type === "moved");
  if (moved?.type !== "event") throw new Error("The move was published.");
  const { version, at } = moved.event;
  expect(heardBy(enter(null, { version, at }))).toMatchObject([
    { type: "missed", events: [{ type: "ended" }] },
  ]);
  expect(heardBy(enter(null, { version, at: at - 1 }))).toMatchObject([{ type: "match" }]);
});
