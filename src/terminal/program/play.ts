/** Playing: at this terminal, with a player elsewhere, or a puzzle. */

import type { Command } from "@commander-js/extra-typings";
import { type Host, print, refuse } from "../host.ts";
import type { Entered } from "../online/open.ts";
import type { Run } from "./help.ts";

export function addPlay(program: Command, host: Host, run: Run): void {
  program
    .command("play")
    .argument("[game]", `one of ${host.games.map((game) => game.id).join(", ")}`)
    .description("play a game at this terminal, against a friend or the computer")
    .option("--names <a,b>", "the players' names")
    .option("--resume <id>", "resume a saved game (id or file)")
    .action((game, flags) => run(import("../commands/play.ts"), (it) => it.play(host, game, flags)));
}

export function addPuzzle(program: Command, host: Host, run: Run): void {
  const puzzle = program
    .command("puzzle")
    .argument("[game]", "the game's id; any game without it")
    .description("solve a puzzle: find the right moves, name the safe ones, plan ahead")
    .option("--daily", "the puzzle of the day, the same for everyone on a UTC date")
    .option("--date <date>", "the daily puzzle of one of the last seven days, such as 2026-11-15")
    .option("--mine", "a position that you gave away in a game of your own")
    .option("--clear", "with --mine: forget these positions")
    .option("--grade <grade>", "easy, medium or hard: how often the computer's levels solve it")
    .option("--seed <n>", "the same seed gives the same puzzle")
    .option("--json", "as JSON, with the answers")
    .action((game, flags) => run(import("../commands/puzzle.ts"), (it) => it.puzzle(host, game, flags)));
  puzzle
    .command("sprint")
    .argument("[game]", "the game's id; all games without it")
    .description("solve as many puzzles as you can before the time is up; they get harder")
    .option("--minutes <n>", "3, 5 or none; default: 3, and none with --screen-reader")
    .action((game, flags) => run(import("../commands/puzzle.ts"), (it) => it.sprint(host, game, flags)));
}

export function addLearn(program: Command, host: Host, run: Run): void {
  program
    .command("learn")
    .argument("[game]", "the game's id; without it, the lessons are listed")
    .description("find the rule of a game yourself, step by step, with the solver to answer")
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
      run(import("../online/enter.ts"), async (it) =>
        playEntered(host, await it.enterHosted(host, { url, id }, flags)),
      ),
    );
  program
    .command("join")
    .argument("[url]", "the link of an online game; without it, your open games are listed")
    .description("take the free seat of an online game, come back to your own, or watch")
    .option("--name <name>", "your name")
    .action((url, flags) =>
      run(import("../online/enter.ts"), async (it) => {
        if (url === undefined) return listSeats(host);
        return playEntered(host, await it.enterJoined(host, { url }, flags));
      }),
    );
}

function playEntered(host: Host, entered: Entered): number | Promise<number> {
  return entered.ok ? entered.play() : refuse(host, entered.problem, entered.code);
}

async function listSeats(host: Host): Promise<number> {
  return print(host, (await import("../online/seats.ts")).seatLines(host));
}
