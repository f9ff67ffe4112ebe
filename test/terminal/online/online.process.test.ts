/** Online games between processes: a killed server, signals, and two windows on one computer. */

import { readdir, stat } from "node:fs/promises";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { run } from "../../support/cli.ts";
import { Player } from "../../support/player.ts";
import { type RunningServer, startServer } from "../../support/server.ts";

let server: RunningServer;
const players: Player[] = [];

beforeAll(async () => {
  server = await startServer();
});
afterEach(() => {
  for (const player of players.splice(0)) player.kill();
});
afterAll(() => server.stop());

function sits(data: string | undefined, ...args: readonly string[]): Player {
  const player = new Player([...args, "--plain"], data);
  players.push(player);
  return player;
}

/** Ann opens a game, and Ben joins. */
async function pair() {
  const ann = sits(undefined, "play", "tower-switch", "--online", server.address, "--name", "Ann");
  const share = await ann.link("Send this link to your opponent:");
  const ben = sits(undefined, "play", share, "--name", "Ben");
  await ben.sees("You're Ben, playing as Player 2.");
  await ann.sees("Ben joined.");
  return { ann, ben, share };
}

test("a game goes on after its server was killed and started again", async () => {
  const { ann, ben } = await pair();
  ann.types("2");
  await ben.sees("Ann removes blocks 1 and 2.");
  const { data, address } = server;
  await server.stop("SIGKILL");
  await ben.sees("Connection lost. Retrying");
  ben.types("1");
  server = await startServer({ data, port: Number(new URL(address).port) });
  for (const player of [ann, ben]) await player.sees("Ben removes block 3.");
  await ann.sees("Enter the number of blocks to remove: ");
  expect(ben.out).toContain("Reconnected.");
});

test("a program ended by a signal says how to rejoin the game", async () => {
  const { ann, ben, share } = await pair();
  ann.signal("SIGINT");
  expect(await ann.leaves()).toBe(130);
  expect(ann.out).toContain(`Rejoin with: switchyard play '${share}'`);
  ben.signal("SIGTERM");
  expect(await ben.leaves()).toBe(143);
});

test("a killed player gets the seat back from a file that only they can read", async () => {
  const { ann, ben, share } = await pair();
  const [file = ""] = await readdir(`${ann.data}/seats`);
  const { mode } = await stat(`${ann.data}/seats/${file}`);
  if (process.platform !== "win32") expect(mode & 0o777).toBe(0o600);
  ann.kill();
  await ben.sees("Ann left");
  await sits(ann.data, "play", share).sees("You're Ann, playing as Player 1.");
  await ben.sees("Ann is back.");
});

test("two windows of one computer may play each other", async () => {
  const ann = sits(undefined, "play", "tower-switch", "--online", server.address, "--name", "Ann");
  const share = await ann.link("Send this link to your opponent:");
  await sits(ann.data, "play", share, "--name", "Ben").sees("You're Ben, playing as Player 2.");
  await ann.sees("Ben joined.");
  ann.kill();
  await ann.leaves();
  const both = (await run(["history"], "", ann.data)).out.matchAll(/, as (\w+): \S+ play '(\S+)'/g);
  const links = new Map(Array.from(both, ([, name = "", link = ""]) => [name, link]));
  expect([...links.keys()]).toEqual(["Ann", "Ben"]);
  expect(links.get("Ann")).toBe(share);
  await sits(ann.data, "play", links.get("Ben") ?? "").sees("You're Ben, playing as Player 2.");
});
