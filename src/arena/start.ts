/** Where the games of an arena begin. Each start is played twice, with the seats swapped. */

import type { Game } from "../core/game.ts";
import { pick, type Random, randomFrom } from "../core/random.ts";
import type { Result } from "../core/result.ts";
import { type Setup, setUp } from "../core/setup.ts";
import { withoutStart } from "../core/starts.ts";
import { evaluatePosition } from "../solver/analyze.ts";
import { oracleOf } from "../solver/oracle.ts";
import * as dealer from "../table/deal.ts";
import { setUpDealt } from "../table/open.ts";
import type { ArenaTerms } from "./plan.ts";
import { startSeed } from "./schedule.ts";

export function startOf({ game, setup, seed, openings }: ArenaTerms, start: number): Result<Setup> {
  const random = randomFrom(startSeed(seed, start));
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

/** The positions from `start` on, up to so many moves further; none of the moves ends the game. */
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
/** With more moves to choose from, looking at all of them takes long. */
const mostMoves = 200;

/**
 * A position of random play in which a move can be wrong. From the book's start that is rare: a random player often wins by
 * the seat alone. The start itself where no such position is found, or no value is known.
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
