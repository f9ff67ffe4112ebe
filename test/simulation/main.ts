/**
 * `npm run simulate`: worlds from numbers.
 *
 *   -- --seed N       one world again; its story is printed if a promise was broken, and always with --story
 *   -- --minutes M    as many worlds as fit into the time, on every core; without it, one minute
 *   -- --from N       the seed of the first of them
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
    minutes: { type: "string", default: "1" },
    from: { type: "string", default: "1" },
    /** Every so many seeds: for the processes that this one starts. */
    step: { type: "string" },
  },
});

async function tellAgain(seed: number): Promise<Sum> {
  const report = await runWorld(seed, true);
  if (values.story || report.problems.length > 0) print(report.story.join("\n"));
  return timed(sumOf(report));
}

function timed(sum: Sum): Sum {
  const { user, system } = process.cpuUsage();
  return { ...sum, processorMs: (user + system) / 1_000 };
}

async function runPart(from: number, step: number): Promise<Sum> {
  const until = Date.now() + Number(values.minutes) * 60_000;
  let sum = nothing;
  for (let seed = from; Date.now() < until; seed += step) sum = add(sum, sumOf(await runWorld(seed)));
  return timed(sum);
}

/** The same program once for each core, each with its part of the seeds. */
async function runAll(from: number): Promise<Sum> {
  const cores = availableParallelism();
  const parts = Array.from({ length: cores }, (_, part) => startPart(from + part, cores));
  return (await Promise.all(parts)).reduce(add, nothing);
}

function startPart(from: number, step: number): Promise<Sum> {
  const args = ["--from", String(from), "--step", String(step), "--minutes", values.minutes];
  const child = spawn(process.execPath, [fileURLToPath(import.meta.url), ...args], {
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

if (values.step !== undefined) print(JSON.stringify(await runPart(Number(values.from), Number(values.step))));
else {
  const sum = await (values.seed === undefined
    ? runAll(Number(values.from))
    : tellAgain(Number(values.seed)));
  print(formatSum(sum));
  process.exitCode = sum.broken.length > 0 ? 1 : 0;
}
