/** Deals starts, and counts the right moves that the winner has to find. */

import { expect } from "vitest";
import type { Game, Variant } from "../../src/core/game.ts";
import type { Options } from "../../src/core/options.ts";
import { randomFrom } from "../../src/core/random.ts";
import { setUp } from "../../src/core/setup.ts";
import { games } from "../../src/games/index.ts";
import { dealStart } from "../../src/play/deal.ts";
import { PlainSolver } from "../support/plain-values.ts";

export function gameNamed(id: string): Game {
  const game = games.find((candidate) => candidate.id === id);
  if (game === undefined) throw new Error(id);
  return game;
}

/** The dealt start, or why there isn't one. */
export function deal(id: string, options: Options, seed: number): string {
  const dealt = dealStart(gameNamed(id), { options }, randomFrom(seed));
  return dealt.ok ? String(dealt.value.from ?? dealt.value.options?.start) : dealt.problem.message;
}

export function expectChallenges(id: string, options: Options): void {
  const chosen = gameNamed(id);
  const challenge = { ...options, start: "challenge" };
  const seen = new Set<string>();
  for (let seed = 0; seed < 8; seed++) {
    const dealt = dealStart(chosen, { options: challenge, first: 2 }, randomFrom(seed));
    const setup = dealt.ok ? setUp(chosen, dealt.value) : dealt;
    if (!setup.ok) throw new Error(setup.problem.message);
    const { game, start } = setup.value;
    expect(game.toMove(start)).toBe(2);
    expect(rightMovesOf(game, start)).toBeGreaterThanOrEqual(3);
    expect(deal(id, challenge, seed)).toBe(deal(id, challenge, seed));
    seen.add(game.key(start));
  }
  expect(seen.size).toBeGreaterThan(1);
}

/** The fewest decisions on any way to win, against a defense that makes as many as it can. */
export function rightMovesOf(game: Variant, start: unknown): number {
  const solver = new PlainSolver(game, [start]);
  const winner = game.toMove(start);
  const known = new Map<string, number>();
  const count = (position: unknown, depth: number): number => {
    if (game.outcome(position) !== null || depth > 8) return 0;
    const name = `${depth} ${game.toMove(position)} ${game.key(position)}`;
    const found = known.get(name);
    if (found !== undefined) return found;
    const after = game.moves(position).map((move) => game.play(position, move));
    const lost = after.filter((next) => game.outcome(next) !== null || solver.value(next).kind === "loss");
    const own = game.toMove(position) === winner;
    const counts = (own ? lost : after).map((next) => count(next, depth + 1));
    const answer = own ? Math.min(...counts) + (lost.length < after.length ? 1 : 0) : Math.max(...counts);
    known.set(name, answer);
    return answer;
  };
  expect(solver.value(start).kind).toBe("win");
  return count(start, 0);
}
