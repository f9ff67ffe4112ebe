#!/usr/bin/env node
/**
 * `node scripts/bundle.mjs` bundles the program as rolldown.config.ts says. `node scripts/bundle.mjs FOLDER ENTRY…` bundles a
 * tool of this repository. Unlike the bundler's own command, it prints only problems.
 */

import "./grammar.mjs";
import { build } from "rolldown";
import { loadConfig } from "rolldown/config";

const [dir, ...input] = process.argv.slice(2);
const external = ["@photostructure/sqlite", "pg"];
const tool = { input, platform: "node", external, output: { dir, format: "esm" } };
await build(dir === undefined ? await loadConfig("rolldown.config.ts") : tool);
