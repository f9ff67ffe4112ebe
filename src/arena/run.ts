/** Runs several games at a time and writes each down as it ends; games already written are not played again. */

import { setImmediate as nextTurn } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import type { Match } from "../core/match.ts";
import { toRecord } from "../core/record.ts";
import { ok, type Result } from "../core/result.ts";
import type { Pair } from "../core/seat.ts";
import { BotPool } from "./bots/bot-pool.ts";
import type { Contestant } from "./contestant.ts";
import type { GameLog, Transcript } from "./game-log.ts";
import type { ArenaPlan } from "./plan.ts";
import { openGame, playGame } from "./play-game.ts";
import { type PlannedGame, planGames } from "./schedule.ts";

export interface ArenaRun {
  readonly plan: ArenaPlan;
  readonly log: GameLog;
  readonly concurrency: number;
  readonly now: () => Date;
  readonly clock: () => number;
  readonly key: string | undefined;
  readonly onGame: (done: number, total: number) => void;
  readonly isStopped: () => boolean;
}

/** In the order of the schedule; fewer than planned if the run was stopped. */
export async function runArena(run: ArenaRun): Promise<Result<readonly Transcript[]>> {
  const { plan } = run;
  const games = planGames(plan.players.length, plan.games, plan.seed);
  const pool = new BotPool();
  const done = new Map<number, Transcript>();
  const waiting = games.values();
  let trouble: Result<never> | null = null;
  const work = async () => {
    for (const game of waiting) {
      if (trouble !== null || run.isStopped()) return;
      const transcript = await playOnce(run, pool, game);
      if (!transcript.ok) trouble = transcript;
      else if (transcript.value !== null) done.set(game.number, transcript.value);
      run.onGame(done.size, games.length);
      await nextTurn();
    }
  };
  await Promise.all(Array.from({ length: run.concurrency }, work));
  await pool.close();
  return trouble ?? ok(games.flatMap(({ number }) => done.get(number) ?? []));
}

/** Null if the run was stopped: the bots were killed, which isn't their fault. */
async function playOnce(
  run: ArenaRun,
  pool: BotPool,
  { number, seats, start, seed }: PlannedGame,
): Promise<Result<Transcript | null>> {
  const { plan, log, clock, key } = run;
  const id = `${plan.id}-${String(number + 1).padStart(5, "0")}`;
  const players: Pair<Contestant> = [playerAt(plan, seats[0]), playerAt(plan, seats[1])];
  const known = log.known.get(id);
  const startedAt = known?.match.startedAt ?? run.now().toISOString();
  const game = { terms: plan, start, details: { id, seed, startedAt }, players };
  if (known !== undefined && isDeepStrictEqual(known.seats, seats) && beginsAs(known.match, openGame(game)))
    return ok(known);
  const played = await playGame({ ...game, clock, key, pool });
  if (run.isStopped()) return ok(null);
  if (!played.ok) return played;
  const transcript = { ...played.value, seats };
  const written = log.append(transcript);
  return written.ok ? ok(transcript) : written;
}

/** A written game that differs from the plan, because either was changed, is played again. */
function beginsAs(match: Match, opened: Result<Match>): boolean {
  const record = { ...toRecord(match), moves: [], result: null };
  return opened.ok && isDeepStrictEqual(record, toRecord(opened.value));
}

function playerAt({ players }: ArenaPlan, index: number): Contestant {
  const player = players[index];
  if (player === undefined) throw new Error("The schedule names an unknown player.");
  return player;
}
