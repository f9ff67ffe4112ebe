/** Plays several games at a time, and saves each one as it ends. A resumed run doesn't play saved games again. */

import { join } from "node:path";
import * as z from "zod/mini";
import type { Game } from "../../core/game.ts";
import { toRecord } from "../../core/record.ts";
import { readMatch, seatSchema, wholeSchema } from "../../core/record-reader.ts";
import { mapResult, ok, type Result } from "../../core/result.ts";
import type { Pair } from "../../core/seat.ts";
import { isPrintable } from "../../core/text.ts";
import { openLineLog } from "../../disk/line-log.ts";
import { type Lanes, workThrough } from "../work-through.ts";
import { forfeitReasons } from "./bots/bot.ts";
import type { Contestant } from "./contestant.ts";
import { type ArenaPlan, type PlannedGame, planGames } from "./plan.ts";
import { type PlayedGame, playGame } from "./play-game.ts";

export interface ArenaRun extends Lanes {
  readonly plan: ArenaPlan;
  readonly log: GameLog;
  readonly now: () => Date;
  readonly key: string | undefined;
  readonly onGame: (done: number, total: number) => void;
}

/** Returns the games in the order of the schedule. If the run was stopped, some are missing. */
export async function runArena(run: ArenaRun): Promise<Result<readonly Transcript[]>> {
  const { plan } = run;
  const games = planGames(plan.players.length, plan.games, plan.seed);
  const done = new Map<number, Transcript>();
  const worked = await workThrough(games, run, async (game) => {
    const transcript = await playOnce(run, game);
    if (transcript.ok && transcript.value !== null) done.set(game.number, transcript.value);
    run.onGame(done.size, games.length);
    return transcript;
  });
  return mapResult(worked, () => games.flatMap(({ number }) => done.get(number) ?? []));
}

/** Null if the run was stopped. Stopping kills the bots, so the game doesn't count. */
async function playOnce(
  run: ArenaRun,
  { number, seats, start, seed }: PlannedGame,
): Promise<Result<Transcript | null>> {
  const { plan, log, key } = run;
  const id = `${plan.id}-${String(number + 1).padStart(5, "0")}`;
  const known = log.known.get(id);
  if (known !== undefined) return ok({ ...known, seats });
  const details = { id, seed, startedAt: run.now().toISOString() };
  const players: Pair<Contestant> = [playerAt(plan, seats[0]), playerAt(plan, seats[1])];
  const played = await playGame({ plan, start, details, players, key });
  if (run.isStopped()) return ok(null);
  if (!played.ok) return played;
  return mapResult(log.append(played.value), () => ({ ...played.value, seats }));
}

function playerAt({ players }: ArenaPlan, index: number): Contestant {
  const player = players[index];
  if (player === undefined) throw new Error("The schedule names an unknown player.");
  return player;
}

type GameLog = Extract<ReturnType<typeof openGameLog>, { readonly ok: true }>["value"];

export function openGameLog(path: string, game: Game, flushed: boolean) {
  return mapResult(openLineLog(join(path, "games.jsonl"), flushed), ({ text, append, close }) => {
    const games = text.split("\n").flatMap((line) => readPlayed(line, [game]) ?? []);
    const known = new Map(games.map((played) => [played.match.id, played]));
    return { known, append: (played: PlayedGame) => append(asLine(played)), close };
  });
}

export interface Transcript extends PlayedGame {
  /** For each seat, the index of its player in the plan. */
  readonly seats: Pair<number>;
}

const times = z.array(z.number());
const tokens = z.nullable(wholeSchema);

const extraSchema = z.object({
  arena: z.object({
    forfeit: z.nullable(
      z.object({
        seat: seatSchema,
        reason: z.enum(forfeitReasons),
        detail: z.string().check(z.maxLength(400), z.refine(isPrintable)),
      }),
    ),
    times: z.tuple([times, times]),
    tokens: z.tuple([tokens, tokens]),
  }),
});

function asLine({ match, forfeit, times, tokens }: PlayedGame) {
  const rounded = times.map((list) => list.map((time) => Math.round(time * 100) / 100));
  return { ...toRecord(match), arena: { forfeit, times: rounded, tokens } };
}

function readPlayed(text: string, games: readonly Game[]): PlayedGame | undefined {
  const match = readMatch(text, games);
  if (!match.ok || match.value.outcome === null) return undefined;
  const extra = extraSchema.safeParse(JSON.parse(text));
  return extra.success ? { match: match.value, ...extra.data.arena } : undefined;
}
