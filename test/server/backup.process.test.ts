/** `switchyard admin backup` next to a running server, and `restore` afterward. */

import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { newDataFolder, run } from "../support/cli.ts";
import { openWitness, playUntilGone, startOn, takeSeats, type Witness } from "./kill.ts";

test.concurrent("backups of a running server have every acknowledged move, and its games go on", async () => {
  const data = newDataFolder();
  const folder = newDataFolder();
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
  const names = ["one", "two"];
  const made = await Promise.all(names.map((name) => run(["admin", "backup", join(folder, name)], "", data)));
  isCopying = false;
  for (const { code, out, err } of made)
    expect([code, err, out]).toEqual([0, "", expect.stringMatching(/^Backed up 8 games \(\d+\.\d MB\) to /)]);
  expect(readdirSync(folder).toSorted()).toEqual(["one", "one.sha256", "two", "two.sha256"]);
  expect(statSync(join(folder, "one")).mode & 0o777).toBe(0o600);
  expect(duringBackup).toBeGreaterThan(0);
  await play.moves(50);
  server.child.kill("SIGKILL");
  await play.ended;
  const saved = before.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0);
  expect(saved).toBeGreaterThanOrEqual(200);

  const elsewhere = newDataFolder();
  expect(await run(["admin", "restore", join(folder, "two")], "", elsewhere)).toMatchObject({
    code: 0,
    err: "",
  });
  const restored = await startOn(elsewhere);
  await Promise.all(before.map((witness) => takeSeats(restored.address, witness)));
  await restored.stop();
  // None of this changes the killed server's own games.
  const again = await startOn(data);
  expect(await run(["admin", "restore", join(folder, "one")], "", data)).toMatchObject({ code: 1 });
  await Promise.all(witnesses.map((witness) => takeSeats(again.address, witness)));
  await again.stop();
});

test.concurrent("no game is lost when a server restarts during backups", async () => {
  const data = newDataFolder();
  const folder = newDataFolder();
  let server = await startOn(data);
  const witness = await openWitness(server.address);
  for (const name of ["one", "two"]) {
    const backup = run(["admin", "backup", join(folder, name)], "", data);
    await server.stop();
    server = await startOn(data);
    expect(await backup).toMatchObject({ code: 0, out: expect.stringContaining("Backed up 1 game ") });
    await takeSeats(server.address, witness);
  }
  await server.stop();
});
