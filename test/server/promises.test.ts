/** What the server promises each client, one promise a test, over the whole service in simulated time. */

import { describe, expect, test } from "vitest";
import { keyOf } from "../../src/server/match/tokens.ts";
import { calmStore } from "../simulation/store.ts";
import { Bottle, benToken, type HandSocket } from "./bottle.ts";

const other = "c".repeat(24);

function move(ply: number, name = "1", id = `m${ply}`) {
  return { type: "move", id, ply, move: name };
}

/** The codes of what was refused. */
function refusals(socket: HandSocket): readonly string[] {
  return socket.of("refused").map(({ code }) => code);
}

describe("seats and tokens", () => {
  test("a seat is opened by its whole token, and by no part of it", async () => {
    const bottle = new Bottle();
    const { id, token } = await bottle.open();
    for (const wrong of [`${token.slice(0, -1)}!`.replace("!", token.endsWith("A") ? "B" : "A"), `${token}A`])
      expect((await bottle.enter(id, { token: wrong })).diary).toEqual(["closed 4006"]);
    expect((await bottle.enter(id, { token })).of("match")).toMatchObject([{ seat: 1 }]);
  });

  test.each([
    ["Ann", "Ann (2)"],
    ["aNN", "aNN (2)"],
    ["Ａｎｎ", "Ａｎｎ (2)"],
    [" Ann  ", "Ann (2)"],
    ["Computer", "Computer (person)"],
    ["COMPUTER 2 (hard)", "COMPUTER 2 (hard) (person)"],
    ["Anna", "Anna"],
    ["", "Player 2"],
  ])("a player who joins Ann as %j is called %j", async (name, shown) => {
    const bottle = new Bottle();
    const { id } = await bottle.open();
    const ben = await bottle.enter(id);
    ben.say({ type: "join", id: "j", name, token: benToken });
    await bottle.pass(100);
    expect(ben.of("event")[0]?.event).toMatchObject({ type: "joined", name: shown });
  });

  test("a connection that has a seat does not get the other one too", async () => {
    const bottle = new Bottle();
    const { id, token } = await bottle.open();
    const ann = await bottle.enter(id, { token });
    ann.say({ type: "join", id: "j1", name: "Ann again", token: other });
    await bottle.pass(100);
    expect(refusals(ann)).toEqual(["seat-taken"]);
    expect(ann.of("seated")).toEqual([]);
    const ben = await bottle.enter(id);
    ben.say({ type: "join", id: "j2", name: "Ben", token: benToken });
    await bottle.pass(100);
    expect(ben.of("seated")).toMatchObject([{ id: "j2", seat: 2 }]);
    ann.say(move(0));
    await bottle.pass(100);
    expect(ben.of("event").at(-1)).toMatchObject({ event: { type: "moved", command: "1.m0" } });
  });

  test("a third person does not get a seat, and the free seat goes to one of two who ask at once", async () => {
    const bottle = new Bottle();
    const { id, token } = await bottle.open();
    await bottle.enter(id, { token });
    const [ben, cid] = [await bottle.enter(id), await bottle.enter(id)];
    ben.say({ type: "join", id: "j", name: "Ben", token: benToken });
    cid.say({ type: "join", id: "j", name: "Cid", token: other });
    await bottle.pass(100);
    expect(ben.of("seated")).toHaveLength(1);
    expect(refusals(cid)).toEqual(["seat-taken"]);
    const again = await bottle.enter(id, { token: other });
    expect(again.diary).toEqual(["closed 4006"]);
  });

  test("a client that enters again without a token keeps its seat; a new one without it watches", async () => {
    const bottle = new Bottle();
    const { id, ben } = await bottle.pair();
    ben.say({ type: "enter", protocol: 1, match: id });
    await bottle.pass(100);
    expect(ben.of("match").at(-1)).toMatchObject({ seat: 2 });
    ben.say({ type: "resign", id: "r" });
    await bottle.pass(100);
    expect(ben.of("event").at(-1)).toMatchObject({ event: { type: "ended", winner: 1 }, reply: "r" });
    expect((await bottle.enter(id)).of("match")).toMatchObject([{ seat: null }]);
    expect((await bottle.enter(id, { token: benToken })).of("match")).toMatchObject([{ seat: 2 }]);
  });

  test("a spectator that enters again with a token takes the seat, and one with a wrong token is sent away", async () => {
    const bottle = new Bottle();
    const { id, token } = await bottle.open();
    const ann = await bottle.enter(id);
    ann.say({ type: "enter", protocol: 1, match: id, token });
    await bottle.pass(100);
    expect(ann.of("match").map(({ seat }) => seat)).toEqual([null, 1]);
    ann.say({ type: "enter", protocol: 1, match: id, token: other });
    await bottle.pass(100);
    expect(ann.diary).toContain("closed 4006");
  });

  test("a seat that was taken at another node opens here, and what was done there is not done again", async () => {
    const here = new Bottle({}, true);
    const there = new Bottle({}, true, here);
    const { id, token } = await here.open();
    const ann = await here.enter(id, { token });
    const ben = await there.enter(id);
    ben.say({ type: "join", id: "j", name: "Ben", token: benToken });
    await here.pass(200);
    ann.say(move(0));
    await here.pass(200);
    const offer = { type: "offer", id: "o", what: "draw" };
    ben.say(offer);
    await here.pass(200);
    ann.say({ type: "answer", id: "a", what: "draw", accept: false });
    await here.pass(200);
    ben.end();
    const back = await here.enter(id, { token: benToken });
    expect(back.of("match")).toMatchObject([{ seat: 2, match: { version: 5 } }]);
    back.say(offer);
    await here.pass(200);
    expect(back.of("accepted")).toMatchObject([{ id: "o", version: 4 }]);
    expect(back.of("event")).toEqual([]);
  });

  test("a lost answer to a join costs nothing: the same token opens the same seat", async () => {
    const bottle = new Bottle();
    const { id, ben } = await bottle.pair();
    ben.end();
    const back = await bottle.enter(id);
    back.say({ type: "join", id: "j9", name: "Ben", token: benToken });
    await bottle.pass(100);
    expect(back.of("seated")).toMatchObject([{ id: "j9", seat: 2 }]);
  });

  test("the players of a rematch change seats, and their tokens with them", async () => {
    const bottle = new Bottle();
    const { token, ann, ben } = await bottle.pair();
    ann.say({ type: "resign", id: "r" });
    ann.say({ type: "offer", id: "o", what: "rematch" });
    ben.say({ type: "answer", id: "a", what: "rematch", accept: true });
    await bottle.pass(300);
    const [{ event } = { event: null }] = ben.of("event").slice(-1);
    if (event?.type !== "continued") throw new Error("There is no rematch.");
    const stored = bottle.storage.disk.matches.get(event.next);
    expect(stored).toMatchObject({ key1: keyOf(benToken), key2: keyOf(token) });
    // The seat that began begins again, with the other player in it.
    expect(JSON.parse(stored?.events[0] ?? "{}").record).toMatchObject({
      first: 1,
      players: [{ name: "Ben" }, { name: "Ann" }],
    });
    expect((await bottle.enter(event.next, { token })).of("match")).toMatchObject([{ seat: 2 }]);
    expect((await bottle.enter(event.next, { token: benToken })).of("match")).toMatchObject([{ seat: 1 }]);
  });

  test("in a series the players keep their seats, and their tokens", async () => {
    const bottle = new Bottle();
    const { token, ann, ben } = await bottle.pair({ bestOf: 3 });
    ann.say({ type: "resign", id: "r" });
    ann.say({ type: "offer", id: "o", what: "rematch" });
    await bottle.pass(300);
    const [{ event } = { event: null }] = ben.of("event").slice(-1);
    if (event?.type !== "continued") throw new Error("The series does not go on.");
    const stored = bottle.storage.disk.matches.get(event.next);
    expect(stored).toMatchObject({ key1: keyOf(token), key2: keyOf(benToken) });
  });
});

describe("what a client has missed", () => {
  /** Ann offers, and Ben declines. */
  async function argue(bottle: Bottle, ann: HandSocket, ben: HandSocket, times: number): Promise<void> {
    for (let count = 0; count < times; count++) {
      ann.say({ type: "offer", id: `o${count}`, what: "draw" });
      await bottle.pass(60);
      ben.say({ type: "answer", id: `a${count}`, what: "draw", accept: false });
      await bottle.pass(60);
    }
  }

  test.each([0, 1, 99, 100, 101, 150])(
    "%i events later it gets just these, or the whole game",
    async (missed) => {
      const bottle = new Bottle();
      const { id, token, ann, ben } = await bottle.pair();
      await argue(bottle, ann, ben, 80);
      const version = 162 - missed;
      const back = await bottle.enter(id, { token, version });
      if (missed > 100) expect(back.of("match")).toHaveLength(1);
      else {
        const [answer] = back.of("missed");
        const versions = answer?.events.map((event) => event.version);
        expect(versions).toEqual(Array.from({ length: missed }, (_, at) => version + 1 + at));
      }
    },
  );

  test("a client that has seen more than there is gets the whole game", async () => {
    const bottle = new Bottle();
    const { id, token } = await bottle.pair();
    expect((await bottle.enter(id, { token, version: 9 })).of("match")).toHaveLength(1);
  });
});

describe("clocks and claims", () => {
  test("a player may be claimed from after a minute of the match's time, also when the clock is put back", async () => {
    const bottle = new Bottle({}, true);
    const { ann, ben } = await bottle.pair();
    ann.say(move(0));
    await bottle.pass(1_000);
    bottle.storage.clock -= 40_000;
    ann.say({ type: "ping" });
    await bottle.pass(1_000);
    ben.end();
    await bottle.pass(30_000);
    ann.say({ type: "claim", id: "early", as: "win" });
    await bottle.pass(1_000);
    expect(refusals(ann)).toEqual(["not-gone"]);
    const wait = Number(/in (\d+) s/.exec(ann.of("refused")[0]?.message ?? "")?.[1]);
    expect(wait).toBeGreaterThanOrEqual(28);
    expect(wait).toBeLessThanOrEqual(31);
    await bottle.pass(31_000);
    ann.say({ type: "claim", id: "now", as: "win" });
    await bottle.pass(100);
    expect(ann.of("event").at(-1)).toMatchObject({
      event: { type: "ended", winner: 1, reason: "abandoned" },
    });
  });

  test("a flag falls after the player's own time, and by nothing else", async () => {
    const bottle = new Bottle();
    const { ann } = await bottle.pair({ clock: { initialMs: 30_000, incrementMs: 0 } });
    const ended = () => ann.of("event").find(({ event }) => event.type === "ended")?.event;
    await bottle.pass(60_000);
    ann.say(move(0));
    await bottle.pass(29_000);
    expect(ended()).toBeUndefined();
    await bottle.pass(2_000);
    expect(ended()).toMatchObject({ winner: 1, reason: "timeout" });
  });

  test("a clock runs on although the store's is put back", async () => {
    const bottle = new Bottle({}, true);
    const { ann } = await bottle.pair({ clock: { initialMs: 30_000, incrementMs: 0 } });
    ann.say(move(0));
    for (let beat = 0; beat < 9; beat++) {
      if (beat === 2) bottle.storage.clock -= 3_600_000;
      await bottle.pass(5_000);
      ann.say({ type: "ping" });
    }
    expect(ann.of("event").at(-1)?.event).toMatchObject({ type: "ended", winner: 1, reason: "timeout" });
  });

  test("while the opponent is there, nothing can be claimed", async () => {
    const bottle = new Bottle();
    const { ann, ben } = await bottle.pair();
    for (let beat = 0; beat < 10; beat++) {
      await bottle.pass(10_000);
      for (const socket of [ann, ben]) socket.say({ type: "ping" });
    }
    ann.say({ type: "claim", id: "c", as: "win" });
    await bottle.pass(100);
    expect(refusals(ann)).toEqual(["not-gone"]);
    expect(ann.of("presence").at(-1)?.presence.present).toEqual([true, true]);
  });

  test("a game is not claimed from a player who has just come back, to this node or to another", async () => {
    for (const isElsewhere of [false, true]) {
      const bottle = new Bottle({}, true);
      const { id, ann, ben } = await bottle.pair();
      ben.end();
      await bottle.pass(62_000);
      expect(ann.of("presence").at(-1)?.presence.claimableAt[1]).not.toBeNull();
      bottle.storage.weather = { ...calmStore, lostNotification: 1 };
      const node = isElsewhere ? new Bottle({}, true, bottle) : bottle;
      await node.enter(id, { token: benToken });
      ann.say({ type: "claim", id: "c", as: "win" });
      await bottle.pass(100);
      expect(refusals(ann)).toEqual(["not-gone"]);
    }
  });

  test("while the store cannot say who is there, nothing can be claimed, and the claim may be made again", async () => {
    const bottle = new Bottle({}, true);
    const { ann, ben } = await bottle.pair();
    ben.end();
    await bottle.pass(62_000);
    bottle.storage.weather = { ...calmStore, unreachable: 1 };
    ann.say({ type: "claim", id: "c", as: "win" });
    await bottle.time.run(() => refusals(ann).length > 0, bottle.time.now + 100);
    bottle.storage.weather = calmStore;
    await bottle.pass(100);
    expect(refusals(ann)).toEqual(["unavailable"]);
    ann.say({ type: "claim", id: "c", as: "win" });
    await bottle.pass(100);
    expect(ann.of("event").at(-1)).toMatchObject({ reply: "c", event: { type: "ended", winner: 1 } });
  });

  test("two nodes that know who is there tell each other nothing until that changes", async () => {
    const here = new Bottle({}, true);
    const there = new Bottle({}, true, here);
    const { id, ben } = await here.pair();
    await there.enter(id);
    await here.pass(5_000);
    const told: string[] = [];
    for (const { store } of [here, there]) {
      const own = store.setPresence.bind(store);
      store.setPresence = (match, share) => {
        told.push(match);
        own(match, share);
      };
    }
    await here.pass(10_000);
    expect(told).toEqual([]);
    ben.end();
    await here.pass(10_000);
    expect(told).toEqual([id]);
  });

  test("everybody hears within two seconds who has left, and who has come back", async () => {
    const bottle = new Bottle();
    const { id, ann, ben } = await bottle.pair();
    const last = () => ann.of("presence").at(-1)?.presence.present;
    await bottle.pass(2_000);
    ben.end();
    await bottle.pass(2_000);
    expect(last()).toEqual([true, false]);
    await bottle.enter(id, { token: benToken });
    await bottle.pass(2_000);
    expect(last()).toEqual([true, true]);
  });
});

describe("allowances", () => {
  test("after a long pause a client may send one burst, and no more", async () => {
    const bottle = new Bottle({ "silent-seconds": 100_000 });
    const { ann } = await bottle.pair();
    await bottle.pass(3_600_000);
    for (let count = 0; count < 60; count++) ann.say({ type: "ping" });
    expect(ann.diary).not.toContain("closed 4001");
    ann.say({ type: "ping" });
    expect(ann.diary.at(-1)).toBe("closed 4001");
  });

  test("a client may send on at the steady rate", async () => {
    const bottle = new Bottle();
    const { ann } = await bottle.pair();
    for (let count = 0; count < 400; count++) {
      ann.say({ type: "ping" });
      await bottle.pass(50);
    }
    expect(ann.of("pong")).toHaveLength(400);
  });

  test("a client that reads too slowly is dropped as soon as too much waits for it, and not before", async () => {
    const bottle = new Bottle();
    const { ann, ben } = await bottle.pair();
    ben.bufferedAmount = 262_144;
    ann.say(move(0));
    await bottle.pass(100);
    expect(ben.diary).not.toContain("closed 4002");
    ben.bufferedAmount = 262_145;
    ben.say({ type: "ping" });
    expect(ben.diary.at(-1)).toBe("closed 4002");
    await bottle.pass(10_000);
    expect(ben.diary.at(-1)).toBe("cut off");
    expect(ann.readyState).toBe(1);
  });

  test("a silent client gets a ping, then is closed; one that answers stays", async () => {
    const bottle = new Bottle();
    const { ann, ben } = await bottle.pair();
    for (let beat = 0; beat < 12; beat++) {
      await bottle.pass(10_000);
      ann.emit("pong", Buffer.alloc(0));
    }
    expect(ann.pings).toBeGreaterThan(3);
    expect(ann.readyState).toBe(1);
    expect(ben.diary).toContain("closed 4008");
  });

  test("a client that doesn't notice the end of its connection is cut off", async () => {
    const bottle = new Bottle({ "message-burst": 2 });
    const ann = bottle.connect();
    for (let count = 0; count < 3; count++) ann.say({ type: "ping" });
    expect(ann.diary.at(-1)).toBe("closed 4001");
    for (let count = 0; count < 20; count++) ann.say({ type: "ping" });
    expect(ann.diary.at(-1)).toBe("closed 4001");
    ann.say({ type: "ping" });
    expect(ann.diary.at(-1)).toBe("cut off");
  });

  test("a client that enters no game is closed after its time", async () => {
    const bottle = new Bottle();
    const idle = bottle.connect();
    await bottle.pass(19_900);
    expect(idle.readyState).toBe(1);
    await bottle.pass(200);
    expect(idle.diary).toEqual(["closed 4008"]);
  });

  test("invalid messages are refused ten times, then the connection is closed", async () => {
    const bottle = new Bottle();
    const { ann } = await bottle.pair();
    for (let count = 0; count < 10; count++) ann.say("{");
    expect(refusals(ann)).toEqual(Array.from({ length: 10 }, () => "bad-request"));
    ann.say("{");
    expect(ann.diary.at(-1)).toBe("closed 4004");
  });

  test("an address may have only so many connections; others get the reason, and a closed one frees its place", async () => {
    const bottle = new Bottle({ "connections-per-client": 3 });
    const sockets = Array.from({ length: 4 }, () => bottle.connect("198.51.100.9"));
    expect(sockets.map(({ diary }) => diary.at(-1))).toEqual([
      undefined,
      undefined,
      undefined,
      "closed 4003",
    ]);
    expect(bottle.connect("198.51.100.10").diary).toEqual([]);
    sockets[0]?.end();
    expect(bottle.connect("198.51.100.9").diary).toEqual([]);
  });

  test("all connections of an address share its commands, and get more of them in time", async () => {
    const bottle = new Bottle({ "command-burst": 5, "commands-per-second": 1 });
    const { ann, ben } = await bottle.pair();
    for (let count = 0; count < 3; count++)
      for (const socket of [ann, ben]) socket.say({ type: "claim", id: `c${count}`, as: "win" });
    await bottle.pass(100);
    expect([...refusals(ann), ...refusals(ben)].filter((code) => code === "too-many")).toHaveLength(2);
    await bottle.pass(3_000);
    ann.say({ type: "claim", id: "later", as: "win" });
    await bottle.pass(100);
    expect(refusals(ann).at(-1)).toBe("not-gone");
  });

  test("a store that has reached its size takes no new games, and says so once in the log", async () => {
    const bottle = new Bottle({ "store-megabytes": 1 });
    const { id, ann } = await bottle.pair();
    await bottle.pass(61_000);
    expect(bottle.service.isFull).toBe(false);
    bottle.storage.disk.matches.get(id)?.events.push(" ".repeat(1_000_000));
    for (let minute = 0; minute < 3; minute++) {
      ann.say({ type: "ping" });
      await bottle.pass(60_000);
    }
    expect(bottle.service.isFull).toBe(true);
    expect(bottle.log.filter((line) => line.startsWith("store-full"))).toHaveLength(1);
    expect(bottle.service.metricsText()).toMatch(/^switchyard_store_bytes 100\d{4}$/m);
  });

  test("a connection is for one match", async () => {
    const bottle = new Bottle();
    const { ann } = await bottle.pair();
    const { id } = await bottle.open();
    ann.say({ type: "enter", protocol: 1, match: id });
    await bottle.pass(100);
    expect(refusals(ann)).toEqual(["bad-request"]);
    const idle = bottle.connect();
    idle.say({ type: "resign", id: "r" });
    expect(refusals(idle)).toEqual(["not-entered"]);
    idle.say({ type: "enter", protocol: 2, match: id });
    expect(idle.diary.at(-1)).toBe("closed 4007");
  });
});

describe("computers", () => {
  test("a computer does not move into a position that has changed while it thought", async () => {
    const bottle = new Bottle();
    const { id, token } = await bottle.open({ vs: "perfect", options: { blocks: 10 } });
    const ann = await bottle.enter(id, { token });
    ann.say(move(0));
    await bottle.pass(6);
    ann.say({ type: "offer", id: "t", what: "takeback" });
    await bottle.pass(500);
    const kinds = ann.of("event").map(({ event }) => event.type);
    expect(kinds.filter((kind) => kind === "moved").length).toBeGreaterThan(0);
    const plies = ann.of("event").flatMap(({ event }) => (event.type === "moved" ? [event.ply] : []));
    // After the takeback it is Ann's turn: the computer has nothing to play.
    if (kinds.at(-1) === "moved") expect(plies).toEqual([0, 1]);
    else expect(kinds.at(-1)).toBe("taken-back");
  });
});

describe("stopping", () => {
  test("what was asked for is stored and answered before the connections are closed", async () => {
    const bottle = new Bottle();
    const { id, ann, ben } = await bottle.pair();
    ann.say(move(0));
    ben.say({ type: "offer", id: "o", what: "draw" });
    const closing = bottle.service.close();
    ann.say({ type: "resign", id: "late" });
    await bottle.pass(10_000);
    await closing;
    const answers = ann.diary.indexOf("event");
    expect(answers).toBeGreaterThan(-1);
    expect(ann.diary.indexOf("closed 1012")).toBeGreaterThan(ann.diary.lastIndexOf("event"));
    expect(ann.of("event").find(({ reply }) => reply === "m0")).toBeDefined();
    expect(ben.of("event").find(({ reply }) => reply === "o")).toBeDefined();
    expect(ben.diary).toContain("closed 1012");
    expect(ann.of("event").find(({ reply }) => reply === "late")).toBeUndefined();
    expect(bottle.storage.disk.matches.get(id)?.events).toHaveLength(4);
  });
});
