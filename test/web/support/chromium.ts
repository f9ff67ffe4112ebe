/** Finds a Chromium to test with, or installs Debian's where that is possible; where it is not, it says so loudly. */

import { existsSync } from "node:fs";
import { findOrInstall } from "../../../deploy/packages.ts";

const candidates = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

export function findChromium(): string {
  const named = process.env.CHROMIUM;
  if (named !== undefined && named !== "") {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM names ${named}, and there is no such file.`);
  }
  return findOrInstall({
    name: "Chromium",
    debianPackage: "chromium",
    orElse: ", or set CHROMIUM to the path of a Chromium or Chrome.",
    find: () => candidates.find((path) => existsSync(path)),
  });
}
