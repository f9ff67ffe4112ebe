#!/usr/bin/env node
/** `npm run check` runs every tool in parallel and prints only failures. `scripts/check.mjs COMMAND …` runs other commands. */

import "./grammar.mjs";
import { spawn } from "node:child_process";
import { availableParallelism } from "node:os";

/** Slowest first, so no long one is left at the end. */
const tools = [
  "oxlint --type-aware --deny-warnings",
  "tsc -p tsconfig.json",
  "biome ci .",
  "knip",
  "tsc -p tsconfig.build.json --noEmit",
  "node scripts/package.mjs",
  "tsc -p test/page/tsconfig.json",
  "tsc -p src/page/tsconfig.json",
  "tsc -p src/page/workers/tsconfig.json",
  "node scripts/layers.mjs",
];

function passes(command) {
  const chunks = [];
  const child = spawn(command, { shell: true, stdio: ["ignore", "pipe", "pipe"] });
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => chunks.push(chunk));
  return new Promise((done) =>
    child.on("close", (code) => {
      if (code !== 0) process.stdout.write(`\n${command}\n${Buffer.concat(chunks)}`);
      done(code === 0);
    }),
  );
}

const commands = process.argv.length > 2 ? process.argv.slice(2) : tools;
const waiting = [...commands];
const failed = [];
async function work() {
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
    if (!(await passes(next))) failed.push(next);
}
await Promise.all(Array.from({ length: availableParallelism() }, work));
const summary =
  failed.length === 0 ? `All ${commands.length} checks passed.` : `Failed: ${failed.join(", ")}.`;
process.stdout.write(`\n${summary}\n`);
process.exitCode = failed.length === 0 ? 0 : 1;
