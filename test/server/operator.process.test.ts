/** `switchyard server`: the operator's commands, with a server that runs and with one that is stopped. */

import { expect, test } from "vitest";
import { newDataFolder, run } from "../support/cli.ts";
import { startTestPostgres } from "../support/postgres.ts";
import { startServer } from "../support/server.ts";
import { until } from "../support/until.ts";
import { enter, openMatch, seatTwo } from "../support/visitor.ts";

const hostile = "Eve\u001b[31m\u202e<b>";

async function operate(data: string, ...args: readonly string[]) {
  return run(["server", ...args], "", data);
}

test.concurrent("games of a running server are listed, shown, closed and deleted, and their players hear of it", async () => {
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
  const shown = JSON.parse((await operate(data, "show", id, "--json")).out);
  expect(shown).toMatchObject({ id, game: "tower-switch", phase: "playing", moves: ["1"], events: 3 });
  expect((await operate(data, "show", id)).out).toMatch(/Moves: 1/);

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
  expect((await operate(data, "list")).out).toBe("There are no online games.\n");
  // The server goes on.
  expect((await openMatch(server.address, { game: "tower-switch" })).seat).toBe(1);
  await server.stop();
});

test.concurrent("a stopped server's games are there too; what is wrong is said", async () => {
  const data = newDataFolder();
  expect(await operate(data, "list")).toMatchObject({
    code: 1,
    err: expect.stringContaining("no online games"),
  });
  const server = await startServer({ data });
  const { id } = await openMatch(server.address, { game: "tower-switch" });
  await server.stop();
  expect(await operate(data, "close", id)).toMatchObject({ code: 0, err: "" });
  expect(JSON.parse((await operate(data, "show", id, "--json")).out)).toMatchObject({ phase: "over" });
  const wrong = [
    ["show", "../../etc"],
    ["close", "K3V9"],
    ["list", "--most", "0"],
  ].map((args) => operate(data, ...args));
  for (const refused of wrong) expect(await refused).toMatchObject({ code: 2, out: "" });
});

test("the nodes of a database notice it, wherever the players are", async () => {
  const postgres = await startTestPostgres();
  const args = ["--database", postgres.url];
  const nodes = await Promise.all([startServer({ args }), startServer({ args })]);
  for (const { address } of nodes) await until(async () => (await fetch(`${address}ready`)).ok);
  const { id, tokens, players } = await seatTwo(nodes[0].address, { game: "tower-switch" });
  const elsewhere = await enter(nodes[1].address, id, tokens[1]);
  await elsewhere.hear("match");
  const data = newDataFolder();
  expect(await operate(data, "close", id, ...args)).toMatchObject({ code: 0, err: "" });
  for (const player of [...players, elsewhere])
    await player.hear("event", ({ event }) => event.type === "ended" && event.reason === "abandoned");
  expect(await operate(data, "delete", id, ...args)).toMatchObject({ code: 0 });
  for (const player of [...players, elsewhere]) expect((await player.closed).code).toBe(4005);
  await Promise.all(nodes.map((node) => node.stop()));
  await postgres.remove();
});
