/**
 * Every pair of players meets equally often, and each start is played twice with the seats swapped, so no
 * start favours a player or a pair. Everything follows from one seed.
 */

import type { Game } from "../core/game.ts";
import { goldenRatio, maxSeed, pick, type Random, randomFrom } from "../core/random.ts";
import type { Result } from "../core/result.ts";
import type { Pair } from "../core/seat.ts";
import { type Setup, setUp } from "../core/setup.ts";
import { withoutStart } from "../core/starts.ts";
import { evaluatePosition } from "../solver/analyze.ts";
import { oracleOf } from "../solver/oracle.ts";
import * as dealer from "../table/deal.ts";
import { setUpDealt } from "../table/open.ts";
import type { ArenaTerms } from "./plan.ts";

export type PlannedGame = ReturnType<typeof planGames>[number];

/** `games` is even, and counts the games of each pair of players. */
export function planGames(players: number, games: number, seed: number) {
  return pairings(players).flatMap(([a, b], pair) =>
    Array.from({ length: games }, (_, game) => {
      const number = pair * games + game;
      const swapped = game % 2 === 1;
      return {
        number,
        /** The index of the start; the same for both games with swapped seats, and for every pair of players. */
        start: Math.floor(game / 2),
        seats: swapped ? ([b, a] as const) : ([a, b] as const),
        seed: spread(seed, number),
      };
    }),
  );
}

export function pairings(players: number): readonly Pair<number>[] {
  const all = Array.from({ length: players }, (_, index) => index);
  return all.flatMap((a) => all.slice(a + 1).map((b): Pair<number> => [a, b]));
}

function spread(seed: number, step: number): number {
  const moved = (seed % 2 ** 48) + step * goldenRatio;
  return ((moved % maxSeed) + maxSeed) % maxSeed;
}

export function startOf({ game, setup, seed, openings }: ArenaTerms, start: number): Result<Setup> {
  const random = randomFrom(spread(seed, -1 - start));
  const dealt = setUpDealt({ dealer }, game, setup, random);
  if (!dealt.ok || openings === 0) return dealt;
  const { options, start: begin } = dealt.value;
  const position =
    openings === null
      ? drawDecision(game, dealt.value, random)
      : (playAtRandom(game, begin, openings, random).at(-1) ?? begin);
  return setUp(game, {
    options: withoutStart(options),
    from: game.key(position),
    first: game.toMove(position),
  });
}

/** Plays up to `most` moves, none of which ends the game. */
function playAtRandom(game: Game, start: unknown, most: number, random: Random): readonly unknown[] {
  const line = [start];
  for (let position = start; line.length <= most; line.push(position)) {
    const next = game.moves(position).map((move) => game.play(position, move));
    const live = next.filter((after) => game.outcome(after) === null);
    if (live.length === 0) break;
    position = pick(random, live);
  }
  return line;
}

const mostTries = 50;
const longestLine = 60;
/** Looking at more moves takes too long. */
const mostMoves = 200;

/**
 * A position of random play in which a move can be wrong. That is rare at the original start, where a random
 * player often wins by the seat alone. Returns the start itself if no such position is found, or no value is
 * known.
 */
function drawDecision(game: Game, { options, start }: Setup, random: Random): unknown {
  const oracle = oracleOf(game, options);
  for (let tries = 0; tries < mostTries; tries++) {
    const position = pick(random, playAtRandom(game, start, longestLine, random));
    if (game.moves(position).length > mostMoves) continue;
    const kinds = evaluatePosition(game, position, oracle).moves.map(({ value }) => value?.kind);
    if (new Set(kinds).size > 1 && !kinds.includes(undefined)) return position;
  }
  return start;
}
