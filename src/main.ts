#!/usr/bin/env node

/** Runs at every start, so it loads as little as possible: `--version` needs no games. */

import { guardProcess, runWords } from "./command-line.ts";
import { asksVersion, version } from "./core/program.ts";

async function main(words: readonly string[]): Promise<number> {
  if (asksVersion(words)) {
    process.stdout.write(`${version}\n`);
    return 0;
  }
  return runWords(
    import("./games/index.ts").then(({ games }) => games),
    words,
  );
}

process.exitCode = await guardProcess(() => main(process.argv.slice(2)));
