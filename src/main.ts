#!/usr/bin/env node
/** The command line's entry: loads the face that a command needs, and nothing else. */

import type { Faces } from "./cli/faces.ts";
import { cleanText } from "./core/text.ts";
import { version } from "./core/version.ts";

const faces: Faces = {
  serve: async (request) => (await import("./server/serve.ts")).serve(request),
};

async function main(words: readonly string[]): Promise<number> {
  if (words.length === 1 && (words[0] === "--version" || words[0] === "-V")) {
    process.stdout.write(`${version}\n`);
    return 0;
  }
  const spoken = words.length === 1 && words[0] === "--screen-reader";
  if (spoken || (words.length === 0 && process.stdin.isTTY && process.stdout.isTTY))
    return openMenu({ screenReader: spoken });
  const [{ runProgram }, { processHost }, { games }] = await Promise.all([
    import("./cli/program.ts"),
    import("./cli/host.ts"),
    import("./games/index.ts"),
  ]);
  return runProgram(processHost(games), faces, words);
}

async function openMenu(flags: { readonly screenReader: boolean }): Promise<number> {
  const [{ menu }, { processHost }, { games }] = await Promise.all([
    import("./cli/commands/menu.ts"),
    import("./cli/host.ts"),
    import("./games/index.ts"),
  ]);
  return menu(processHost(games), flags);
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
