/** Builds the package once before the tests, so that they run what users run. */

import { execFileSync } from "node:child_process";

export function setup(): void {
  const env = { ...process.env, NODE_ENV: "production" };
  execFileSync("npm", ["run", "--silent", "build"], { env, stdio: ["ignore", "ignore", "inherit"] });
}
