/**
 * Online play on PostgreSQL, in one run with the embedded store: the same driver and the same moves, one node and two.
 * With two nodes the players of a match are on different ones, so that every move has to cross over. Everything runs on
 * this one machine: on two cores more nodes cannot bring more moves, only show what crossing over costs.
 */

import { findOrInstall, nginxProgram, postgresPrograms } from "../../deploy/packages.ts";
import { startTopology, type Topology } from "../../deploy/topology.ts";
import { report } from "../report.ts";
import { type Contestant, compete, contestant, dismiss, mediansOf, type Plan, standing } from "./contest.ts";
import { costsOf, processorSeconds } from "./costs.ts";
import { backUp, logFigures, megabytesOnDisk, storeGames } from "./postgres-figures.ts";
import { megabytesOf, type Server, startDriver } from "./processes.ts";
import { limitedServer, limits, startSwitchyard } from "./switchyard.ts";

const storedGames = [10, 1_000, 100_000];
const idleMatches = 2_000;
const idleSeconds = 10;
const plan: Plan = { rounds: 3, times: 4 };
const movesOfRound = plan.times * 50 * 40;

export async function benchOnlinePostgres(): Promise<void> {
  const programs = { postgres: findOrInstall(postgresPrograms), nginx: findOrInstall(nginxProgram) };
  process.env.LIMITS = JSON.stringify(limits);
  const start = (nodes: number) => startTopology({ nodes, programs, node: limitedServer });
  const alone = await start(1);
  const pair = await start(2);
  try {
    await againstSqlite(alone, pair);
    await idle(pair);
    await grow(alone);
    await reportBackup(programs.postgres, alone);
  } finally {
    await alone.stop();
    await pair.stop();
  }
}

async function againstSqlite(alone: Topology, pair: Topology): Promise<void> {
  const sqlite = contestant("SQLite, one node", await startSwitchyard());
  const one = contestant("PostgreSQL, one node", serverOf(alone));
  const two = contestant("PostgreSQL, across two nodes", serverOf(pair, 1));
  const proxied = contestant("PostgreSQL, two nodes and nginx", proxyOf(pair));
  const all = [sqlite, one, two, proxied];
  await compete(all, plan);
  console.log(`\nOnline play on PostgreSQL: 50 matches, both clients wait (median of ${plan.rounds} rounds)`);
  for (const each of all) console.log(standing(each));
  reportRatios(sqlite, one, two);
  await reportEmbeddedCosts(sqlite);
  await reportCosts("one node", alone, one);
  await reportCosts("across two nodes", pair, two);
  await Promise.all([proxied.driver.stop(), two.driver.stop(), one.driver.stop(), dismiss(sqlite)]);
}

function serverOf({ nodes }: Topology, other = 0): Server {
  const process = nodes[0]?.running().child;
  if (process === undefined) throw new Error("There is no node.");
  const portOf = (index: number) => Number(new URL(nodes[index]?.address ?? "").port);
  return { kind: "switchyard", port: portOf(0), otherPort: portOf(other), process };
}

function proxyOf(topology: Topology): Server {
  return { ...serverOf(topology), port: Number(new URL(topology.address).port), otherPort: undefined };
}

function reportRatios(sqlite: Contestant, one: Contestant, two: Contestant): void {
  const embedded = mediansOf(sqlite);
  const measure = (name: string, each: Contestant, bar: number) => ({
    what: `moves a second, ${name}`,
    ratio: mediansOf(each).movesPerSecond / embedded.movesPerSecond,
    bar,
    sense: "at least" as const,
    detail: `p99 ${mediansOf(each).p99.toFixed(1)} ms against ${embedded.p99.toFixed(1)} ms`,
  });
  report("PostgreSQL against SQLite in the same run", [
    measure("one node", one, 0.5),
    measure("across two nodes", two, 0.25),
  ]);
}

async function reportEmbeddedCosts({ server, driver }: Contestant): Promise<void> {
  const before = processorSeconds(server.process.pid ?? 0);
  await driver.play(plan.times);
  const perMove = (processorSeconds(server.process.pid ?? 0) - before) / movesOfRound;
  console.log(
    `  SQLite, with opening the games: a move takes ${(perMove * 1e6).toFixed(0)} µs of the node's processor`,
  );
}

/** One more round, with everything counted that it costs. */
async function reportCosts(name: string, topology: Topology, { driver }: Contestant): Promise<void> {
  const { url } = topology.postgres;
  const before = { ...costsOf(topology), ...(await logFigures(url)) };
  const { movesPerSecond } = await driver.play(plan.times);
  const after = { ...costsOf(topology), ...(await logFigures(url)) };
  const perMove = (what: keyof typeof before) => (after[what] - before[what]) / movesOfRound;
  const micro = (what: "nodes" | "database") => `${(perMove(what) * 1e6).toFixed(0)} µs`;
  console.log(
    `  ${name}, with opening the games: a move takes ${micro("nodes")} of the nodes' processors and ${micro("database")} of the database's, ` +
      `${perMove("bytes").toFixed(0)} bytes of log, ${(1 / perMove("syncs")).toFixed(1)} moves a sync, ` +
      `${Math.round(movesPerSecond * perMove("syncs"))} syncs a second`,
  );
}

/** What many idle games cost. */
async function idle(pair: Topology): Promise<void> {
  const memory = () => pair.nodes.map((node) => megabytesOf(node.running().child));
  const empty = memory();
  const driver = startDriver(serverOf(pair, 1));
  await driver.sitIdle(idleMatches);
  const before = costsOf(pair);
  await new Promise((done) => setTimeout(done, idleSeconds * 1000));
  const after = costsOf(pair);
  const share = (what: "nodes" | "database") =>
    `${(((after[what] - before[what]) / idleSeconds) * 100).toFixed(1)} %`;
  const full = memory();
  const more = full.map((megabytes, index) => (megabytes - (empty[index] ?? 0)).toFixed(0)).join(" and ");
  console.log(
    `\nPostgreSQL, two nodes: ${idleMatches} open matches in which nobody moves, a player on each node\n` +
      `  of one processor: the nodes ${share("nodes")}, the database ${share("database")}; ${more} MB more in the nodes`,
  );
  await driver.stop();
}

async function grow(topology: Topology): Promise<void> {
  console.log("\nPostgreSQL, one node: 50 matches beside games that are stored");
  const { url } = topology.postgres;
  const driver = startDriver(serverOf(topology));
  for (const games of storedGames) {
    await storeGames(url, games);
    await driver.play(plan.times);
    const before = costsOf(topology).database;
    const { movesPerSecond, p50, p99 } = await driver.play(plan.times);
    const perMove = ((costsOf(topology).database - before) / movesOfRound) * 1e6;
    console.log(
      `  ${games.toLocaleString("en").padStart(9)} stored  ${Math.round(movesPerSecond).toLocaleString("en").padStart(8)} moves/s` +
        `  p50 ${p50.toFixed(1).padStart(5)} ms  p99 ${p99.toFixed(1).padStart(5)} ms` +
        `  ${perMove.toFixed(0)} µs a move of the database's processor, ${(await megabytesOnDisk(url)).toFixed(0)} MB on disk`,
    );
  }
  await driver.stop();
}

async function reportBackup(programs: string, { postgres }: Topology): Promise<void> {
  const { dumpSeconds, megabytes, restoreSeconds } = await backUp(programs, postgres.url);
  console.log(
    `\nBackup of that: ${megabytes.toFixed(0)} MB in ${dumpSeconds.toFixed(1)} s, restored in ${restoreSeconds.toFixed(1)} s`,
  );
}
