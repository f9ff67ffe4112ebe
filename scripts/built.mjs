#!/usr/bin/env node
/** Before `npm start`: says what to do if the checkout was never built. */

import { existsSync } from "node:fs";

if (!existsSync("dist/bin/main.js")) {
  process.stderr.write(
    "Switchyard is not built yet: run npm ci, which installs what it needs and builds it.\n",
  );
  process.exitCode = 1;
}
