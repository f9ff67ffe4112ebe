/** Playing: at this terminal, with somebody elsewhere, or a puzzle. */

import type { Command } from "@commander-js/extra-typings";
import type { Host } from "../host.ts";
import type { Finish } from "./help.ts";

export function addPlay(program: Command, host: Host, finish: Finish): void {
  program
    .command("play")
    .argument("[game]", `one of ${host.games.map((game) => game.id).join(", ")}`)
    .description("play a game at this terminal, against a friend or the computer")
    .option("--names <a,b>", "the players' names")
    .option("--resume <id>", "resume a saved game, by its id or file")
    .option("--plain", "plain lines of text, as in the rule books")
    .option("--screen-reader", "sentences that are good to listen to")
    .action(async (game, flags) =>
      finish(await (await import("../commands/play.ts")).play(host, game, { ...program.opts(), ...flags })),
    );
}

export function addPuzzle(program: Command, host: Host, finish: Finish): void {
  program
    .command("puzzle")
    .argument("[game]", "the game's id; any game without it")
    .description("find the right moves, name the safe ones, plan ahead: positions with a task")
    .option("--daily", "the puzzle of the day, the same for everyone on a UTC date")
    .option("--date <date>", "the daily puzzle of a date in the past week, such as 2026-11-16")
    .option("--grade <grade>", "easy, medium or hard: how often the computer's levels solve it")
    .option("--seed <n>", "the same seed gives the same puzzle")
    .option("--json", "as JSON, with the answers")
    .action(async (game, flags) =>
      finish(await (await import("../commands/puzzle.ts")).puzzle(host, game, flags)),
    );
}

export function addOnline(program: Command, host: Host, finish: Finish): void {
  program
    .command("host")
    .argument("<url>", "the address of a server, such as http://localhost:8080")
    .argument("[game]", `one of ${host.games.map((game) => game.id).join(", ")}`)
    .description("open an online game and wait for the other player")
    .option("--plain", "plain lines of text, as in the rule books")
    .option("--screen-reader", "sentences that are good to listen to")
    .action(async (url, game, flags) => {
      const { hostGame } = await import("../commands/host.ts");
      finish(await hostGame(host, url, game, { ...program.opts(), ...flags }));
    });
  program
    .command("join")
    .argument("[url]", "the link of an online game; without it, your open games are listed")
    .description("take the free seat of an online game, come back to your own, or watch")
    .option("--name <name>", "your name")
    .option("--plain", "plain lines of text, as in the rule books")
    .option("--screen-reader", "sentences that are good to listen to")
    .action(async (url, flags) => {
      const { joinGame } = await import("../commands/join.ts");
      finish(await joinGame(host, url, { ...program.opts(), ...flags }));
    });
}
