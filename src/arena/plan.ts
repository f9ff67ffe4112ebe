/** What an arena was asked to do: enough to start it, and to resume it later. */

import * as z from "zod/mini";
import type { Game } from "../core/game.ts";
import { maxSeed } from "../core/random.ts";
import { seatSchema, wholeSchema } from "../core/record-reader.ts";
import { fail, ok, type Result } from "../core/result.ts";
import type { Seat } from "../core/seat.ts";
import { findGame, type SetupRequest } from "../core/setup.ts";
import { parseJson } from "../core/text.ts";
import type { BotLimits } from "../protocol/bot.ts";
import { type Contestant, formatContestant, readContestant, withDistinctNames } from "./contestant.ts";

export interface ArenaTerms {
  readonly game: Game;
  readonly setup: SetupRequest;
  /** For each pair of players. */
  readonly games: number;
  readonly seed: number;
  /** The number of random moves before the players take over; null means until something is decided. */
  readonly openings: number | null;
  readonly limits: BotLimits;
}

export interface ArenaPlan extends ArenaTerms {
  readonly id: string;
  readonly players: readonly Contestant[];
}

const planSchema = z.object({
  arena: z.literal(2),
  id: z.string().check(z.regex(/^[a-z0-9]{1,32}$/)),
  game: z.string(),
  options: z.record(z.string(), z.union([z.number(), z.string()])),
  from: z.nullable(z.string()),
  first: z.nullable(seatSchema),
  players: z.array(z.string()).check(z.minLength(2)),
  games: z.int().check(z.gte(2), z.multipleOf(2)),
  seed: z.int().check(z.gte(0), z.lte(maxSeed)),
  openings: z.nullable(wholeSchema),
  limits: z.object({ moveMs: z.int().check(z.gte(1)), plies: z.int().check(z.gte(1)) }),
});

export function formatPlan({ game, setup, players, ...plan }: ArenaPlan): string {
  const { options = {}, from = null, first = null } = setup;
  const names = players.map(formatContestant);
  return `${JSON.stringify({ arena: 2, ...plan, game: game.id, options, from, first, players: names })}\n`;
}

export function readPlan(text: string, games: readonly Game[]): Result<ArenaPlan> {
  const parsed = planSchema.safeParse(parseJson(text));
  if (!parsed.success)
    return fail("bad-record", "This isn't an arena that can be resumed, or an older version wrote it.");
  const { options, from, first, ...plan } = parsed.data;
  const game = findGame(games, plan.game);
  if (!game.ok) return game;
  const players = readPlayers(plan.players);
  if (!players.ok) return players;
  const setup = { options, from, ...firstOf(first) };
  return ok({ ...plan, game: game.value, setup, players: players.value });
}

export function firstOf(first: Seat | null | undefined): { readonly first?: Seat } {
  return first === null || first === undefined ? {} : { first };
}

export function readPlayers(texts: readonly string[]): Result<readonly Contestant[]> {
  const players: Contestant[] = [];
  for (const text of texts) {
    const player = readContestant(text);
    if (!player.ok) return player;
    if (player.value.kind === "chat" && player.value.settings.repeats !== undefined)
      return fail("bad-option", "repeats is for exams; in an arena, play more games instead.");
    players.push(player.value);
  }
  return ok(withDistinctNames(players));
}
