import "./scripts/grammar.mjs";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { configDefaults, defineConfig } from "vitest/config";
import { leftOut, tellMissing } from "./test/support/needs.ts";

/** The examples import the package by name. In the tests, that's the source. */
const alias = {
  "switchyard-games/cli": fileURLToPath(new URL("src/command-line.ts", import.meta.url)),
  "switchyard-games/core": fileURLToPath(new URL("src/core/index.ts", import.meta.url)),
  "switchyard-games/schemas": fileURLToPath(new URL("src/schemas.ts", import.meta.url)),
  "switchyard-games": fileURLToPath(new URL("src/index.ts", import.meta.url)),
};

/** How long a failing test may wait. Tests don't measure time, so this can be long. */
const patience = 4 * 60_000;

const temporary = "test/support/temporary.ts";
const oneChromium = "test/page/support/one-chromium.ts";

const shared = {
  resolve: { alias },
  test: { testTimeout: patience, hookTimeout: patience, globalSetup: [temporary] },
};

/**
 * A file often waits for its browser or server, and another one can use the processor meanwhile. A percentage would be cut to
 * 100. Files share what they import, as the unit tests do.
 */
const waiting = { maxWorkers: 2 * availableParallelism(), sequence: { groupOrder: 1 }, isolate: false };

/** Tests of the built program, which is built once before the first of them. */
function built(name: string, ...setups: readonly string[]) {
  const include = [`test/**/*.${name}.test.ts`];
  const exclude = [...configDefaults.exclude, ...leftOut];
  return {
    ...shared,
    test: {
      ...shared.test,
      ...waiting,
      name,
      include,
      exclude,
      globalSetup: [temporary, "test/support/build.ts", ...setups],
    },
  };
}

/** No test is too slow here, and a `*.sweep.test.ts`, which usually tries a few sizes, tries them all. */
const longest = built("soak", oneChromium);
const soak = {
  ...longest,
  test: {
    ...longest.test,
    testTimeout: 0,
    include: [...longest.test.include, "test/**/*.sweep.test.ts", "test/**/*.sweep.process.test.ts"],
    env: { SWITCHYARD_SOAK: "1" },
  },
};

export const unit = {
  ...shared,
  test: {
    ...shared.test,
    maxWorkers: "100%",
    name: "unit",
    include: ["test/**/*.test.ts"],
    exclude: ["test/**/*.{process,browser,soak}.test.ts"],
    // Values and functions leave nothing behind, and loading them again for each file would take a third as long as the tests.
    isolate: false,
  },
};

/** `npm run coverage` measures how much of the code that runs anywhere the unit tests reach, and requires a minimum. */
const coverage = {
  provider: "v8" as const,
  include: ["src/{core,games,solver,computer,play,puzzles,online,lessons,author}/**/*.ts"],
  reporter: [["text", { maxCols: 110 }]] satisfies [["text", object]],
  thresholds: { lines: 98, functions: 98, statements: 96, branches: 90 },
};

export default defineConfig({
  test: {
    coverage,
    reporters: ["default", tellMissing],
    projects: [unit, built("process"), built("browser", oneChromium), soak],
  },
});
