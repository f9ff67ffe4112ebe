/**
 * Random playouts in one process through the contract, at most 200 plies each, against the figures of the
 * gg-bench environments, which were measured once on a machine like this: Tower Switch 9,200 playouts per second,
 * Switch Conquer 4,400, Factor Frenzy 4,200, Switch Battle 1,000, Switch and Capture 230.
 */

import type { Game } from "../src/core/game.ts";
import { randomFrom } from "../src/core/random.ts";
import { setUp } from "../src/core/setup.ts";
import { games } from "../src/games/index.ts";
import { dealStart } from "../src/table/deal.ts";
import { type Measure, report } from "./report.ts";

const peerPerSecond: Readonly<Record<string, number>> = {
  "switch-and-capture": 230,
  "switch-battle": 1000,
  "switch-conquer": 4400,
  "tower-switch": 9200,
  "factor-frenzy": 4200,
};

const longest = 200;
const milliseconds = 1000;

export function benchPlayouts(): void {
  const measures = games.map((game): Measure => {
    const perSecond = playoutsPerSecond(game);
    const ratio = perSecond / (peerPerSecond[game.id] ?? Number.NaN);
    return {
      what: game.title,
      ratio,
      bar: 50,
      sense: "at least",
      detail: `${Math.round(perSecond).toLocaleString("en")} playouts a second`,
    };
  });
  report("Random playouts against the gg-bench figures", measures);
}

function playoutsPerSecond(game: Game): number {
  const random = randomFrom(1);
  const dealt = dealStart(game, {}, random);
  const setup = dealt.ok ? setUp(game, dealt.value) : dealt;
  if (!setup.ok) throw new Error(setup.problem.message);
  const { start } = setup.value;
  for (let warm = 0; warm < 500; warm++) playout(game, start, random.below);
  const before = performance.now();
  let count = 0;
  while (performance.now() - before < milliseconds) {
    for (let batch = 0; batch < 100; batch++) playout(game, start, random.below);
    count += 100;
  }
  return (count * 1000) / (performance.now() - before);
}

function playout(game: Game, start: unknown, below: (count: number) => number): void {
  let position = start;
  for (let ply = 0; ply < longest; ply++) {
    const moves = game.moves(position);
    if (moves.length === 0) return;
    position = game.play(position, moves[below(moves.length)]);
  }
}
