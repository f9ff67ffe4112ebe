#!/usr/bin/env node
/** The command line's entry: loads the face that a command needs, and nothing else. */

import { cleanText } from "./core/text.ts";
import { version } from "./core/version.ts";

async function main(words: readonly string[]): Promise<number> {
  if (words.length === 1 && (words[0] === "--version" || words[0] === "-V")) {
    process.stdout.write(`${version}\n`);
    return 0;
  }
  const [{ runProgram }, { processHost }, { games }] = await Promise.all([
    import("./cli/program.ts"),
    import("./cli/host.ts"),
    import("./games/index.ts"),
  ]);
  return runProgram(processHost(games), words);
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

process.stdout.on("error", onBrokenOutput);
process.stderr.on("error", () => {});
try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  onBug(error);
}
