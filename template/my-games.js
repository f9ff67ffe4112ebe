#!/usr/bin/env node
/** The program: `node my-games.js play`, `node my-games.js serve`, `node my-games.js help`. */

import { runCommandLine } from "switchyard-games/cli";
import { games } from "./games.js";

process.exitCode = await runCommandLine(games, process.argv.slice(2), {
  name: "my-games",
  title: "My Games",
  page: new URL("./games.js", import.meta.url),
});
