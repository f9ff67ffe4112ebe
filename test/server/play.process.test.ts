/** Two people and a link: the protocol against a real server over real sockets. */

import { afterAll, beforeAll, expect, test } from "vitest";
import { type RunningServer, startServer } from "../support/server.ts";
import { enter, openMatch, seatTwo, type Visitor } from "../support/visitor.ts";

let server: RunningServer;

beforeAll(async () => {
  server = await startServer({ args: ["--limit", "claim-seconds=1", "new-games-per-minute=1000"] });
});

afterAll(() => server.stop());

const tower = { game: "tower-switch", options: { blocks: 5 } } as const;

function moved(visitor: Visitor, ply: number) {
  return visitor.hear("event", ({ event }) => event.type === "moved" && event.ply === ply);
}

test("a game from the link to the end: each sees the other's moves, acknowledged once", async () => {
  const { players, id } = await seatTwo(server.address, tower);
  const [ann, ben] = players;
  const watcher = await enter(server.address, id);
  const whole = await watcher.hear("match");
  expect(whole.seat).toBeNull();
  expect(whole.match.record.players.map(({ name }) => name)).toEqual(["Ann", "Ben"]);
  ann.say({ type: "move", id: "a0", ply: 0, move: "2" });
  expect((await moved(ann, 0)).reply).toBe("a0");
  expect((await moved(ben, 0)).reply).toBeUndefined();
  ben.say({ type: "move", id: "b0", ply: 1, move: "1" });
  await moved(ann, 1);
  ann.say({ type: "move", id: "a1", ply: 2, move: "2" });
  const last = await moved(watcher, 2);
  expect(last.event.version).toBe(5);
  const late = await enter(server.address, id);
  const { match } = await late.hear("match");
  expect(match.record.moves).toEqual(["2", "1", "2"]);
  expect(match.record.result).toEqual({ winner: 1, reason: "finished" });
  await Promise.all([ann, ben, watcher, late].map((visitor) => visitor.leave()));
});

test("a repeated command is answered and done once, by name and by ply", async () => {
  const { players } = await seatTwo(server.address, tower);
  const [ann, ben] = players;
  const move = { type: "move", id: "a0", ply: 0, move: "1" } as const;
  for (let count = 0; count < 3; count++) ann.say(move);
  const first = await moved(ann, 0);
  expect(await ann.hear("accepted")).toEqual({ type: "accepted", id: "a0", version: first.event.version });
  await ann.hear("accepted");
  ann.say({ ...move, id: "other" });
  expect(await ann.hear("accepted")).toMatchObject({ id: "other" });
  ben.say({ type: "ping" });
  await ben.hear("pong");
  expect(ben.heard.filter(({ type }) => type === "event")).toHaveLength(2);
});

test("a move that was taken back does not come again with an old message", async () => {
  const { players } = await seatTwo(server.address, tower);
  const [ann, ben] = players;
  const move = { type: "move", id: "a0", ply: 0, move: "1" } as const;
  ann.say(move);
  await moved(ben, 0);
  ann.say({ type: "offer", id: "t", what: "takeback" });
  await ben.hear("event", ({ event }) => event.type === "offered");
  ben.say({ type: "answer", id: "y", what: "takeback", accept: true });
  const back = await ann.hear("event", ({ event }) => event.type === "taken-back");
  expect(back.event).toMatchObject({ ply: 0 });
  ann.say(move);
  await ann.hear("accepted");
  ann.say({ ...move, id: "a1", move: "2" });
  expect((await moved(ben, 0)).event).toMatchObject({ move: "2" });
});

test("refusals have a code, a sentence and the version, and change nothing", async () => {
  const { players, id } = await seatTwo(server.address, tower);
  const [ann, ben] = players;
  ben.say({ type: "move", id: "1", ply: 0, move: "1" });
  expect(await ben.hear("refused")).toEqual({
    type: "refused",
    id: "1",
    code: "not-your-turn",
    message: "It is Ann's turn.",
    version: 2,
  });
  ann.say({ type: "move", id: "2", ply: 0, move: "3" });
  expect(await ann.hear("refused")).toMatchObject({ code: "illegal-move", legal: ["1", "2"], version: 2 });
  ann.say({ type: "move", id: "3", ply: 1, move: "1" });
  expect(await ann.hear("refused")).toMatchObject({ code: "stale-ply", version: 2 });
  ann.say({ type: "answer", id: "4", what: "draw", accept: true });
  expect(await ann.hear("refused")).toMatchObject({ code: "no-offer" });
  ann.say({ type: "offer", id: "5", what: "rematch" });
  expect(await ann.hear("refused")).toMatchObject({ code: "not-over" });
  ann.say({ type: "offer", id: "6", what: "takeback" });
  expect(await ann.hear("refused")).toMatchObject({ code: "nothing-to-take-back" });
  ann.say({ type: "claim", id: "7", as: "win" });
  expect(await ann.hear("refused")).toMatchObject({ code: "not-gone" });
  const watcher = await enter(server.address, id);
  await watcher.hear("match");
  watcher.say({ type: "resign", id: "8" });
  expect(await watcher.hear("refused")).toMatchObject({ code: "no-seat", version: 2 });
  watcher.say({ type: "join", id: "9", name: "Cem", token: "x".repeat(32) });
  expect(await watcher.hear("refused")).toMatchObject({ code: "seat-taken" });
});

test("before the other has come there is nothing to play", async () => {
  const created = await openMatch(server.address, { ...tower, seat: 1 });
  const ann = await enter(server.address, created.id, created.token);
  await ann.hear("match");
  ann.say({ type: "move", id: "1", ply: 0, move: "1" });
  expect(await ann.hear("refused")).toMatchObject({ code: "not-started" });
});

test("a player who comes back with a version hears exactly what was missed; with a strange one, the whole game", async () => {
  const { players, id, tokens } = await seatTwo(server.address, tower);
  const [ann, ben] = players;
  await ben.leave();
  ann.say({ type: "move", id: "1", ply: 0, move: "1" });
  await moved(ann, 0);
  const back = await enter(server.address, id, tokens[1], 2);
  const missed = await back.hear("missed");
  expect(missed.seat).toBe(2);
  expect(missed.events.map(({ version, type }) => [version, type])).toEqual([[3, "moved"]]);
  const current = await enter(server.address, id, tokens[1], 3);
  expect((await current.hear("missed")).events).toEqual([]);
  const strange = await enter(server.address, id, tokens[1], 99);
  expect((await strange.hear("match")).match.version).toBe(3);
});

test("joining twice with the same token is joining once, also on another connection", async () => {
  const created = await openMatch(server.address, { ...tower, seat: 2 });
  const token = "t".repeat(40);
  for (let count = 0; count < 2; count++) {
    const ben = await enter(server.address, created.id);
    await ben.hear("match");
    ben.say({ type: "join", id: `j${count}`, name: "Ben", token });
    expect(await ben.hear("seated")).toEqual({ type: "seated", id: `j${count}`, seat: 1, version: 2 });
  }
});

test("when two people want the last seat at once, one gets it", async () => {
  const created = await openMatch(server.address, tower);
  const visitors = await Promise.all([1, 2, 3, 4].map(() => enter(server.address, created.id)));
  await Promise.all(visitors.map((visitor) => visitor.hear("match")));
  for (const [index, visitor] of visitors.entries())
    visitor.say({ type: "join", id: "j", name: `V${index}`, token: String(index).repeat(32) });
  const answers = await Promise.all(
    visitors.map((visitor) => Promise.race([visitor.hear("seated"), visitor.hear("refused")])),
  );
  expect(answers.map(({ type }) => type).sort()).toEqual(["refused", "refused", "refused", "seated"]);
});

test("draw: offered and declined, offered and taken; a move is a silent no", async () => {
  const { players } = await seatTwo(server.address, tower);
  const [ann, ben] = players;
  ann.say({ type: "offer", id: "1", what: "draw" });
  await ben.hear("event", ({ event }) => event.type === "offered");
  ben.say({ type: "answer", id: "1", what: "draw", accept: false });
  await ann.hear("event", ({ event }) => event.type === "declined");
  ben.say({ type: "offer", id: "2", what: "draw" });
  await ann.hear("event", ({ event }) => event.type === "offered" && event.seat === 2);
  ann.say({ type: "move", id: "2", ply: 0, move: "1" });
  await moved(ben, 0);
  ann.say({ type: "answer", id: "3", what: "draw", accept: true });
  expect(await ann.hear("refused")).toMatchObject({ code: "no-offer" });
  ben.say({ type: "offer", id: "3", what: "draw" });
  ann.say({ type: "offer", id: "4", what: "draw" });
  const end = await ben.hear("event", ({ event }) => event.type === "ended");
  expect(end.event).toMatchObject({ winner: null, reason: "agreed" });
});

test("rematch: both press, one new game, seats swapped, the old links' tokens open the new seats", async () => {
  const { players, tokens } = await seatTwo(server.address, tower);
  const [ann, ben] = players;
  ann.say({ type: "resign", id: "r" });
  await ben.hear("event", ({ event }) => event.type === "ended");
  ann.say({ type: "offer", id: "n", what: "rematch" });
  ben.say({ type: "offer", id: "n", what: "rematch" });
  const [one, two] = await Promise.all(
    [ann, ben].map((visitor) => visitor.hear("event", ({ event }) => event.type === "continued")),
  );
  expect(one?.event).toEqual(two?.event);
  const next = one?.event.type === "continued" ? one.event.next : "";
  const annAgain = await enter(server.address, next, tokens[0]);
  const { seat, match } = await annAgain.hear("match");
  expect(seat).toBe(2);
  expect(match.record.players.map(({ name }) => name)).toEqual(["Ben", "Ann"]);
  expect(match.record.first).toBe(1);
  ann.say({ type: "offer", id: "n2", what: "rematch" });
  await ann.hear("accepted");
  expect(
    ann.heard.filter((message) => message.type === "event" && message.event.type === "continued"),
  ).toHaveLength(1);
});

test("in a rematch those without a name are called after their new seats", async () => {
  const created = await openMatch(server.address, { ...tower, seat: 1 });
  const one = await enter(server.address, created.id, created.token);
  const two = await enter(server.address, created.id);
  await two.hear("match");
  two.say({ type: "join", id: "j", name: "", token: "t".repeat(32) });
  await two.hear("seated");
  two.say({ type: "resign", id: "r" });
  two.say({ type: "offer", id: "n", what: "rematch" });
  await one.hear("event", ({ event }) => event.type === "offered");
  one.say({ type: "answer", id: "y", what: "rematch", accept: true });
  const { event } = await two.hear("event", (message) => message.event.type === "continued");
  const visitor = await enter(server.address, event.type === "continued" ? event.next : "");
  const { match } = await visitor.hear("match");
  expect(match.record.players.map(({ name }) => name)).toEqual(["Player 1", "Player 2"]);
});

test("a series goes on at either player's word, with the score and the other player first", async () => {
  const { players } = await seatTwo(server.address, { ...tower, bestOf: 3 });
  const [ann, ben] = players;
  ann.say({ type: "resign", id: "r" });
  await ben.hear("event", ({ event }) => event.type === "ended");
  ben.say({ type: "offer", id: "n", what: "rematch" });
  const { event } = await ann.hear("event", (message) => message.event.type === "continued");
  const visitor = await enter(server.address, event.type === "continued" ? event.next : "");
  const { match } = await visitor.hear("match");
  expect(match.record).toMatchObject({ first: 2, series: { of: 3, game: 2, score: [0, 1] } });
  expect(match.record.players.map(({ name }) => name)).toEqual(["Ann", "Ben"]);
});

test("a game can be claimed from a player who has gone, not before the time, and not once that player is back", async () => {
  const { players } = await seatTwo(server.address, tower);
  const [ann, ben] = players;
  ben.socket.close();
  ann.say({ type: "claim", id: "1", as: "win" });
  expect(await ann.hear("refused")).toMatchObject({ code: "not-gone" });
  const gone = await ann.hear("presence", ({ presence }) => presence.claimableAt[1] !== null);
  const wait = (gone.presence.claimableAt[1] ?? 0) - gone.now;
  expect(wait).toBeLessThanOrEqual(1000);
  await new Promise((done) => setTimeout(done, wait + 20));
  ann.say({ type: "claim", id: "2", as: "win" });
  const end = await ann.hear("event", ({ event }) => event.type === "ended");
  expect(end.event).toMatchObject({ winner: 1, reason: "abandoned" });
});

test("presence tells who is there and how many watch", async () => {
  const { players, id } = await seatTwo(server.address, tower);
  const [ann] = players;
  const watchers = await Promise.all([1, 2].map(() => enter(server.address, id)));
  const full = await ann.hear("presence", ({ presence }) => presence.watchers === 2);
  expect(full.presence.present).toEqual([true, true]);
  await watchers[0]?.leave();
  await ann.hear("presence", ({ presence }) => presence.watchers === 1);
});

test("the clock starts with the first move, and time that has run out ends the game", async () => {
  const clock = { initialMs: 1000, incrementMs: 0 };
  const { players } = await seatTwo(server.address, { ...tower, clock });
  const [ann, ben] = players;
  ann.say({ type: "move", id: "1", ply: 0, move: "1" });
  await moved(ben, 0);
  const end = await ann.hear("event", ({ event }) => event.type === "ended");
  expect(end.event).toMatchObject({ winner: 1, reason: "timeout" });
  ben.say({ type: "move", id: "2", ply: 1, move: "1" });
  expect(await ben.hear("refused")).toMatchObject({ code: "game-over" });
});

test("a computer in the other seat answers by itself, and takes moves back without a question", async () => {
  const created = await openMatch(server.address, { game: "tower-switch", seat: 2, vs: "perfect" });
  const ann = await enter(server.address, created.id, created.token);
  await moved(ann, 0);
  ann.say({ type: "move", id: "1", ply: 1, move: "1" });
  await moved(ann, 2);
  ann.say({ type: "offer", id: "2", what: "draw" });
  await ann.hear("event", ({ event }) => event.type === "declined");
  ann.say({ type: "offer", id: "3", what: "takeback" });
  const back = await ann.hear("event", ({ event }) => event.type === "taken-back");
  expect(back.event).toMatchObject({ ply: 1 });
});

test("a computer whose position comes back offers a draw, once: declined, the game goes on; accepted, it ends", async () => {
  const created = await openMatch(server.address, { game: "switch-battle", vs: "perfect" });
  const ann = await enter(server.address, created.id, created.token);
  await ann.hear("match");
  let ply = 0;
  let last = "1";
  const circle = async () => {
    ann.say({ type: "move", id: `m${ply}`, ply, move: last });
    const { event } = await moved(ann, ply + 1);
    if (event.type === "moved") last = event.move;
    ply += 2;
  };
  const offer = () => ann.hear("event", ({ event }) => event.type === "offered");
  for (let round = 0; round < 3; round++) await circle();
  expect((await offer()).event).toMatchObject({ what: "draw", seat: 2 });
  ann.say({ type: "answer", id: "no", what: "draw", accept: false });
  await ann.hear("event", ({ event }) => event.type === "declined");
  for (let round = 0; round < 10; round++) await circle();
  expect((await offer()).event).toMatchObject({ what: "draw", seat: 2 });
  const offers = ann.heard.filter((message) => message.type === "event" && message.event.type === "offered");
  expect(offers.length).toBe(2);
  ann.say({ type: "answer", id: "yes", what: "draw", accept: true });
  const ended = await ann.hear("event", ({ event }) => event.type === "ended");
  expect(ended.event).toMatchObject({ winner: null, reason: "agreed" });
});

test("any game, with any options, starts and readings, can be opened; a wrong one is refused with a sentence", async () => {
  const requests = [
    { game: "switch-and-capture", options: { switches: 12, reading: "examples", start: "random" } },
    { game: "switch-battle", options: { start: "fair" } },
    { game: "switch-conquer", from: "ABAB/2" },
    { game: "factor-frenzy", options: { max: 20 }, first: "random", seat: "random" },
  ] as const;
  for (const request of requests) {
    const created = await openMatch(server.address, request);
    const visitor = await enter(server.address, created.id);
    expect((await visitor.hear("match")).match.record.game).toBe(request.game);
  }
  const refused = await fetch(`${server.address}online/matches`, {
    method: "POST",
    body: JSON.stringify({ game: "tower-switch", options: { blocks: 5000 } }),
  });
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({ error: { code: "bad-option" } });
});
