/**
 * Online play on PostgreSQL, in one run with the embedded store: the same driver and the same moves, one node and two.
 * With two nodes the players of a match are on different ones, so that every move has to cross over. Everything runs on
 * this one machine: on two cores more nodes cannot bring more moves, only show what crossing over costs.
 */

import { Client } from "pg";
import { findOrInstall, nginxProgram, postgresPrograms } from "../../deploy/packages.ts";
import { startTopology, type Topology } from "../../deploy/topology.ts";
import { report } from "../report.ts";
import { type Contestant, compete, contestant, dismiss, mediansOf, type Plan, standing } from "./contest.ts";
import { costsOf } from "./costs.ts";
import { type Server, startDriver } from "./processes.ts";
import { limits, startSwitchyard } from "./switchyard.ts";

const storedGames = [10, 1_000, 100_000];
const plan: Plan = { rounds: 3, times: 4 };
const movesOfRound = plan.times * 50 * 40;

export async function benchOnlinePostgres(): Promise<void> {
  const sqlite = contestant("SQLite, one node", await startSwitchyard());
  const alone = await start(1);
  const pair = await start(2);
  try {
    const one = contestant("PostgreSQL, one node", serverOf(alone));
    const two = contestant("PostgreSQL, across two nodes", serverOf(pair, 1));
    const proxied = contestant("PostgreSQL, two nodes and nginx", proxyOf(pair));
    const all = [sqlite, one, two, proxied];
    await compete(all, plan);
    console.log(
      `\nOnline play on PostgreSQL: 50 matches, both clients wait (median of ${plan.rounds} rounds)`,
    );
    for (const each of all) console.log(standing(each));
    reportRatios(sqlite, one, two);
    await reportCosts("one node", alone, one);
    await reportCosts("across two nodes", pair, two);
    await Promise.all([proxied.driver.stop(), two.driver.stop(), one.driver.stop(), dismiss(sqlite)]);
    await grow(alone);
  } finally {
    await alone.stop();
    await pair.stop();
  }
}

function start(nodes: number): Promise<Topology> {
  return startTopology({
    nodes,
    programs: { postgres: findOrInstall(postgresPrograms), nginx: findOrInstall(nginxProgram) },
    flags: ["--limit", ...limits],
  });
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
  const measure = (name: string, each: Contestant) => ({
    what: `moves a second, ${name}`,
    ratio: mediansOf(each).movesPerSecond / embedded.movesPerSecond,
    bar: 0.1,
    sense: "at least" as const,
    detail: `p99 ${mediansOf(each).p99.toFixed(1)} ms against ${embedded.p99.toFixed(1)} ms`,
  });
  report("PostgreSQL against SQLite in the same run", [
    measure("one node", one),
    measure("across two nodes", two),
  ]);
}

/** One more round, with everything counted that it costs. */
async function reportCosts(name: string, topology: Topology, { driver }: Contestant): Promise<void> {
  const before = { ...costsOf(topology), ...(await disk(topology)) };
  const { movesPerSecond } = await driver.play(plan.times);
  const after = { ...costsOf(topology), ...(await disk(topology)) };
  const perMove = (what: "nodes" | "database") =>
    `${(((after[what] - before[what]) / movesOfRound) * 1e6).toFixed(0)} µs`;
  const moves = movesOfRound / (after.commits - before.commits);
  console.log(
    `  ${name}: a move takes ${perMove("nodes")} of the nodes' processors and ${perMove("database")} of the database's; ` +
      `${moves.toFixed(1)} moves a commit, ${Math.round(movesPerSecond / moves)} commits a second`,
  );
}

/** The log's syncs are the commits that waited for the disk. */
async function disk({ postgres }: Topology): Promise<{ readonly commits: number }> {
  const [row] = await ask(postgres.url, "SELECT wal_sync::float8 AS commits FROM pg_stat_wal");
  return { commits: Number(row?.commits ?? 0) };
}

async function grow(topology: Topology): Promise<void> {
  console.log("\nOnline play on PostgreSQL beside games that are stored: 50 matches, one node");
  const driver = startDriver(serverOf(topology));
  for (const games of storedGames) {
    await store(topology.postgres.url, games);
    await driver.play(plan.times);
    const { movesPerSecond, p50, p99 } = await driver.play(plan.times);
    const [size] = await ask(
      topology.postgres.url,
      "SELECT (pg_database_size(current_database()) / 1e6)::integer AS mb",
    );
    console.log(
      `  ${games.toLocaleString("en").padStart(9)} stored  ${Math.round(movesPerSecond).toLocaleString("en").padStart(8)} moves/s` +
        `  p50 ${p50.toFixed(1).padStart(5)} ms  p99 ${p99.toFixed(1).padStart(5)} ms  ${String(size?.mb)} MB on disk`,
    );
  }
  await driver.stop();
}

/** Open games of 20 moves, copies of one that was played; afterwards so many of them are there. */
async function store(url: string, games: number): Promise<void> {
  await ask(url, "DELETE FROM switchyard_matches WHERE id LIKE 'bench%'");
  await ask(url, "DELETE FROM switchyard_events WHERE match LIKE 'bench%'");
  const [model] = await ask(url, "SELECT id FROM switchyard_matches WHERE version > 22 LIMIT 1");
  const id = String(model?.id);
  await ask(
    url,
    `INSERT INTO switchyard_matches SELECT 'bench' || n, opener || n, 'playing', key1, key2, 22, touched, touched_hour
     FROM switchyard_matches, generate_series(1, ${games}) AS n WHERE id = '${id}'`,
  );
  await ask(
    url,
    `INSERT INTO switchyard_events SELECT 'bench' || n, version, event
     FROM switchyard_events, generate_series(1, ${games}) AS n WHERE match = '${id}' AND version <= 22`,
  );
}

async function ask(url: string, text: string): Promise<readonly Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}
