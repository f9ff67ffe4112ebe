/** Exact answers for a game of no known family: everything that can be reached from a position, as long as that is not too much. */

import type { CanWin, Value } from "../../core/analysis.ts";
import type { Game } from "../../core/game.ts";
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
export class GeneralOracle<P, M> {
  readonly #game: Game<P, M>;
  #known = noneKnown();

  constructor(game: Game<P, M>) {
    this.#game = game;
  }

  lookUp(position: P): Finding {
    const [key, mover] = [this.#game.key(position), this.#game.toMove(position)] as const;
    const known = ofSeat(this.#known, mover).get(key);
    if (known !== undefined) return known;
    this.#workOut(position);
    return ofSeat(this.#known, mover).get(key) ?? this.#remember(mover, key, unknown);
  }

  #workOut(position: P): void {
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
