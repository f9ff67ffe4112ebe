/** The flags of `arena`, checked. */

import type { Contestant } from "../../arena/contestant.ts";
import { type ArenaPlan, type ArenaTerms, firstOf, readPlayers } from "../../arena/plan.ts";
import { startOf } from "../../arena/schedule.ts";
import type { SprtBounds } from "../../arena/sprt.ts";
import type { Game } from "../../core/game.ts";
import { fail, ok, type Result } from "../../core/result.ts";
import { quote } from "../../core/text.ts";
import type { Given, Host } from "../host.ts";
import { arenaCounts, arenaFields } from "./fields.ts";
import { type Flags, readFlags, readNumber, requireGame } from "./flags.ts";

export type ArenaFlags = Flags &
  Given<
    "a" | "b" | "out" | "resume" | "html" | "check" | "openings" | "sprt" | keyof typeof arenaCounts,
    "json"
  > & {
    readonly players?: readonly string[] | undefined;
  };

const mostPlayers = 16;

export function readArena(host: Host, id: string | undefined, flags: ArenaFlags): Result<ArenaPlan> {
  const game = requireGame(host, id, "arena");
  if (!game.ok) return game;
  const players = readOpponents(flags);
  if (!players.ok) return players;
  const time = flags.time ?? slowTime(players.value);
  const plan = readPlan(host, game.value, time === undefined ? flags : { ...flags, time });
  if (!plan.ok) return plan;
  const sprt = readSprt(flags.sprt);
  if (!sprt.ok) return sprt;
  const arena = { ...plan.value, id: host.newId(), players: players.value, sprt: sprt.value };
  const start = startOf(arena, 0);
  return start.ok ? ok(arena) : start;
}

/** All but who plays. */
export function readPlan(host: Host, game: Game, flags: ArenaFlags): Result<ArenaTerms> {
  const values = readFlags(host.games, game, arenaFields, flags);
  if (!values.ok) return values;
  const games = readNumber(arenaCounts.games, flags.games);
  if (!games.ok) return games;
  const moveMs = readNumber(arenaCounts.time, flags.time);
  if (!moveMs.ok) return moveMs;
  const plies = readNumber(arenaCounts.plies, flags.plies);
  if (!plies.ok) return plies;
  const openings = flags.openings === undefined ? ok(0) : readNumber(arenaCounts.openings, flags.openings);
  if (!openings.ok) return openings;
  const { options, from, first, seed = host.newSeed() } = values.value;
  const setup = { options, from, ...firstOf(first === "random" ? undefined : first) };
  const limits = { moveMs: moveMs.value, plies: plies.value };
  const isGiven = flags.openings !== undefined || flags.start !== undefined || (from ?? null) !== null;
  const drawn = isGiven ? openings.value : null;
  return ok({ game, setup, games: games.value, limits, seed, openings: drawn });
}

const mostElo = 1000;

/** `0,50`: whether the first of two players is 50 Elo better, rather than equal. */
function readSprt(text: string | undefined): Result<SprtBounds | null> {
  if (text === undefined) return ok(null);
  const [low = Number.NaN, high = Number.NaN, ...more] = text
    .split(",")
    .map((part) => (/^\s*-?\d+\s*$/.test(part) ? Number(part) : Number.NaN));
  if (more.length === 0 && low < high && low >= -mostElo && high <= mostElo) return ok({ low, high });
  return fail(
    "bad-option",
    `--sprt must be two whole numbers of Elo from -${mostElo} to ${mostElo}, the smaller first, such as 0,50 (got ${quote(text)}).`,
  );
}

/** Models take longer over an answer than bots. */
export function slowTime(players: readonly Contestant[]): string | undefined {
  return players.some(({ kind }) => kind === "chat") ? "120000" : undefined;
}

/** The only place where a model's key may come from. */
export function chatKey({ env }: Host): string | undefined {
  return env.SWITCHYARD_CHAT_KEY;
}

export function readConcurrency(flags: ArenaFlags): Result<number> {
  return readNumber(arenaCounts.concurrency, flags.concurrency);
}

/** `--a` and `--b`, or `--players` for a round robin. */
function readOpponents({ a, b, players = [] }: ArenaFlags): Result<readonly Contestant[]> {
  const named = [a, b].flatMap((name) => name ?? []);
  if (players.length > 0 && named.length > 0)
    return fail("bad-option", "Give --a and --b for two players, or --players for a round robin, not both.");
  const all = players.length > 0 ? players.flatMap(splitPlayers) : named;
  if (all.length < 2)
    return fail(
      "bad-option",
      "An arena needs two players, such as --a easy --b hard, or --players easy,medium,hard.",
    );
  if (all.length > mostPlayers)
    return fail("too-large", `At most ${mostPlayers} players can meet in one arena.`);
  return readPlayers(all);
}

/** A command keeps its commas: what follows one is a further player only where it looks like one. */
function splitPlayers(text: string): readonly string[] {
  return /^(?:[^=:,]+=)?(?:cmd|chat):/.test(text)
    ? [text]
    : text
        .split(/,(?=(?:[^=:,]+=)?(?:\w+(?:,|$)|cmd:|chat:))/)
        .flatMap((part) => (part === "" ? [] : [part.trim()]));
}
