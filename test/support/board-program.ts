/** A program with a game for every kind of board. */

import { runCommandLine } from "switchyard-games/cli";
import { games } from "./board-games.ts";

process.exitCode = await runCommandLine(games, process.argv.slice(2), {
  name: "boards",
  title: "Boards",
  page: new URL("./board-games.ts", import.meta.url),
});
