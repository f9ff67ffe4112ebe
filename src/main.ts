#!/usr/bin/env node

/** The command line's entry: the product's own games, and what a process owes to the world. */

import { runCommandLine } from "./command-line.ts";
import { cleanText } from "./core/text.ts";
import { version } from "./core/version.ts";

async function main(words: readonly string[]): Promise<number> {
  if (words.length === 1 && (words[0] === "--version" || words[0] === "-V")) {
    process.stdout.write(`${version}\n`);
    return 0;
  }
  return runCommandLine(
    import("./games/index.ts").then(({ games }) => games),
    words,
  );
}

/** Nobody reads any more: no reason for a fuss. Any other trouble with the output is a failure. */
function onBrokenOutput(error: NodeJS.ErrnoException): void {
  if (error.code !== "EPIPE") process.on("exit", () => process.exit(1));
}

function onBug(error: unknown): void {
  const reason = error instanceof Error ? error.message : "no reason given";
  process.stderr.write(`switchyard: something went wrong inside Switchyard: ${cleanText(reason, 200)}\n`);
  process.exitCode = 1;
}

const hangup = 129;

process.stdout.on("error", onBrokenOutput);
process.stderr.on("error", () => {});
try {
  process.exitCode = await main(process.argv.slice(2));
  // Node aborts when it puts back the settings of a terminal that is gone; to end by the signal is safe.
  if (process.exitCode === hangup && process.stdin.isTTY) process.kill(process.pid, "SIGHUP");
} catch (error) {
  onBug(error);
}
