#!/usr/bin/env node
/**
 * Builds the checkout after `npm ci`. npm also runs this when it installs a project that links to the checkout, such as one
 * made by `switchyard new`. That project uses the existing build.
 */

import { execSync } from "node:child_process";
import { existsSync, realpathSync } from "node:fs";

const { npm_config_local_prefix: installed = "." } = process.env;

if (realpathSync(installed) === realpathSync(".") || !existsSync("dist/bin/main.js"))
  execSync("npm run --silent build", { stdio: "inherit" });
