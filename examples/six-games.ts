/** The whole product with a sixth game: `node six-games.js play three-heaps`, `node six-games.js serve`. */

import { runCommandLine } from "switchyard-games/cli";
import { games } from "./six-games-list.ts";

process.exitCode = await runCommandLine(games, process.argv.slice(2), {
  name: "six-games",
  title: "Six Games",
  page: new URL("./six-games-list.ts", import.meta.url),
});
