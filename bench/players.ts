/**
 * How long a hint or a computer's move takes once a game is open, at the book's size and at the largest one: the slowest turn of
 * a game against random moves, in units of the 100 ms that a person takes for "at once". What is worked out before the first move
 * stands beside it. Processor time.
 */

import type { Game } from "../src/core/game.ts";
import { type Match, newMatch, playMove } from "../src/core/match.ts";
import type { Options } from "../src/core/options.ts";
import { pick, randomFrom } from "../src/core/random.ts";
import { setUp } from "../src/core/setup.ts";
import { games } from "../src/games/index.ts";
import { chooseMove, warmUpMatch } from "../src/players/computer.ts";
import { hintAt } from "../src/players/hints.ts";
import { situationOf } from "../src/players/player.ts";
import { runToEnd } from "../src/solver/task.ts";
import { dealStart } from "../src/table/deal.ts";
import { type Measure, report } from "./report.ts";

const bar = 100;
const mostPlies = 60;

/** Besides the book's size and the largest: the sizes at which the work before the first move is longest. */
const more: Readonly<Record<string, readonly Options[]>> = {
  "factor-frenzy": [{ max: 20 }, { max: 26 }, { max: 40 }],
  "switch-and-capture": [{ switches: 16 }],
  "switch-battle": [{ switches: 16 }],
};

export function benchPlayers(): void {
  const measures = games.flatMap((game) =>
    [{}, ...(more[game.id] ?? []), largest(game)].map((options) => measure(game, options)),
  );
  report("The slowest hint or perfect move of a game against 100 ms", measures);
}

function measure(game: Game, options: Options): Measure {
  const before = processorMs();
  let match = open(game, options);
  runToEnd(warmUpMatch(match));
  const opening = processorMs() - before;
  const random = randomFrom(3);
  const perfect = "perfect";
  let slowest = 0;
  for (let ply = 0; ply < mostPlies && match.outcome === null; ply++) {
    const at = processorMs();
    const choice = chooseMove(match, perfect);
    const chosen = processorMs();
    hintAt(situationOf(match), 2);
    slowest = Math.max(slowest, chosen - at, processorMs() - chosen);
    const legal = game.moves(match.positions.at(-1));
    match = playMove(match, ply % 2 === 0 ? choice.move : pick(random, legal));
  }
  const size = Object.entries(options).map(([name, value]) => `${name} ${value}`);
  return {
    what: [game.title, ...size].join(", "),
    ratio: slowest / bar,
    bar: 1,
    sense: "at most",
    detail: `${slowest.toFixed(0)} ms; ${opening.toFixed(0)} ms before the first move`,
  };
}

/** Of this process so far. */
function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function open(game: Game, options: Options): Match {
  const dealt = dealStart(game, { options }, randomFrom(1));
  const setup = dealt.ok ? setUp(game, dealt.value) : dealt;
  if (!setup.ok) throw new Error(setup.problem.message);
  const players = [{ name: "A" }, { name: "B" }] as const;
  return newMatch(game, setup.value, { id: "bench", players, seed: 1, startedAt: "", series: null });
}

function largest(game: Game): Options {
  const sizes = Object.entries(game.options).flatMap(([name, spec]) =>
    spec.kind === "number" ? [[name, spec.max] as const] : [],
  );
  return Object.fromEntries(sizes);
}
