/** A Chromium to test with. */

import { existsSync } from "node:fs";
import type { Wanted } from "../../../deploy/packages.ts";

const candidates = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

export const chromiumProgram: Wanted = {
  name: "Chromium",
  debianPackage: "chromium",
  orElse: ", or set CHROMIUM to the path of a Chromium or Chrome.",
  find: () => {
    const named = process.env.CHROMIUM ?? "";
    return (named === "" ? candidates : [named]).find((path) => existsSync(path));
  },
};
