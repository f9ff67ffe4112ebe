/** `npm run bench [-- NAME …]`: every benchmark, or those that are named. */

import { benchCertificates } from "./certificates.ts";
import { benchFairness } from "./fairness/fairness.ts";
import { benchFrenzy } from "./frenzy.ts";
import { benchOnlineFaults } from "./online/faults.ts";
import { benchOnline } from "./online/online.ts";
import { benchOnlinePostgres } from "./online/postgres.ts";
import { benchPlayers } from "./players.ts";
import { benchPlayouts } from "./playouts.ts";
import { benchPuzzles } from "./puzzles.ts";
import { benchScreen } from "./screen.ts";
import { benchSolver } from "./solver.ts";
import { benchStartup } from "./startup.ts";

const benches: Readonly<Record<string, () => void | Promise<void>>> = {
  startup: benchStartup,
  screen: benchScreen,
  playouts: benchPlayouts,
  solver: benchSolver,
  frenzy: benchFrenzy,
  certificates: benchCertificates,
  players: benchPlayers,
  puzzles: benchPuzzles,
  online: benchOnline,
  "online-postgres": benchOnlinePostgres,
  "online-faults": benchOnlineFaults,
  fairness: benchFairness,
};

const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !Object.hasOwn(benches, name));
if (unknown === undefined) {
  for (const [name, bench] of Object.entries(benches))
    if (wanted.length === 0 || wanted.includes(name)) await bench();
} else {
  console.error(`There is no benchmark ${unknown}; there are ${Object.keys(benches).join(", ")}.`);
  process.exitCode = 2;
}
