/**
 * A process that runs tests against mutants, one after the other. For each it loads the whole bundle anew, so that no mutant
 * leaves anything behind; that takes milliseconds, while a new test run for each would take seconds.
 */

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { performance } from "node:perf_hooks";
import { constants, Script } from "node:vm";
import { type File, startTests, type Task, type Test, type VitestRunner } from "@vitest/runner";
import { vitest } from "./vitest.ts";

/** One mutant, or none: then the coverage is told. */
export interface Job {
  readonly mutant: string | undefined;
  readonly files: readonly string[];
  /** All of them where it is left out, but for those whose name fits `slow`. */
  readonly tests?: readonly string[];
  readonly slow?: string;
  readonly hitLimit: number;
}

export interface Ran {
  /** The first test that failed, with what it said. */
  readonly failure: string | undefined;
  readonly coverage: Coverage | undefined;
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
/** The properties' cases are the same ones each time, so that nobody survives by chance. */
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

function testName(test: Task): string {
  const names = [test.name];
  for (let { suite } = test; suite !== undefined; suite = suite.suite) names.unshift(suite.name);
  return `${test.file.name} > ${names.join(" > ")}`;
}

/** Leaves out the tests that are not wanted. Gives whether any is left. */
function choose(task: Task, wanted: (test: string) => boolean): boolean {
  const chosen =
    task.type === "suite"
      ? task.tasks.filter((inner) => choose(inner, wanted)).length > 0
      : wanted(testName(task));
  if (!chosen) task.mode = "skip";
  return chosen;
}

function firstFailure(task: Task): string | undefined {
  if (task.result?.state !== "fail") return undefined;
  for (const inner of task.type === "suite" ? task.tasks : []) {
    const found = firstFailure(inner);
    if (found !== undefined) return found;
  }
  return `${testName(task)}: ${task.result.errors?.[0]?.message ?? "failed"}`;
}

async function run({ mutant, files, tests, slow = "^$", hitLimit }: Job): Promise<Ran> {
  const marks = globalThis as unknown as { __stryker__?: Namespace };
  const namespace: Namespace = {
    activeMutant: mutant,
    currentTestId: undefined,
    hitCount: mutant === undefined ? undefined : 0,
    hitLimit,
    mutantCoverage: undefined,
  };
  marks.__stryker__ = namespace;
  const durations: Record<string, number> = {};
  const chosen = new Set(tests);
  const skipped = new RegExp(slow);
  const wanted = (test: string) => (tests === undefined ? !skipped.test(test) : chosen.has(test));
  const failures: string[] = [];
  const bundle = loadBundle();
  let started = 0;
  const runner: VitestRunner = {
    config,
    importFile: (file) => bundle.files[file]?.(),
    onCollected(collected: File[]) {
      for (const file of collected) for (const task of file.tasks) choose(task, wanted);
    },
    onBeforeRunTask(test: Test) {
      if (failures.length > 0) test.mode = "skip";
      started = performance.now();
      if (mutant === undefined) namespace.currentTestId = testName(test);
    },
    onAfterRunTask(test: Test) {
      durations[testName(test)] = performance.now() - started;
      namespace.currentTestId = undefined;
      const failure = firstFailure(test);
      if (failure !== undefined) failures.push(failure);
    },
  };
  for (const file of files) {
    if (failures.length > 0) break;
    const [ran] = await startTests([file], runner);
    const failure = ran === undefined ? undefined : firstFailure(ran);
    if (failure !== undefined) failures.push(failure);
  }
  return {
    failure: failures[0],
    coverage: mutant === undefined ? namespace.mutantCoverage : undefined,
    durations,
  };
}

process.on("unhandledRejection", (reason) => {
  process.send?.({ failure: `outside of a test: ${String(reason)}`, coverage: undefined, durations: {} });
  process.exit(1);
});
process.on("disconnect", () => process.exit());
process.on("message", (job: Job) => {
  void run(job).then((ran) => process.send?.(ran));
});
