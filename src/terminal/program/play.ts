/** Playing, at this terminal or with a player elsewhere; reading about the games, and what was played. */

import type { Command } from "@commander-js/extra-typings";
import { type Host, print } from "../host.ts";
import type { CommandGroup, Run } from "./help.ts";

export const playing: CommandGroup = [addPlay, addLearn, addPuzzle, addHistory, addRecords];

function addPlay(program: Command, host: Host, run: Run): void {
  program
    .command("play")
    .argument("[game]", `one of ${host.games.map((game) => game.id).join(", ")}`)
    .description("play a game in the terminal, against a friend or the computer")
    .option("--names <a,b>", "the players' names")
    .option("--resume <id>", "resume a saved game (id or file)")
    .action((game, flags) => run(import("../commands/play.ts"), (it) => it.play(host, game, flags)));
}

function addPuzzle(program: Command, host: Host, run: Run): void {
  const puzzle = program
    .command("puzzle")
    .argument("[game]", "the game's id (default: any game)")
    .description("solve a puzzle: find the moves that win, name the ones that lose")
    .option("--daily", "the puzzle of the day, the same for everyone on a UTC date")
    .option("--date <date>", "the puzzle of an earlier day, from 2026-11-15 on")
    .option("--archive", "every day so far, with your results and streak")
    .option("--mine", "a position that you got wrong in one of your games")
    .option("--clear", "with --mine: forget these positions")
    .option("--grade <grade>", "easy, medium or hard")
    .option("--seed <n>", "the same seed gives the same puzzle")
    .option("--json", "as JSON, with the answers; for a daily puzzle, that counts as asking for the solution")
    .action((game, flags) => run(import("../commands/puzzle.ts"), (it) => it.puzzle(host, game, flags)));
  puzzle
    .command("sprint")
    .argument("[game]", "the game's id (default: all games)")
    .description("solve as many puzzles as you can before the time is up; they get harder")
    .option("--minutes <n>", "3, 5 or none (default: 3, and none with --screen-reader)")
    .action((game, flags) => run(import("../commands/puzzle.ts"), (it) => it.sprint(host, game, flags)));
}

function addLearn(program: Command, host: Host, run: Run): void {
  program
    .command("learn")
    .argument("[game]", "the game's id (default: list the lessons)")
    .description("find the rule of a game yourself, step by step, with the solver's help")
    .option("--clear", "forget which steps you have done")
    .option("--json", "the list as JSON")
    .action((game, flags) => run(import("../commands/learn.ts"), (it) => it.learn(host, game, flags)));
}

export function addOnline(program: Command, host: Host, run: Run): void {
  program
    .command("host")
    .argument("<url>", "the address that serve printed, such as http://192.168.1.20:8080")
    .argument("[game]", `one of ${host.games.map((game) => game.id).join(", ")}`)
    .description("open an online game and wait for an opponent")
    .action((url, id, flags) =>
      run(import("../online/enter.ts"), async (it) => (await it.enterHosted(host, { url, id }, flags))()),
    );
  program
    .command("join")
    .argument("[url]", "the link of an online game (default: list your open games)")
    .description("take the free seat of an online game, come back to your own, or watch")
    .option("--name <name>", "your name")
    .action((url, flags) =>
      run(import("../online/enter.ts"), async (it) => {
        if (url === undefined) return print(host, (await import("../online/seats.ts")).seatLines(host));
        return (await it.enterJoined(host, { url }, flags))();
      }),
    );
}

export function addReading(program: Command, host: Host, run: Run): void {
  program
    .command("rules")
    .argument("<game>", "the game's id")
    .description("show the rules of a game, how gaps in the original were filled, and what the solver knows")
    .option("--json", "as JSON")
    .action((game, flags) => run(import("../commands/rules.ts"), (it) => it.rules(host, game, flags)));
  program
    .command("theory")
    .argument("[game]", "the game's id (default: list the games that have a theory)")
    .description("show who wins a game at every size, with the proof and positions to look at")
    .option("--json", "as JSON")
    .action((game, flags) => run(import("../commands/theory.ts"), (it) => it.theory(host, game, flags)));
  program
    .command("games")
    .description("list the games, their options and limits")
    .option("--json", "as JSON")
    .action((flags) => run(import("../commands/games.ts"), (it) => it.listGames(host, flags)));
}

function addRecords(program: Command, host: Host, run: Run): void {
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
    .option("--limit <n>", "how many games to list at most (default: 20)")
    .option("--json", "as JSON")
    .action((flags) => run(import("../commands/history.ts"), (it) => it.history(host, flags)));
  history
    .command("delete")
    .argument("[id]", "the saved game's id")
    .description("delete a saved game, or everything stored about you")
    .option(
      "--everything",
      "all games, solved puzzles, mistakes, lessons and remembered set-ups (asks first in a terminal)",
    )
    .action((id, flags) => run(import("../commands/history.ts"), (it) => it.deleteSaved(host, id, flags)));
  history
    .command("export")
    .argument("<id>", "the saved game's id")
    .argument("[file]", "where to write it (default: the screen)")
    .description("write a saved game as a file")
    .action((id, file) => run(import("../commands/history.ts"), (it) => it.exportRecord(host, id, file)));
}
