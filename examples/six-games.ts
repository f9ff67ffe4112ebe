/** The whole command line with a sixth game: `node six-games.js play three-heaps`. */

import { games } from "switchyard-games";
import { runCommandLine } from "switchyard-games/cli";
import { threeHeaps } from "./three-heaps.ts";

process.exitCode = await runCommandLine([...games, threeHeaps], process.argv.slice(2), { name: "six-games" });
