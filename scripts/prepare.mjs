#!/usr/bin/env node
/**
 * Builds the checkout after `npm ci`. npm also runs this when it installs another project that links to the checkout, such as one
 * that `switchyard new` has written; that project uses what is there.
 */

import { execSync } from "node:child_process";
import { existsSync, realpathSync } from "node:fs";

const { npm_config_local_prefix: installed = "." } = process.env;

if (realpathSync(installed) === realpathSync(".") || !existsSync("dist/bin/main.js"))
  execSync("npm run --silent build", { stdio: "inherit" });
