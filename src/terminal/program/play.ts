/** Playing, at this terminal or with a player elsewhere; reading about the games, and what was played. */

import { listWords } from "../../core/text.ts";
import { puzzleDoors } from "../../puzzles/doors.ts";
import { grades } from "../../puzzles/puzzle.ts";
import { print } from "../host.ts";
import type { CommandLine } from "./help.ts";

export function addPlay({ command, host, run }: CommandLine): void {
  command(
    "play",
    "tower-switch --vs medium --seat 2",
    "switch-and-capture --switch-one chosen",
    "switch-conquer --seed 7 --first random",
    "tower-switch --blocks 21 --best-of 3",
    "--resume k3v9a1bc",
  )
    .description("play against the computer, a friend here, or a friend online")
    .argument("[game]", `one of ${host.games.map((game) => game.id).join(", ")}`)
    .option("--names <a,b>", "the players' names")
    .option("--resume <id>", "resume a saved game (id or file)")
    .action((game, flags) => run(import("../commands/play.ts"), (it) => it.play(host, game, flags)));
}

export function addPuzzle({ command, host, run }: CommandLine): void {
  const clocks = (puzzleDoors.sprint.choices ?? []).map(([detail]) => detail);
  command("puzzle", "", "2026-11-16", "factor-frenzy --grade hard --seed 7", "--sprint --clock 5", "--mine")
    .description("solve today's puzzle, one after another, or your own mistakes")
    .argument("[game]", "a game for endless puzzles and the sprint, or the date of an earlier day's puzzle")
    .option("--endless", "one after another, none twice")
    .option("--sprint", "as many as you can before the time is up; they get harder")
    .option("--mine", "positions that you got wrong in your games")
    .option("--archive", "every day so far, with your results and streak")
    .option("--grade <grade>", `${listWords(grades, "or")}, for endless puzzles`)
    .option("--seed <n>", "the same seed gives the same puzzle")
    .option("--clock <minutes>", `for a sprint: ${listWords(clocks, "or")}`)
    .option("--json", "as JSON, with the answers: that counts as asking for the solution")
    .action((game, flags) => run(import("../commands/puzzle.ts"), (it) => it.puzzle(host, game, flags)));
}

export function addLearn({ command, host, run }: CommandLine): void {
  command("learn", "", "tower-switch", "switch-battle --screen-reader")
    .description("find out for yourself how a game is won, step by step")
    .argument("[game]", "the game's id (default: list the lessons)")
    .option("--json", "the list as JSON")
    .action((game, flags) => run(import("../commands/learn.ts"), (it) => it.learn(host, game, flags)));
}

export function addOnline({ command, host, run }: CommandLine): void {
  command(
    "host",
    "http://192.168.1.20:8080 tower-switch --name Ann",
    "http://192.168.1.20:8080 switch-battle --clock 5+3 --seat random",
    "https://play.example.org factor-frenzy --max 20 --best-of 3 --plain",
  )
    .description("open an online game and wait for an opponent")
    .argument("<url>", "the address that serve printed, such as http://192.168.1.20:8080")
    .argument("[game]", `one of ${host.games.map((game) => game.id).join(", ")}`)
    .action((url, id, flags) =>
      run(import("../online/enter.ts"), async (it) => (await it.enterHosted(host, { url, id }, flags))()),
    );
  command(
    "join",
    "'http://192.168.1.20:8080/#/online/k3v9x0aq'",
    "'https://play.example.org/#/online/k3v9x0aq' --name Ben --plain",
    "   # lists your open games",
  )
    .description("take the free seat of an online game, come back to your own, or watch")
    .argument("[url]", "the link of an online game (default: list your open games)")
    .option("--name <name>", "your name")
    .action((url, flags) =>
      run(import("../online/enter.ts"), async (it) => {
        if (url === undefined) return print(host, (await import("../online/seats.ts")).seatLines(host));
        return (await it.enterJoined(host, { url }, flags))();
      }),
    );
}

export function addReading({ command, host, run }: CommandLine): void {
  command("rules", "switch-and-capture")
    .description("show the rules of a game, how gaps in the original were filled, and what the solver knows")
    .argument("<game>", "the game's id")
    .option("--json", "as JSON")
    .action((game, flags) => run(import("../commands/reading.ts"), (it) => it.rules(host, game, flags)));
  command("theory", "tower-switch", "factor-frenzy --max 12")
    .description("show who wins a game at every size, with the proof and positions to look at")
    .argument("[game]", "the game's id (default: list the games that have a theory)")
    .option("--json", "as JSON")
    .action((game, flags) => run(import("../commands/reading.ts"), (it) => it.theory(host, game, flags)));
  command("games", "", "--json")
    .description("list the games, their options and limits")
    .option("--json", "as JSON")
    .action((flags) => run(import("../commands/games.ts"), (it) => it.listGames(host, flags)));
}

export function addRecords({ command, host, run }: CommandLine): void {
  const history = command("history", "--game tower-switch", "export k3v9a1bc tower.json")
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
  command("replay", "k3v9a1bc", "game.json --plain")
    .description("step through a saved game")
    .argument("<id>", "a saved game's id, or a file")
    .option("--plain", "print every position at once")
    .option("--screen-reader", "step through it in sentences")
    .option("--json", "as JSON")
    .action((id, flags) => run(import("../commands/replay.ts"), (it) => it.replay(host, id, flags)));
  command("stats", "")
    .description("show results and skill by game, opponent and seat")
    .option("--json", "as JSON")
    .action((flags) => run(import("../commands/stats.ts"), (it) => it.stats(host, flags)));
}
