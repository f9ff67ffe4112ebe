/** Which tests a mutant is run against, in which order: the sooner one of them notices, the less the others cost. */

import type { Mutant } from "./instrument.ts";
import { fileOf } from "./memory.ts";
import type { Coverage, Step } from "./worker.ts";

/** What the tests do without a mutant. */
export interface Whole {
  readonly coverage: Coverage;
  /** Milliseconds of a processor: to load each file, and for each test. */
  readonly loading: Readonly<Record<string, number>>;
  readonly durations: Readonly<Record<string, number>>;
}

/** Rounds of tests that take about so long, until all the others come. */
const roundsMs = [20, 500] as const;

/** Where a mutant takes part in the loading, every test may notice, but those that reach it later on do so sooner. */
const distant = 10;

export class Order {
  readonly #whole: Whole;
  /** How many mutants of a source file each test has noticed. */
  readonly #kills = new Map<string, Map<string, number>>();

  constructor(whole: Whole) {
    this.#whole = whole;
  }

  noticed({ file }: Mutant, test: string): void {
    const kills = this.#kills.get(file) ?? new Map<string, number>();
    this.#kills.set(file, kills.set(test, (kills.get(test) ?? 0) + 1));
  }

  /** The test that noticed in an earlier run, then those that are quick, and that noticed the mutant's neighbours. */
  stepsFor(mutant: Mutant, earlier: string | undefined): readonly Step[] {
    const kills = this.#kills.get(mutant.file);
    const tests = testsFor(mutant, this.#whole).map(({ test, reached }) => {
      const ms = this.#whole.durations[test] ?? 0;
      const whole = 1 + ms + (this.#whole.loading[fileOf(test)] ?? 0);
      const cost = ((reached ? 1 : distant) * whole) / (1 + (kills?.get(test) ?? 0));
      return { test, ms, cost: test === earlier ? 0 : cost };
    });
    const sorted = tests.sort((one, other) => one.cost - other.cost);
    const rounds: string[][] = roundsMs.map(() => []);
    const last: string[] = [];
    let sum = 0;
    for (const { test, ms } of sorted) {
      const at = roundsMs.findIndex((limit) => sum <= limit);
      (rounds[at] ?? last).push(test);
      sum += ms;
    }
    return [...rounds, last].flatMap(byFile).map((step) => ({ ...step, ...this.#limits(mutant, step) }));
  }

  /** So often may a mutant be reached, and so much of a processor may it take, before it counts as endless. */
  #limits({ id }: Mutant, { file, tests }: Chosen): Pick<Step, "hitLimit" | "limitMs"> {
    const { coverage, loading, durations } = this.#whole;
    const hits = tests.map((test) => coverage.perTest[test]?.[id] ?? 0);
    const times = tests.map((test) => durations[test] ?? 0);
    const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);
    return {
      hitLimit: 1000 + 100 * (sum(hits) + (coverage.static[id] ?? 0)),
      limitMs: 3000 + 10 * (sum(times) + (loading[file] ?? 0)),
    };
  }
}

interface Chosen {
  readonly file: string;
  readonly tests: readonly string[];
}

function testsFor({ id }: Mutant, { coverage, durations }: Whole) {
  const all = Object.keys(durations).map((test) => ({ test, reached: id in (coverage.perTest[test] ?? {}) }));
  return id in coverage.static ? all : all.filter(({ reached }) => reached);
}

function byFile(tests: readonly string[]): readonly Chosen[] {
  const files = new Map<string, string[]>();
  for (const test of tests) {
    const file = fileOf(test);
    files.set(file, [...(files.get(file) ?? []), test]);
  }
  return [...files].map(([file, chosen]) => ({ file, tests: chosen }));
}
