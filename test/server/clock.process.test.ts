/** A machine's clock that is wrong: games go on, clocks run on, and nothing is deleted. */

import { expect, test } from "vitest";
import { newDataFolder } from "../support/cli.ts";
import { startServer } from "../support/server.ts";
import { enter, seatTwo } from "../support/visitor.ts";

const hour = 3_600_000;

test("a clock that is put back between two starts gives no player time", async () => {
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
