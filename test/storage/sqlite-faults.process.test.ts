/** What happens to the file of the online games, and how the store and a real server take it. */

import { chmodSync, copyFileSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openSqliteStore } from "../../src/storage/sqlite/sqlite-store.ts";
import { newDataFolder, run } from "../support/cli.ts";
import { startServer } from "../support/server.ts";
import { enter, seatTwo } from "../support/visitor.ts";
import { newId, newStored } from "./match-store-suite.ts";

const pageSize = 4_096;

function openStore(folder: string) {
  return openSqliteStore({ folder, onError: () => {} });
}

/** A folder with some games, in a file of several pages. */
async function someGames(): Promise<string> {
  const folder = newDataFolder();
  const store = openStore(folder);
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

test("whichever page is damaged, a store that says it is ready can open a game", async () => {
  const folder = await someGames();
  const pages = statSync(join(folder, "online.sqlite")).size / pageSize;
  const seen = { refused: 0, unready: 0, ready: 0 };
  for (let page = 1; page <= pages; page++) {
    const copy = newDataFolder();
    copyFileSync(join(folder, "online.sqlite"), join(copy, "online.sqlite"));
    damage(join(copy, "online.sqlite"), page);
    const store = openStore(copy);
    if (!store.ok) {
      expect(store.problem.message).toMatch(/are damaged \(.*\); restore a backup/);
      seen.refused++;
      continue;
    }
    const before = await store.value.isReady();
    const created = await store.value.create(newStored(newId()));
    const counted = await store.value.countOpen("opener");
    if (before && created === "stored") seen.ready++;
    else {
      expect([created, counted], `page ${page}`).toContain("unavailable");
      expect(await store.value.isReady(), `page ${page}`).toBe(false);
      seen.unready++;
    }
    await store.value.close().catch(() => {});
  }
  expect(seen.refused).toBeGreaterThan(0);
  expect(seen.unready).toBeGreaterThanOrEqual(4);
  expect(seen.ready).toBeGreaterThan(0);
});

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

test("the games are readable by their owner alone, also those that were made for everybody", async () => {
  const data = newDataFolder();
  const modeOf = (...names: string[]) => statSync(join(data, ...names)).mode & 0o777;
  const modes = () => [
    modeOf("online"),
    modeOf("online", "online.sqlite"),
    modeOf("online", "online.sqlite-wal"),
  ];
  const fresh = await startServer({ data });
  expect(modes()).toEqual([0o700, 0o600, 0o600]);
  await fresh.stop();
  chmodSync(join(data, "online"), 0o755);
  chmodSync(join(data, "online", "online.sqlite"), 0o644);
  const again = await startServer({ data });
  expect(modes()).toEqual([0o700, 0o600, 0o600]);
  await again.stop();
  const shared = newDataFolder();
  writeFileSync(join(shared, "something-else"), "");
  chmodSync(shared, 0o755);
  await (await startServer({ args: ["--data", shared] })).stop();
  expect(statSync(shared).mode & 0o777).toBe(0o755);
});

test("a folder that can never be made is refused with a sentence", async () => {
  for (const folder of ["/proc/x", "/proc/x/y/z"]) {
    const { code, err } = await run(["serve", "--port", "0", "--data", folder]);
    expect(code).toBe(2);
    expect(err).toContain(`Could not open the online games in ${folder}: its folder cannot be made.`);
  }
});
