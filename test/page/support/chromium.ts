/** Finds a Chromium to test with. */

import { existsSync } from "node:fs";
import type { Wanted } from "../../../deploy/packages.ts";

/** The one without windows comes first, because it does the same to a page in half the time. */
const candidates = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"].map(
  (program) => `/usr/bin/${program}`,
);

export const chromiumProgram: Wanted = {
  name: "Chromium",
  debianPackage: "chromium-headless-shell",
  orElse: ", or set CHROMIUM to the path of a Chromium or Chrome.",
  find: () => {
    const named = process.env.CHROMIUM ?? "";
    return (named === "" ? candidates : [named]).find((path) => existsSync(path));
  },
};
