/**
 * What players see when something fails under them: duels go on over nginx and two nodes, and for each fault it is
 * counted how their connections ended, what they were refused, and how long a game stood still at most.
 */

import { findOrInstall, nginxProgram, postgresPrograms } from "../../deploy/packages.ts";
import { startTopology, type Topology } from "../../deploy/topology.ts";
import { Duel } from "../../test/server/nodes/duel.ts";
import { type FaultyWire, startFaultyWire } from "../../test/support/faulty-wire.ts";

const duelCount = 10;

interface Scene {
  readonly topology: Topology;
  readonly wires: readonly FaultyWire[];
}

interface Fault {
  readonly name: string;
  readonly happen: (scene: Scene) => Promise<void>;
}

const seconds = (count: number) => new Promise((done) => setTimeout(done, count * 1000));

const faults: readonly Fault[] = [
  { name: "nothing, for comparison", happen: async () => {} },
  {
    name: "notifications are lost, 5 s",
    happen: async ({ wires }) => {
      for (const wire of wires) wire.faults.dropNotifications = true;
      await seconds(5);
      for (const wire of wires) wire.faults.dropNotifications = false;
    },
  },
  {
    name: "database connections are cut",
    happen: async ({ wires }) => {
      for (const wire of wires) wire.cut();
    },
  },
  {
    name: "the database restarts",
    happen: async ({ topology: { postgres } }) => {
      await postgres.stop("fast");
      await postgres.start();
    },
  },
  {
    name: "the database crashes, 5 s",
    happen: async ({ topology: { postgres } }) => {
      await postgres.stop("immediate");
      await seconds(5);
      await postgres.start();
    },
  },
  {
    name: "the database hangs, 5 s",
    happen: async ({ topology: { postgres } }) => {
      postgres.signal("SIGSTOP");
      await seconds(5);
      postgres.signal("SIGCONT");
    },
  },
  {
    name: "a node is killed (-9)",
    happen: async ({ topology }) => {
      await topology.nodes[0]?.running().stop("SIGKILL");
      await seconds(3);
      await topology.nodes[0]?.start();
    },
  },
  {
    name: "both nodes restart in turn",
    happen: async ({ topology }) => {
      for (const node of topology.nodes) {
        await node.running().stop("SIGTERM");
        await node.start();
        await seconds(2);
      }
    },
  },
];

export async function benchOnlineFaults(): Promise<void> {
  const wires: FaultyWire[] = [];
  const topology = await startTopology({
    nodes: 2,
    programs: { postgres: findOrInstall(postgresPrograms), nginx: findOrInstall(nginxProgram) },
    databasePort: async (_, port) => {
      const wire = await startFaultyWire(port);
      wires.push(wire);
      return wire.port;
    },
  });
  const base = `${topology.address}/`;
  const duels = await Promise.all(Array.from({ length: duelCount }, () => Duel.open([base, base])));
  for (const duel of duels) duel.start();
  console.log(`\nWhat ${duelCount * 2} players see, who move every 50 ms over nginx and two nodes`);
  for (const fault of faults) await watch(fault, duels, { topology, wires });
  for (const duel of duels) duel.leave();
  await topology.stop();
  await Promise.all(wires.map((wire) => wire.close()));
}

async function watch({ name, happen }: Fault, duels: readonly Duel[], scene: Scene): Promise<void> {
  const players = duels.flatMap((duel) => duel.players);
  for (const player of players) {
    player.closings.length = 0;
    player.refusals.length = 0;
  }
  const pauses = duels.map(watchPause);
  await happen(scene);
  await seconds(4);
  const longest = pauses.map((pause) => pause());
  const closed = counted(players.flatMap(({ closings }) => closings));
  const refused = counted(players.flatMap(({ refusals }) => refusals));
  console.log(
    `  ${name.padEnd(32)} stood still ${spread(longest)}  connections closed: ${closed}  refused: ${refused}`,
  );
}

/** Gives the longest time without a move that both have seen, in seconds. */
function watchPause(duel: Duel): () => number {
  let plies = duel.plies;
  let since = performance.now();
  let longest = 0;
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.now() - since);
    if (duel.plies === plies) return;
    plies = duel.plies;
    since = performance.now();
  }, 5);
  return () => {
    clearInterval(timer);
    return longest / 1000;
  };
}

function spread(values: readonly number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  return `${(sorted[0] ?? 0).toFixed(1)} to ${(sorted.at(-1) ?? 0).toFixed(1)} s`;
}

function counted(values: readonly (string | number)[]): string {
  const counts = new Map<string | number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts.size === 0 ? "none" : [...counts].map(([value, count]) => `${count}x ${value}`).join(", ");
}
