/** Who can still win, by playing on in every way until both have been seen to win or there is nothing left to try. */

import type { CanWin } from "../../core/analysis.ts";
import type { Game } from "../../core/game.ts";
import { winnerOn } from "../../core/outcome.ts";
import { type Seat, seats } from "../../core/seat.ts";

const mostPositions = 20_000;

export function searchCanWin<P, M>(game: Game<P, M>, from: P): CanWin {
  const seen = new Set<string>();
  const winners = new Set<Seat>();
  const stack = [from];
  while (winners.size < seats.length && seen.size < mostPositions) {
    const position = stack.pop();
    if (position === undefined) return [winners.has(1), winners.has(2)];
    const name = `${game.toMove(position)} ${game.key(position)}`;
    if (seen.has(name)) continue;
    seen.add(name);
    const winner = winnerOn(game.outcome(position));
    if (winner !== null) winners.add(winner);
    for (const move of game.moves(position)) stack.push(game.play(position, move));
  }
  return [winners.has(1) || null, winners.has(2) || null];
}
