/** What an arena plays. The arena's folder stores this as JSON, so the same command continues the arena. */

import * as z from "zod/mini";
import type { Game } from "../../core/game.ts";
import { goldenRatio, maxSeed, pick, type Random, randomFrom } from "../../core/random.ts";
import { ok, type Result } from "../../core/result.ts";
import { type Setup, type SetupRequest, setUp } from "../../core/setup.ts";
import { withoutStart } from "../../core/starts.ts";
import { parseJson } from "../../core/text.ts";
import * as dealer from "../../play/deal.ts";
import { setUpDealt } from "../../play/open.ts";
import { evaluatePosition } from "../../solver/analyze.ts";
import { oracleOf } from "../../solver/oracle.ts";
import { type Contestant, readContestant, withDistinctNames } from "./contestant.ts";

export interface ArenaPlan {
  readonly id: string;
  readonly game: Game;
  readonly setup: SetupRequest;
  readonly games: number;
  readonly seed: number;
  readonly moveMs: number;
  readonly players: readonly Contestant[];
}

export const planVersion = 4;

export function formatPlan({ game, players, ...plan }: ArenaPlan): string {
  const texts = players.map(({ text }) => text);
  return `${JSON.stringify({ arena: planVersion, ...plan, game: game.id, players: texts })}\n`;
}

const keptSchema = z.object({ id: z.string().check(z.regex(/^[a-z0-9]{1,32}$/)), seed: z.int() });

/** The plan in `text`, if it's the same as `plan` except for the id and, unless `isSeeded`, the seed. Otherwise undefined. */
export function resumedPlan(plan: ArenaPlan, text: string, isSeeded: boolean): ArenaPlan | undefined {
  const kept = keptSchema.safeParse(parseJson(text)).data;
  const resumed = { ...plan, ...kept, ...(isSeeded ? { seed: plan.seed } : {}) };
  return formatPlan(resumed) === text ? resumed : undefined;
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

export type PlannedGame = ReturnType<typeof planGames>[number];

/** Each pair of players plays `games` games, an even number: every start twice, with the seats swapped. */
export function planGames(players: number, games: number, seed: number) {
  const all = Array.from({ length: players }, (_, index) => index);
  const pairs = all.flatMap((a) => all.slice(a + 1).map((b) => [a, b] as const));
  return pairs.flatMap(([a, b], pair) =>
    Array.from({ length: games }, (_, game) => {
      const number = pair * games + game;
      const swapped = game % 2 === 1;
      return {
        number,
        /** Every pair of players gets the same starts. */
        start: Math.floor(game / 2),
        seats: swapped ? ([b, a] as const) : ([a, b] as const),
        seed: spread(seed, number),
      };
    }),
  );
}

function spread(seed: number, step: number): number {
  const moved = (seed % 2 ** 48) + step * goldenRatio;
  return ((moved % maxSeed) + maxSeed) % maxSeed;
}

/** Without a given start, games begin in positions where a mistake is possible. */
export function hasGivenStart({ options = {}, from = null }: SetupRequest): boolean {
  return from !== null || options.start !== undefined;
}

export function startOf({ game, setup, seed }: ArenaPlan, start: number): Result<Setup> {
  const random = randomFrom(spread(seed, -1 - start));
  const dealt = setUpDealt({ dealer }, game, setup, random);
  if (!dealt.ok || hasGivenStart(setup)) return dealt;
  const variant = dealt.value.game;
  const position = drawDecision(dealt.value, random);
  const options = withoutStart(variant.options);
  return setUp(game, { options, from: variant.key(position), first: variant.toMove(position) });
}

function playAtRandom({ game, start }: Setup, random: Random): readonly unknown[] {
  const line = [start];
  for (let position = start; line.length <= longestLine; line.push(position)) {
    const next = game.moves(position).map((move) => game.play(position, move));
    const live = next.filter((after) => game.outcome(after) === null);
    if (live.length === 0) break;
    position = pick(random, live);
  }
  return line;
}

const mostTries = 50;
const longestLine = 60;
/** With more moves than this, evaluating a position takes too long. */
const mostMoves = 200;

/** Looks for a position where a mistake is possible. If random play leads to none, returns the start. */
function drawDecision(setup: Setup, random: Random): unknown {
  const { game, start } = setup;
  const oracle = oracleOf(game);
  for (let tries = 0; tries < mostTries; tries++) {
    const position = pick(random, playAtRandom(setup, random));
    if (game.moves(position).length > mostMoves) continue;
    const kinds = evaluatePosition(game, position, oracle).moves.map(({ value }) => value?.kind);
    if (new Set(kinds).size > 1 && !kinds.includes(undefined)) return position;
  }
  return start;
}
