/** Exact answers for a game outside the known families. Explores all positions that can follow, up to a limit. */

import type { CanWin, Value } from "../../core/analysis.ts";
import type { Solvable } from "../../core/game.ts";
import { winnerOn } from "../../core/rules.ts";
import { ofSeat, type Pair, type Seat, seats } from "../../core/seat.ts";
import { runToEnd, type Task, type TimeUp, until, withoutLimit } from "../task.ts";
import { explore } from "./graph.ts";
import { graphValue, valuesOf, winnersReachable } from "./retrograde.ts";
import { foldGame } from "./symmetry.ts";

/** Most games of this size take less than a second to solve, and players wouldn't wait longer. */
const mostPositions = 50_000;
const mostMoves = 1_000_000;
const mostKept = 1_000_000;

interface Finding {
  readonly value: Value | null;
  readonly canWin: CanWin;
}

const unknown: Finding = { value: null, canWin: [null, null] };

function noneKnown(): Pair<Map<string, Finding>> {
  return [new Map(), new Map()];
}

/** Solving a position also solves, and caches, every position that can follow from it. */
export function exploreAhead(rules: Solvable) {
  const { game, represent } = foldGame(rules);
  let known = noneKnown();
  const find = (position: unknown) => ofSeat(known, game.toMove(position)).get(game.key(position));
  const lookUp = (asked: unknown): Finding => {
    const position = represent(asked);
    const found = find(position);
    if (found !== undefined) return found;
    runToEnd(workOut(position, withoutLimit));
    return find(position) ?? unknown;
  };
  const giveUp = (position: unknown) => {
    if (find(position) === undefined) ofSeat(known, game.toMove(position)).set(game.key(position), unknown);
  };
  /** If there are too many positions, or time runs out, remembers that the value is unknown. */
  function* workOut(position: unknown, timeUp: TimeUp): Task<void> {
    const graph = yield* until(timeUp, explore(game, [position], mostPositions, mostMoves));
    if (graph === undefined) return giveUp(position);
    const values = valuesOf(graph);
    const winners = winnersReachable(graph);
    if (known[0].size + known[1].size > mostKept) known = noneKnown();
    for (const seat of seats)
      for (const [key, node] of ofSeat(graph.places, seat)) {
        const reachable = winners[node] ?? 0;
        const canWin = [(reachable & 1) !== 0, (reachable & 2) !== 0] as const;
        ofSeat(known, seat).set(key, { value: graphValue(values, node), canWin });
      }
  }
  /** Works backward, because if one position can't be solved, neither can those before it. */
  function* prepare(played: readonly unknown[], timeUp: TimeUp): Task<void> {
    const line = played.map(represent);
    for (const [at, position] of [...line.entries()].reverse()) {
      if (find(position) === undefined) yield* workOut(position, timeUp);
      if (lookUp(position).value === null) return line.slice(0, at).forEach(giveUp);
    }
  }
  return { lookUp, prepare };
}

const mostSearched = 4_000;

/** Tries moves, depth first, until each player has won once. Gives up after `mostSearched` positions: null means unknown. */
export function searchCanWin(game: Solvable, from: unknown): CanWin {
  const seen = new Set<string>();
  const winners = new Set<Seat>();
  const line = [{ position: from, untried: visit(from) }];
  while (winners.size < seats.length && seen.size < mostSearched) {
    const end = line.at(-1);
    if (end === undefined) return [winners.has(1), winners.has(2)];
    if (end.untried.length === 0) line.pop();
    else {
      const position = game.play(end.position, end.untried.pop());
      line.push({ position, untried: visit(position) });
    }
  }
  return [winners.has(1) || null, winners.has(2) || null];

  function visit(position: unknown): unknown[] {
    const name = `${game.toMove(position)} ${game.key(position)}`;
    if (seen.has(name)) return [];
    seen.add(name);
    const winner = winnerOn(game.outcome(position));
    if (winner !== null) winners.add(winner);
    return [...game.moves(position)];
  }
}
