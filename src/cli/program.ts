/** The commands, their options and their help. Each command's own code is loaded only when it runs. */

import { Command, CommanderError } from "@commander-js/extra-typings";
import { version } from "../core/version.ts";
import { gameOptionFlags } from "./game-options.ts";
import { exitCodes, type Host } from "./host.ts";

export async function runProgram(host: Host, words: readonly string[]): Promise<number> {
  let code: number = exitCodes.fine;
  const finish = (result: number) => {
    code = result;
  };
  const program = newProgram(host);
  addPlay(program, host, finish);
  addReading(program, host, finish);
  addRecords(program, host, finish);
  if (words.length === 0) {
    program.outputHelp();
    return exitCodes.fine;
  }
  try {
    await program.parseAsync([...words], { from: "user" });
    return code;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.fine : exitCodes.usage;
    throw error;
  }
}

type Finish = (code: number) => void;

function newProgram(host: Host): Command {
  return new Command("switchyard")
    .description("Five small two-player games of pure skill, by the book.")
    .version(version)
    .option("--screen-reader", "plain sentences that are good to listen to")
    .exitOverride()
    .configureOutput({
      writeOut: (text) => host.output.write(text),
      writeErr: (text) => host.errors.write(text),
      outputError: (text, write) => write(text.replace(/^error: /, "switchyard: ")),
    })
    .helpCommand(true)
    .addHelpText(
      "after",
      examples(
        "switchyard games",
        "switchyard play tower-switch",
        "switchyard play switch-battle --names Ann,Ben --best-of 3",
        "switchyard rules factor-frenzy",
      ),
    );
}

function addPlay(program: Command, host: Host, finish: Finish): void {
  const play = program
    .command("play")
    .argument("[game]", `one of ${host.games.map((game) => game.id).join(", ")}`)
    .description("play a game against a friend at this terminal")
    .option("--names <a,b>", "the players' names")
    .option("--first <who>", "who moves first: 1, 2 or random")
    .option("--seed <n>", "makes everything that is left to chance repeatable")
    .option("--best-of <n>", "play a series of up to N games, N odd")
    .option("--from <key>", "start from this position")
    .option("--resume <id>", "take up a saved game, by its id or file")
    .option("--plain", "plain lines of text, as in the rule books")
    .option("--screen-reader", "sentences that are good to listen to");
  for (const { flag, help } of gameOptionFlags(host.games)) play.option(flag, help);
  play
    .addHelpText(
      "after",
      examples(
        "switchyard play switch-and-capture --reading examples",
        "switchyard play switch-conquer --seed 7 --first random",
        "switchyard play tower-switch --blocks 21 --best-of 3",
        "switchyard play --resume k3v9a1bc",
      ),
    )
    .action(async (game, flags) =>
      finish(await (await import("./commands/play.ts")).play(host, game, { ...program.opts(), ...flags })),
    );
}

function addReading(program: Command, host: Host, finish: Finish): void {
  program
    .command("rules")
    .argument("<game>", "the game's id")
    .description("the rules of a game, and what was decided where its book is silent")
    .option("--json", "as JSON")
    .addHelpText("after", examples("switchyard rules switch-and-capture"))
    .action(async (game, flags) => finish((await import("./commands/rules.ts")).rules(host, game, flags)));
  program
    .command("games")
    .description("the games, their options and limits")
    .option("--json", "as JSON")
    .action(async (flags) => finish((await import("./commands/games.ts")).listGames(host, flags)));
}

function addRecords(program: Command, host: Host, finish: Finish): void {
  addHistory(program, host, finish);
  program
    .command("replay")
    .argument("<id>", "a saved game's id, or a file")
    .description("step through a saved game")
    .option("--plain", "print every position at once")
    .option("--screen-reader", "step through it in sentences")
    .option("--json", "as JSON")
    .addHelpText("after", examples("switchyard replay k3v9a1bc", "switchyard replay game.json --plain"))
    .action(async (id, flags) =>
      finish(await (await import("./commands/replay.ts")).replay(host, id, { ...program.opts(), ...flags })),
    );
  program
    .command("stats")
    .description("wins and losses by game, opponent and seat")
    .option("--json", "as JSON")
    .action(async (flags) => finish((await import("./commands/stats.ts")).stats(host, flags)));
}

function addHistory(program: Command, host: Host, finish: Finish): void {
  const history = program
    .command("history")
    .description("the saved games, newest first")
    .option("--game <id>", "only this game")
    .option("--vs <opponent>", "only games against this opponent: friend, or a computer's level")
    .option("--limit <n>", "at most this many", "20")
    .option("--json", "as JSON")
    .addHelpText(
      "after",
      examples("switchyard history --game tower-switch", "switchyard history export k3v9a1bc game.json"),
    )
    .action(async (flags) => finish((await import("./commands/history.ts")).history(host, flags)));
  history
    .command("delete")
    .argument("<id>", "the saved game's id")
    .description("delete a saved game")
    .action(async (id) => finish((await import("./commands/history.ts")).deleteRecord(host, id)));
  history
    .command("export")
    .argument("<id>", "the saved game's id")
    .argument("[file]", "where to write it; to the screen without one")
    .description("write a saved game as a file")
    .action(async (id, file) => finish((await import("./commands/history.ts")).exportRecord(host, id, file)));
}

function examples(...lines: readonly string[]): string {
  return `\nExamples:\n${lines.map((line) => `  ${line}\n`).join("")}`;
}
