/** Players who play anyone meet the right opponent in the right game, and abandoned tables disappear. */

import { describe, expect, test } from "vitest";
import { ofSeat, otherSeat } from "../../../src/core/seat.ts";
import type { AnyoneRequest, Created } from "../../../src/online/messages.ts";
import { calmStore } from "../../simulation/store.ts";
import { must } from "../../support/must.ts";
import { Bottle, type HandSocket } from "../bottle.ts";

/** Asks to play anyone, and enters the game. */
async function play(bottle: Bottle, name: string, request: Partial<AnyoneRequest> = {}) {
  const asked = bottle.anyone(name, request);
  await bottle.pass(900);
  const created = must(await asked);
  const socket = await bottle.enter(created.id, { token: created.token }, name);
  return { ...created, socket };
}

function recordOf(socket: HandSocket) {
  const [match] = socket.of("match");
  if (match === undefined) throw new Error("No match arrived.");
  return match.match.record;
}

/** The player's game after following the opponent to the next one. */
function nextOf(socket: HandSocket): string | undefined {
  const continued = socket.of("event").find(({ event }) => event.type === "continued")?.event;
  return continued?.type === "continued" ? continued.next : undefined;
}

function phasesIn(bottle: Bottle): readonly string[] {
  return [...bottle.storage.disk.matches.values()].map(({ phase }) => phase);
}

describe.each([
  ["on one node", false],
  ["on two nodes", true],
])("%s", (_, isShared) => {
  function nodes(): readonly [Bottle, Bottle] {
    const one = new Bottle({}, isShared);
    return [one, isShared ? new Bottle({}, true, one) : one];
  }

  test("the first player waits, and the next one joins with the recommended setup and a clock", async () => {
    const [one, two] = nodes();
    const ann = await play(one, "Ann", { game: "switch-battle" });
    const ben = await play(two, "Ben", { game: "switch-battle" });
    expect(ben.id).toBe(ann.id);
    expect(ben.seat).toBe(otherSeat(ann.seat));
    await one.pass(100);
    const [joined] = ann.socket.of("event");
    expect(joined?.event).toMatchObject({ type: "joined", seat: ben.seat, name: "Ben" });
    const { players, options, series } = recordOf(ben.socket);
    expect(ofSeat(players, ann.seat).name).toBe("Ann");
    expect(options).toMatchObject({ switches: 6 });
    expect(series).toBeNull();
    expect(ben.socket.of("match")[0]?.match.clock).toMatchObject({ initialMs: 300_000, incrementMs: 5_000 });
    expect(phasesIn(one)).toEqual(["playing"]);
  });

  test("two players who ask in the same moment meet within a second", async () => {
    for (let round = 0; round < 20; round++) {
      const [one, two] = nodes();
      const asked = [one.anyone("Ann"), two.anyone("Ben", round % 2 === 0 ? {} : { game: "factor-frenzy" })];
      await one.pass(900);
      const [ann, ben] = await Promise.all(asked);
      const seats = [must(ann as never) as Created, must(ben as never) as Created];
      const sockets = await Promise.all(seats.map(({ id, token }) => one.enter(id, { token })));
      const places = seats.map(({ id }, index) => nextOf(sockets[index] as HandSocket) ?? id);
      expect(new Set(places).size).toBe(1);
    }
  });

  test("ten players who ask in the same moment sit at five tables", async () => {
    const [one, two] = nodes();
    const names = Array.from({ length: 10 }, (__, index) => `P${index}`);
    const asked = names.map((name, index) => (index % 2 === 0 ? one : two).anyone(name, {}, "school"));
    await one.pass(5_000);
    const created = (await Promise.all(asked)).map((answer) => must(answer));
    const seats = created.map(({ id, seat }) => `${id} ${seat}`);
    expect(new Set(seats).size).toBe(10);
    expect(new Set(created.map(({ id }) => id)).size).toBe(5);
  });

  test("only one of two players who come in the same moment gets the seat, and the other waits", async () => {
    const [one, two] = nodes();
    const ann = await play(one, "Ann", { game: "tower-switch" });
    const asked = [one.anyone("Ben"), two.anyone("Cid")];
    await one.pass(900);
    const others = (await Promise.all(asked)).map((answer) => must(answer).id);
    expect(others.filter((id) => id === ann.id)).toHaveLength(1);
    expect(phasesIn(one).toSorted()).toEqual(["anyone", "playing"]);
  });

  test("a player who takes any game goes on to the one that the next player wants", async () => {
    const [one, two] = nodes();
    const ann = await play(one, "Ann");
    const wanted = recordOf(ann.socket).game === "factor-frenzy" ? "tower-switch" : "factor-frenzy";
    const ben = await play(two, "Ben", { game: wanted });
    await one.pass(2_500);
    expect(nextOf(ann.socket)).toBe(ben.id);
    expect(recordOf(ben.socket)).toMatchObject({ game: wanted });
    const back = await one.enter(ben.id, { token: ann.token });
    expect(back.of("match")[0]).toMatchObject({ seat: otherSeat(ben.seat), match: { taken: [true, true] } });
    expect(
      recordOf(back)
        .players.map(({ name }) => name)
        .toSorted(),
    ).toEqual(["Ann", "Ben"]);
    expect(phasesIn(one).toSorted()).toEqual(["playing", "waiting"]);
  });

  test("a player who waits hears of the other one before they enter", async () => {
    const [one] = nodes();
    const ann = await play(one, "Ann", { game: "tower-switch" });
    const asked = one.anyone("Ben");
    await one.pass(100);
    must(await asked);
    expect(ann.socket.of("event")).toMatchObject([{ event: { type: "joined" } }]);
    const cid = await play(one, "Cid");
    const wanted = recordOf(cid.socket).game === "factor-frenzy" ? "tower-switch" : "factor-frenzy";
    const askedAgain = one.anyone("Dan", { game: wanted });
    await one.pass(200);
    expect(nextOf(cid.socket)).toBe(must(await askedAgain).id);
  });

  test("a table is gone once its player has closed the page", async () => {
    const [one, two] = nodes();
    const ann = await play(one, "Ann");
    ann.socket.end(1001);
    await one.pass(100);
    expect(phasesIn(one)).toEqual([]);
    expect((await play(two, "Ben")).id).not.toBe(ann.id);
  });

  test("a player who reloads the page is at a table that exists, or hears that it's gone", async () => {
    for (let ms = 0; ms < 20; ms++) {
      const [one, two] = nodes();
      const ann = await play(one, "Ann");
      ann.socket.end(1001);
      await one.pass(ms);
      const back = await two.enter(ann.id, { token: ann.token });
      await one.pass(2_500);
      expect(back.diary.includes("closed 4005")).toBe(phasesIn(one).length === 0);
    }
  });

  test("a player who loses the connection has a few seconds to come back to the table", async () => {
    const [one, two] = nodes();
    const ann = await play(one, "Ann");
    ann.socket.end(1006);
    await one.pass(2_000);
    const back = await two.enter(ann.id, { token: ann.token });
    await one.pass(20_000);
    expect(phasesIn(one)).toEqual(["anyone"]);
    expect((await play(one, "Ben")).id).toBe(ann.id);
    expect(back.diary).not.toContain("closed 4005");
  });

  test("a table is gone soon after its player has lost the connection", async () => {
    const [one] = nodes();
    const ann = await play(one, "Ann");
    ann.socket.end(1006);
    await one.pass(6_000);
    expect(phasesIn(one)).toEqual([]);
  });

  test("a table that its player never came to is gone when the next player looks", async () => {
    const [one, two] = nodes();
    const asked = one.anyone("Ann");
    await one.pass(6_000);
    const ann = must(await asked);
    expect((await play(two, "Ben")).id).not.toBe(ann.id);
    expect(phasesIn(one)).toEqual(["anyone"]);
  });
});

test("a table isn't deleted if another player joins while its player leaves", async () => {
  const joined: boolean[] = [];
  for (let ms = 0; ms < 30; ms++) {
    const one = new Bottle({}, true);
    const two = new Bottle({}, true, one);
    const ann = await play(one, "Ann");
    const asked = two.anyone("Ben");
    await one.pass(ms);
    ann.socket.end(1001);
    await one.pass(900);
    const { id } = must(await asked);
    expect([...one.storage.disk.matches.keys()]).toContain(id);
    joined.push(id === ann.id);
  }
  expect(new Set(joined).size).toBe(2);
});

test("a table of a node that died is gone when the next player looks", async () => {
  const one = new Bottle({}, true);
  const two = new Bottle({}, true, one);
  const ann = await play(one, "Ann");
  one.store.die();
  await two.pass(12_000);
  expect((await play(two, "Ben")).id).not.toBe(ann.id);
  expect(phasesIn(two)).toEqual(["anyone"]);
});

test("a server that starts again keeps the table of a player who comes back", async () => {
  const first = new Bottle();
  const ann = await play(first, "Ann");
  first.store.die();
  const second = new Bottle({}, false, first);
  await second.enter(ann.id, { token: ann.token });
  await second.pass(10_000);
  expect((await play(second, "Ben")).id).toBe(ann.id);
});

describe("who meets whom", () => {
  test("players never meet themselves, in whatever tabs", async () => {
    const bottle = new Bottle();
    const ann = await play(bottle, "Ann", { visitor: "v".repeat(22) });
    const again = await play(bottle, "Ann too", { visitor: "v".repeat(22) });
    expect(again.id).not.toBe(ann.id);
    expect((await play(bottle, "Ben", { visitor: "w".repeat(22) })).id).toBe(ann.id);
  });

  test("players of different games don't meet", async () => {
    const bottle = new Bottle();
    const ann = await play(bottle, "Ann", { game: "tower-switch" });
    const ben = await play(bottle, "Ben", { game: "factor-frenzy" });
    expect(ben.id).not.toBe(ann.id);
    expect((await play(bottle, "Cid", { game: "factor-frenzy" })).id).toBe(ben.id);
  });

  test.each([
    ["comes and has blocked the other", {}, { blocked: ["ANN "] }],
    ["waits and has blocked the other", { blocked: ["Ben"] }, {}],
  ])("players don't meet if one of them %s", async (__, ofAnn, ofBen) => {
    const bottle = new Bottle();
    const ann = await play(bottle, "Ann", ofAnn);
    expect((await play(bottle, "Ben", ofBen)).id).not.toBe(ann.id);
    expect((await play(bottle, "Cid")).id).toBe(ann.id);
  });

  test("the oldest table comes first", async () => {
    const bottle = new Bottle();
    const ann = await play(bottle, "Ann", { game: "tower-switch" });
    const ben = await play(bottle, "Ben", { game: "factor-frenzy" });
    expect((await play(bottle, "Cid")).id).toBe(ann.id);
    expect((await play(bottle, "Dan")).id).toBe(ben.id);
  });

  test("any game is never one that only one player can win", async () => {
    for (let round = 0; round < 30; round++) {
      const bottle = new Bottle();
      expect(recordOf((await play(bottle, "Ann")).socket).game).not.toBe("switch-and-capture");
    }
    const bottle = new Bottle();
    const ann = await play(bottle, "Ann");
    const ben = await play(bottle, "Ben", { game: "switch-and-capture" });
    expect(nextOf(ann.socket)).toBeUndefined();
    expect((await play(bottle, "Cid")).id).toBe(ann.id);
    expect((await play(bottle, "Dan", { game: "switch-and-capture" })).id).toBe(ben.id);
  });

  test("a game that only one player can win is played twice from the same row", async () => {
    const bottle = new Bottle();
    const ann = await play(bottle, "Ann", { game: "switch-and-capture" });
    const ben = await play(bottle, "Ben", { game: "switch-and-capture" });
    const record = recordOf(ben.socket);
    expect(record.series).toMatchObject({ of: 2, game: 1 });
    await bottle.tell(ben.socket, { type: "resign", id: "r" });
    await bottle.tell(ann.socket, { type: "offer", id: "n", what: "rematch" });
    const second = await bottle.enter(nextOf(ann.socket) ?? "", { token: ann.token });
    const next = recordOf(second);
    expect(next).toMatchObject({ series: { of: 2, game: 2 }, first: otherSeat(record.first) });
    expect([next.options, next.from]).toEqual([record.options, record.from]);
    expect(next.players).toEqual(record.players);
  });

  test("names are cleaned, and differ from each other", async () => {
    const bottle = new Bottle();
    const ann = await play(bottle, "Ann", { name: "Computer" });
    const ben = await play(bottle, "Ben", { name: "computer (person)" });
    const names = recordOf(ben.socket).players.map(({ name }) => name);
    expect(ofSeat([names[0], names[1]], ann.seat)).toBe("Computer (person)");
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(2);
  });
});

describe("what is refused", () => {
  test("an address with ten open tables can't open more, but its players still join others", async () => {
    const bottle = new Bottle();
    const visitor = "v".repeat(22);
    const flood = Array.from({ length: 10 }, (__, index) => ({ visitor, name: `Ann ${index}` }));
    for (const request of flood) {
      const asked = bottle.anyone("Ann", request);
      await bottle.pass(200);
      const { id, token } = must(await asked);
      await bottle.enter(id, { token }, "Ann");
    }
    const more = bottle.anyone("Ann", { visitor });
    await bottle.pass(900);
    expect(await more).toMatchObject({ ok: false, problem: { code: "too-many" } });
    const ben = await play(bottle, "Ben", { game: "switch-and-capture" });
    const joined = bottle.anyone("Ann", { visitor, game: "switch-and-capture" });
    await bottle.pass(900);
    expect(must(await joined).id).toBe(ben.id);
  });

  test("an unknown game is refused, and so is everyone while the store is away", async () => {
    const bottle = new Bottle();
    expect(await bottle.anyone("Ann", { game: "chess" })).toMatchObject({
      problem: { code: "unknown-game" },
    });
    bottle.storage.weather = { ...calmStore, unreachable: 1 };
    const asked = bottle.anyone("Ann");
    await bottle.pass(900);
    expect(await asked).toMatchObject({ ok: false, problem: { code: "unavailable" } });
  });

  test("a damaged table doesn't keep others from playing", async () => {
    const bottle = new Bottle();
    await play(bottle, "Ann");
    const [kept] = bottle.storage.disk.matches.values();
    kept?.events.splice(0, 1, "{}");
    await play(bottle, "Ben");
    expect(bottle.log.join("\n")).toContain("damaged");
  });
});
