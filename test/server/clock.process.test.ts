/** A machine's clock that is wrong: games go on, clocks run on, and nothing is deleted. */

import { join } from "node:path";
import { expect, test } from "vitest";
import { ask } from "../../deploy/ask.ts";
import { openSqlite } from "../../src/storage/sqlite/driver.ts";
import { newDataFolder } from "../support/cli.ts";
import { startTestPostgres } from "../support/postgres.ts";
import { type RunningServer, type ServerRequest, startServer } from "../support/server.ts";
import { until } from "../support/until.ts";
import { enter, openMatch, seatTwo } from "../support/visitor.ts";

const hour = 3_600_000;
const day = 24 * hour;
/** Longer than a game in play is kept. */
const tooLong = 61 * day;

test.concurrent("a clock that is put back between two starts gives no player time", async () => {
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

test.concurrent.each(["SIGKILL", "SIGTERM"] as const)(
  "no clock runs while the server is away after %s",
  async (signal) => {
    const data = newDataFolder();
    const before = await startServer({ data });
    const clock = { initialMs: 600_000, incrementMs: 0 };
    const { id, tokens, players } = await seatTwo(before.address, { game: "tower-switch", clock });
    players[0].say({ type: "move", id: "m1", ply: 0, move: "1" });
    await players[0].hear("event", ({ reply }) => reply === "m1");
    await before.stop(signal);
    // The server is away for an hour, as its clock has it.
    const after = await startServer({ data, clockShiftMs: hour });
    const ben = await enter(after.address, id, tokens[1]);
    const { event } = await ben.hear("event", (message) => message.event.type === "resumed");
    expect(event.type === "resumed" && event.away).toBeGreaterThan(hour - 3_000);
    ben.say({ type: "move", id: "m2", ply: 1, move: "1" });
    await ben.hear("event", ({ reply }) => reply === "m2");
    await after.stop();
  },
);

/** Runs the server until it has looked for old games twice; gives how many it has deleted. */
async function sweep(request: ServerRequest): Promise<number> {
  const server = await startServer({ ...request, limits: { "sweep-seconds": 1 } });
  const metric = async (name: string) => {
    const text = await (await fetch(`${server.address}metrics`, { headers: { connection: "close" } })).text();
    return Number(new RegExp(`^${name} (\\d+)$`, "m").exec(text)?.[1] ?? 0);
  };
  await until(async () => (await metric("switchyard_sweeps_total")) >= 2);
  const deleted = await metric("switchyard_expired_total");
  await server.stop();
  return deleted;
}

async function openGame(server: RunningServer): Promise<void> {
  await openMatch(server.address, { game: "tower-switch", vs: "easy" });
  await server.stop();
}

/** As if a server had swept the store an hour ago. */
function rememberSweep(data: string): void {
  const database = openSqlite(join(data, "online", "online.sqlite"));
  if (!database.ok) throw new Error(database.problem.message);
  database.value.exec(`UPDATE clock SET believed = ${Date.now() - hour}`);
  database.value.close();
}

test.concurrent("a start with the clock far ahead deletes nothing, and what is really old goes", async () => {
  const data = newDataFolder();
  await openGame(await startServer({ data, clockShiftMs: -tooLong }));
  // Nothing tells when the old game was last swept over: as far as the server can tell, its clock may be 61 days ahead.
  expect(await sweep({ data })).toBe(0);
  rememberSweep(data);
  expect(await sweep({ data })).toBe(1);
  await openGame(await startServer({ data }));
  expect(await sweep({ data, clockShiftMs: tooLong })).toBe(0);
});

test.concurrent("nor do starts with games opened in between, as long as the clock stays ahead", async () => {
  const data = newDataFolder();
  await openGame(await startServer({ data }));
  expect(await sweep({ data })).toBe(0);
  for (let start = 0; start < 2; start++) {
    await openGame(await startServer({ data, clockShiftMs: tooLong }));
    expect(await sweep({ data, clockShiftMs: tooLong })).toBe(0);
  }
});

test.concurrent("so it is with PostgreSQL", async () => {
  const postgres = await startTestPostgres();
  try {
    const args = ["--database", postgres.url];
    await openGame(await startServer({ args }));
    await ask(
      postgres.url,
      `UPDATE switchyard_matches SET touched = touched - ${tooLong}, touched_hour = touched_hour - ${tooLong / hour}`,
    );
    for (let start = 0; start < 2; start++) {
      expect(await sweep({ args })).toBe(0);
      await openGame(await startServer({ args }));
    }
    await ask(postgres.url, `UPDATE switchyard_clock SET believed = ${Date.now() - hour}`);
    expect(await sweep({ args })).toBe(1);
  } finally {
    await postgres.remove();
  }
});
