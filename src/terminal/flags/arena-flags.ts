import type { Game } from "../../core/game.ts";
import { ok, type Result } from "../../core/result.ts";
import { killAllBots } from "../../measure/arena/bots/bot-process.ts";
import type { Contestant } from "../../measure/arena/contestant.ts";
import { type ArenaPlan, type ArenaTerms, firstOf, readPlayers, startOf } from "../../measure/arena/plan.ts";
import { type Given, type Host, need, Refusal } from "../host.ts";
import { watchForStop } from "../stop-signals.ts";
import { progressBar } from "../text/progress.ts";
import { arenaCounts, commandFields, type Flags, readFlags, readNumber, requireGame } from "./flags.ts";

export type ArenaFlags = Flags &
  Given<"a" | "b" | "out" | "resume" | "html" | "check" | "openings" | keyof typeof arenaCounts, "json"> & {
    readonly players?: readonly string[] | undefined;
  };

const mostPlayers = 16;

export function readArena(host: Host, id: string | undefined, flags: ArenaFlags): ArenaPlan {
  const game = requireGame(host, id, "arena");
  const players = readOpponents(flags);
  const time = flags.time ?? slowTime(players);
  const plan = readTerms(host, game, time === undefined ? flags : { ...flags, time });
  const arena = { ...plan, id: host.newId(), players };
  need(startOf(arena, 0));
  return arena;
}

export function readTerms(host: Host, game: Game, flags: ArenaFlags): ArenaTerms {
  const values = need(readFlags(host.games, game, commandFields.arena, flags));
  const games = readNumber(arenaCounts.games, flags.games);
  const limits = {
    moveMs: readNumber(arenaCounts.time, flags.time),
    plies: readNumber(arenaCounts.plies, flags.plies),
  };
  const openings = flags.openings === undefined ? 0 : readNumber(arenaCounts.openings, flags.openings);
  const { options, from, first, seed = host.newSeed() } = values;
  const setup = { options, from, ...firstOf(first === "random" ? undefined : first) };
  const isGiven = flags.openings !== undefined || flags.start !== undefined || (from ?? null) !== null;
  return { game, setup, games, limits, seed, openings: isGiven ? openings : null };
}

/** Models take longer to answer than bots. */
export function slowTime(players: readonly Contestant[]): string | undefined {
  return players.some(({ kind }) => kind === "chat") ? "120000" : undefined;
}

export function chatKey({ env }: Host): string | undefined {
  return env.SWITCHYARD_CHAT_KEY;
}

function readOpponents({ a, b, players = [] }: ArenaFlags): readonly Contestant[] {
  const named = [a, b].flatMap((name) => name ?? []);
  if (players.length > 0 && named.length > 0)
    throw new Refusal("Give --a and --b for two players, or --players for a round robin, not both.");
  const all = players.length > 0 ? players.flatMap(splitPlayers) : named;
  if (all.length < 2)
    throw new Refusal(
      "An arena needs two players, such as --a easy --b hard, or --players easy,medium,hard.",
    );
  if (all.length > mostPlayers) throw new Refusal(`An arena takes at most ${mostPlayers} players.`);
  return need(readPlayers(all));
}

/** Commas inside a command stay: only text that looks like a player starts a new one. */
function splitPlayers(text: string): readonly string[] {
  return /^(?:[^=:,]+=)?(?:cmd|chat):/.test(text)
    ? [text]
    : text
        .split(/,(?=(?:[^=:,]+=)?(?:\w+(?:,|$)|cmd:|chat:))/)
        .flatMap((part) => (part === "" ? [] : [part.trim()]));
}

/** `code` is set if the work was stopped. */
export async function holdContest<T>(
  host: Host,
  unit: string,
  work: (onDone: (done: number, total: number) => void, isStopped: () => boolean) => Promise<Result<T>>,
): Promise<Result<{ readonly value: T; readonly code: number | null }>> {
  const watch = watchForStop(host);
  const bar = progressBar(host);
  void watch.stopped.then(killAllBots);
  try {
    const onDone = (done: number, total: number) => bar.show({ unit, done, total });
    const result = await work(onDone, () => watch.code !== undefined);
    return result.ok ? ok({ value: result.value, code: watch.code ?? null }) : result;
  } finally {
    killAllBots();
    bar.clear();
    watch.release();
  }
}
