/** What an arena was asked to do: enough to start it, and to resume it later. */

import * as z from "zod/mini";
import type { Game } from "../core/game.ts";
import { maxSeed, pick, type Random, randomFrom } from "../core/random.ts";
import { seatSchema, wholeSchema } from "../core/record-reader.ts";
import { fail, ok, type Result } from "../core/result.ts";
import type { Seat } from "../core/seat.ts";
import { findGame, type Setup, type SetupRequest, setUp } from "../core/setup.ts";
import { withoutStart } from "../core/starts.ts";
import { parseJson } from "../core/text.ts";
import type { BotLimits } from "../protocol/bot.ts";
import * as dealer from "../table/deal.ts";
import { setUpDealt } from "../table/open.ts";
import { type Contestant, formatContestant, readContestant, withDistinctNames } from "./contestant.ts";
import { startSeed } from "./schedule.ts";

/** All but who plays. */
export interface ArenaTerms {
  readonly game: Game;
  readonly setup: SetupRequest;
  /** How often each two players meet. */
  readonly games: number;
  readonly seed: number;
  /** How many random moves are made before the players take over; the same for both games of a pair. */
  readonly openings: number;
  readonly limits: BotLimits;
}

export interface ArenaPlan extends ArenaTerms {
  readonly id: string;
  readonly players: readonly Contestant[];
}

/** One of the starts; each is played twice. */
export function startOf({ game, setup, seed, openings }: ArenaTerms, start: number): Result<Setup> {
  const random = randomFrom(startSeed(seed, start));
  const dealt = setUpDealt({ dealer }, game, setup, random);
  return dealt.ok && openings > 0 ? openAtRandom(game, dealt.value, openings, random) : dealt;
}

/** None of the moves ends the game. */
function openAtRandom(game: Game, { options, start }: Setup, moves: number, random: Random): Result<Setup> {
  let position = start;
  for (let made = 0; made < moves; made++) {
    const next = game.moves(position).map((move) => game.play(position, move));
    const live = next.filter((after) => game.outcome(after) === null);
    if (live.length === 0) break;
    position = pick(random, live);
  }
  return setUp(game, {
    options: withoutStart(options),
    from: game.key(position),
    first: game.toMove(position),
  });
}

const planSchema = z.object({
  arena: z.literal(1),
  id: z.string().check(z.regex(/^[a-z0-9]{1,32}$/)),
  game: z.string(),
  options: z.record(z.string(), z.union([z.number(), z.string()])),
  from: z.nullable(z.string()),
  first: z.nullable(seatSchema),
  players: z.array(z.string()).check(z.minLength(2)),
  games: z.int().check(z.gte(2)),
  seed: z.int().check(z.gte(0), z.lte(maxSeed)),
  openings: z._default(wholeSchema, 0),
  limits: z.object({ moveMs: z.int().check(z.gte(1)), plies: z.int().check(z.gte(1)) }),
});

export function formatPlan({ id, game, setup, players, games, seed, openings, limits }: ArenaPlan): string {
  const { options = {}, from = null, first = null } = setup;
  const names = players.map(formatContestant);
  return `${JSON.stringify({ arena: 1, id, game: game.id, options, from, first, players: names, games, seed, openings, limits })}\n`;
}

export function readPlan(text: string, games: readonly Game[]): Result<ArenaPlan> {
  const parsed = planSchema.safeParse(parseJson(text));
  if (!parsed.success) return fail("bad-record", "This isn't an arena that can be resumed.");
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
    players.push(player.value);
  }
  return ok(withDistinctNames(players));
}
