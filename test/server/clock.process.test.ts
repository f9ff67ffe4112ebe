/** No player gains or loses time if the machine's clock is wrong or the server is down. */

import { expect, test } from "vitest";
import { newDataFolder } from "../support/cli.ts";
import { startServer } from "../support/server.ts";
import { enter, seatTwo } from "../support/visitor.ts";

const hour = 3_600_000;

test.concurrent("a player gains no time when the machine's clock is set back between two starts", async () => {
  const data = newDataFolder();
  const before = await startServer({ data });
  const { id, tokens, players } = await seatTwo(before.address, {
    game: "tower-switch",
    clock: { initialMs: 1_000, incrementMs: 0 },
  });
  players[0].say({ type: "move", id: "m1", ply: 0, move: "1" });
  const { event } = await players[0].hear("event", ({ reply }) => reply === "m1");
  await before.stop("SIGKILL");
  const after = await startServer({ data, clockShiftMs: -hour });
  const ben = await enter(after.address, id, tokens[1]);
  const { now } = await ben.hear("match");
  expect(now).toBeGreaterThanOrEqual(event.at);
  const ended = await ben.hear("event", (message) => message.event.type === "ended");
  expect(ended.event).toMatchObject({ reason: "timeout", winner: 1 });
  expect(ended.event.at).toBeGreaterThan(event.at);
  ben.say({ type: "ping" });
  expect((await ben.hear("pong")).now).toBeGreaterThanOrEqual(ended.event.at);
  await after.stop();
});

test.concurrent("a player's clock stands still while the server is down", async () => {
  const data = newDataFolder();
  const before = await startServer({ data });
  const clock = { initialMs: 600_000, incrementMs: 0 };
  const { id, tokens, players } = await seatTwo(before.address, { game: "tower-switch", clock });
  players[0].say({ type: "move", id: "m1", ply: 0, move: "1" });
  await players[0].hear("event", ({ reply }) => reply === "m1");
  await before.stop("SIGKILL");
  // Going by its clock, the server was down for an hour.
  const after = await startServer({ data, clockShiftMs: hour });
  const ben = await enter(after.address, id, tokens[1]);
  const { event } = await ben.hear("event", (message) => message.event.type === "resumed");
  expect(event.type === "resumed" && event.away).toBeGreaterThan(hour - 3_000);
  ben.say({ type: "move", id: "m2", ply: 1, move: "1" });
  await ben.hear("event", ({ reply }) => reply === "m2");
  await after.stop();
});
