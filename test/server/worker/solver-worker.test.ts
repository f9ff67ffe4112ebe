/** The solver's thread gets its jobs in the right order. The thread here does no real work. */

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Job } from "../../../src/computer/job.ts";
import { towerSwitch } from "../../../src/games/index.ts";
import { type SolverWorker, startSolver } from "../../../src/server/worker/solver-worker.ts";
import { newStored } from "../store/match-store-suite.ts";

const slowSeed = 300;

const program = `
import { parentPort } from "node:worker_threads";
const never = new Int32Array(new SharedArrayBuffer(4));
parentPort.on("message", (job) => {
  if (job.request?.seed === 666) process.exit(1);
  if (job.request?.seed === ${slowSeed}) Atomics.wait(never, 0, 0, ${slowSeed});
  parentPort.postMessage({ ok: true, value: job.kind });
});
`;

const [first] = newStored("m00000000").events;
if (first?.type !== "opened") throw new Error("A match begins with its opening.");
const choose: Job<"choose"> = { kind: "choose", record: first.record };

let folder: string;
let solver: SolverWorker;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "switchyard-solver-"));
  const path = join(folder, "thread.mjs");
  writeFileSync(path, program);
  solver = startSolver({ path, data: "" });
});

afterEach(async () => {
  await solver.close();
  rmSync(folder, { recursive: true });
});

function open(seed = 1): Job<"open"> {
  const request = { game: towerSwitch.id, setup: {}, first: undefined, bestOf: undefined, seed };
  return { kind: "open", request };
}

test("clients take turns at the solver, no matter what they ask for", async () => {
  const order: string[] = [];
  const thinks = (client: string, name: string) =>
    solver.ask(client, choose).then((answer) => order.push(answer.ok ? name : answer.problem.code));
  const opens = (client: string, name: string) => solver.ask(client, open()).then(() => order.push(name));
  const all = [
    ...["a1", "a2", "a3", "a4"].map((name) => thinks("a", name)),
    thinks("b", "b1"),
    opens("a", "a-open"),
    opens("c", "c-open"),
  ];
  expect(solver.waiting()).toBe(6);
  await Promise.all(all);
  expect(order[0]).toBe("a1");
  expect(new Set(order.slice(1, 3))).toEqual(new Set(["b1", "c-open"]));
  expect(order.slice(3)).toEqual(["a2", "a3", "a4", "a-open"]);
});

test("one client's slow deals don't keep other clients' computer players waiting", async () => {
  const order: string[] = [];
  const slow = Array.from({ length: 3 }, () =>
    solver.ask("a", open(slowSeed)).then(() => order.push("slow")),
  );
  const thoughts = ["b", "b", "b", "c", "c"].map((client) =>
    solver.ask(client, choose).then(() => order.push("thought")),
  );
  await Promise.all([...slow, ...thoughts]);
  expect(order).toEqual(["slow", ...Array(5).fill("thought"), "slow", "slow"]);
});

test("one client can fill only a few places in the solver's queue", async () => {
  const asked = Array.from({ length: 30 }, () => solver.ask("a", choose));
  const other = solver.ask("b", choose);
  const answers = await Promise.all(asked);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(21);
  expect(answers.at(-1)).toMatchObject({ problem: { code: "too-many" } });
  expect(await other).toMatchObject({ ok: true });
});

test("a newcomer's move doesn't wait for the clients that have already used the solver", async () => {
  const order: string[] = [];
  const attackers = Array.from({ length: 9 }, (_, at) => `attacker ${at}`);
  for (const name of [...attackers, ...attackers])
    void solver.ask(name, open(slowSeed)).then(() => order.push(name));
  await vi.waitUntil(() => order.length >= 9, 10_000);
  await solver.ask("bystander", choose).then(() => order.push("bystander"));
  expect(order.indexOf("bystander")).toBeLessThan(12);
  await solver.close();
});

test("when the solver's queue is full, the client with the most jobs loses one", async () => {
  const crowd = Array.from({ length: 50 }, (_, at) => `client ${at}`);
  const asked = crowd.flatMap((name) => Array.from({ length: 20 }, () => solver.ask(name, choose)));
  const twentyOne = solver.ask("client 0", choose);
  const newcomer = solver.ask("newcomer", choose);
  expect(await newcomer).toMatchObject({ ok: true });
  const refused = (await Promise.all([...asked, twentyOne])).filter(({ ok }) => !ok);
  expect(refused).toMatchObject([{ problem: { code: "too-many" } }]);
});

test("the solver skips the jobs of clients that hung up", async () => {
  let isThere = true;
  const first = solver.ask("a", choose);
  const skipped = solver.ask("a", choose, () => isThere);
  isThere = false;
  expect(await first).toMatchObject({ ok: true });
  expect(await skipped).toMatchObject({ ok: false });
  expect(await solver.ask("a", choose)).toMatchObject({ ok: true });
});

test("closing the solver refuses waiting jobs and starts no new thread", async () => {
  const asked = Array.from({ length: 5 }, () => solver.ask("a", choose));
  await solver.close();
  for (const answer of await Promise.all(asked.slice(1))) expect(answer).toMatchObject({ ok: false });
});

test("a solver thread that keeps failing is logged once until it answers again", async () => {
  const log: string[] = [];
  const fragile = startSolver({ path: join(folder, "thread.mjs"), data: "" }, (event, fields) => {
    log.push(`${event}: ${String(fields?.reason)}`);
  });
  for (const seed of [666, 666, 666, 1, 666]) await fragile.ask("a", open(seed));
  const stopped = "solver-stopped: The thread exited with code 1.";
  expect(log).toEqual([stopped, stopped]);
  await fragile.close();
});

test("a solver thread that can't start is logged with the reason", async () => {
  const log: string[] = [];
  const missing = startSolver({ path: join(folder, "missing.mjs"), data: "" }, (_, fields) => {
    log.push(String(fields?.reason));
  });
  expect(await missing.ask("a", choose)).toMatchObject({ ok: false });
  expect(log).toEqual([expect.stringContaining("missing.mjs")]);
  await missing.close();
});

test("a solver thread that exits fails its job, and a new thread does the next one", async () => {
  const [broken, next] = await Promise.all([solver.ask("a", open(666)), solver.ask("a", open())]);
  expect(broken).toMatchObject({ ok: false, problem: { code: "cannot-read" } });
  expect(next).toMatchObject({ ok: true });
});
