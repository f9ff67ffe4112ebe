/** Runs the games of an arena, several at a time, and writes each down as it ends; what is written already is not played again. */

import { setImmediate as nextTurn } from "node:timers/promises";
import { fail, ok, type Result } from "../core/result.ts";
import type { Pair } from "../core/seat.ts";
import type { RecordFolder } from "../storage/record-folder.ts";
import type { Contestant } from "./contestant.ts";
import type { ArenaPlan } from "./plan.ts";
import { playGame } from "./play-game.ts";
import { type PlannedGame, planGames } from "./schedule.ts";
import { formatTranscript, readTranscript, type Transcript } from "./transcript.ts";

export interface ArenaRun {
  readonly plan: ArenaPlan;
  readonly folder: RecordFolder;
  readonly concurrency: number;
  readonly now: () => Date;
  readonly clock: () => number;
  /** For models. */
  readonly key: string | undefined;
  /** Called after each game. */
  readonly onGame: (done: number, total: number) => void;
  /** Whether to begin no further game. */
  readonly isStopped: () => boolean;
}

/** The transcripts in the order of the schedule; fewer than planned where the run was stopped. */
export async function runArena(run: ArenaRun): Promise<Result<readonly Transcript[]>> {
  const { plan } = run;
  const games = planGames(plan.players.length, plan.games, plan.seed);
  const done = new Map<number, Transcript>();
  const waiting = games.values();
  let trouble: Result<never> | null = null;
  const work = async () => {
    for (const game of waiting) {
      if (trouble !== null || run.isStopped()) return;
      const transcript = await playOrRead(run, game);
      if (!transcript.ok) trouble = transcript;
      else if (transcript.value !== null) done.set(game.number, transcript.value);
      run.onGame(done.size, games.length);
      await nextTurn();
    }
  };
  await Promise.all(Array.from({ length: run.concurrency }, work));
  return trouble ?? ok(games.flatMap(({ number }) => done.get(number) ?? []));
}

async function playOrRead(run: ArenaRun, planned: PlannedGame): Promise<Result<Transcript | null>> {
  const { plan, folder } = run;
  const id = recordId(plan, planned);
  const known = folder.read(id);
  const transcript = known.ok ? readTranscript(known.value, [plan.game]) : undefined;
  if (transcript !== undefined) return ok(transcript);
  if (known.ok) folder.remove(id);
  return play(run, planned, id);
}

/** Null where the run was stopped: the bots were killed, and that is no fault of theirs. */
async function play(run: ArenaRun, planned: PlannedGame, id: string): Promise<Result<Transcript | null>> {
  const { plan, folder, clock, key } = run;
  const { seats, start, seed } = planned;
  const players: Pair<Contestant> = [playerAt(plan, seats[0]), playerAt(plan, seats[1])];
  const details = { id, seed, startedAt: run.now().toISOString() };
  const played = await playGame({ terms: plan, start, details, players, clock, key });
  if (!played.ok) return played;
  if (run.isStopped()) return ok(null);
  const written = folder.create(id, formatTranscript(played.value, seats));
  if (!written.ok) return fail(written.problem.code, `Could not write the game: ${written.problem.message}.`);
  return ok({ ...played.value, seats });
}

function playerAt({ players }: ArenaPlan, index: number): Contestant {
  const player = players[index];
  if (player === undefined) throw new Error("The schedule names a player that is not there.");
  return player;
}

function recordId({ id }: ArenaPlan, { number }: PlannedGame): string {
  return `${id}-${String(number + 1).padStart(5, "0")}`;
}
