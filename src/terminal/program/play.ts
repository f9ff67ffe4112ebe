/** Playing: a game at this terminal, a puzzle. */

import type { Command } from "@commander-js/extra-typings";
import { playFields } from "../flags/fields.ts";
import { addFlags } from "../flags/flags.ts";
import type { Host } from "../host.ts";
import { examples, type Finish, levelLines } from "./help.ts";

export function addPlay(program: Command, host: Host, finish: Finish): void {
  const play = program
    .command("play")
    .argument("[game]", `one of ${host.games.map((game) => game.id).join(", ")}`)
    .description("play a game at this terminal, against a friend or the computer")
    .option("--names <a,b>", "the players' names")
    .option("--resume <id>", "take up a saved game, by its id or file")
    .option("--plain", "plain lines of text, as in the rule books")
    .option("--screen-reader", "sentences that are good to listen to");
  addFlags(play, host.games, playFields);
  play
    .addHelpText(
      "after",
      examples(
        "switchyard play tower-switch --vs medium --seat 2",
        "switchyard play switch-and-capture --reading examples",
        "switchyard play switch-conquer --seed 7 --first random",
        "switchyard play tower-switch --blocks 21 --best-of 3",
        "switchyard play --resume k3v9a1bc",
      ) + levelLines(),
    )
    .action(async (game, flags) =>
      finish(await (await import("../commands/play.ts")).play(host, game, { ...program.opts(), ...flags })),
    );
}

export function addPuzzle(program: Command, host: Host, finish: Finish): void {
  program
    .command("puzzle")
    .argument("[game]", "the game's id; any game without it")
    .description("a position with exactly one right move, at sizes where that is worth finding")
    .option("--daily", "the puzzle of the day, the same for everyone on a UTC date")
    .option("--grade <grade>", "easy, medium or hard: how far ahead one has to look")
    .option("--seed <n>", "the same seed gives the same puzzle")
    .option("--json", "as JSON, with the answer")
    .addHelpText(
      "after",
      examples("switchyard puzzle --daily", "switchyard puzzle factor-frenzy --grade hard --seed 7"),
    )
    .action(async (game, flags) =>
      finish(await (await import("../commands/puzzle.ts")).puzzle(host, game, flags)),
    );
}
