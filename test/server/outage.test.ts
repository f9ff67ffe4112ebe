/** While no server is running, no clock runs: players keep the time they had when the server went away. */

import { describe, expect, test } from "vitest";
import { timeLeft } from "../../src/online/clock.ts";
import { awayAfter } from "../../src/server/store/match-store.ts";
import { Bottle, benToken } from "./bottle.ts";

const clock = { initialMs: 60_000, incrementMs: 0 };

/** Ann has moved, and Ben has used ten seconds. */
async function playing(isShared = false) {
  const bottle = new Bottle({}, isShared);
  const { id, ann, token } = await bottle.pair({ clock });
  await bottle.tell(ann, { type: "move", id: "m0", ply: 0, move: "1" }, 10_000);
  return { bottle, id, token };
}

/** Ben's time, as the server reports it to a client that enters. */
async function leftToBen(bottle: Bottle, id: string): Promise<number> {
  const ben = await bottle.enter(id, { token: benToken });
  await bottle.pass(200);
  await bottle.tell(ben, { type: "enter", protocol: 1, match: id });
  const { match, now } = ben.of("match").at(-1) ?? {};
  if (match?.clock == null || now === undefined) throw new Error("There is no clock.");
  return timeLeft(match.clock, 2, 2, now);
}

describe.each([
  ["a server", false],
  ["one of several nodes", true],
])("%s", (_, isShared) => {
  test.each(["killed", "stopped"])(
    "that was %s for an hour leaves the players' clocks as they were",
    async (how) => {
      const { bottle, id } = await playing(isShared);
      const closing = how === "stopped" ? bottle.service.close() : bottle.store.die();
      await bottle.pass(3_600_000);
      await closing;
      const left = await leftToBen(new Bottle({}, isShared, bottle), id);
      expect(left).toBeGreaterThan(48_000);
      expect(left).toBeLessThanOrEqual(51_000);
    },
  );

  test("that was killed several times adds each outage to the clocks once", async () => {
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

  test("leaves the players' clocks alone when the machine's clock changes during the outage", async () => {
    for (const put of [3_600_000, -3_600_000]) {
      const { bottle, id } = await playing(isShared);
      bottle.store.die();
      bottle.storage.clock += put;
      await bottle.pass(10_000);
      expect(await leftToBen(new Bottle({}, isShared, bottle), id)).toBeGreaterThan(48_000);
    }
  });

  test("ignores an outage that is in the future because the clock was set back", async () => {
    const { bottle } = await playing(isShared);
    bottle.store.die();
    await bottle.pass(100_000);
    const second = new Bottle({}, isShared, bottle);
    second.store.die();
    second.storage.clock -= 86_400_000;
    const third = new Bottle({}, isShared, second);
    const { id, ann } = await third.pair({ clock });
    await third.tell(ann, { type: "move", id: "m0", ply: 0, move: "1" }, 10_000);
    expect(third.storage.disk.matches.get(id)?.events).toHaveLength(3);
  });

  test("restarts the clocks only after it has stored the end of the outage", async () => {
    const { bottle, id, token } = await playing(isShared);
    bottle.store.die();
    await bottle.pass(120_000);
    const back = new Bottle({}, isShared, bottle);
    const [ann, ben] = [await back.enter(id, { token }), await back.enter(id, { token: benToken })];
    await back.tell(ben, { type: "move", id: "m1", ply: 1, move: "1" }, 200);
    const kinds = ann.of("event").map(({ event }) => event.type);
    expect(kinds).toEqual(["resumed", "moved"]);
    for (let beat = 0; beat < 7; beat++) {
      await back.pass(10_000);
      for (const socket of [ann, ben]) socket.say({ type: "ping" });
    }
    expect(ann.of("event").at(-1)?.event).toMatchObject({ type: "ended", winner: 2, reason: "timeout" });
  });
});

test("clocks keep running as long as one of several nodes is up", async () => {
  const { bottle, id } = await playing(true);
  const other = new Bottle({}, true, bottle);
  bottle.store.die();
  await other.pass(20_000);
  const third = new Bottle({}, true, other);
  const left = await leftToBen(third, id);
  expect(left).toBeLessThan(31_000);
  expect(left).toBeGreaterThan(28_000);
});

test("a game without a running clock gets no event about an outage", async () => {
  const bottle = new Bottle();
  const { id, token } = await bottle.pair({ clock });
  bottle.store.die();
  await bottle.pass(60_000);
  const back = new Bottle({}, false, bottle);
  expect((await back.enter(id, { token })).of("match")[0]?.match.version).toBe(2);
  await back.pass(2_000);
  expect(bottle.storage.disk.matches.get(id)?.events).toHaveLength(2);
});

test("only the part of an outage after a game's last event counts for its clocks", () => {
  const outages = [
    { began: 100, ended: 200 },
    { began: 500, ended: 510 },
  ];
  expect([0, 100, 150, 200, 505, 600].map((time) => awayAfter(outages, time, 510))).toEqual([
    110, 110, 60, 10, 5, 0,
  ]);
  expect([199, 200, 509].map((now) => awayAfter(outages, 0, now))).toEqual([0, 100, 100]);
});
