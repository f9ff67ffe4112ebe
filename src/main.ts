#!/usr/bin/env node
/** The command line's entry: loads the face that a command needs, and nothing else. */

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

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(
    `switchyard: something went wrong inside Switchyard: ${error instanceof Error ? error.message : "no reason given"}\n`,
  );
  process.exitCode = 1;
}
