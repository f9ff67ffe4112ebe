/** `npm run bench [-- NAME …]` runs the named benchmarks, or all that need no server. `--list` lists them. */

import { benchEngine } from "./engine.ts";
import { benchFairness } from "./fairness/fairness.ts";
import { benchOnline } from "./online/online.ts";
import { benchPage } from "./page.ts";
import { benchSolver } from "./solver.ts";
import { benchStartup } from "./startup.ts";

const benches: Readonly<Record<string, () => void | Promise<void>>> = {
  startup: benchStartup,
  page: benchPage,
  solver: benchSolver,
  engine: benchEngine,
  online: benchOnline,
  fairness: benchFairness,
};

/** These start servers and other processes, so they run only by name. */
const long = ["online", "fairness"];

const names = Object.keys(benches);
const asked = process.argv.slice(2);
const wanted = asked.length === 0 ? names.filter((name) => !long.includes(name)) : asked;
if (asked.includes("--list")) console.log(names.join("\n"));
else if (wanted.every((name) => names.includes(name))) for (const name of wanted) await benches[name]?.();
else {
  console.error(`The benchmarks are ${names.join(", ")}; without a name, all but ${long.join(", ")}.`);
  process.exitCode = 2;
}
