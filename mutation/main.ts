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
import { type Fate, Memory } from "./memory.ts";
import { Order, type Whole } from "./order.ts";
import { shareOut, Worker } from "./pool.ts";
import { compare, readSurvivors, writeSurvivors } from "./survivors.ts";
import { filesToMutate, targets, testFiles } from "./targets.ts";
import type { Ran } from "./worker.ts";

const share = 0.9;
const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: "string", default: "1" },
    only: { type: "string" },
    sample: { type: "string" },
    workers: { type: "string", default: String(availableParallelism()) },
    write: { type: "boolean", default: false },
    fresh: { type: "boolean", default: false },
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

/** All tests without a mutant: which of them reach which mutant, and how long they take. */
async function dryRun(path: string, files: readonly string[], slow = /^$/): Promise<Whole> {
  const worker = new Worker(path);
  const steps = files.map((file) => ({ file, hitLimit: 0, limitMs: 30 * 60_000 }));
  const ran = await worker.run({ mutant: undefined, steps, slow: slow.source });
  worker.end();
  if (ran?.coverage === undefined || ran.failure !== undefined)
    throw new Error(`The tests fail without any mutant: ${JSON.stringify(ran?.failure ?? "no answer")}`);
  return { coverage: ran.coverage, loading: ran.loading, durations: ran.durations };
}

function fateOf(ran: Ran | undefined): Fate {
  if (ran === undefined || ran.failure?.message.includes("Hit count limit reached")) return "endless";
  return ran.failure === undefined ? "survived" : "killed";
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
  const chosen = choose(wanted, Number(flags.sample ?? target.sample ?? wanted.length));
  const total = Object.values(whole.durations).reduce((sum, ms) => sum + ms, 0);
  say(
    `${name}: ${chosen.length} of ${mutants.length} mutants, ${Object.keys(whole.durations).length} tests (${Math.round(total)} ms)`,
  );

  const memory = new Memory(`${path}.fates.json`, tests, flags.fresh);
  const fates = await tryOut(chosen, whole, { path, memory });
  return report(name, mutants, fates);
}

async function tryOut(
  chosen: readonly Mutant[],
  whole: Whole,
  { path, memory }: { readonly path: string; readonly memory: Memory },
): Promise<ReadonlyMap<Mutant, Fate>> {
  const order = new Order(whole);
  const fates = new Map(chosen.map((mutant) => [mutant, memory.fateOf(mutant)]));
  const open = chosen.filter((mutant) => fates.get(mutant) === undefined);
  say(`  ${chosen.length - open.length} are known`);
  const workers = Array.from({ length: Number(flags.workers) }, () => new Worker(path));
  let tried = 0;
  await shareOut(open, workers, async (mutant, worker) => {
    const steps = order.stepsFor(mutant, memory.killerOf(mutant));
    const ran = steps.length === 0 ? undefined : await worker.run({ mutant: mutant.id, steps });
    const fate = steps.length === 0 ? "not reached" : fateOf(ran);
    const killer = ran?.failure?.test;
    if (killer !== undefined) order.noticed(mutant, killer);
    memory.remember(mutant, fate, killer);
    fates.set(mutant, fate);
    if (isSurvivor(fate)) say(`${mutant.file}:${mutant.line}: ${fate}: ${mutant.change}`);
    if (++tried % 100 === 0) say(`  ${tried} of ${open.length}`);
    if (tried % 20 === 0) memory.write();
  });
  memory.write();
  return fates as Map<Mutant, Fate>;
}

function report(name: string, mutants: readonly Mutant[], fates: ReadonlyMap<Mutant, Fate>): boolean {
  const count = (fate: Fate) => [...fates.values()].filter((other) => other === fate).length;
  const noticed = count("killed") + count("endless");
  const survivors = mutants.filter((mutant) => isSurvivor(fates.get(mutant)));
  const listed = readSurvivors();
  const differences = compare(listed, mutants, { chosen: [...fates.keys()], survivors });
  if (flags.write) writeSurvivors(listed, differences);
  for (const { name: unlisted } of differences.unlisted) say(`survives without a reason: ${unlisted}`);
  for (const stale of differences.stale) say(`no longer survives: ${stale}`);
  for (const line of byFile(fates)) say(line);
  const kinds = (["killed", "endless", "survived", "not reached"] as const).map(
    (fate) => `${count(fate)} ${fate}`,
  );
  say(
    `${name}: ${((100 * noticed) / fates.size).toFixed(1)} % of ${fates.size} noticed: ${kinds.join(", ")}`,
  );
  return noticed >= share * fates.size && differences.unlisted.length + differences.stale.length === 0;
}

/** Of each file how many were noticed, the worst first. */
function byFile(fates: ReadonlyMap<Mutant, Fate>): readonly string[] {
  const files = new Map<string, { noticed: number; all: number }>();
  for (const [{ file }, fate] of fates) {
    const count = files.get(file) ?? { noticed: 0, all: 0 };
    files.set(file, { noticed: count.noticed + (isSurvivor(fate) ? 0 : 1), all: count.all + 1 });
  }
  return [...files]
    .sort(([, one], [, other]) => one.noticed / one.all - other.noticed / other.all)
    .map(([file, { noticed, all }]) => `${String(noticed).padStart(5)} of ${all}  ${file}`);
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
