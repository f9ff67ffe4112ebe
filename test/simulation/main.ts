/**
 * `npm run simulate` runs worlds from numbers.
 *
 *   -- --seed N       one world again; prints its story if a promise was broken, and always with --story
 *   -- --worlds N     that many worlds, spread over all cores (default: 600, one or two minutes on two cores)
 *   -- --from N       the seed of the first world
 *
 * The budget counts worlds, not time. A busy machine takes longer, but finds the same bugs.
 */

import { spawn } from "node:child_process";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { add, formatSum, nothing, type Sum, sumOf } from "./sum.ts";
import { runWorld } from "./world.ts";

const { values } = parseArgs({
  options: {
    seed: { type: "string" },
    story: { type: "boolean", default: false },
    worlds: { type: "string", default: "600" },
    from: { type: "string", default: "1" },
    /** Set for the processes that this one starts: each runs only every nth seed. */
    step: { type: "string" },
  },
});
const [from, worlds] = [Number(values.from), Number(values.worlds)];

async function tellAgain(seed: number): Promise<Sum> {
  const report = await runWorld(seed, true);
  if (values.story || report.problems.length > 0) print(report.story.join("\n"));
  return timed(sumOf(report));
}

function timed(sum: Sum): Sum {
  const { user, system } = process.cpuUsage();
  return { ...sum, processorMs: (user + system) / 1_000 };
}

async function runPart(step: number): Promise<Sum> {
  let sum = nothing;
  for (let seed = from; seed < from + worlds; seed += step) sum = add(sum, sumOf(await runWorld(seed)));
  return timed(sum);
}

/** Runs the same program once per core, each with its part of the seeds. */
async function runAll(): Promise<Sum> {
  const cores = availableParallelism();
  const parts = Array.from({ length: cores }, (_, part) => startPart(part, cores));
  return (await Promise.all(parts)).reduce(add, nothing);
}

function startPart(part: number, parts: number): Promise<Sum> {
  const seeds = ["--from", String(from + part), "--worlds", String(worlds - part), "--step", String(parts)];
  const child = spawn(process.execPath, [fileURLToPath(import.meta.url), ...seeds], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let text = "";
  child.stdout.setEncoding("utf8").on("data", (more: string) => {
    text += more;
  });
  return new Promise((done) => child.on("close", () => done(JSON.parse(text))));
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

if (values.step !== undefined) print(JSON.stringify(await runPart(Number(values.step))));
else {
  const sum = await (values.seed === undefined ? runAll() : tellAgain(Number(values.seed)));
  print(formatSum(sum));
  process.exitCode = sum.broken.length > 0 ? 1 : 0;
}
