/**
 * A process that runs tests against mutants, one after the other. For each it loads the whole bundle again, so that no mutant
 * leaves anything behind; that takes milliseconds, while a new test run for each would take seconds.
 */

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { constants, Script } from "node:vm";
import { Worker as Thread } from "node:worker_threads";
import { type File, startTests, type Task, type Test, type VitestRunner } from "@vitest/runner";
import { vitest } from "./vitest.ts";

/** Some tests of a file, by their places; all of them where none is given, but for those whose name fits `slow`. */
export interface Step {
  readonly file: string;
  readonly tests?: readonly string[];
  /** How often the mutant may be reached, and how many milliseconds of a processor it may take. */
  readonly hitLimit: number;
  readonly limitMs: number;
}

/** One mutant, or none, to report the coverage. */
export interface Job {
  readonly mutant: string | undefined;
  readonly steps: readonly Step[];
  readonly slow?: string;
}

export interface Ran {
  /** The first test that failed, with what it said; undefined: it was outside of any, and the process is of no more use. */
  readonly failure: { readonly test: string | undefined; readonly message: string } | undefined;
  readonly coverage: Coverage | undefined;
  /** Milliseconds of a processor: to load each file, and for each test. */
  readonly loading: Readonly<Record<string, number>>;
  readonly durations: Readonly<Record<string, number>>;
}

type Hits = Readonly<Record<string, number>>;

export interface Coverage {
  readonly static: Hits;
  readonly perTest: Readonly<Record<string, Hits>>;
}

interface Namespace {
  activeMutant: string | undefined;
  currentTestId: string | undefined;
  hitCount: number | undefined;
  hitLimit: number;
  mutantCoverage: Coverage | undefined;
}

interface Bundle {
  readonly files: Readonly<Record<string, () => Promise<unknown>>>;
}

const path = process.argv[2] ?? "";
const nodeRequire = createRequire(path);
/** The properties' cases are the same ones each time, so that no mutant survives by chance. */
(nodeRequire("fast-check") as typeof import("fast-check")).configureGlobal({ seed: 1 });
const evaluate = new Script(`(function (exports, require) {${readFileSync(path, "utf8")}\n})`, {
  filename: path,
  importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
}).runInThisContext() as (exports: object, require: (name: string) => unknown) => void;

function loadBundle(): Bundle {
  const exports = {};
  evaluate(exports, (name) => (name === "vitest" ? vitest : nodeRequire(name)));
  return exports as Bundle;
}

const config: VitestRunner["config"] = {
  root: process.cwd(),
  setupFiles: [],
  name: undefined,
  passWithNoTests: false,
  testNamePattern: undefined,
  allowOnly: false,
  sequence: { seed: 0, hooks: "stack", setupFiles: "list" },
  chaiConfig: undefined,
  maxConcurrency: 1,
  testTimeout: 0,
  hookTimeout: 0,
  retry: 0,
  includeTaskLocation: false,
  tags: [],
  tagsFilter: undefined,
  strictTags: false,
};

function nameOf(test: Task): string {
  const names = [test.name];
  for (let { suite } = test; suite !== undefined; suite = suite.suite) names.unshift(suite.name);
  return `${test.file.name} > ${names.join(" > ")}`;
}

/** Where the test is in its file: a mutant may change what it is called, since games and their words stand in names. */
function placeOf(test: Task): string {
  return `${test.file.name} > ${test.id.slice(test.file.id.length)}`;
}

/** Leaves out the tests that are not wanted. Gives whether any is left. */
function choose(task: Task, wanted: (test: Task) => boolean): boolean {
  const chosen =
    task.type === "suite" ? task.tasks.filter((inner) => choose(inner, wanted)).length > 0 : wanted(task);
  if (!chosen) task.mode = "skip";
  return chosen;
}

function firstFailure(task: Task): Ran["failure"] {
  if (task.result?.state !== "fail") return undefined;
  for (const inner of task.type === "suite" ? task.tasks : []) {
    const found = firstFailure(inner);
    if (found !== undefined) return found;
  }
  return { test: placeOf(task), message: task.result.errors?.[0]?.message ?? "failed" };
}

/** Milliseconds of a processor that this process has taken. */
function takenMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/**
 * Ends the process when it has taken so much, from a thread of its own, since a mutant may keep this one from ever looking.
 * How busy the machine is plays no part in it. A test that waits for what a mutant keeps from happening takes hardly anything:
 * it is given up after a minute.
 */
const limit = new Float64Array(new SharedArrayBuffer(8));
new Thread(
  `const { workerData: limit } = require("node:worker_threads");
   const pauseMs = 250;
   let waited = 0;
   let before = 0;
   setInterval(() => {
     const { user, system } = process.cpuUsage();
     const taken = (user + system) / 1000;
     waited = limit[0] > 0 && taken - before < pauseMs / 20 ? waited + pauseMs : 0;
     before = taken;
     if (limit[0] > 0 && (taken > limit[0] || waited > 60_000)) process.kill(process.pid, "SIGKILL");
   }, pauseMs);`,
  { eval: true, workerData: limit },
).unref();

async function run({ mutant, steps, slow = "^$" }: Job): Promise<Ran> {
  const marks = globalThis as unknown as { __stryker__?: Namespace };
  const namespace: Namespace = {
    activeMutant: mutant,
    currentTestId: undefined,
    hitCount: mutant === undefined ? undefined : 0,
    hitLimit: Infinity,
    mutantCoverage: undefined,
  };
  marks.__stryker__ = namespace;
  const loading: Record<string, number> = {};
  const durations: Record<string, number> = {};
  const skipped = new RegExp(slow);
  let wanted = new Set<string>();
  let failure: Ran["failure"];
  let started = 0;
  let bundle = loadBundle();
  const runner: VitestRunner = {
    config,
    importFile: (file) => bundle.files[file]?.(),
    onCollected([file]: File[]) {
      if (file !== undefined) loading[file.name] = takenMs() - started;
      for (const task of file?.tasks ?? [])
        choose(task, (test) => (wanted.size > 0 ? wanted.has(placeOf(test)) : !skipped.test(nameOf(test))));
    },
    onBeforeRunTask(test: Test) {
      if (failure !== undefined) test.mode = "skip";
      started = takenMs();
      if (mutant === undefined) namespace.currentTestId = placeOf(test);
    },
    onAfterRunTask(test: Test) {
      durations[placeOf(test)] = takenMs() - started;
      namespace.currentTestId = undefined;
      failure ??= firstFailure(test);
    },
  };
  const loaded = new Set<string>();
  for (const { file, tests, hitLimit, limitMs } of steps) {
    // Without a mutant, what a file reaches must not depend on what another one has left known.
    if (loaded.has(file) || mutant === undefined) {
      bundle = loadBundle();
      loaded.clear();
    }
    loaded.add(file);
    wanted = new Set(tests);
    started = takenMs();
    limit[0] = started + limitMs;
    namespace.hitLimit = (namespace.hitCount ?? 0) + hitLimit;
    const [ran] = await startTests([file], runner);
    if (ran !== undefined) failure ??= firstFailure(ran);
    if (failure !== undefined) break;
  }
  limit[0] = 0;
  const coverage = mutant === undefined ? namespace.mutantCoverage : undefined;
  return { failure, coverage, loading, durations };
}

process.on("unhandledRejection", (reason) => {
  const failure = { test: undefined, message: String(reason) };
  process.send?.({ failure, coverage: undefined, loading: {}, durations: {} } satisfies Ran);
});
process.on("disconnect", () => process.exit());
process.on("message", (job: Job) => {
  void run(job).then((ran) => process.send?.(ran));
});
