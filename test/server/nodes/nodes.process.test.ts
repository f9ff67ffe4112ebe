/**
 * The whole service as deployed: two nodes, PostgreSQL and nginx as real processes, and duels that go on while one thing
 * after another fails. At the end, every match is compared with the store.
 */

import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { ask } from "../../../deploy/ask.ts";
import { type NodeRequest, startNode } from "../../../deploy/node.ts";
import { findProgram, nginxProgram, postgresPrograms } from "../../../deploy/packages.ts";
import { freePort } from "../../../deploy/process.ts";
import { startTopology, type Topology } from "../../../deploy/topology.ts";
import { createMatch } from "../../../src/online/client/new-game.ts";
import type { MatchStore } from "../../../src/server/store/match-store.ts";
import { endedIfTestFails, finished, newDataFolder, start } from "../../support/cli.ts";
import { type FaultyWire, startFaultyWire } from "../../support/faulty-wire.ts";
import { until } from "../../support/until.ts";
import { openStore } from "../store/open-postgres.ts";
import { checkDuel } from "./check-duel.ts";
import { Duel, endless } from "./duel.ts";
import { Witness } from "./witness.ts";

const programs = { postgres: findProgram(postgresPrograms), nginx: findProgram(nginxProgram) };
const limits = "new-games-per-minute=1000 claim-seconds=1 connections-per-client=1000";

let topology: Topology;
/** The proxies between each node and the database. */
const wires: FaultyWire[] = [];
/** Through the proxy, which sends each client to one of the nodes. */
const duels: Duel[] = [];
/** Everything that was played, for the last test. */
const played: Duel[] = [];
let store: MatchStore;

beforeAll(async () => {
  topology = await startTopology({
    programs,
    limits,
    databasePort: async (port) => {
      const wire = await startFaultyWire(port);
      wires.push(wire);
      return wire.port;
    },
  });
  store = await openStore(topology.postgres.url);
  const base = `${topology.address}/`;
  duels.push(...(await Promise.all(Array.from({ length: 6 }, () => Duel.open([base, base])))));
  played.push(...duels);
  for (const duel of duels) duel.start();
});

let failed = false;

// The tests share one service, so all the others would wait for what one leaves broken.
beforeEach(({ skip, onTestFailed }) => {
  skip(failed, "A test before it failed.");
  onTestFailed(() => {
    failed = true;
  });
});

afterAll(async () => {
  for (const duel of played) duel.leave();
  await store.close();
  await topology.stop();
  await Promise.all(wires.map((wire) => wire.close()));
});

function node(index: number) {
  const found = topology.nodes[index];
  if (found === undefined) throw new Error(`There is no node ${index}.`);
  return found;
}

/** Player 1 on one node, and player 2 on the other. */
async function acrossNodes(request = endless): Promise<Duel> {
  const duel = await Duel.open([`${node(0).address}/`, `${node(1).address}/`], request);
  played.push(duel);
  return duel;
}

async function metric(index: number, name: string): Promise<number> {
  const text = await (await fetch(`${node(index).address}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\S+)$`, "m").exec(text)?.[1]);
}

const allGoOn = (moves: number) => Promise.all(duels.map((duel) => duel.goesOn(moves)));

const statusOf = async (index: number) => (await fetch(`${node(index).address}/ready`)).status;

test("players whom the proxy sends to different nodes can play each other", async () => {
  await allGoOn(10);
  expect(await metric(0, "switchyard_connections")).toBeGreaterThan(0);
  expect(await metric(1, "switchyard_connections")).toBeGreaterThan(0);
  const closed = await fetch(`${topology.address}/metrics`);
  expect(closed.status).toBe(404);
});

test("both nodes know which players and spectators are connected", async () => {
  const duel = await acrossNodes();
  const watcher = new Witness({ base: `${node(1).address}/`, match: duel.match });
  const seen = (witness: Witness) => JSON.stringify(witness.client.view().presence);
  const all = JSON.stringify({ present: [true, true], claimableAt: [null, null], watchers: 1 });
  await until(() => [...duel.players, watcher].every((witness) => seen(witness) === all));
  watcher.client.close();
  await until(() => duel.players.every(({ client }) => client.view().presence?.watchers === 0));
});

test("a seat that was taken at one node opens at the other right away", async () => {
  const created = await createMatch(fetch, `${node(0).address}/`, endless);
  if (!created.ok) throw new Error(created.problem.message);
  const place = { match: created.value.id };
  const opener = new Witness({ base: `${node(0).address}/`, ...place, token: created.value.token });
  const joiner = new Witness({ base: `${node(1).address}/`, ...place });
  await until(() => opener.isIn() && joiner.isIn());
  for (const wire of wires) wire.faults.dropNotifications = true;
  joiner.client.act({ type: "join", name: "Bob" });
  await until(() => joiner.client.view().seat === 2);
  const elsewhere = new Witness({ base: `${node(0).address}/`, ...place, token: joiner.client.token });
  await until(() => elsewhere.isIn());
  for (const wire of wires) wire.faults.dropNotifications = false;
  expect(elsewhere.client.view().seat).toBe(2);
  expect(elsewhere.client.view().online?.version).toBe(2);
  for (const witness of [opener, joiner, elsewhere]) witness.client.close();
});

test("players of a killed node go on at the other or lose the game to a claim", async () => {
  const duel = await acrossNodes();
  const [left, stays] = duel.players;
  await left.move("1");
  await until(() => stays.plies === 1);
  await stays.move("2");
  expect(stays.plies).toBe(2);
  await until(() => stays.client.view().presence?.present[0] === true);
  const before = duels.flatMap(({ players }) => players.map(({ closings }) => closings.length));
  await node(0).running().stop("SIGKILL");
  left.client.close();
  await Promise.all([allGoOn(6), claimFrom(stays)]);
  const after = duels.flatMap(({ players }) => players.map(({ closings }) => closings.length));
  expect(after.some((count, index) => count > (before[index] ?? 0))).toBe(true);
  await node(0).start();
  await until(async () => (await statusOf(0)) === 200);
  played.splice(played.indexOf(duel), 1);
});

/** Claims the game as soon as the opponent has been gone for long enough. */
async function claimFrom(stays: Witness): Promise<void> {
  await until(() => stays.client.view().presence?.present[0] === false);
  stays.client.act({ type: "claim" });
  expect(stays.client.view().online?.match.outcome).toBe(null);
  await until(() => {
    if (stays.refusals.includes("not-gone") && stays.client.view().pending.length === 0)
      stays.client.act({ type: "claim" });
    return stays.client.view().online?.match.outcome !== null;
  });
  expect(stays.client.view().online?.match.outcome).toEqual({ winner: 2, reason: "abandoned" });
  stays.client.close();
}

test("a clock that runs out ends the game once, at both nodes", async () => {
  const duel = await acrossNodes({ ...endless, clock: { initialMs: 1_000, incrementMs: 0 } });
  await duel.players[0].move("1");
  await until(() =>
    duel.players.every(({ client }) => client.view().online?.match.outcome?.reason === "timeout"),
  );
  await duel.settles();
  const [one, two] = duel.players.map(({ client }) => client.view().online);
  expect(one).toEqual(two);
  expect(one?.match.outcome?.winner).toBe(1);
});

test.each(["fast", "immediate"] as const)(
  "games go on after a restart of the database in mode %s",
  async (how) => {
    await topology.postgres.stop(how);
    await until(async () => (await statusOf(0)) === 503 && (await statusOf(1)) === 503);
    // A node that loses its database exits, so systemd or Docker restarts it.
    await expect(startThird(topology.postgres)).rejects.toThrow("Couldn't open the online games");
    const creating = await createMatch(fetch, `${topology.address}/`, endless);
    expect(creating).toMatchObject({ ok: false, problem: { code: "unavailable" } });
    await topology.postgres.start();
    await allGoOn(6);
    expect(await statusOf(0)).toBe(200);
    const third = await startThird(topology.postgres);
    expect((await fetch(`${third.base}ready`)).status).toBe(200);
    await third.stop();
  },
);

/** One more node, not behind the proxy. */
async function startThird(database: NodeRequest["database"]) {
  const port = await freePort();
  const base = `http://127.0.0.1:${port}/`;
  const node = await startNode({ port, publicUrl: base, database });
  endedIfTestFails(node.child);
  return { base, ...node };
}

test("clients at both nodes hear when an operator closes or deletes a game", async () => {
  const duel = await acrossNodes();
  played.splice(played.indexOf(duel), 1);
  const database = { SWITCHYARD_DATABASE: topology.postgres.url };
  const operate = (command: string) =>
    finished(start(["admin", command, duel.match], newDataFolder(), database));
  expect(await operate("close")).toMatchObject({ code: 0, err: "" });
  await until(() =>
    duel.players.every(({ client }) => client.view().online?.match.outcome?.reason === "abandoned"),
  );
  expect(await operate("delete")).toMatchObject({ code: 0 });
  await until(() => duel.players.every(({ closings }) => closings.includes(4005)));
});

test("a node finds moves of the other node even if all notifications are lost", async () => {
  const duel = await acrossNodes();
  const before = wires.map((wire) => wire.dropped());
  for (const wire of wires) wire.faults.dropNotifications = true;
  await duel.players[0].move("1");
  await until(() => duel.players[1].plies === 1);
  await duel.players[1].move("1");
  await until(() => duel.players[0].plies === 2);
  for (const [index, wire] of wires.entries()) {
    expect(wire.dropped()).toBeGreaterThan(before[index] ?? 0);
    wire.faults.dropNotifications = false;
  }
});

test("a move whose commit is never confirmed is stored once and acknowledged when repeated", async () => {
  const duel = await acrossNodes();
  for (const [index, player] of duel.players.entries()) {
    const wire = wires[index];
    if (wire === undefined) throw new Error("There is no wire.");
    wire.faults.loseAnswerTo = `"${duel.match}","after"`;
    await player.move("1");
    expect(wire.faults.loseAnswerTo).toBe(null);
    expect(player.refusals).toContain("unavailable");
    await until(() => duel.plies === index + 1);
  }
});

test("nodes refuse moves and use no more memory while the database hangs", async () => {
  const duel = await acrossNodes();
  const before = await Promise.all([0, 1].map((index) => metric(index, "process_resident_memory_bytes")));
  topology.postgres.signal("SIGSTOP");
  duel.players[0].client.act({ type: "move", move: "1" });
  await until(() => duel.players[0].refusals.includes("unavailable"));
  expect(duel.plies).toBe(0);
  expect(duel.players[0].acknowledged).toEqual([]);
  await flood(200);
  const after = await Promise.all([0, 1].map((index) => metric(index, "process_resident_memory_bytes")));
  for (const [index, bytes] of after.entries()) expect(bytes).toBeLessThan((before[index] ?? 0) + 60_000_000);
  topology.postgres.signal("SIGCONT");
  await until(() => duel.plies === 1);
  await allGoOn(4);
});

/** Many clients send many requests while the database doesn't answer. */
async function flood(count: number): Promise<void> {
  const asked = Array.from({ length: count }, () => createMatch(fetch, `${topology.address}/`, endless));
  const codes = (await Promise.all(asked)).map((answer) => (answer.ok ? "opened" : answer.problem.code));
  expect(new Set(codes)).toEqual(new Set(["unavailable"]));
}

test("a slow database loses no move", async () => {
  for (const wire of wires) wire.faults.delayMs = 40;
  await allGoOn(4);
  for (const wire of wires) wire.faults.delayMs = 0;
});

test("games survive when every connection to the database breaks again and again", async () => {
  for (let round = 0; round < 3; round++) {
    for (const wire of wires) wire.cut();
    await allGoOn(2);
  }
});

test("games go on through a rolling restart", async () => {
  for (const index of [0, 1]) {
    await node(index).running().stop("SIGTERM");
    await allGoOn(3);
    await node(index).start();
    await until(async () => (await statusOf(index)) === 200);
  }
  const closings = duels.flatMap(({ players }) => players.flatMap((player) => player.closings));
  expect(closings).toContain(1012);
});

test("no acknowledged move is lost or repeated after all the faults in this file", async () => {
  for (const duel of duels) duel.pause();
  await Promise.all(played.map((duel) => duel.settles()));
  const plies = await Promise.all(played.map((duel) => checkDuel(store, duel)));
  expect(Math.min(...plies.slice(0, duels.length))).toBeGreaterThan(50);
});

test("a backup taken during games can be restored and served", async () => {
  for (const duel of duels) duel.start();
  const { url } = topology.postgres;
  const dump = execFileSync(join(programs.postgres, "pg_dump"), ["--format=custom", `--dbname=${url}`], {
    maxBuffer: 1e9,
  });
  // Like at a hosting provider, an administrator creates the database, and its owner can do nothing else.
  await ask(url, `CREATE ROLE ${plain.user} LOGIN PASSWORD '${plain.password}'`);
  await ask(url, `CREATE DATABASE restored OWNER ${plain.user}`);
  const restored = new URL(url);
  restored.pathname = "/restored";
  restored.username = plain.user;
  restored.password = plain.password;
  execFileSync(join(programs.postgres, "pg_restore"), [...restoring, `--dbname=${restored.href}`], {
    input: dump,
  });
  await allGoOn(2);
  for (const duel of duels) duel.pause();
  await Promise.all(duels.map((duel) => duel.settles()));
  const copy = await openStore(restored.href);
  for (const { match } of duels) {
    const [then, now] = await Promise.all([copy.read(match, 0), store.read(match, 0)]);
    if (typeof then === "string" || typeof now === "string") throw new Error("The match is not there.");
    expect(then.events.length).toBeGreaterThan(5);
    expect(now.events.slice(0, then.events.length)).toEqual(then.events);
    expect(then.keys).toEqual(now.keys);
  }
  await copy.close();
  await servesRestored();
});

const plain = { user: "plain", password: "plain-password" };
const restoring = ["--no-owner", "--no-privileges", "--single-transaction", "--exit-on-error"];

/** A node on the restored database lets a player back to their seat. */
async function servesRestored(): Promise<void> {
  const restored = await startThird({ ...topology.postgres, ...plain, database: "restored" });
  const [duel] = duels;
  const player = new Witness({
    base: restored.base,
    match: duel?.match ?? "",
    token: duel?.players[1].client.token,
  });
  await until(() => player.isIn());
  expect(player.client.view().seat).toBe(2);
  expect(player.plies).toBeGreaterThan(3);
  player.client.close();
  await restored.stop();
}

test("the proxy slows down an address that keeps opening sockets", async () => {
  const knock = async (path: string) => (await fetch(`${topology.address}${path}`)).status;
  const statuses = await Promise.all(Array.from({ length: 300 }, () => knock("/online/socket")));
  const count = (status: number) => statuses.filter((one) => one === status).length;
  expect(count(400)).toBeGreaterThanOrEqual(100);
  expect(count(429)).toBeGreaterThanOrEqual(20);
  expect(count(400) + count(429)).toBe(300);
  expect(await knock("/")).toBe(200);
});
