/** The screen's first frame, in a real pseudo-terminal, against a bare `node -e 0` in the same one. */

import { mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type * as nodePty from "@lydell/node-pty";
import { type Measure, median, report } from "./report.ts";

const rounds = 15;
const main = resolve("dist/bin/main.js");

/** The last line of a frame: when it is there, all of it is. */
const runs = [
  { what: "the menu's first frame", args: [main], shown: "Esc" },
  { what: "a game's first frame", args: [main, "play", "switch-battle"], shown: "keys" },
] as const;

export async function benchScreen(): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), "switchyard-bench-"));
  const pty: typeof nodePty = createRequire(import.meta.url)("@lydell/node-pty");
  const bare: number[] = [];
  const ours = runs.map((): number[] => []);
  for (let round = 0; round < rounds; round++) {
    bare.push(await time(pty, ["-e", "0"], undefined, data));
    for (const [index, { args, shown }] of runs.entries())
      ours[index]?.push(await time(pty, args, shown, data));
  }
  rmSync(data, { recursive: true });
  const base = median(bare);
  const measures = runs.map(({ what }, index): Measure => {
    const taken = median(ours[index] ?? []);
    const detail = `${taken.toFixed(0)} ms against ${base.toFixed(0)} ms`;
    return { what, ratio: taken / base, bar: 3, sense: "at most", detail };
  });
  report("The screen against node -e 0 (median of 15)", measures);
}

/** Until the text is shown, or until the process ends where none is waited for. */
function time(
  pty: typeof nodePty,
  args: readonly string[],
  shown: string | undefined,
  data: string,
): Promise<number> {
  const env = { ...process.env, TERM: "xterm-256color", LANG: "C.UTF-8", SWITCHYARD_DATA: data };
  const before = performance.now();
  const child = pty.spawn(process.execPath, [...args], { cols: 80, rows: 24, env });
  return new Promise((done) => {
    let seen = "";
    let taken: number | undefined;
    child.onData((text) => {
      seen += text;
      if (taken !== undefined || shown === undefined || !seen.includes(shown)) return;
      taken = performance.now() - before;
      child.kill("SIGTERM");
    });
    child.onExit(() => done(taken ?? performance.now() - before));
  });
}
