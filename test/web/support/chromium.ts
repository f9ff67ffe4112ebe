/** Finds a Chromium to test with, or installs Debian's where that is possible; where it is not, it says so loudly. */

import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const candidates = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

export function findChromium(): string {
  const named = process.env.CHROMIUM;
  if (named !== undefined && named !== "") {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM names ${named}, and there is no such file.`);
  }
  return candidates.find((path) => existsSync(path)) ?? install();
}

function install(): string {
  const root = process.getuid?.() === 0;
  if (!root || !existsSync("/usr/bin/apt-get")) throw new Error(helpless);
  process.stderr.write("No Chromium found: installing Debian's package for the browser tests.\n");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  spawnSync("apt-get", ["update", "-qq"], { env, stdio: "inherit" });
  execFileSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"], {
    env,
    stdio: "inherit",
  });
  const found = candidates.find((path) => existsSync(path));
  if (found === undefined) throw new Error(helpless);
  return found;
}

const helpless = `
=====================================================================
  The browser tests need Chromium, and there is none.
  Install it (Debian: apt-get install chromium), or set the variable
  CHROMIUM to the path of a Chromium or Chrome.
=====================================================================`;
