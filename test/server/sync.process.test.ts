/** The system calls show that the store keeps its promises about the disk. */

import { spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { finished, newDataFolder, run, start } from "../support/cli.ts";
import { startServer } from "../support/server.ts";
import { findStrace } from "../support/strace.ts";
import { seatTwo } from "../support/visitor.ts";

const calls = "fsync,fdatasync,write,writev,sendto,sendmsg,pwrite64";

test("the server syncs the journal to disk before it acknowledges a move", async (context) => {
  const strace = findStrace();
  if (typeof strace !== "string") return context.skip(strace.reason);
  const server = await startServer();
  const trace = join(server.data, "trace");
  const flags = `-f -y -s 5000 -e trace=${calls} -o ${trace} -p ${server.child.pid}`.split(" ");
  const tracer = spawn(strace, flags);
  const ended = new Promise((done) => tracer.on("close", done));
  await new Promise((done) => tracer.stderr.once("data", done));
  const { players } = await seatTwo(server.address, { game: "switch-battle" });
  for (let ply = 0; ply < 6; ply++) {
    const mover = players[ply % 2 === 0 ? 0 : 1];
    mover.say({ type: "move", id: `traced-${ply}`, ply, move: "1" });
    await mover.hear("event", ({ reply }) => reply === `traced-${ply}`);
    await players[ply % 2 === 0 ? 1 : 0].hear(
      "event",
      ({ event }) => event.type === "moved" && event.ply === ply,
    );
  }
  await server.stop();
  await ended;
  const lines = readFileSync(trace, "utf8").split("\n");
  for (let ply = 0; ply < 6; ply++) expectSynced(lines, `traced-${ply}`);
});

test("a restore that is killed while renaming leaves the games in place", async (context) => {
  const strace = findStrace();
  if (typeof strace !== "string") return context.skip(strace.reason);
  const server = await startServer();
  await seatTwo(server.address, { game: "switch-battle" });
  await server.stop();
  const copy = join(newDataFolder(), "copy");
  expect(await run(["admin", "backup", copy], "", server.data)).toMatchObject({ code: 0 });
  const renames = "rename,renameat,renameat2";
  const codes: (number | null)[] = [];
  for (const count of [1, 2]) {
    const fault = `inject=${renames}:signal=KILL:when=${count}`;
    const under = [strace, "-f", "-o", "/dev/null", "-e", `trace=${renames}`, "-e", fault];
    const killed = await finished(start(["admin", "restore", copy], server.data, {}, under));
    codes.push(killed.code);
    expect(readdirSync(join(server.data, "online"))).toContain("online.sqlite");
  }
  expect(codes[0]).not.toBe(0);
});

/** In the order of the calls: the event is written to the journal, the journal is synced, and the acknowledgment is sent. */
function expectSynced(lines: readonly string[], command: string): void {
  const written = lines.findIndex(
    (line) => line.includes("pwrite64") && line.includes("-wal>") && line.includes(command),
  );
  const synced = endOfSync(lines, written);
  const sent = lines.findIndex((line) => line.includes("reply") && line.includes(command));
  expect(written, `${command} is written to the journal`).toBeGreaterThanOrEqual(0);
  expect(synced, `the journal is synced after ${command}`).toBeGreaterThan(written);
  expect(sent, `${command} is acknowledged after that`).toBeGreaterThan(synced);
}

/** If another thread's call came in between, a call has two lines: where it begins, and where it resumes. */
function endOfSync(lines: readonly string[], after: number): number {
  const begun = lines.findIndex((line, index) => index > after && /f(data)?sync\(.*-wal>/.test(line));
  const first = lines[begun] ?? "";
  if (!first.includes("<unfinished")) return begun;
  const thread = first.slice(0, first.indexOf(" ") + 1);
  return lines.findIndex(
    (line, index) => index > begun && line.startsWith(thread) && /f(data)?sync resumed/.test(line),
  );
}
