/** Each test checks one promise of the server to its clients, with the whole service in simulated time. */

import { describe, expect, test } from "vitest";
import { keyOf, seatOfToken } from "../../src/server/match/live-match.ts";
import { calmStore } from "../simulation/store.ts";
import { Bottle, benToken, type HandSocket, move, refusals } from "./bottle.ts";

const other = "c".repeat(24);

test("only the exact token of a game opens a seat", async () => {
  const bottle = new Bottle();
  const { id, token } = await bottle.open();
  const foreign = (await bottle.open()).token;
  const almost = `${token.slice(0, -1)}${token.endsWith("A") ? "B" : "A"}`;
  for (const wrong of [almost, `${token}A`, keyOf(token), foreign])
    expect((await bottle.enter(id, { token: wrong })).diary).toEqual(["closed 4006"]);
  expect((await bottle.enter(id, { token })).of("match")).toMatchObject([{ seat: 1 }]);
});

test("a token opens no seat whose stored hash differs in a single character", () => {
  const key = keyOf(benToken);
  expect(seatOfToken([null, key], benToken)).toBe(2);
  for (const [index, letter] of key.split("").entries()) {
    const close = key.slice(0, index) + (letter === "A" ? "B" : "A") + key.slice(index + 1);
    expect(seatOfToken([close, null], benToken)).toBeUndefined();
  }
});

const long = "x".repeat(200);
test.each([
  ["a name that differs from the opponent's is kept", "Ann", "Anna", ["Ann", "Anna"]],
  ["a name that differs only in case gets a number", "Ann", "aNN", ["Ann", "aNN (2)"]],
  ["a name that differs only in width gets a number", "Ann", "Ａｎｎ", ["Ann", "Ａｎｎ (2)"]],
  ["a name that differs only invisibly gets a number", "Ann", " ann\u00ad ", ["Ann", "ann (2)"]],
  ["a person called Computer is marked as a person", "Ann", "Computer", ["Ann", "Computer (person)"]],
  [
    "people named like computer players are marked as people",
    "Computer (hard)",
    "COMPUTER 2 (hard)",
    ["Computer (hard) (person)", "COMPUTER 2 (hard) (person)"],
  ],
  ["a name may begin with Computer", "Computer Club", "", ["Computer Club", "Player 2"]],
  ["a nameless player gets a number after a Player 2", "Player 2", "", ["Player 2", "Player 2 (2)"]],
  ["a second player called Player 1 gets a number", "", "Ｐlayer 1", ["Player 1", "Ｐlayer 1 (2)"]],
  [
    "players with invisible names get their seats' names",
    "\u3164\u115f\u2800",
    "\uffa0 \u00a0\ufe0f",
    ["Player 1", "Player 2"],
  ],
  ["names lose control codes and are cut", "\u001b[31mEve\u202e", long, ["[31mEve", long.slice(0, 40)]],
])("%s", async (_rule, first, second, shown) => {
  const bottle = new Bottle();
  const { id } = await bottle.open({ name: first });
  const ben = await bottle.enter(id);
  await bottle.tell(ben, { type: "join", id: "j", name: second, token: benToken });
  const [whole] = (await bottle.enter(id)).of("match");
  expect(whole?.match.record.players.map(({ name }) => name)).toEqual(shown);
});

test("a connection that has a seat can't get the other seat as well", async () => {
  const bottle = new Bottle();
  const { id, ann } = await bottle.arrive();
  await bottle.tell(ann, { type: "join", id: "j1", name: "Ann again", token: other });
  expect(refusals(ann)).toEqual(["seat-taken"]);
  expect(ann.of("seated")).toEqual([]);
  const ben = await bottle.enter(id);
  await bottle.tell(ben, { type: "join", id: "j2", name: "Ben", token: benToken });
  expect(ben.of("seated")).toMatchObject([{ id: "j2", seat: 2 }]);
  await bottle.tell(ann, move(0));
  expect(ben.of("event").at(-1)).toMatchObject({ event: { type: "moved", command: "1.m0" } });
});

test("only one of two people who ask for the last seat at the same time gets it", async () => {
  const bottle = new Bottle();
  const { id, token } = await bottle.open();
  await bottle.enter(id, { token });
  const [ben, cid] = [await bottle.enter(id), await bottle.enter(id)];
  ben.say({ type: "join", id: "j", name: "Ben", token: benToken });
  await bottle.tell(cid, { type: "join", id: "j", name: "Cid", token: other });
  expect(ben.of("seated")).toHaveLength(1);
  expect(refusals(cid)).toEqual(["seat-taken"]);
  expect(bottle.storage.disk.matches.get(id)?.phase).toBe("playing");
  expect(JSON.stringify([ben.heard, cid.heard])).not.toContain(benToken);
  const again = await bottle.enter(id, { token: other });
  expect(again.diary).toEqual(["closed 4006"]);
});

test("a client that enters again without a token keeps its seat", async () => {
  const bottle = new Bottle();
  const { id, ben } = await bottle.pair();
  await bottle.tell(ben, { type: "enter", protocol: 1, match: id });
  expect(ben.of("match").at(-1)).toMatchObject({ seat: 2 });
  await bottle.tell(ben, { type: "resign", id: "r" });
  expect(ben.of("event").at(-1)).toMatchObject({ event: { type: "ended", winner: 1 }, reply: "r" });
  expect((await bottle.enter(id)).of("match")).toMatchObject([{ seat: null }]);
  expect((await bottle.enter(id, { token: benToken })).of("match")).toMatchObject([{ seat: 2 }]);
});

test("a spectator who enters again with the right token gets the seat", async () => {
  const bottle = new Bottle();
  const { id, token } = await bottle.open();
  const ann = await bottle.enter(id);
  await bottle.tell(ann, { type: "enter", protocol: 1, match: id, token });
  expect(ann.of("match").map(({ seat }) => seat)).toEqual([null, 1]);
  await bottle.tell(ann, { type: "enter", protocol: 1, match: id, token: other });
  expect(ann.diary).toContain("closed 4006");
});

test("a node knows the seats and commands that another node stored", async () => {
  const here = new Bottle({}, true);
  const there = new Bottle({}, true, here);
  const { id, token } = await here.open();
  const ann = await here.enter(id, { token });
  const ben = await there.enter(id);
  await here.tell(ben, { type: "join", id: "j", name: "Ben", token: benToken }, 200);
  await here.tell(ann, move(0), 200);
  const offer = { type: "offer", id: "o", what: "draw" };
  await here.tell(ben, offer, 200);
  await here.tell(ann, { type: "answer", id: "a", what: "draw", accept: false }, 200);
  ben.end();
  const back = await here.enter(id, { token: benToken });
  expect(back.of("match")).toMatchObject([{ seat: 2, match: { version: 5 } }]);
  await here.tell(back, offer, 200);
  expect(back.of("accepted")).toMatchObject([{ id: "o", version: 4 }]);
  expect(back.of("event")).toEqual([]);
});

test("a player who joins again with the same token gets the same seat", async () => {
  const bottle = new Bottle();
  const { id, ben } = await bottle.pair();
  ben.end();
  const back = await bottle.enter(id);
  await bottle.tell(back, { type: "join", id: "j9", name: "Ben", token: benToken });
  expect(back.of("seated")).toMatchObject([{ id: "j9", seat: 2 }]);
});

/** The stored match that follows the socket's match. */
function nextOf(bottle: Bottle, socket: HandSocket) {
  const last = socket.of("event").at(-1)?.event;
  const next = last?.type === "continued" ? last.next : "none";
  const stored = bottle.storage.disk.matches.get(next);
  return { next, stored, record: JSON.parse(stored?.events[0] ?? "{}").record };
}

test("the players of a rematch swap seats, and take their tokens and full clocks with them", async () => {
  const bottle = new Bottle();
  const clock = { initialMs: 60_000, incrementMs: 2_000 };
  const { token, ann, ben } = await bottle.pair({ clock });
  ann.say(move(0));
  ann.say({ type: "resign", id: "r" });
  ann.say({ type: "offer", id: "o", what: "rematch" });
  await bottle.tell(ben, { type: "answer", id: "a", what: "rematch", accept: true }, 300);
  const { next, stored, record } = nextOf(bottle, ben);
  expect(stored).toMatchObject({ key1: keyOf(benToken), key2: keyOf(token) });
  // The seat that moved first moves first again, with the other player in it.
  expect(record).toMatchObject({ first: 1, players: [{ name: "Ben" }, { name: "Ann" }] });
  expect((await bottle.enter(next, { token })).of("match")).toMatchObject([{ seat: 2 }]);
  const [entered] = (await bottle.enter(next, { token: benToken })).of("match");
  const full = { ...clock, left: [60_000, 60_000], since: null };
  expect(entered).toMatchObject({ seat: 1, match: { clock: full } });
});

test("the players of a series keep their seats and take turns to begin", async () => {
  const bottle = new Bottle();
  const { token, ann, ben } = await bottle.pair({ bestOf: 3 });
  ann.say({ type: "resign", id: "r" });
  await bottle.tell(ann, { type: "offer", id: "o", what: "rematch" }, 300);
  const { stored, record } = nextOf(bottle, ben);
  expect(stored).toMatchObject({ key1: keyOf(token), key2: keyOf(benToken) });
  expect(record).toMatchObject({
    first: 2,
    players: [{ name: "Ann" }, { name: "Ben" }],
    series: { of: 3, game: 2, score: [0, 1] },
  });
});

test("in a rematch, players without a name are named after their new seats", async () => {
  const bottle = new Bottle();
  const { id, token } = await bottle.open({ name: "" });
  const [one, two] = [await bottle.enter(id, { token }), await bottle.enter(id)];
  await bottle.tell(two, { type: "join", id: "j", name: "", token: benToken });
  two.say({ type: "resign", id: "r" });
  for (const socket of [one, two]) socket.say({ type: "offer", id: "n", what: "rematch" });
  await bottle.pass(300);
  const [next] = (await bottle.enter(nextOf(bottle, one).next)).of("match");
  expect(next?.match.record.players.map(({ name }) => name)).toEqual(["Player 1", "Player 2"]);
});

test("a repeated message doesn't bring back a move that was taken back, even 60 commands later", async () => {
  const bottle = new Bottle();
  const { id, ann, ben } = await bottle.pair();
  ann.say(move(0));
  ann.say({ type: "offer", id: "t", what: "takeback" });
  await bottle.tell(ben, { type: "answer", id: "y", what: "takeback", accept: true });
  await bottle.argue(ann, ben, 30);
  await bottle.tell(ann, move(0));
  expect(ann.of("accepted")).toMatchObject([{ id: "m0", version: 3 }]);
  expect(bottle.storage.disk.matches.get(id)?.events).toHaveLength(65);
});

test("an offer that was declined isn't made again by a repeated message, even after 60 other commands", async () => {
  const bottle = new Bottle();
  const { id, ann, ben } = await bottle.pair();
  await bottle.argue(ann, ben, 30);
  const offer = { type: "offer", id: "late", what: "draw" };
  await bottle.tell(ann, offer);
  await bottle.tell(ben, { type: "answer", id: "no", what: "draw", accept: false });
  const stored = bottle.storage.disk.matches.get(id)?.events.length ?? 0;
  await bottle.tell(ann, offer);
  expect(ann.of("accepted")).toMatchObject([{ id: "late", version: stored - 1 }]);
  expect(bottle.storage.disk.matches.get(id)?.events).toHaveLength(stored);
});

test("two players can use the same command ids without a clash", async () => {
  const bottle = new Bottle();
  const { ann, ben } = await bottle.pair();
  await bottle.tell(ben, { type: "offer", id: "next", what: "draw" });
  await bottle.tell(ann, move(0, "1", "next"));
  expect(ann.of("event").at(-1)).toMatchObject({ event: { type: "moved" }, reply: "next" });
});

test("the refusal of an illegal move names the legal moves and the version", async () => {
  const bottle = new Bottle();
  const { ann } = await bottle.pair();
  await bottle.tell(ann, move(0, "3"));
  expect(ann.of("refused")).toMatchObject([{ code: "illegal-move", legal: ["1", "2"], version: 2 }]);
});

test.each([
  [
    "with a random start",
    { game: "switch-and-capture", options: { switches: 12, switchOne: "chosen", start: "random" } },
  ],
  ["from a given position", { game: "switch-conquer", from: "ABAB/2" }],
  [
    "with a random seat and first player",
    { game: "factor-frenzy", options: { max: 20 }, first: "random", seat: "random" },
  ],
] as const)("a client can open a game %s", async (_how, request) => {
  const bottle = new Bottle();
  const { id } = await bottle.open(request);
  const [whole] = (await bottle.enter(id)).of("match");
  expect(whole?.match.record).toMatchObject({ game: request.game });
});

describe("a client that comes back", () => {
  test.each([
    ["no event", "no event", 0],
    ["1 event", "that event", 1],
    ["100 events", "those events", 100],
    ["101 events", "the whole game", 101],
  ] as const)("after missing %s gets %s", async (_name, _what, missed) => {
    const bottle = new Bottle();
    const { id, token, ann, ben } = await bottle.pair();
    await bottle.argue(ann, ben, 80);
    const version = 162 - missed;
    const back = await bottle.enter(id, { token, version });
    if (missed > 100) expect(back.of("match")).toHaveLength(1);
    else {
      const [answer] = back.of("missed");
      const versions = answer?.events.map((event) => event.version);
      expect(versions).toEqual(Array.from({ length: missed }, (_, at) => version + 1 + at));
    }
  });

  test("gets the whole game if it has seen more events than are stored", async () => {
    const bottle = new Bottle();
    const { id, token } = await bottle.pair();
    expect((await bottle.enter(id, { token, version: 9 })).of("match")).toHaveLength(1);
  });
});

test("a player can claim the game a minute after the opponent left", async () => {
  const bottle = new Bottle({}, true);
  const { ann, ben } = await bottle.pair();
  await bottle.tell(ann, move(0), 1_000);
  bottle.storage.clock -= 40_000;
  await bottle.tell(ann, { type: "ping" }, 1_000);
  ben.end();
  await bottle.pass(30_000);
  await bottle.tell(ann, { type: "claim", id: "early" }, 1_000);
  expect(refusals(ann)).toEqual(["not-gone"]);
  const wait = Number(/in (\d+) seconds/.exec(ann.of("refused")[0]?.message ?? "")?.[1]);
  expect(wait).toBeGreaterThanOrEqual(28);
  expect(wait).toBeLessThanOrEqual(31);
  await bottle.pass(31_000);
  await bottle.tell(ann, { type: "claim", id: "now" });
  expect(ann.of("event").at(-1)).toMatchObject({
    event: { type: "ended", winner: 1, reason: "abandoned" },
  });
});

test("a game ends exactly when the player to move runs out of time", async () => {
  const bottle = new Bottle();
  const { ann } = await bottle.pair({ clock: { initialMs: 30_000, incrementMs: 0 } });
  const ended = () => ann.of("event").find(({ event }) => event.type === "ended")?.event;
  await bottle.pass(60_000);
  await bottle.tell(ann, move(0), 29_000);
  expect(ended()).toBeUndefined();
  await bottle.pass(2_000);
  expect(ended()).toMatchObject({ winner: 1, reason: "timeout" });
});

test("a player's clock keeps running when the store's clock is set back", async () => {
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

test("a player can't claim the game while the opponent is connected", async () => {
  const bottle = new Bottle();
  const { ann, ben } = await bottle.pair();
  for (let beat = 0; beat < 10; beat++) {
    await bottle.pass(10_000);
    for (const socket of [ann, ben]) socket.say({ type: "ping" });
  }
  await bottle.tell(ann, { type: "claim", id: "c" });
  expect(refusals(ann)).toEqual(["not-gone"]);
  expect(ann.of("presence").at(-1)?.presence.present).toEqual([true, true]);
});

test("a player can't claim the game when the opponent is back at any node", async () => {
  for (const isElsewhere of [false, true]) {
    const bottle = new Bottle({}, true);
    const { id, ann, ben } = await bottle.pair();
    ben.end();
    await bottle.pass(62_000);
    expect(ann.of("presence").at(-1)?.presence.claimableAt[1]).not.toBeNull();
    bottle.storage.weather = { ...calmStore, lostNotification: 1 };
    const node = isElsewhere ? new Bottle({}, true, bottle) : bottle;
    await node.enter(id, { token: benToken });
    await bottle.tell(ann, { type: "claim", id: "c" });
    expect(refusals(ann)).toEqual(["not-gone"]);
  }
});

test("a claim that was refused while the store was away can be repeated", async () => {
  const bottle = new Bottle({}, true);
  const { ann, ben } = await bottle.pair();
  await bottle.tell(ann, move(0));
  ben.end();
  await bottle.pass(62_000);
  bottle.storage.weather = { ...calmStore, unreachable: 1 };
  ann.say({ type: "claim", id: "c" });
  await bottle.time.run(() => refusals(ann).length > 0, bottle.time.now + 100);
  bottle.storage.weather = calmStore;
  await bottle.pass(100);
  expect([refusals(ann), ann.of("event").map(({ event }) => event.type)]).toEqual([
    ["unavailable"],
    ["joined", "moved"],
  ]);
  await bottle.tell(ann, { type: "claim", id: "c" });
  expect(ann.of("event").at(-1)).toMatchObject({ reply: "c", event: { type: "ended", winner: 1 } });
});

test("the next game of a series begins, and can be claimed, only once both players have come", async () => {
  const bottle = new Bottle();
  const { token, ann, ben } = await bottle.pair({ bestOf: 3, clock: { initialMs: 60_000, incrementMs: 0 } });
  await bottle.tell(ann, { type: "resign", id: "r" });
  await bottle.tell(ann, { type: "offer", id: "n", what: "rematch" });
  const next = String(
    ann
      .of("event")
      .map(({ event }) => event.type === "continued" && event.next)
      .at(-1),
  );
  ben.end();
  const again = await bottle.enter(next, { token });
  await bottle.pass(70_000);
  for (const command of [move(0), { type: "claim", id: "c" }]) await bottle.tell(again, command);
  expect(refusals(again)).toEqual(["not-started", "not-started"]);
  const stranger = await bottle.enter(next);
  await bottle.tell(stranger, { type: "join", id: "j", name: "Eve", token: other });
  expect(refusals(stranger)).toEqual(["seat-taken"]);
  const back = await bottle.enter(next, { token: benToken });
  expect(again.of("event").at(-1)).toMatchObject({ event: { type: "joined", seat: 2, name: "Ben" } });
  await bottle.tell(back, move(0, "1", "first"));
  expect(again.of("event").at(-1)).toMatchObject({ event: { type: "moved", ply: 0 } });
});

test("nodes tell each other about presence only when it changes", async () => {
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

test("a node learns who is at another node even without a notification", async () => {
  const here = new Bottle({}, true);
  const there = new Bottle({}, true, here);
  const { id, ann, ben } = await here.pair();
  ben.end();
  await here.pass(3_000);
  expect(ann.of("presence").at(-1)?.presence.present).toEqual([true, false]);
  here.storage.weather = { ...calmStore, lostNotification: 1 };
  await there.enter(id, { token: benToken });
  await here.pass(15_000);
  expect(ann.of("presence").at(-1)?.presence.present).toEqual([true, true]);
});

test("clients hear within two seconds who has left or come back", async () => {
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

test("a client can send one burst of commands after a long pause, and no more", async () => {
  const bottle = new Bottle({ "silent-seconds": 100_000 });
  const { ann } = await bottle.pair();
  await bottle.pass(3_600_000);
  for (let count = 0; count < 60; count++) ann.say({ type: "ping" });
  expect(ann.diary).not.toContain("closed 4001");
  ann.say({ type: "ping" });
  expect(ann.diary.at(-1)).toBe("closed 4001");
});

test("a client can keep sending commands at the steady rate", async () => {
  const bottle = new Bottle();
  const { ann } = await bottle.pair();
  for (let count = 0; count < 400; count++) {
    await bottle.tell(ann, { type: "ping" }, 50);
  }
  expect(ann.of("pong")).toHaveLength(400);
  expect(ann.of("pong").at(-1)?.version).toBe(2);
});

test("the server drops a client only when too many bytes are waiting to be sent", async () => {
  const bottle = new Bottle();
  const { ann, ben } = await bottle.pair();
  ben.bufferedAmount = 262_144;
  await bottle.tell(ann, move(0));
  expect(ben.diary).not.toContain("closed 4002");
  ben.bufferedAmount = 262_145;
  ben.say({ type: "ping" });
  expect(ben.diary.at(-1)).toBe("closed 4002");
  await bottle.pass(10_000);
  expect(ben.diary.at(-1)).toBe("cut off");
  expect(ann.readyState).toBe(1);
});

test("the server pings silent clients and disconnects those that don't answer", async () => {
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

test("a client that keeps sending after its connection was closed is cut off", async () => {
  const bottle = new Bottle({ "message-burst": 2 });
  const ann = bottle.connect();
  for (let count = 0; count < 3; count++) ann.say({ type: "ping" });
  expect(ann.diary.at(-1)).toBe("closed 4001");
  for (let count = 0; count < 20; count++) ann.say({ type: "ping" });
  expect(ann.diary.at(-1)).toBe("closed 4001");
  ann.say({ type: "ping" });
  expect(ann.diary.at(-1)).toBe("cut off");
});

test("the server closes a connection that enters no game in time", async () => {
  const bottle = new Bottle();
  const idle = bottle.connect();
  await bottle.pass(19_900);
  expect(idle.readyState).toBe(1);
  await bottle.pass(200);
  expect(idle.diary).toEqual(["closed 4008"]);
});

test("the server refuses ten invalid messages, then closes the connection", async () => {
  const bottle = new Bottle();
  const { ann } = await bottle.pair();
  const junk = [
    "",
    "{",
    "null",
    "[]",
    '{"type":"enter"}',
    '{"type":"constructor"}',
    '{"__proto__":{"type":"ping"}}',
  ];
  const traversal = { type: "enter", protocol: 1, match: "../../etc/passwd" };
  for (const message of [...junk, traversal, "{", "{"]) ann.say(message);
  expect(refusals(ann)).toEqual(Array.from({ length: 10 }, () => "bad-request"));
  ann.say("{");
  expect(ann.diary.at(-1)).toBe("closed 4004");
});

test("an address at its limit of connections gets another only after closing one", async () => {
  const bottle = new Bottle({ "connections-per-client": 3 });
  const sockets = Array.from({ length: 4 }, () => bottle.connect("198.51.100.9"));
  expect(sockets.map(({ diary }) => diary.at(-1))).toEqual([undefined, undefined, undefined, "closed 4003"]);
  expect(bottle.connect("198.51.100.10").diary).toEqual([]);
  sockets[0]?.end();
  expect(bottle.connect("198.51.100.9").diary).toEqual([]);
});

test("all connections of an address share one limit of commands", async () => {
  const bottle = new Bottle({ "command-burst": 5, "commands-per-second": 1 });
  const { ann, ben } = await bottle.pair();
  for (let count = 0; count < 3; count++)
    for (const socket of [ann, ben]) socket.say({ type: "claim", id: `c${count}` });
  await bottle.pass(100);
  expect([...refusals(ann), ...refusals(ben)].filter((code) => code === "too-many")).toHaveLength(2);
  await bottle.pass(3_000);
  await bottle.tell(ann, { type: "claim", id: "later" });
  expect(refusals(ann).at(-1)).toBe("not-gone");
});

test("a store that reaches its size limit counts as full and is logged once", async () => {
  const bottle = new Bottle({ "store-megabytes": 1 });
  const { id, ann } = await bottle.pair();
  await bottle.pass(61_000);
  expect(bottle.service.isFull).toBe(false);
  bottle.storage.disk.matches.get(id)?.events.push(" ".repeat(1_000_000));
  for (let minute = 0; minute < 3; minute++) {
    await bottle.tell(ann, { type: "ping" }, 60_000);
  }
  expect(bottle.service.isFull).toBe(true);
  expect(bottle.log.filter((line) => line.startsWith("store-full"))).toHaveLength(1);
  expect(bottle.service.metricsText()).toMatch(/^switchyard_store_bytes 100\d{4}$/m);
});

test("a connection is refused unless it enters exactly one match with a known protocol", async () => {
  const bottle = new Bottle();
  const { ann } = await bottle.pair();
  const { id } = await bottle.open();
  await bottle.tell(ann, { type: "enter", protocol: 1, match: id });
  expect(refusals(ann)).toEqual(["bad-request"]);
  const idle = bottle.connect();
  idle.say({ type: "resign", id: "r" });
  expect(refusals(idle)).toEqual(["not-entered"]);
  idle.say({ type: "enter", protocol: 2, match: id });
  expect(idle.diary.at(-1)).toBe("closed 4007");
});

test("a computer doesn't move in a position that changed while it was thinking", async () => {
  const bottle = new Bottle();
  const { ann } = await bottle.arrive({ vs: "perfect", options: { blocks: 10 } });
  await bottle.tell(ann, move(0), 6);
  await bottle.tell(ann, { type: "offer", id: "t", what: "takeback" }, 500);
  const kinds = ann.of("event").map(({ event }) => event.type);
  expect(kinds.filter((kind) => kind === "moved").length).toBeGreaterThan(0);
  const plies = ann.of("event").flatMap(({ event }) => (event.type === "moved" ? [event.ply] : []));
  // After the takeback it's Ann's turn, so the computer has nothing to play.
  if (kinds.at(-1) === "moved") expect(plies).toEqual([0, 1]);
  else expect(kinds.at(-1)).toBe("taken-back");
});

test("a stopping server stores and answers all commands before it closes the connections", async () => {
  const bottle = new Bottle();
  const { id, ann, ben } = await bottle.pair();
  ann.say(move(0));
  ben.say({ type: "offer", id: "o", what: "draw" });
  const closing = bottle.service.close();
  await bottle.tell(ann, { type: "resign", id: "late" }, 10_000);
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

test.each([{ blocks: 3 }, { blocks: 8, start: "challenge" }])(
  "a game of Tower Switch with %j that was played to its end has a rematch",
  async (options) => {
    const bottle = new Bottle();
    const { ann, ben } = await bottle.pair({ game: "tower-switch", options });
    for (let ply = 0; ply < options.blocks; ply++)
      await bottle.tell(ply % 2 === 0 ? ann : ben, move(ply, "1"));
    ann.say({ type: "offer", id: "o", what: "rematch" });
    await bottle.tell(ben, { type: "answer", id: "a", what: "rematch", accept: true }, 300);
    expect(refusals(ben)).toEqual([]);
    expect(nextOf(bottle, ben).record).toMatchObject({
      first: 1,
      players: [{ name: "Ben" }, { name: "Ann" }],
    });
  },
);
