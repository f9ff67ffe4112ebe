/** The flags of `arena`, checked. */

import type { Contestant } from "../../arena/contestant.ts";
import { type ArenaPlan, firstOf, readPlayers, startOf } from "../../arena/plan.ts";
import type { Game } from "../../core/game.ts";
import { fail, ok, type Result } from "../../core/result.ts";
import { findGame } from "../../core/setup.ts";
import { listWords, parseWhole, quote } from "../../core/text.ts";
import type { Host } from "../host.ts";
import { readGameOptions } from "./game-options.ts";
import { readFirst, readSeed } from "./play-flags.ts";

export interface ArenaFlags {
  readonly a?: string;
  readonly b?: string;
  readonly players?: readonly string[];
  readonly games?: string;
  readonly seed?: string;
  readonly time?: string;
  readonly plies?: string;
  readonly concurrency?: string;
  readonly from?: string;
  readonly first?: string;
  readonly out?: string;
  readonly resume?: string;
  readonly html?: string;
  readonly check?: string;
  readonly json?: true;
  readonly [gameOption: string]: unknown;
}

const defaults = { games: 20, time: 1000, plies: 200, concurrency: 2 } as const;
const mostPlayers = 16;

export function readArena(host: Host, id: string | undefined, flags: ArenaFlags): Result<ArenaPlan> {
  const game = readGame(host.games, id);
  if (!game.ok) return game;
  const players = readOpponents(flags);
  if (!players.ok) return players;
  const plan = readPlan(host, game.value, flags);
  if (!plan.ok) return plan;
  const arena = { ...plan.value, id: host.newId(), players: players.value };
  const start = startOf(arena, 0);
  return start.ok ? ok(arena) : start;
}

type Terms = Omit<ArenaPlan, "id" | "players">;

/** All but who plays. */
export function readPlan(host: Host, game: Game, flags: ArenaFlags): Result<Terms> {
  const options = readGameOptions(host.games, game, flags);
  if (!options.ok) return options;
  const first = readFirst(flags.first);
  if (!first.ok) return first;
  if (first.value === "random")
    return fail("bad-option", "--first is 1 or 2 here; the seats are swapped anyway.");
  const games = readCount("games", flags.games, defaults.games, 100_000);
  if (!games.ok) return games;
  if (games.value % 2 === 1)
    return fail(
      "bad-option",
      "--games is an even number: each start is played twice, with the seats swapped.",
    );
  const limits = readLimits(flags);
  if (!limits.ok) return limits;
  const seed = readSeed(flags.seed);
  if (!seed.ok) return seed;
  const setup = { options: options.value, from: flags.from ?? null, ...firstOf(first.value) };
  return ok({ game, setup, games: games.value, limits: limits.value, seed: seed.value ?? host.newSeed() });
}

function readLimits(flags: ArenaFlags): Result<ArenaPlan["limits"]> {
  const moveMs = readCount("time", flags.time, defaults.time, 3_600_000);
  if (!moveMs.ok) return moveMs;
  const plies = readCount("plies", flags.plies, defaults.plies, 100_000);
  return plies.ok ? ok({ moveMs: moveMs.value, plies: plies.value }) : plies;
}

export function readConcurrency(flags: ArenaFlags): Result<number> {
  return readCount("concurrency", flags.concurrency, defaults.concurrency, 64);
}

export function readGame(games: readonly Game[], id: string | undefined): Result<Game> {
  if (id !== undefined) return findGame(games, id);
  const ids = games.map((game) => game.id);
  return fail("bad-request", `Which game? switchyard arena GAME, with ${listWords(ids, "or")}.`);
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
  return text.startsWith("cmd:")
    ? [text]
    : text.split(/,(?=\w+(?:,|$)|cmd:)/).flatMap((part) => (part === "" ? [] : [part.trim()]));
}

function readCount(name: string, text: string | undefined, fallback: number, most: number): Result<number> {
  if (text === undefined) return ok(fallback);
  const count = parseWhole(text);
  if (count !== undefined && count >= 1 && count <= most) return ok(count);
  return fail(
    "bad-option",
    `--${name} is a whole number from 1 to ${most.toLocaleString("en")}, not ${quote(text)}.`,
  );
}
