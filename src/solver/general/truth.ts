/** Exact answers for a game of no known family: everything that can be reached from a position, as long as that is not too much. */

import type { CanWin, Value } from "../../core/analysis.ts";
import type { Game } from "../../core/game.ts";
import { finish } from "../steps.ts";
import { explore, positionName } from "./graph.ts";
import { graphValue, valuesOf, winnersReachable } from "./retrograde.ts";

const mostPositions = 50_000;
const mostKept = 1_000_000;

export interface Standing {
  readonly value: Value | null;
  readonly canWin: CanWin;
}

/** Remembers what it has worked out: the positions after one that is known are known too. */
export class GeneralTruth<P, M> {
  readonly #game: Game<P, M>;
  readonly #known = new Map<string, Standing>();

  constructor(game: Game<P, M>) {
    this.#game = game;
  }

  standing(position: P): Standing {
    const name = positionName(this.#game.key(position), this.#game.toMove(position));
    const known = this.#known.get(name);
    if (known !== undefined) return known;
    this.#workOut(position);
    return this.#known.get(name) ?? this.#remember(name, { value: null, canWin: [null, null] });
  }

  #workOut(position: P): void {
    const graph = finish(explore(this.#game, [position], mostPositions));
    if (graph === undefined) return;
    const values = valuesOf(graph);
    const winners = winnersReachable(graph);
    if (this.#known.size > mostKept) this.#known.clear();
    for (const [name, node] of graph.places) {
      const hopes = winners[node] ?? 0;
      this.#remember(name, {
        value: graphValue(values, node),
        canWin: [(hopes & 1) !== 0, (hopes & 2) !== 0],
      });
    }
  }

  #remember(name: string, standing: Standing): Standing {
    this.#known.set(name, standing);
    return standing;
  }
}
