/** Compares whole processes with a bare `node -e 0`, in turns, so a busy machine slows both equally. */

import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type Measure, median, report } from "./report.ts";

const rounds = 15;
const main = resolve("dist/bin/main.js");
const wholeTower = "2\n1\n2\n1\n1\n2\n1\n";

const runs = [
  { what: "switchyard --version", args: [main, "--version"], input: "", bar: 1.5 },
  {
    what: "a whole plain game of Tower Switch",
    args: [main, "play", "tower-switch"],
    input: wholeTower,
    bar: 2,
  },
] as const;

export function benchStartup(): void {
  const data = mkdtempSync(join(tmpdir(), "switchyard-bench-"));
  const bare: number[] = [];
  const ours = runs.map((): number[] => []);
  for (let round = 0; round < rounds; round++) {
    bare.push(time(["-e", "0"], "", data));
    for (const [index, { args, input }] of runs.entries()) ours[index]?.push(time(args, input, data));
  }
  rmSync(data, { recursive: true });
  const base = median(bare);
  const measures = runs.map(({ what, bar }, index): Measure => {
    const taken = median(ours[index] ?? []);
    return {
      what,
      ratio: taken / base,
      bar,
      sense: "at most",
      detail: `${taken.toFixed(0)} ms against ${base.toFixed(0)} ms`,
    };
  });
  report("Start-up against node -e 0 (median of 15)", measures);
}

function time(args: readonly string[], input: string, data: string): number {
  const before = performance.now();
  const { status } = spawnSync(process.execPath, args, {
    input,
    env: { ...process.env, SWITCHYARD_DATA: data },
  });
  if (status !== 0) throw new Error(`${args.join(" ")} ended with ${status}`);
  return performance.now() - before;
}
