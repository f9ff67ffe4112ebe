/** While no server is there, no clock runs: a player has the time that was left when the server went away. */

import { describe, expect, test } from "vitest";
import { clocksAt } from "../../src/client/status.ts";
import { resumeClock, timeLeft } from "../../src/protocol/online/clock.ts";
import { awayAfter } from "../../src/storage/match-store.ts";
import { openedView, withEvents } from "../support/online-views.ts";
import { Bottle, benToken } from "./bottle.ts";

const clock = { initialMs: 60_000, incrementMs: 0 };

/** Ann has moved, and Ben has used ten seconds. */
async function playing(isShared = false) {
  const bottle = new Bottle({}, isShared);
  const { id, ann, token } = await bottle.pair({ clock });
  ann.say({ type: "move", id: "m0", ply: 0, move: "1" });
  await bottle.pass(10_000);
  return { bottle, id, token };
}

/** What is left to Ben, as one who comes to the game is told. */
async function leftToBen(bottle: Bottle, id: string): Promise<number> {
  const ben = await bottle.enter(id, { token: benToken });
  await bottle.pass(200);
  ben.say({ type: "enter", protocol: 1, match: id });
  await bottle.pass(100);
  const { match, now } = ben.of("match").at(-1) ?? {};
  if (match?.clock == null || now === undefined) throw new Error("There is no clock.");
  return timeLeft(match.clock, 2, 2, now);
}

describe.each([false, true])("a server that was away, one of several: %s", (isShared) => {
  test("killed: the clock is where it was, to the second", async () => {
    const { bottle, id } = await playing(isShared);
    bottle.store.die();
    await bottle.pass(3_600_000);
    const left = await leftToBen(new Bottle({}, isShared, bottle), id);
    expect(left).toBeGreaterThan(48_000);
    expect(left).toBeLessThanOrEqual(51_000);
  });

  test("stopped: so it is", async () => {
    const { bottle, id } = await playing(isShared);
    const closing = bottle.service.close();
    await bottle.pass(8_000);
    await closing;
    await bottle.pass(60_000);
    const left = await leftToBen(new Bottle({}, isShared, bottle), id);
    expect(left).toBeGreaterThan(48_000);
    expect(left).toBeLessThanOrEqual(51_000);
  });

  test("each time anew, and once for each time", async () => {
    const { bottle, id } = await playing(isShared);
    let last = bottle;
    for (let round = 0; round < 3; round++) {
      last.store.die();
      await last.pass(100_000);
      last = new Bottle({}, isShared, last);
      await leftToBen(last, id);
      await leftToBen(last, id);
      await last.pass(5_000);
    }
    const events = bottle.storage.disk.matches.get(id)?.events ?? [];
    expect(events.filter((text) => text.includes('"resumed"'))).toHaveLength(3);
    const left = await leftToBen(last, id);
    expect(left).toBeGreaterThan(28_000);
    expect(left).toBeLessThan(36_000);
  });

  test("a clock that was put forward meanwhile changes nothing, nor one that was put back", async () => {
    for (const put of [3_600_000, -3_600_000]) {
      const { bottle, id } = await playing(isShared);
      bottle.store.die();
      bottle.storage.clock += put;
      await bottle.pass(10_000);
      expect(await leftToBen(new Bottle({}, isShared, bottle), id)).toBeGreaterThan(48_000);
    }
  });

  test("nor does an outage that a clock, put back since, has still before it", async () => {
    const { bottle } = await playing(isShared);
    bottle.store.die();
    await bottle.pass(100_000);
    const second = new Bottle({}, isShared, bottle);
    second.store.die();
    second.storage.clock -= 86_400_000;
    const third = new Bottle({}, isShared, second);
    const { id, ann } = await third.pair({ clock });
    ann.say({ type: "move", id: "m0", ply: 0, move: "1" });
    await third.pass(10_000);
    expect(third.storage.disk.matches.get(id)?.events).toHaveLength(3);
  });

  test("the first thing that is stored afterwards is that the server is back; the clock then runs on", async () => {
    const { bottle, id, token } = await playing(isShared);
    bottle.store.die();
    await bottle.pass(120_000);
    const back = new Bottle({}, isShared, bottle);
    const [ann, ben] = [await back.enter(id, { token }), await back.enter(id, { token: benToken })];
    ben.say({ type: "move", id: "m1", ply: 1, move: "1" });
    await back.pass(200);
    const kinds = ann.of("event").map(({ event }) => event.type);
    expect(kinds).toEqual(["resumed", "moved"]);
    for (let beat = 0; beat < 7; beat++) {
      await back.pass(10_000);
      for (const socket of [ann, ben]) socket.say({ type: "ping" });
    }
    expect(ann.of("event").at(-1)?.event).toMatchObject({ type: "ended", winner: 2, reason: "timeout" });
  });
});

test("with several nodes the clock runs as long as one of them is there", async () => {
  const { bottle, id } = await playing(true);
  const other = new Bottle({}, true, bottle);
  bottle.store.die();
  await other.pass(20_000);
  const third = new Bottle({}, true, other);
  const left = await leftToBen(third, id);
  expect(left).toBeLessThan(31_000);
  expect(left).toBeGreaterThan(28_000);
});

test("a game without a running clock gets no event for it", async () => {
  const bottle = new Bottle();
  const { id, token } = await bottle.pair({ clock });
  bottle.store.die();
  await bottle.pass(60_000);
  const back = new Bottle({}, false, bottle);
  expect((await back.enter(id, { token })).of("match")[0]?.match.version).toBe(2);
  await back.pass(2_000);
  expect(bottle.storage.disk.matches.get(id)?.events).toHaveLength(2);
});

test("what a client shows follows", () => {
  const view = withEvents(openedView({ clock }), { type: "joined", seat: 2, name: "Ben" });
  const moved = withEvents(view, { type: "moved", ply: 0, move: "1" });
  const at = moved.online.at + 30_000;
  expect(clocksAt(moved, at)).toEqual([60_000, 30_000]);
  const [{ version } = { version: 0 }] = moved.events.slice(-1);
  expect(version).toBeGreaterThan(0);
  const clockAfter = moved.online.clock;
  if (clockAfter === null) throw new Error("There is no clock.");
  expect(timeLeft(resumeClock(clockAfter, 20_000, at), 2, 2, at)).toBe(50_000);
  // Never more than has passed.
  expect(timeLeft(resumeClock(clockAfter, 90_000, at), 2, 2, at)).toBe(60_000);
});

test("of an outage counts what came after the last event", () => {
  const outages = [
    { began: 100, ended: 200 },
    { began: 500, ended: 510 },
  ];
  expect([0, 100, 150, 200, 505, 600].map((time) => awayAfter(outages, time, 510))).toEqual([
    110, 110, 60, 10, 5, 0,
  ]);
  expect([199, 200, 509].map((now) => awayAfter(outages, 0, now))).toEqual([0, 100, 100]);
});
