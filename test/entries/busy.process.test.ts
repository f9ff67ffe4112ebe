/** The engine can still be stopped while it works on an author's slow game with endless positions. */

import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { finished, newDataFolder, printed } from "../support/cli.ts";

const program = join(newDataFolder(), "slow.mjs");

/** A move takes a millisecond, and a position has fifty moves. */
writeFileSync(
  program,
  `import { defineGame, fail, games, ok } from ${JSON.stringify(resolve("dist/lib/index.js"))};
import { runCommandLine } from ${JSON.stringify(resolve("dist/bin/command-line.js"))};
const slow = defineGame({
  id: "slow", title: "Slow", options: {},
  at: () => ({
    start: (first) => ({ at: 1, mover: first }),
    toMove: ({ mover }) => mover,
    moves: () => Array.from({ length: 50 }, (_, move) => move + 1),
    play: ({ at, mover }, move) => {
      for (const end = performance.now() + 1; performance.now() < end; );
      return { at: (at * 51 + move) % 1000000007, mover: 3 - mover };
    },
    outcome: () => null,
    key: ({ at }) => String(at),
    fromKey: (key, mover = 1) => /^\\d+$/.test(key) ? ok({ at: Number(key), mover }) : fail("bad-key", "A number."),
    formatMove: (_position, move) => String(move),
  }),
});
process.exitCode = await runCommandLine([...games, slow], process.argv.slice(2));
`,
);

test("a SIGTERM stops an engine even while a thousand long analyses wait", async () => {
  const child = spawn(process.execPath, [program, "engine"]);
  const done = finished(child);
  const hello = printed(child, '"switchyard"');
  child.stdin.write(`{"op":"hello"}\n`);
  await hello;
  child.stdin.write(`{"op":"analyze","game":"slow","from":"7"}\n`.repeat(1000));
  child.kill("SIGTERM");
  expect((await done).code).toBe(143);
});
