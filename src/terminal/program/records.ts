/** Reading: the rules, the games, and what was played. */

import type { Command } from "@commander-js/extra-typings";
import type { Host } from "../host.ts";
import type { Run } from "./help.ts";

export function addReading(program: Command, host: Host, run: Run): void {
  program
    .command("rules")
    .argument("<game>", "the game's id")
    .description("show the rules of a game, what was decided where the original is silent, and what is known")
    .option("--json", "as JSON")
    .action((game, flags) => run(import("../commands/rules.ts"), (it) => it.rules(host, game, flags)));
  program
    .command("theory")
    .argument("[game]", "the game's id; without one, the games that have a theory")
    .description("show who wins a game at every size, with the proof and positions to look at")
    .option("--json", "as JSON")
    .action((game, flags) => run(import("../commands/theory.ts"), (it) => it.theory(host, game, flags)));
  program
    .command("games")
    .description("list the games, their options and limits")
    .option("--json", "as JSON")
    .action((flags) => run(import("../commands/games.ts"), (it) => it.listGames(host, flags)));
}

export function addRecords(program: Command, host: Host, run: Run): void {
  addHistory(program, host, run);
  program
    .command("replay")
    .argument("<id>", "a saved game's id, or a file")
    .description("step through a saved game")
    .option("--plain", "print every position at once")
    .option("--screen-reader", "step through it in sentences")
    .option("--json", "as JSON")
    .action((id, flags) => run(import("../commands/replay.ts"), (it) => it.replay(host, id, flags)));
  program
    .command("stats")
    .description("show results and skill by game, opponent and seat")
    .option("--json", "as JSON")
    .action((flags) => run(import("../commands/stats.ts"), (it) => it.stats(host, flags)));
}

function addHistory(program: Command, host: Host, run: Run): void {
  const history = program
    .command("history")
    .description("list the saved games, newest first")
    .option("--game <id>", "only this game")
    .option("--vs <opponent>", "only games against this opponent: friend, or a computer's level")
    .option("--limit <n>", "at most this many", "20")
    .option("--json", "as JSON")
    .action((flags) => run(import("../commands/history.ts"), (it) => it.history(host, flags)));
  history
    .command("delete")
    .argument("[id]", "the saved game's id")
    .description("delete a saved game, or all that is kept about you")
    .option(
      "--everything",
      "all games, solved puzzles, mistakes, lessons and remembered set-ups; at a terminal it asks first",
    )
    .action((id, flags) => run(import("../commands/history.ts"), (it) => it.deleteSaved(host, id, flags)));
  history
    .command("export")
    .argument("<id>", "the saved game's id")
    .argument("[file]", "where to write it; to the screen without one")
    .description("write a saved game as a file")
    .action((id, file) => run(import("../commands/history.ts"), (it) => it.exportRecord(host, id, file)));
}
