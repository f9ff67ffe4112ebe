/** Runs servers in turns, so a busy machine slows all of them equally. */

import { median } from "../report.ts";
import { type Driver, type Figures, megabytesOf, type Server, startDriver, stop } from "./processes.ts";

export const rounds = 5;

/** How often to play fifty matches of 40 moves in a round. */
const times = 10;

export interface Contestant {
  readonly name: string;
  readonly server: Server;
  readonly driver: Driver;
  /** One per round so far. */
  readonly figures: Figures[];
}

export function contestant(name: string, server: Server): Contestant {
  return { name, server, driver: startDriver(server), figures: [] };
}

export async function dismiss({ server, driver }: Contestant): Promise<void> {
  await driver.stop();
  await stop(server.process);
}

/** Doesn't count the first round, which is a warm-up. */
export async function compete(contestants: readonly Contestant[]): Promise<void> {
  for (const { driver } of contestants) await driver.play(times);
  for (let round = 0; round < rounds; round++)
    for (const { driver, figures } of contestants) figures.push(await driver.play(times));
}

export function mediansOf({ figures }: Contestant): Figures {
  const of = (name: keyof Figures) => median(figures.map((played) => played[name]));
  return {
    movesPerSecond: of("movesPerSecond"),
    p50: of("p50"),
    p99: of("p99"),
    processor: of("processor"),
  };
}

export function standing(contestant: Contestant): string {
  const { movesPerSecond, p50, p99, processor } = mediansOf(contestant);
  const rate = Math.round(movesPerSecond).toLocaleString("en").padStart(8);
  const megabytes = megabytesOf(contestant.server.process).toFixed(0).padStart(4);
  const latency = `p50 ${p50.toFixed(1).padStart(5)} ms  p99 ${p99.toFixed(1).padStart(5)} ms`;
  const work = `${processor.toFixed(0).padStart(4)} µs of a processor/move`;
  return `  ${contestant.name.padEnd(34)} ${rate} moves/s  ${latency}  ${work} ${megabytes} MB`;
}
