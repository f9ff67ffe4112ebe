/**
 * Factor Frenzy by pairing: a whole analysis (every move with its value, who can win) of random positions in units of the
 * time allowed, and all positions of a small size in units of the table that enumerates them. Processor time.
 */

import type { Options } from "../src/core/options.ts";
import { pick, type Random, randomFrom } from "../src/core/random.ts";
import { factorFrenzy } from "../src/games/factor-frenzy/index.ts";
import { familyOf } from "../src/games/families.ts";
import { analyzePosition } from "../src/solver/analyze.ts";
import { decidePool, relationOf } from "../src/solver/pool/joined.ts";
import { solvePool } from "../src/solver/pool/solution.ts";
import { runToEnd } from "../src/solver/task.ts";
import { type Measure, median, report } from "./report.ts";

export function benchFrenzy(): void {
  report("Analyze a random Frenzy position, warm (ratio: of the time allowed)", [
    analyses({ max: 100 }, 5),
    analyses({ max: 1000 }, 200),
  ]);
  report("Every joined pool by pairing, in units of the table (they share no code)", [allPools(14)]);
}

function analyses(options: { readonly max: number }, allowed: number): Measure {
  const random = randomFrom(1);
  const taken = Array.from({ length: 300 }, () => {
    const position = randomPosition(options, random);
    return processorMs(() => analyzePosition(factorFrenzy, position, options));
  }).slice(200);
  const slowest = Math.max(...taken);
  return {
    what: `max ${options.max}`,
    ratio: slowest / allowed,
    bar: 1,
    sense: "at most",
    detail: `median ${median(taken).toFixed(1)} ms, slowest ${slowest.toFixed(1)} ms of ${taken.length}`,
  };
}

function randomPosition(options: { readonly max: number }, random: Random) {
  let position = factorFrenzy.start(options, 1);
  for (let left = random.below(Math.floor(options.max * 0.9)); left > 0; left--) {
    const next = factorFrenzy.play(position, pick(random, factorFrenzy.moves(position)));
    if (factorFrenzy.outcome(next) !== null) break;
    position = next;
  }
  return position;
}

function allPools(max: number): Measure {
  const options: Options = { max };
  const family = familyOf(factorFrenzy, options);
  if (family?.kind !== "related-pool") throw new Error("no pool");
  const relation = relationOf(family);
  const all = family.names.map((_, thing) => thing);
  const pairing = processorMs(() => {
    for (let set = 1; set < 2 ** all.length; set++)
      decidePool(
        family,
        relation,
        all.filter((thing) => (set >>> thing) & 1),
      );
  });
  const table = processorMs(() => runToEnd(solvePool(family)));
  return {
    what: `max ${max}, ${(2 ** all.length).toLocaleString("en")} pools`,
    ratio: pairing / table,
    bar: 50,
    sense: "at most",
    detail: `${pairing.toFixed(0)} ms against ${table.toFixed(0)} ms; a single pool takes ${((1000 * pairing) / 2 ** all.length).toFixed(0)} µs`,
  };
}

function processorMs(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
