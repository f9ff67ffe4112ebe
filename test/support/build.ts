/** Builds the package once before the tests, so that they run what users run. */

import { execFileSync } from "node:child_process";

export function setup(): void {
  execFileSync("npm", ["run", "--silent", "build"], { stdio: ["ignore", "ignore", "inherit"] });
}
