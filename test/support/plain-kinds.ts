/** Finds out who wins each position by going over all of them until nothing changes. Shares no code with the solver. */

import type { Value } from "../../src/core/analysis.ts";
import type { Solvable } from "../../src/core/game.ts";

export function plainKinds(game: Solvable, positions: readonly unknown[]): readonly Value["kind"][] {
  const { all, next, placeOf } = collect(game, positions);
  const kinds = all.map((position): Value["kind"] => (game.outcome(position) === null ? "draw" : "loss"));
  while (goOver(next, kinds));
  return positions.map((position) => kinds[placeOf(position)] ?? "draw");
}

function collect(game: Solvable, positions: readonly unknown[]) {
  const places = new Map<string, number>();
  const all: unknown[] = [];
  const placeOf = (position: unknown) => {
    const name = `${game.key(position)} ${game.toMove(position)}`;
    const known = places.get(name) ?? all.length;
    if (known === all.length) {
      places.set(name, known);
      all.push(position);
    }
    return known;
  };
  for (const position of positions) placeOf(position);
  const next: number[][] = [];
  for (const position of all)
    next.push(game.moves(position).map((move) => placeOf(game.play(position, move))));
  return { all, next, placeOf };
}

/** False if nothing has changed. */
function goOver(next: readonly (readonly number[])[], kinds: Value["kind"][]): boolean {
  let changed = false;
  for (const [at, children] of next.entries()) {
    if (kinds[at] !== "draw" || children.length === 0) continue;
    if (children.some((child) => kinds[child] === "loss")) kinds[at] = "win";
    else if (children.every((child) => kinds[child] === "win")) kinds[at] = "loss";
    changed ||= kinds[at] !== "draw";
  }
  return changed;
}
