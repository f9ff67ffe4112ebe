/**
 * Measures what a bystander on another address notices while one or a few clients ask for as much as the limits allow. It times
 * moves and openings, with and without each attack, on a fresh server. Server, attacker and bystander share the machine, so
 * they cause part of the difference themselves.
 */

import { fork } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { stop } from "../online/processes.ts";
import { startSwitchyardOn } from "../online/switchyard.ts";
import { type Measure, median, quantile, report } from "../report.ts";
import type { AttackOrder } from "./attacker.ts";
import { attacks } from "./attacks.ts";
import { Bystander, type Times } from "./bystander.ts";
import { storeLongGames } from "./long-games.ts";

const seconds = 6;
const longGames = 50;
/** Opens an attack's games in seconds instead of minutes. Other limits keep their defaults. */
const limits = { "new-games-per-minute": 100_000, "open-games-per-client": 100_000 };

export async function benchFairness(): Promise<void> {
  for (const attack of Object.keys(attacks)) report(`Fairness: ${attack}`, measuresOf(await suffer(attack)));
}

interface Suffered {
  readonly calm: Times;
  readonly attacked: Times;
}

function measuresOf({ calm, attacked }: Suffered): readonly Measure[] {
  const [p99Calm, p99] = [quantile(calm.moves, 0.99), quantile(attacked.moves, 0.99)];
  const worst = Math.max(...attacked.openings);
  const p50s = `p50 ${ms(median(calm.moves))} to ${ms(median(attacked.moves))}`;
  const moves = `${p50s}, p99 ${ms(p99Calm)} to ${ms(p99)} ms, ${attacked.moves.length} moves`;
  const openings = `${ms(Math.max(...calm.openings))} to ${ms(worst)} of 1500 ms, ${attacked.openings.length} openings`;
  return [
    { what: "a move, p99", ratio: p99 / p99Calm, bar: 5, sense: "at most", detail: moves },
    { what: "an opening, at the worst", ratio: worst / 1500, bar: 1, sense: "at most", detail: openings },
  ];
}

async function suffer(attack: string): Promise<Suffered> {
  const data = mkdtempSync(resolve("dist/bench/data-"));
  const ids = await storeLongGames(data, longGames);
  const server = await startSwitchyardOn(data, limits);
  const { port } = server;
  const bystander = await Bystander.sitDown({ port, address: "127.0.0.9" });
  await bystander.measure(seconds / 3);
  const calm = await bystander.measure(seconds);
  const attacker = fork(resolve("dist/bench/attacker.js"));
  attacker.send({ attack, port, longGames: ids } satisfies AttackOrder);
  // The attack ends by itself. Only then can the work that it blocked continue.
  const over = pause((seconds + 1) * 1000).then(() => stop(attacker));
  await bystander.measure(1);
  const attacked = await bystander.measure(seconds);
  await over;
  bystander.leave();
  await stop(server.process);
  return { calm, attacked };
}

function ms(time: number): string {
  return time.toPrecision(3);
}
