#!/usr/bin/env node
/** Builds the checkout after `npm ci`. A project that links to the checkout runs this, too, but uses the existing build. */

import { execSync } from "node:child_process";
import { existsSync, realpathSync } from "node:fs";

const { npm_config_local_prefix: installed = "." } = process.env;

if (realpathSync(installed) === realpathSync(".") || !existsSync("dist/bin/main.js"))
  execSync("npm run --silent build", { stdio: "inherit" });
