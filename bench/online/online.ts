/**
 * Online play, in one run with two others on the same machine: boardgame.io 0.50.2, the peer, which stores nothing durably; and a
 * minimal relay, the ceiling. Each server has a process of its own, and so has the driver that plays at it over loopback. All play
 * the same moves of Switch Battle with 30 switches, in turns, so that a busy machine slows all alike.
 */

import { median } from "../report.ts";
import type { Figures } from "./orders.ts";
import { installPeer } from "./peer.ts";
import { type Driver, megabytesOf, type Server, startDriver, startServer, stop } from "./processes.ts";

const rounds = 5;
/** Fifty matches of 40 moves, so often: a round is 20,000 moves. */
const times = 10;

export async function benchOnline(): Promise<void> {
  installPeer();
  const contestants = [
    await contestant("boardgame.io", startServer("peer")),
    await contestant("the minimal relay", startServer("ceiling")),
  ];
  console.log("\nOnline play: 50 matches, both clients wait for each move (median of 5)");
  for (const result of await compete(contestants)) console.log(lineOf(result));
  await Promise.all(contestants.map(dismiss));
}

interface Contestant {
  readonly name: string;
  readonly server: Server;
  readonly driver: Driver;
}

async function contestant(name: string, starting: Promise<Server>): Promise<Contestant> {
  const server = await starting;
  return { name, server, driver: startDriver(server) };
}

async function dismiss({ server, driver }: Contestant): Promise<void> {
  await driver.stop();
  await stop(server.process);
}

interface Standing extends Figures {
  readonly name: string;
  readonly megabytes: number;
}

/** The first round warms up and is not counted. */
async function compete(contestants: readonly Contestant[]): Promise<readonly Standing[]> {
  const figures = contestants.map((): Figures[] => []);
  for (let round = 0; round <= rounds; round++)
    for (const [index, { driver }] of contestants.entries()) {
      const played = await driver.play(times);
      if (round > 0) figures[index]?.push(played);
    }
  return contestants.map(({ name, server }, index) => ({
    name,
    ...medians(figures[index] ?? []),
    megabytes: megabytesOf(server.process),
  }));
}

function medians(figures: readonly Figures[]): Figures {
  const of = (name: keyof Figures) => median(figures.map((played) => played[name]));
  return { movesPerSecond: of("movesPerSecond"), p50: of("p50"), p99: of("p99") };
}

function lineOf({ name, movesPerSecond, p50, p99, megabytes }: Standing): string {
  const rate = Math.round(movesPerSecond).toLocaleString("en").padStart(8);
  return `  ${name.padEnd(34)} ${rate} moves/s  p50 ${p50.toFixed(1)} ms  p99 ${p99.toFixed(1)} ms  ${megabytes.toFixed(0)} MB`;
}
