/** Exact answers for a game of no known family: everything that can be reached from a position, as long as that is not too much. */

import type { CanWin, Value } from "../../core/analysis.ts";
import type { Game } from "../../core/game.ts";
import { ofSeat, type Pair, type Seat, seats } from "../../core/seat.ts";
import { finish } from "../steps.ts";
import { explore } from "./graph.ts";
import { graphValue, valuesOf, winnersReachable } from "./retrograde.ts";

const mostPositions = 50_000;
const mostKept = 1_000_000;

export interface Standing {
  readonly value: Value | null;
  readonly canWin: CanWin;
}

const unknown: Standing = { value: null, canWin: [null, null] };

/** By key, for each mover. */
function noneKnown(): Pair<Map<string, Standing>> {
  return [new Map(), new Map()];
}

/** Remembers what it has worked out: the positions after one that is known are known too. */
export class GeneralTruth<P, M> {
  readonly #game: Game<P, M>;
  #known = noneKnown();

  constructor(game: Game<P, M>) {
    this.#game = game;
  }

  standing(position: P): Standing {
    const [key, mover] = [this.#game.key(position), this.#game.toMove(position)] as const;
    const known = ofSeat(this.#known, mover).get(key);
    if (known !== undefined) return known;
    this.#workOut(position);
    return ofSeat(this.#known, mover).get(key) ?? this.#remember(mover, key, unknown);
  }

  #workOut(position: P): void {
    const graph = finish(explore(this.#game, [position], mostPositions));
    if (graph === undefined) return;
    const values = valuesOf(graph);
    const winners = winnersReachable(graph);
    if (this.#known[0].size + this.#known[1].size > mostKept) this.#known = noneKnown();
    for (const seat of seats)
      for (const [key, node] of ofSeat(graph.places, seat)) {
        const hopes = winners[node] ?? 0;
        const canWin = [(hopes & 1) !== 0, (hopes & 2) !== 0] as const;
        this.#remember(seat, key, { value: graphValue(values, node), canWin });
      }
  }

  #remember(mover: Seat, key: string, standing: Standing): Standing {
    ofSeat(this.#known, mover).set(key, standing);
    return standing;
  }
}
