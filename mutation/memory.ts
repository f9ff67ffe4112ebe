/**
 * What became of the mutants, in a file beside the bundle, so that a run goes on where the last one stopped. What a test
 * noticed stays noticed while neither the source nor that test has changed; the others are tried again once any test has.
 */

import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import type { Mutant } from "./instrument.ts";
import { filesIn } from "./targets.ts";

/** `endless`: it took many times the work that the tests take without it, or all the memory there is. */
export type Fate = "killed" | "endless" | "survived" | "not reached";

interface Remembered {
  /** Left out where it has to be tried again. */
  readonly fate?: Fate | undefined;
  /** The test that noticed. */
  readonly by?: string | undefined;
}

interface Kept {
  readonly source: string;
  /** The contents of the test files, as hashes. */
  readonly tests: Readonly<Record<string, string>>;
  readonly mutants: Record<string, Remembered>;
}

export class Memory {
  readonly #file: string;
  readonly #kept: Kept;

  constructor(file: string, tests: readonly string[], fresh: boolean) {
    const source = hash(["src", "examples", "test/support"].flatMap(filesIn));
    const hashes = Object.fromEntries(tests.map((test) => [test, hash([test])]));
    this.#file = file;
    this.#kept = { source, tests: hashes, mutants: {} };
    const old: Kept | undefined =
      existsSync(file) && !fresh ? JSON.parse(readFileSync(file, "utf8")) : undefined;
    for (const [name, { fate, by }] of Object.entries(old?.mutants ?? {}))
      this.#kept.mutants[name] = { fate: old && this.#holds(old, by) ? fate : undefined, by };
  }

  #holds(old: Kept, by: string | undefined): boolean {
    const same = (test: string) => old.tests[test] === this.#kept.tests[test];
    const files = by === undefined ? Object.keys({ ...old.tests, ...this.#kept.tests }) : [fileOf(by)];
    return old.source === this.#kept.source && files.every(same);
  }

  fateOf({ name }: Mutant): Fate | undefined {
    return this.#kept.mutants[name]?.fate;
  }

  /** The test that noticed it the last time. */
  killerOf({ name }: Mutant): string | undefined {
    return this.#kept.mutants[name]?.by;
  }

  remember({ name }: Mutant, fate: Fate, by: string | undefined): void {
    this.#kept.mutants[name] = { fate, by };
  }

  write(): void {
    writeFileSync(this.#file, JSON.stringify(this.#kept));
  }
}

/** The file of a test, whose name begins with it. */
export function fileOf(test: string): string {
  return test.slice(0, test.indexOf(" > "));
}

function hash(files: readonly string[]): string {
  const sum = createHash("sha256");
  for (const file of files) sum.update(`${file}\n`).update(readFileSync(file));
  return sum.digest("hex");
}
