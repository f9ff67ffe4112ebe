/** What is mutated, and the unit tests that have to notice. Tests of a process or a browser take too long to count here. */

import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

interface Target {
  /** Files and folders. */
  readonly mutate: readonly string[];
  readonly except?: RegExp;
  readonly tests: readonly string[];
  /** Tests, by file or name, that take long and find hardly anything that the others do not. */
  readonly slow?: RegExp;
  /** How many mutants are chosen, by a seed; all of them where it is left out. */
  readonly sample?: number;
}

/** Pure prose: nothing follows from it, so no test could say what is right. */
export const prose: ReadonlySet<string> = new Set(["rulesPage", "summary", "help"]);

export const targets: Readonly<Record<string, Target>> = {
  decisions: {
    mutate: ["src/server/match/decide.ts"],
    tests: ["test/server/match/decide.test.ts", "test/server/match/decisions.test.ts"],
  },
  online: {
    mutate: ["src/server", "src/client", "src/protocol/online", "src/storage"],
    // These need a database, a thread, the built page or a process, which other tests have.
    except:
      /postgres\/(channel|database|postgres-store|prepare|statements)\.ts|solver-thread|server\/(serve|page-contents|dev-page)\.ts/,
    tests: ["test/server", "test/client", "test/storage", "test/simulation", "test/protocol"],
    slow: /protocol\/(engine|hostile|replay|choose)|whatever was simulated before/,
    sample: 600,
  },
  core: {
    mutate: ["src/core"],
    tests: ["test/core", "test/games", "test/table", "test/protocol"],
    slow: /games\/contract|games\/theory|table\/deal|protocol\/replay|no damage/,
  },
  games: {
    mutate: ["src/games"],
    // A theory is prose and numbers; the numbers are claims, and a test calculates every one of them.
    except: /theory\.ts$/,
    tests: [
      "test/games",
      "test/words",
      "test/solver/book.test.ts",
      "test/terminal/plain/playthroughs.test.ts",
      "test/terminal/plain/computer.test.ts",
    ],
    slow: /theory\/theory|words\/reader|(contract|claims).*("switches":(7|9|10|30)|"max":10|ABABABAB|"blocks":1000)|solver\/book.*frenzy/,
  },
  solver: {
    mutate: ["src/solver"],
    tests: ["test/solver"],
    slow: /any step|best child|lie close|"switches":120|30000|graded from its end|so is a saved game|"switches":(61|90|1000)|10 switches|random pools|sizes.* to (14|200)|Frenzy (200|1000) |estimate|"max":(12|1[89]|20)|2 to 1[79]|max (8|12|1[89]|20|24|100|1000)\b|11 switches|solver\/book.*frenzy/,
    sample: 1000,
  },
};

export function filesToMutate({ mutate, except }: Target): readonly string[] {
  return mutate.flatMap(filesIn).filter((file) => file.endsWith(".ts") && !except?.test(file));
}

export function testFiles({ tests, slow }: Target): readonly string[] {
  return tests.flatMap(filesIn).filter((file) => /^[^.]*\.test\.ts$/.test(file) && !slow?.test(file));
}

/** A file itself, or all that a folder holds. */
export function filesIn(path: string): readonly string[] {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesIn(join(path, name)));
}
