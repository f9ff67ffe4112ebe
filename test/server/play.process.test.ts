/** Plays over real sockets on a real server. `match/` and `promises.test.ts` test what the server decides. */

import { afterAll, beforeAll, expect, test } from "vitest";
import { type RunningServer, startServer } from "../support/server.ts";
import { enter, openMatch, seatTwo, type Visitor } from "../support/visitor.ts";

let server: RunningServer;

beforeAll(async () => {
  server = await startServer();
});

afterAll(() => server.stop());

const tower = { game: "tower-switch", options: { blocks: 5 } } as const;

function moved(visitor: Visitor, ply: number) {
  return visitor.hear("event", ({ event }) => event.type === "moved" && event.ply === ply);
}

test("two players and a spectator see a whole game, and each command is acknowledged once", async () => {
  const { players, id } = await seatTwo(server.address, tower);
  const [ann, ben] = players;
  const watcher = await enter(server.address, id);
  const whole = await watcher.hear("match");
  expect(whole.seat).toBeNull();
  expect(whole.match.record.players.map(({ name }) => name)).toEqual(["Ann", "Ben"]);
  for (let count = 0; count < 2; count++) ann.say({ type: "move", id: "a0", ply: 0, move: "2" });
  expect((await moved(ann, 0)).reply).toBe("a0");
  expect(await ann.hear("accepted")).toMatchObject({ id: "a0", version: 3 });
  expect((await moved(ben, 0)).reply).toBeUndefined();
  ben.say({ type: "offer", id: "d", what: "draw" });
  await ann.hear("event", ({ event }) => event.type === "offered");
  ann.say({ type: "answer", id: "n", what: "draw", accept: false });
  await ben.hear("event", ({ event }) => event.type === "declined");
  ben.say({ type: "move", id: "b0", ply: 1, move: "1" });
  await moved(ann, 1);
  ann.say({ type: "move", id: "a1", ply: 2, move: "2" });
  expect((await moved(watcher, 2)).event.version).toBe(7);
  const late = await enter(server.address, id);
  const { match } = await late.hear("match");
  expect(match.record.moves).toEqual(["2", "1", "2"]);
  expect(match.record.result).toEqual({ winner: 1, reason: "finished" });
  await Promise.all([ann, ben, watcher, late].map((visitor) => visitor.leave()));
});

test("a player who reconnects gets exactly the missed events", async () => {
  const { players, id, tokens } = await seatTwo(server.address, tower);
  const [ann, ben] = players;
  await ben.leave();
  await ann.hear("presence", ({ presence }) => !presence.present[1]);
  ann.say({ type: "move", id: "1", ply: 0, move: "1" });
  await moved(ann, 0);
  const back = await enter(server.address, id, tokens[1], 2);
  const missed = await back.hear("missed");
  expect(missed.seat).toBe(2);
  expect(missed.events.map(({ version, type }) => [version, type])).toEqual([[3, "moved"]]);
});

test("the solver's thread deals the start and makes the computer's moves", async () => {
  const request = { game: "switch-battle", options: { start: "fair" }, seat: 2, vs: "perfect" } as const;
  const created = await openMatch(server.address, request);
  const ann = await enter(server.address, created.id, created.token);
  await moved(ann, 0);
});
