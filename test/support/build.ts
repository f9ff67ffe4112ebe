/** Builds the package once before the first project that runs it, so the tests run what users run. */

import { execFileSync } from "node:child_process";
import { installNeeds } from "./needs.ts";

/** Each project loads this file again, but all of them run in one process. */
const mark = "SWITCHYARD_TESTS_BUILT";

export function setup(): void {
  if (process.env[mark] !== undefined) return;
  process.env[mark] = "yes";
  installNeeds();
  const env = { ...process.env, NODE_ENV: "production" };
  const run = (command: string, words: readonly string[]) =>
    execFileSync(command, words, { env, stdio: ["ignore", "ignore", "inherit"] });
  run("npm", ["run", "--silent", "build"]);
  run(process.execPath, ["scripts/bundle.mjs", "dist/test", "test/support/serve-main.ts"]);
}
