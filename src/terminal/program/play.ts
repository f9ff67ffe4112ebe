import { listWords } from "../../core/text.ts";
import { puzzleDoors } from "../../puzzles/doors.ts";
import { difficulties } from "../../puzzles/puzzle.ts";
import type { CommandLine } from "./help.ts";

export function addPlay({ command, host, run }: CommandLine): void {
  const ids = host.games.map(({ id }) => id);
  command(
    "play",
    "tower-switch --vs medium --seat 2",
    "switch-and-capture --switch-one chosen",
    "switch-conquer --seed 7 --first random",
    "tower-switch --blocks 21 --best-of 3 --name Ann,Ben",
    "switch-battle --online http://192.168.1.20:8080 --clock 5+3",
    "any --online http://192.168.1.20:8080 --anyone",
    "'http://192.168.1.20:8080/#/online/k3v9x0aq'",
    "k3v9a1bc",
  )
    .description("play against the computer, a friend here, or a friend online")
    .argument(
      "[game|link|id]",
      `a game (${ids.join(", ")}), an online game's link, or a saved game (id or file)`,
    )
    .option("--online <url>", "open the game on this server, and print a link for your friend")
    .option(
      "--anyone",
      'with --online: play the next player who joins (use "any" as the game to accept any game)',
    )
    .option("--name <name>", "your name, or both players' names, such as Ann,Ben")
    .action((word, flags) => run(import("../commands/play.ts"), (it) => it.play(host, word, flags)));
}

export function addPuzzle({ command, host, run }: CommandLine): void {
  const clocks = (puzzleDoors.sprint.choices ?? []).map(([detail]) => detail);
  command("puzzle", "", "2026-11-16", "factor-frenzy --difficulty hard", "--sprint --clock 5", "--mine")
    .description("solve puzzles: today's, endless ones, a sprint, or your own mistakes")
    .argument("[game|date]", "a game (for endless puzzles or a sprint), or a date (for that day's puzzle)")
    .option("--endless", "one puzzle after another")
    .option("--sprint", "solve as many puzzles as you can before time runs out (they get harder)")
    .option("--mine", "positions from your games where you made a mistake")
    .option("--difficulty <difficulty>", `${listWords(difficulties, "or")}, for endless puzzles`)
    .option("--seed <n>", "the same seed gives the same puzzle")
    .option("--clock <minutes>", `minutes for a sprint: ${listWords(clocks, "or")}`)
    .option("--json", "print the puzzle and its answers as JSON (counts as seeing the answers)")
    .action((game, flags) => run(import("../commands/puzzle.ts"), (it) => it.puzzle(host, game, flags)));
}

export function addLearn({ command, host, run }: CommandLine): void {
  command("learn", "", "tower-switch", "switch-battle --screen-reader")
    .description("crack a game yourself, one small step at a time")
    .argument("[game]", "the game's id (default: list the lessons)")
    .option("--json", "print the list as JSON")
    .action((game, flags) => run(import("../commands/learn.ts"), (it) => it.learn(host, game, flags)));
}

export function addReading({ command, host, run }: CommandLine): void {
  command("rules", "", "switch-and-capture", "tower-switch --theory", "factor-frenzy --max 12 --theory")
    .description("show a game's rules, options and fine print, and who wins and why")
    .argument("[game]", "the game's id (default: list the games)")
    .option("--theory", "who wins at every size, with a proof and examples")
    .option("--json", "print JSON")
    .action((game, flags) => run(import("../commands/rules.ts"), (it) => it.rules(host, game, flags)));
}

export function addRecords({ command, host, run }: CommandLine): void {
  command("history", "tower-switch", "k3v9a1bc", "--stats", "--export k3v9a1bc", "--delete lessons")
    .description("list your games, step through one, or see your results and skill")
    .argument("[game|id]", "the kind of game to list, or a saved game (id or file) to step through")
    .option("--rows <n>", "how many games to list (default: 20)")
    .option("--stats", "show your results and skill by game, opponent and seat")
    .option("--export <id>", "print a saved game as JSON")
    .option(
      "--delete <what>",
      'delete a saved game (by id), "lessons" (your progress) or "everything" (asks first)',
    )
    .option("--json", "print JSON")
    .action((word, flags) => run(import("../commands/history.ts"), (it) => it.history(host, word, flags)));
}
