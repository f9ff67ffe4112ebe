/**
 * `npm run mutate -- --mutate src/server/match/decide.ts` plants small faults in a file, one at a time, and fails if the unit tests
 * of its folder under `src` miss more than a tenth of them. A whole folder is `'src/core/**'`.
 */

import { existsSync } from "node:fs";
import { parseArgs } from "node:util";

const { values } = parseArgs({ options: { mutate: { type: "string", short: "m" } }, strict: false });
const [folder, ...others] = new Set(String(values.mutate).match(/(?<=src\/)[^/,]+/g));
const tests = `test/${folder}`;

export default {
  testRunner: "vitest",
  vitest: {
    configFile: "test/mutation.config.ts",
    dir: others.length === 0 && existsSync(tests) ? tests : "test",
  },
  // Not a real file, because Stryker would rewrite one with an API that TypeScript 7 doesn't have.
  tsconfigFile: "none",
  ignorePatterns: ["dist"],
  tempDirName: "dist/mutation",
  reporters: ["clear-text", "progress"],
  clearTextReporter: { reportTests: false },
  thresholds: { break: 90 },
};
