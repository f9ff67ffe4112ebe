/** Kills, signals, competing processes and failing disks never lose a finished turn or corrupt anything. */

import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { moveName } from "../../src/core/match.ts";
import { finished, idIn, newDataFolder, printed, run, start } from "../support/cli.ts";
import { killWhilePlaying, savedMatches } from "./kill.ts";

test("kill -9 at any moment loses no turn that was shown", () => killWhilePlaying(8));

test.each([
  ["SIGINT", 130],
  ["SIGTERM", 143],
  ["SIGHUP", 129],
] as const)("%s ends a game with exit code %i and says how to resume it", async (signal, code) => {
  const data = newDataFolder();
  const child = start(["play", "tower-switch"], data);
  const end = finished(child);
  await printed(child, "Enter the number of blocks to remove: ");
  child.stdin.write("2\n");
  await printed(child, "Player 2's turn.");
  child.kill(signal);
  const result = await end;
  expect(result.code).toBe(code);
  expect(result.out).toContain(`\nGame saved as ${idIn(result.out)}. Resume with:`);
  expect(savedMatches(data)[0]?.moves).toEqual([2]);
});

test("a game ends and stays saved when its output isn't read", async () => {
  const data = newDataFolder();
  const child = start(["play", "switch-battle"], data);
  const ended = new Promise<number | null>((done) => child.on("close", done));
  await printed(child, "Enter your move: ");
  child.stdout.destroy();
  child.stdin.on("error", () => {});
  child.stdin.write("1\n".repeat(50));
  expect(await ended).toBe(1);
  expect(savedMatches(data)[0]?.moves.length).toBeGreaterThan(0);
});

test("two processes that play the same saved game lose no turn", async () => {
  const data = newDataFolder();
  const id = idIn((await run(["play", "switch-battle", "--switches", "9"], "1\n", data)).out);
  const [a, b] = [start(["play", id], data), start(["play", id], data)];
  const ends = [finished(a), finished(b)];
  await Promise.all([printed(a, "Enter your move: "), printed(b, "Enter your move: ")]);
  for (let turn = 0; turn < 20; turn++) {
    a.stdin.write(`${2 + (turn % 3)}\n`);
    b.stdin.write(`${6 + (turn % 3)}\n`);
    await sleep(5);
  }
  a.stdin.end();
  b.stdin.end();
  const outs = (await Promise.all(ends)).map((end) => end.out);
  const saved = savedMatches(data);
  const inA = Array.from({ length: 20 }, (_, turn) => String(2 + (turn % 3)));
  const inB = Array.from({ length: 20 }, (_, turn) => String(6 + (turn % 3)));
  const lines = saved.map((match) => match.moves.map((_, at) => moveName(match, at)).join(" "));
  expect(lines).toContain(["1", ...inA].join(" "));
  expect(lines).toContain(["1", ...inB].join(" "));
  expect(outs.join("\n")).toMatch(
    /Note: Saved game \S+ changed somewhere else, so your game here is now saved as \S+\./,
  );
});

test("two processes that save at the same moment both keep their turn", async () => {
  for (let round = 0; round < 3; round++) {
    const data = newDataFolder();
    const id = idIn((await run(["play", "switch-battle", "--switches", "9"], "1\n", data)).out);
    const children = [start(["play", id], data), start(["play", id], data)] as const;
    const ends = children.map(finished);
    await Promise.all(children.map((child) => printed(child, "Enter your move: ")));
    children[0].stdin.end("2\nquit\n");
    children[1].stdin.end("8\nquit\n");
    const outs = (await Promise.all(ends)).map((end) => idIn(end.out));
    expect(new Set(outs).size).toBe(2);
    const lines = savedMatches(data).map((match) =>
      match.moves.map((_, at) => moveName(match, at)).join(" "),
    );
    expect(lines.sort()).toEqual(["1 2", "1 8"]);
  }
});

test("a series that is killed between two games can be resumed", async () => {
  const data = newDataFolder();
  const child = start(["play", "tower-switch", "--blocks", "1", "--best-of", "3"], data);
  const ended = new Promise((done) => child.on("close", done));
  child.stdin.write("1\n");
  await printed(child, "Note: Game 2 of 3");
  child.kill("SIGKILL");
  await ended;
  const { out } = await run(["history", "--json"], "", data);
  const open: { readonly id: string } = JSON.parse(out).records.find(
    (record: { readonly result: unknown }) => record.result === null,
  );
  expect((await run(["play", open.id], "1\n1\n", data)).out).toContain("wins the series 2 to 1.");
});

test("a record deleted during its game is written again", async () => {
  const data = newDataFolder();
  const child = start(["play", "tower-switch"], data);
  const end = finished(child);
  await printed(child, "Enter the number of blocks to remove: ");
  child.stdin.write("2\n");
  await printed(child, "Player 2's turn.");
  const [match] = savedMatches(data);
  await run(["history", "--delete", match?.id ?? ""], "", data);
  expect(savedMatches(data)).toEqual([]);
  child.stdin.end("quit\n");
  expect(idIn((await end).out)).toBe(match?.id);
  expect(savedMatches(data)[0]?.moves).toEqual([2]);
});

test("a game goes on when a file-size limit stops saving", () => {
  const data = newDataFolder();
  const script = `ulimit -f 0; exec "${process.execPath}" "${resolve("dist/bin/main.js")}" play tower-switch`;
  const env = { ...process.env, SWITCHYARD_DATA: data };
  const result = spawnSync("bash", ["-c", script], { input: "2\n1\n2\n", env, encoding: "utf8" });
  expect(result.stdout).toContain("Note: Couldn't save the game:");
  expect(result.stdout).toContain("Player 1 removes blocks 4 and 5.");
  expect(result.stdout).toContain("Couldn't save the game.");
  expect(result.status).toBe(1);
  expect(readdirSync(join(data, "games"))).toEqual([]);
});

test("a game is saved again when the disk recovers", async () => {
  const data = newDataFolder();
  const child = start(["play", "tower-switch"], data);
  const end = finished(child);
  writeFileSync(join(data, "games"), "");
  await printed(child, "Enter the number of blocks to remove: ");
  child.stdin.write("2\n");
  await printed(child, "Player 2's turn.");
  spawnSync("rm", [join(data, "games")]);
  mkdirSync(join(data, "games"));
  child.stdin.write("1\n");
  await printed(child, "Player 1's turn.");
  child.stdin.end();
  expect((await end).out).toContain("Note: Saving works again.");
  expect(savedMatches(data)[0]?.moves).toEqual([2, 1]);
});
