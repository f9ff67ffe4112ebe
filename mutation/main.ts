/**
 * `npm run mutate -- TARGET`: makes small faults in the source, one at a time, and sees whether a unit test notices. It
 * fails where fewer than 90 % are noticed, and where `survivors.md` does not say why the others need not be.
 */

import { createHash } from "node:crypto";
import { mkdirSync } from "node:fs";
import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { bundle, instrument, type Mutant } from "./instrument.ts";
import { shareOut, Worker } from "./pool.ts";
import { compare, readSurvivors, writeSurvivors } from "./survivors.ts";
import { filesToMutate, targets, testFiles } from "./targets.ts";
import type { Coverage, Job, Ran } from "./worker.ts";

type Fate = "killed" | "timed out" | "survived" | "not reached";

const share = 0.9;
const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: "string", default: "1" },
    only: { type: "string" },
    workers: { type: "string", default: String(availableParallelism()) },
    write: { type: "boolean", default: false },
  },
});

/** The same mutants for the same seed, and nearly the same ones after a change of the source. */
function choose(mutants: readonly Mutant[], count: number): readonly Mutant[] {
  const rank = ({ name }: Mutant) => createHash("sha256").update(`${flags.seed} ${name}`).digest("hex");
  const ranked = mutants.map((mutant) => ({ mutant, rank: rank(mutant) }));
  return ranked
    .sort((one, other) => (one.rank < other.rank ? -1 : 1))
    .slice(0, count)
    .map(({ mutant }) => mutant);
}

/** The tests that reach a mutant, the quickest first. Where it takes part in the loading, every test may notice. */
function jobFor({ id }: Mutant, { coverage, durations }: Whole): Job | undefined {
  const reached = Object.entries(coverage.perTest).filter(([, hits]) => id in hits);
  const loading = id in coverage.static;
  if (!loading && reached.length === 0) return undefined;
  const tests = loading ? Object.keys(durations) : reached.map(([test]) => test);
  const times = new Map<string, number>();
  for (const test of tests) {
    const file = test.slice(0, test.indexOf(" > "));
    times.set(file, (times.get(file) ?? 0) + (durations[test] ?? 0));
  }
  const files = [...times].sort(([, one], [, other]) => one - other).map(([file]) => file);
  const hits = [coverage.static, ...reached.map(([, found]) => found)];
  const hitLimit = 100 * hits.reduce((sum, found) => sum + (found[id] ?? 0), 0);
  return { mutant: id, files, tests, hitLimit };
}

interface Whole {
  readonly coverage: Coverage;
  readonly durations: Readonly<Record<string, number>>;
}

/** All tests without a mutant: which of them reach which mutant, and how long they take. */
async function dryRun(path: string, files: readonly string[], slow = /^$/): Promise<Whole> {
  const worker = new Worker(path);
  const ran = await worker.run({ mutant: undefined, files, slow: slow.source, hitLimit: 0 }, 30 * 60_000);
  worker.end();
  if (ran?.coverage === undefined || ran.failure !== undefined)
    throw new Error(`The tests fail without any mutant: ${ran?.failure ?? "no answer"}`);
  return { coverage: ran.coverage, durations: ran.durations };
}

function fateOf(ran: Ran | undefined): Fate {
  if (ran === undefined || ran.failure?.includes("Hit count limit reached")) return "timed out";
  return ran.failure === undefined ? "survived" : "killed";
}

function expectedMs({ tests = [] }: Job, { durations }: Whole): number {
  return tests.reduce((sum, test) => sum + (durations[test] ?? 0), 0);
}

function isSurvivor(fate: Fate | undefined): boolean {
  return fate === "survived" || fate === "not reached";
}

async function mutate(name: string): Promise<boolean> {
  const target = targets[name];
  if (target === undefined) throw new Error(`No such target; there are ${Object.keys(targets).join(", ")}.`);
  const path = resolve(`dist/mutation/${name}.cjs`);
  mkdirSync("dist/mutation", { recursive: true });
  const tests = testFiles(target);
  const { mutants, sources } = await instrument(filesToMutate(target));
  await bundle(tests, sources, path);
  const whole = await dryRun(path, tests, target.slow);
  const wanted = mutants.filter(({ file }) => flags.only === undefined || file.includes(flags.only));
  const chosen = choose(wanted, target.sample ?? wanted.length);
  const total = Object.values(whole.durations).reduce((sum, ms) => sum + ms, 0);
  say(
    `${name}: ${chosen.length} of ${mutants.length} mutants, ${Object.keys(whole.durations).length} tests (${Math.round(total)} ms)`,
  );

  const fates = new Map<Mutant, Fate>();
  const workers = Array.from({ length: Number(flags.workers) }, () => new Worker(path));
  await shareOut(chosen, workers, async (mutant, worker) => {
    const job = jobFor(mutant, whole);
    const fate =
      job === undefined ? "not reached" : fateOf(await worker.run(job, 20_000 + 5 * expectedMs(job, whole)));
    fates.set(mutant, fate);
    if (isSurvivor(fate)) say(`${mutant.file}:${mutant.line}: ${fate}: ${mutant.change}`);
    if (fates.size % 100 === 0) say(`  ${fates.size} of ${chosen.length}`);
  });
  return report(name, mutants, fates);
}

function report(name: string, mutants: readonly Mutant[], fates: ReadonlyMap<Mutant, Fate>): boolean {
  const count = (fate: Fate) => [...fates.values()].filter((other) => other === fate).length;
  const noticed = count("killed") + count("timed out");
  const survivors = mutants.filter((mutant) => isSurvivor(fates.get(mutant)));
  const listed = readSurvivors();
  const differences = compare(listed, mutants, { chosen: [...fates.keys()], survivors });
  if (flags.write) writeSurvivors(listed, differences);
  for (const { name: unlisted } of differences.unlisted) say(`survives without a reason: ${unlisted}`);
  for (const stale of differences.stale) say(`no longer survives: ${stale}`);
  const kinds = (["killed", "timed out", "survived", "not reached"] as const).map(
    (fate) => `${count(fate)} ${fate}`,
  );
  say(
    `${name}: ${((100 * noticed) / fates.size).toFixed(1)} % of ${fates.size} noticed: ${kinds.join(", ")}`,
  );
  return noticed >= share * fates.size && differences.unlisted.length + differences.stale.length === 0;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

const started = performance.now();
let good = true;
for (const name of positionals.length > 0 ? positionals : Object.keys(targets))
  good = (await mutate(name)) && good;
say(`${Math.round((performance.now() - started) / 1000)} s`);
process.exitCode = good ? 0 : 1;
