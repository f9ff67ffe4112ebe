/**
 * The programs that tests need besides Node, and the files that need them. On Debian, root installs what's missing
 * (SWITCHYARD_TEST_INSTALL=0 forbids it). Otherwise those files are skipped, and the run says so at its end. With CI=true,
 * that's a failure.
 */

import type { Reporter, TestCase } from "vitest/node";
import {
  findOrInstall,
  mayInstall,
  nginxProgram,
  postgresPrograms,
  pythonProgram,
  remedy,
  type Wanted,
} from "../../deploy/packages.ts";
import { chromiumProgram } from "../page/support/chromium.ts";
import { straceProgram } from "./strace.ts";

interface Need {
  readonly program: Wanted;
  readonly files: readonly string[];
}

export const needs: readonly Need[] = [
  { program: chromiumProgram, files: ["test/**/*.browser.test.ts", "test/page/*.soak.test.ts"] },
  {
    program: postgresPrograms,
    files: [
      "test/server/anyone.process.test.ts",
      "test/server/store/postgres-nodes.process.test.ts",
      "test/server/store/postgres-store.process.test.ts",
      "test/server/nodes/nodes.process.test.ts",
    ],
  },
  { program: nginxProgram, files: ["test/server/nodes/nodes.process.test.ts"] },
  {
    // Bots, the checker of certificates, and the documents' examples.
    program: pythonProgram,
    files: [
      "test/entries/harnesses.process.test.ts",
      "test/entries/outside.process.test.ts",
      "test/entries/python.process.test.ts",
      "test/repository/docs.process.test.ts",
      "test/solver/any-file.process.test.ts",
      "test/solver/certificates.sweep.process.test.ts",
      "test/solver/forge.sweep.process.test.ts",
      "test/solver/forged.process.test.ts",
      "test/solver/strict.process.test.ts",
    ],
  },
  {
    program: straceProgram,
    files: ["test/measure/arena/flushes.process.test.ts", "test/server/sync.process.test.ts"],
  },
];

/** Programs that aren't here and can't be installed. */
const missing = needs.filter(({ program }) => program.find() === undefined && !mayInstall());

/** Files that can't run on this machine. */
export const leftOut = missing.flatMap(({ files }) => files);

/** Call this before the first test that may need one of them. */
export function installNeeds(): void {
  if (mayInstall()) for (const { program } of needs) findOrInstall(program);
}

export const tellMissing: Reporter = {
  onTestRunEnd(modules) {
    const skipped = modules.flatMap((module) => [...module.children.allTests("skipped")]);
    for (const note of new Set(skipped.map(noteOf)))
      process.stderr.write(
        `Skipped ${skipped.filter((test) => noteOf(test) === note).length} tests: ${note}.\n`,
      );
    for (const { program, files } of missing)
      process.stderr.write(`Skipped without ${program.name}: ${files.join(", ")}. ${remedy(program)}\n`);
    if (missing.length > 0 && process.env.CI === "true") process.exitCode = 1;
  },
};

function noteOf(test: TestCase): string {
  const result = test.result();
  return (result.state === "skipped" ? result.note : undefined) ?? "they give no reason";
}
