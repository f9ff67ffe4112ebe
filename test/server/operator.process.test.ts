/** The operator's commands (`switchyard admin`) work next to a running server and without one. */

import { expect, test } from "vitest";
import { newDataFolder, run } from "../support/cli.ts";
import { startServer } from "../support/server.ts";
import { openMatch, seatTwo } from "../support/visitor.ts";

const hostile = "Eve\u001b[31m\u202e<b>";

async function operate(data: string, ...args: readonly string[]) {
  return run(["admin", ...args], "", data);
}

test.concurrent("an operator can list, close and delete a running server's games", async () => {
  const data = newDataFolder();
  const server = await startServer({ data });
  const { id, players } = await seatTwo(server.address, { game: "tower-switch", name: hostile });
  players[0].say({ type: "move", id: "m1", ply: 0, move: "1" });
  await players[0].hear("event", ({ reply }) => reply === "m1");

  const listed = await operate(data, "list");
  expect(listed).toMatchObject({ code: 0, err: "" });
  expect(listed.out).toContain(id);
  expect(listed.out).toContain("tower-switch");
  for (const code of ["\u001b", "\u202e"]) expect(listed.out).not.toContain(code);
  const { games } = JSON.parse((await operate(data, "list", "--json")).out);
  expect(games).toMatchObject([{ id, game: "tower-switch", phase: "playing", moves: ["1"], events: 3 }]);

  expect(await operate(data, "close", id)).toMatchObject({ code: 0, err: "" });
  for (const player of players) {
    const { event } = await player.hear("event", (message) => message.event.type === "ended");
    expect(event).toMatchObject({ winner: null, reason: "abandoned", version: 4 });
  }
  expect(await operate(data, "close", id)).toMatchObject({ code: 1, err: expect.stringContaining("over") });

  expect(await operate(data, "delete", id)).toMatchObject({ code: 0 });
  for (const player of players) expect((await player.closed).code).toBe(4005);
  expect(await operate(data, "delete", id)).toMatchObject({
    code: 1,
    err: expect.stringContaining(`no game ${id}`),
  });
  expect((await operate(data, "list")).out).toMatch(/^There are no online games in \/.*\.\n$/);
  // The server keeps running.
  expect((await openMatch(server.address, { game: "tower-switch" })).seat).toBe(1);
  await server.stop();
});

test.concurrent("an operator can manage a stopped server's games", async () => {
  const data = newDataFolder();
  expect(await operate(data, "list")).toMatchObject({
    code: 1,
    err: expect.stringContaining("no online games"),
  });
  const server = await startServer({ data });
  const { id } = await openMatch(server.address, { game: "tower-switch" });
  await server.stop();
  expect(await operate(data, "close", id)).toMatchObject({ code: 0, err: "" });
  expect(JSON.parse((await operate(data, "list", "--json")).out)).toMatchObject({
    games: [{ phase: "over" }],
  });
  const wrong = [
    ["delete", "../../etc"],
    ["close", "K3V9"],
    ["list", "--rows", "0"],
  ].map((args) => operate(data, ...args));
  for (const refused of wrong) expect(await refused).toMatchObject({ code: 2, out: "" });
});
