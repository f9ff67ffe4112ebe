import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** The examples import the package by its name; in the tests that is the source. */
const alias = {
  "switchyard/cli": fileURLToPath(new URL("src/command-line.ts", import.meta.url)),
  "switchyard/protocol": fileURLToPath(new URL("src/protocol/index.ts", import.meta.url)),
  switchyard: fileURLToPath(new URL("src/index.ts", import.meta.url)),
};

export default defineConfig({
  resolve: { alias },
  test: {
    include: ["test/**/*.test.ts"],
    globalSetup: ["test/support/build.ts"],
    // Most tests wait for processes and browsers of their own, so each processor can have its test file.
    maxWorkers: "100%",
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
