/**
 * Measures solving. Compares whole processes with a bare `node -e 0` of the same round, and the general method with the fast
 * paths. Seconds assume a quiet machine. It also reports processor time, which other work affects less.
 */

import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Options } from "../src/core/options.ts";
import { games } from "../src/games/index.ts";
import { solveGenerally } from "../src/solver/general/solution.ts";
import { resolveSize, solveSize } from "../src/solver/solve.ts";
import { runToEnd } from "../src/solver/task.ts";
import { type Measure, median, report } from "./report.ts";

const main = resolve("dist/bin/main.js");

export function benchSolver(): void {
  report("The general method in units of the fast path (every position of one size)", generalMethod());
  report("Whole processes (ratio: of the seconds allowed)", processes());
}

const generalSizes: readonly (readonly [string, Options])[] = [
  ["switch-and-capture", { switches: 12 }],
  ["switch-battle", { switches: 12 }],
  ["switch-conquer", { switches: 12 }],
  ["tower-switch", { blocks: 1000 }],
  ["factor-frenzy", { max: 13 }],
];

function generalMethod(): readonly Measure[] {
  return generalSizes.map(([id, given]) => {
    const game = games.find((candidate) => candidate.id === id);
    if (game === undefined) throw new Error(id);
    const size = resolveSize(game, given);
    if (!size.ok) throw new Error(size.problem.message);
    const fast = time(() => runToEnd(solveSize(size.value, 1e9)));
    const general = time(() => runToEnd(solveGenerally(size.value, 1e9)));
    return {
      what: `${id} ${JSON.stringify(given)}`,
      ratio: general / fast,
      bar: 1,
      sense: "at least",
      detail: `${general.toFixed(1)} ms against ${fast.toFixed(2)} ms`,
    };
  });
}

/** The median of a few runs. The first one is a warm-up. */
function time(work: () => void): number {
  const runs = Array.from({ length: 4 }, () => {
    const before = performance.now();
    work();
    return performance.now() - before;
  });
  return median(runs.slice(1));
}

const wholeProcesses: readonly (readonly [string, number])[] = [
  ["switch-battle --switches 24", 0.3],
  ["switch-battle --switches 1000", 2],
  ["switch-and-capture --switches 60", 0.5],
  ["switch-and-capture --switches 60 --switch-one chosen", 0.5],
  ["switch-and-capture --switches 100", 2],
  ["switch-and-capture --switches 100 --switch-one chosen", 2],
  ["switch-and-capture --switches 200", 10],
  ["switch-and-capture --switches 200 --switch-one chosen", 10],
  ["tower-switch --blocks 10", 0.3],
  ["tower-switch --blocks 1000000000000000", 0.3],
  ["factor-frenzy --max 26", 30],
];

function processes(): readonly Measure[] {
  return wholeProcesses.map(([line, allowed]) => {
    const runs = Array.from({ length: 3 }, () => ({ bare: run(["-e", "0"]), ours: runSolve(line) }));
    const seconds = median(runs.map(({ ours }) => ours.seconds));
    const processor = median(runs.map(({ ours }) => ours.processor));
    const bare = median(runs.map((round) => round.bare.seconds));
    return {
      what: line.replace("switch-and-capture", "capture").replace("--switch-one chosen", "(chosen)"),
      ratio: seconds / allowed,
      bar: 1,
      sense: "at most",
      detail: `${seconds.toFixed(2)} s, processor ${processor.toFixed(2)} s; bare node ${bare.toFixed(2)} s`,
    };
  });
}

interface Taken {
  readonly seconds: number;
  readonly processor: number;
}

function runSolve(line: string): Taken {
  return run([main, "solve", ...line.split(" "), "--json"]);
}

function run(args: readonly string[]): Taken {
  return measure(() => spawnSync(process.execPath, args, { maxBuffer: 2 ** 28 }));
}

function measure(work: () => { readonly status: number | null }): Taken {
  const before = performance.now();
  const processorBefore = childSeconds();
  const { status } = work();
  if (status !== 0) throw new Error(`A process ended with ${status}.`);
  return { seconds: (performance.now() - before) / 1000, processor: childSeconds() - processorBefore };
}

/** The processor time of all child processes so far, or elapsed time where the system doesn't report it. */
function childSeconds(): number {
  try {
    const fields = readFileSync("/proc/self/stat", "utf8").split(") ")[1]?.split(" ") ?? [];
    return (Number(fields[13]) + Number(fields[14])) / 100;
  } catch {
    return performance.now() / 1000;
  }
}
