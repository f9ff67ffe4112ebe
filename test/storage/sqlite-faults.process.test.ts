/** What happens to the file of the online games, and how a real server takes it. */

import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openSqliteStore } from "../../src/storage/sqlite/sqlite-store.ts";
import { newDataFolder, run } from "../support/cli.ts";
import { startServer } from "../support/server.ts";
import { enter, seatTwo } from "../support/visitor.ts";
import { newId, newStored } from "./match-store-suite.ts";

const pageSize = 4_096;

/** A folder with some games, in a file of several pages. */
async function someGames(): Promise<string> {
  const folder = newDataFolder();
  const store = openSqliteStore({ folder, onError: () => {} });
  if (!store.ok) throw new Error(store.problem.message);
  await Promise.all(Array.from({ length: 60 }, () => store.value.create(newStored(newId()))));
  await store.value.close();
  return folder;
}

function damage(file: string, page: number): void {
  const bytes = readFileSync(file);
  bytes.fill(0xa5, (page - 1) * pageSize, page * pageSize);
  writeFileSync(file, bytes);
}

test("a server with damaged pages says that it is not ready, and refuses games as unavailable", async () => {
  const data = newDataFolder();
  mkdirSync(join(data, "online"));
  copyFileSync(join(await someGames(), "online.sqlite"), join(data, "online", "online.sqlite"));
  damage(join(data, "online", "online.sqlite"), 3);
  const server = await startServer({ data });
  const opened = await fetch(`${server.address}online/matches`, {
    method: "POST",
    body: '{"game":"tower-switch"}',
  });
  expect(opened.status).toBe(503);
  expect((await fetch(`${server.address}ready`)).status).toBe(503);
  expect((await fetch(`${server.address}health`)).status).toBe(200);
  await server.stop();
});

test("a lost write-ahead log is noticed: nothing is acknowledged after it, and nothing before it is lost", async () => {
  const data = newDataFolder();
  const server = await startServer({ data });
  const { id, tokens, players } = await seatTwo(server.address, { game: "tower-switch" });
  players[0].say({ type: "move", id: "m1", ply: 0, move: "1" });
  await players[0].hear("event", ({ reply }) => reply === "m1");
  rmSync(join(data, "online", "online.sqlite-wal"));
  players[1].say({ type: "move", id: "m2", ply: 1, move: "1" });
  expect(await players[1].hear("refused")).toMatchObject({ id: "m2", code: "unavailable" });
  expect((await fetch(`${server.address}ready`)).status).toBe(503);
  players[1].say({ type: "move", id: "m2", ply: 1, move: "1" });
  expect(await players[1].hear("refused")).toMatchObject({ id: "m2", code: "unavailable" });
  await server.stop("SIGKILL");
  const again = await startServer({ data });
  const back = await enter(again.address, id, tokens[0]);
  expect((await back.hear("match")).match.record.moves).toEqual(["1"]);
  await again.stop();
});

test("a folder that can never be made is refused with a sentence", async () => {
  for (const folder of ["/proc/x", "/proc/x/y/z"]) {
    const { code, err } = await run(["serve", "--port", "0", "--data", folder]);
    expect(code).toBe(2);
    expect(err).toContain(`Could not open the online games in ${folder}: its folder doesn't exist.`);
  }
});
