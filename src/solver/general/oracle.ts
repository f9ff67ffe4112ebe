/** Exact answers for a game of no known family: explores all that can be reached from a position, up to a limit. */

import type { CanWin, Value } from "../../core/analysis.ts";
import type { Solvable } from "../../core/game.ts";
import { winnerOn } from "../../core/outcome.ts";
import { ofSeat, type Pair, type Seat, seats } from "../../core/seat.ts";
import { runToEnd } from "../task.ts";
import { explore } from "./graph.ts";
import { graphValue, valuesOf, winnersReachable } from "./retrograde.ts";

const mostPositions = 50_000;
const mostKept = 1_000_000;

interface Finding {
  readonly value: Value | null;
  readonly canWin: CanWin;
}

const unknown: Finding = { value: null, canWin: [null, null] };

/** By key, for each mover. */
function noneKnown(): Pair<Map<string, Finding>> {
  return [new Map(), new Map()];
}

/** Remembers what it has worked out: the positions after one that is known are known too. */
export class GeneralOracle {
  readonly #game: Solvable;
  #known = noneKnown();

  constructor(game: Solvable) {
    this.#game = game;
  }

  lookUp(position: unknown): Finding {
    const [key, mover] = [this.#game.key(position), this.#game.toMove(position)] as const;
    const known = ofSeat(this.#known, mover).get(key);
    if (known !== undefined) return known;
    this.#workOut(position);
    return ofSeat(this.#known, mover).get(key) ?? this.#remember(mover, key, unknown);
  }

  #workOut(position: unknown): void {
    const graph = runToEnd(explore(this.#game, [position], mostPositions));
    if (graph === undefined) return;
    const values = valuesOf(graph);
    const winners = winnersReachable(graph);
    if (this.#known[0].size + this.#known[1].size > mostKept) this.#known = noneKnown();
    for (const seat of seats)
      for (const [key, node] of ofSeat(graph.places, seat)) {
        const reachable = winners[node] ?? 0;
        const canWin = [(reachable & 1) !== 0, (reachable & 2) !== 0] as const;
        this.#remember(seat, key, { value: graphValue(values, node), canWin });
      }
  }

  #remember(mover: Seat, key: string, finding: Finding): Finding {
    ofSeat(this.#known, mover).set(key, finding);
    return finding;
  }
}

const mostSearched = 20_000;

/**
 * Who can still win, by playing on in every way until both have been seen to win or nothing is left to try. A line goes
 * down to the end before another is begun, so only the positions on it are held.
 */
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
