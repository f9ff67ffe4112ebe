/** `switchyard backup` under load, `switchyard restore` afterwards, and what both refuse. */

import { chownSync, copyFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openSqlite } from "../../src/storage/sqlite/driver.ts";
import { newDataFolder, run } from "../support/cli.ts";
import { openWitness, playUntilGone, startOn, takeSeats, type Witness } from "./kill.ts";

test.concurrent("a backup of a running server holds every move acknowledged before it began, and games go on", async () => {
  const data = newDataFolder();
  const file = join(newDataFolder(), "backup.sqlite");
  const server = await startOn(data);
  const witnesses = await Promise.all(Array.from({ length: 8 }, () => openWitness(server.address)));
  let duringBackup = 0;
  let isCopying = false;
  const play = await playUntilGone(server, witnesses, () => {
    if (isCopying) duringBackup++;
  });
  await play.moves(200);
  const before: readonly Witness[] = witnesses.map((witness) => ({
    ...witness,
    acknowledged: new Map(witness.acknowledged),
  }));
  isCopying = true;
  const made = await run(["backup", file], "", data);
  isCopying = false;
  expect(made).toMatchObject({ code: 0, err: "" });
  expect(made.out).toMatch(/^Backed up 8 games \(\d+\.\d MB\) to /);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(duringBackup).toBeGreaterThan(0);
  await play.moves(50);
  server.child.kill("SIGKILL");
  await play.ended;
  const saved = before.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0);
  expect(saved).toBeGreaterThanOrEqual(200);

  const elsewhere = newDataFolder();
  expect(await run(["restore", file], "", elsewhere)).toMatchObject({ code: 0, err: "" });
  const restored = await startOn(elsewhere);
  await Promise.all(before.map((witness) => takeSeats(restored.address, witness)));
  await restored.stop();
  // The killed server's own games are untouched by all this.
  const again = await startOn(data);
  await Promise.all(witnesses.map((witness) => takeSeats(again.address, witness)));
  await again.stop();
});

test.concurrent("a stopped server is backed up too; a restore keeps what it replaces, and refuses a running server", async () => {
  const data = newDataFolder();
  const file = join(newDataFolder(), "backup.sqlite");
  const server = await startOn(data);
  const first = await openWitness(server.address);
  await server.stop("SIGKILL");
  expect((await run(["backup", file], "", data)).out).toContain("Backed up 1 game ");
  const again = await startOn(data);
  const second = await openWitness(again.address);
  const refused = await run(["restore", file], "", data);
  expect(refused).toMatchObject({ code: 1, err: expect.stringContaining("Another Switchyard server uses") });
  await again.stop();
  const asRoot = process.getuid?.() === 0;
  if (asRoot) chownSync(join(data, "online"), 12_345, 12_345);
  expect((await run(["restore", file], "", data)).out).toContain("Restored 1 game ");
  expect(statSync(join(data, "online", "online.sqlite")).uid).toBe(asRoot ? 12_345 : process.getuid?.());
  expect(readdirSync(join(data, "online")).filter((name) => name.includes(".replaced-"))).toHaveLength(1);
  const restored = await startOn(data);
  await takeSeats(restored.address, first);
  await expect(takeSeats(restored.address, second)).rejects.toThrow("no such game");
  await restored.stop();
});

test.concurrent("what is no backup is refused, and the games stay; two backups at the same time are both whole", async () => {
  const data = newDataFolder();
  const server = await startOn(data);
  const witness = await openWitness(server.address);
  const folder = newDataFolder();
  const made = await Promise.all(["one", "two"].map((name) => run(["backup", join(folder, name)], "", data)));
  for (const { code, out } of made) expect([code, out]).toEqual([0, expect.stringContaining("1 game ")]);
  expect(readdirSync(folder).toSorted()).toEqual(["one", "two"]);
  const taken = await run(["backup", join(folder, "one")], "", data);
  expect(taken).toMatchObject({ code: 1, err: expect.stringContaining("already exists") });
  await server.stop();
  const half = join(newDataFolder(), "half");
  copyFileSync(join(data, "online", "online.sqlite"), half);
  writeFileSync(half, Buffer.alloc(4_096, 0xa5), { flag: "r+" });
  expect(await run(["restore", half], "", data)).toMatchObject({
    code: 1,
    err: expect.stringContaining("isn't a backup of online games"),
  });
  const again = await startOn(data);
  await takeSeats(again.address, witness);
  await again.stop();
});

test.concurrent("a server that stops or starts during backups keeps every game, and so does each of them", async () => {
  const data = newDataFolder();
  const folder = newDataFolder();
  let server = await startOn(data);
  const witness = await openWitness(server.address);
  for (const name of ["one", "two", "three"]) {
    const backup = run(["backup", join(folder, name)], "", data);
    await server.stop();
    server = await startOn(data);
    expect(await backup).toMatchObject({ code: 0, out: expect.stringContaining("Backed up 1 game ") });
    await takeSeats(server.address, witness);
  }
  await server.stop();
});

test.concurrent("a file that is locked as version 0.2.0 locks it is neither served nor copied", async () => {
  const data = newDataFolder();
  const server = await startOn(data);
  await server.stop();
  const opened = openSqlite(join(data, "online", "online.sqlite"));
  if (!opened.ok) throw new Error(opened.problem.message);
  opened.value.exec("PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA user_version = 1");
  const commands = [
    ["backup", join(newDataFolder(), "backup")],
    ["serve", "--port", "0"],
  ];
  const refused = await Promise.all(commands.map((args) => run(args, "", data)));
  for (const { code, err } of refused)
    expect([code, err]).toEqual([1, expect.stringContaining("Another Switchyard server uses")]);
  opened.value.close();
});
