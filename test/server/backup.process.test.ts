/** `switchyard backup` under load, `switchyard restore` afterwards, and what both refuse. */

import { chownSync, copyFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { newDataFolder, run } from "../support/cli.ts";
import { startServer } from "../support/server.ts";
import { openWitness, playUntilGone, startOn, takeSeats, type Witness } from "./kill.ts";

test("a backup of a running server holds every move acknowledged before it began, and games go on", async () => {
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

test("a stopped server is backed up too; a restore keeps what it replaces, and refuses a running server", async () => {
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

test("what is no backup is refused, and the games stay", async () => {
  const data = newDataFolder();
  const server = await startOn(data);
  const witness = await openWitness(server.address);
  const taken = await run(["backup", join(data, "online", "online.sqlite")], "", data);
  expect(taken).toMatchObject({ code: 1, err: expect.stringContaining("exists already") });
  const nowhere = await run(["backup", "/proc/x/y"], "", data);
  expect(nowhere).toMatchObject({ code: 1, err: expect.stringContaining("Could not back up to /proc/x/y") });
  await server.stop();
  // No socket can have a name this long: the server serves, and a backup has to wait until it is stopped.
  const long = join(newDataFolder(), "x".repeat(120));
  const deep = await startServer({ args: ["--data", long] });
  const aside = join(newDataFolder(), "backup");
  expect((await run(["backup", aside, "--data", long], "", data)).err).toContain("Another Switchyard server");
  await deep.stop();
  expect((await run(["backup", aside, "--data", long], "", data)).code).toBe(0);
  const junk = join(newDataFolder(), "junk");
  writeFileSync(junk, "x".repeat(9_000));
  expect(await run(["restore", junk], "", data)).toMatchObject({
    code: 1,
    err: expect.stringContaining("isn't a backup of online games"),
  });
  const half = join(newDataFolder(), "half");
  copyFileSync(join(data, "online", "online.sqlite"), half);
  writeFileSync(half, Buffer.alloc(4_096, 0xa5), { flag: "r+" });
  expect((await run(["restore", half], "", data)).code).toBe(1);
  expect((await run(["restore", "missing"], "", data)).code).toBe(1);
  expect((await run(["backup", "x"], "", newDataFolder())).err).toContain("There are no online games in");
  const again = await startOn(data);
  await takeSeats(again.address, witness);
  await again.stop();
});

test("a second backup at the same time is refused, and leaves the first one's copy alone", async () => {
  const data = newDataFolder();
  const file = join(newDataFolder(), "backup.sqlite");
  const server = await startOn(data);
  await openWitness(server.address);
  const first = connect(join(data, "online", "online.sock"));
  await new Promise((done) => first.once("data", done));
  writeFileSync(`${file}.part`, "half of it");
  const second = await run(["backup", file], "", data);
  expect(second).toMatchObject({
    code: 1,
    err: "switchyard: Another backup is being made; try again later.\n",
  });
  expect(readdirSync(dirname(file))).toEqual(["backup.sqlite.part"]);
  first.destroy();
  await server.stop();
});

test("the socket is its owner's alone; noise and crowds on it end, and harm neither games nor backups", async () => {
  const server = await startServer();
  const path = join(server.data, "online", "online.sock");
  expect(statSync(path).mode & 0o777).toBe(0o600);
  const ask = (text: string) =>
    new Promise<string>((done) => {
      let heard = "";
      const socket = connect(path, () => socket.write(text));
      socket.on("error", () => {});
      socket.on("data", (part) => {
        heard += part.toString();
      });
      socket.on("close", () => done(heard));
    });
  // Whoever is first says that it has copied something, and all others are refused meanwhile.
  const heard = await Promise.all(Array.from({ length: 100 }, () => ask("\0{}".repeat(100_000))));
  expect(heard).toContain("copy\nkept\n");
  expect(new Set(heard.map((text) => text.slice(0, 4)))).toEqual(new Set(["copy", "Anot"]));
  await openWitness(server.address);
  const file = join(newDataFolder(), "backup.sqlite");
  expect((await run(["backup", file], "", server.data)).out).toContain("Backed up 1 game ");
  await server.stop();
});
