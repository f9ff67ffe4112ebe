/** The commands, their options and their help. Each command's own code is loaded only when it runs. */

import { Command, CommanderError } from "@commander-js/extra-typings";
import { cleanText } from "../core/text.ts";
import { version } from "../core/version.ts";
import { levelHelp, levelNames } from "../players/level-names.ts";
import type { Faces } from "./faces.ts";
import { gameOptionFlags } from "./game-options.ts";
import { exitCodes, type Host } from "./host.ts";

export async function runProgram(host: Host, faces: Faces, words: readonly string[]): Promise<number> {
  let code: number = exitCodes.fine;
  const finish = (result: number) => {
    code = result;
  };
  const program = newProgram(host);
  addPlay(program, host, finish);
  addReading(program, host, finish);
  addTruth(program, host, finish);
  addPuzzle(program, host, finish);
  addRecords(program, host, finish);
  addServe(program, host, faces, finish);
  addArena(program, host, finish);
  addAgents(program, host, faces, finish);
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
      outputError: (text, write) => write(`${cleanMessage(text)}\n`),
    })
    .helpCommand(true)
    .addHelpText(
      "after",
      examples(
        "switchyard games",
        "switchyard play tower-switch",
        "switchyard play switch-battle --names Ann,Ben --best-of 3",
        "switchyard play tower-switch --vs medium",
        "switchyard puzzle --daily",
        "switchyard rules factor-frenzy",
      ),
    );
}

function addPlay(program: Command, host: Host, finish: Finish): void {
  const play = program
    .command("play")
    .argument("[game]", `one of ${host.games.map((game) => game.id).join(", ")}`)
    .description("play a game at this terminal, against a friend or the computer")
    .option("--vs <opponent>", `friend, or a computer: ${levelNames.join(", ")}`)
    .option("--seat <which>", "where you sit against a computer: 1, 2 or random")
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
        "switchyard play tower-switch --vs medium --seat 2",
        "switchyard play switch-and-capture --reading examples",
        "switchyard play switch-conquer --seed 7 --first random",
        "switchyard play tower-switch --blocks 21 --best-of 3",
        "switchyard play --resume k3v9a1bc",
      ) + levelLines(),
    )
    .action(async (game, flags) =>
      finish(await (await import("./commands/play.ts")).play(host, game, { ...program.opts(), ...flags })),
    );
}

function addReading(program: Command, host: Host, finish: Finish): void {
  program
    .command("rules")
    .argument("<game>", "the game's id")
    .description("the rules of a game, what was decided where its book is silent, and what is known about it")
    .option("--json", "as JSON")
    .addHelpText("after", examples("switchyard rules switch-and-capture"))
    .action(async (game, flags) => finish((await import("./commands/rules.ts")).rules(host, game, flags)));
  program
    .command("games")
    .description("the games, their options and limits")
    .option("--json", "as JSON")
    .action(async (flags) => finish((await import("./commands/games.ts")).listGames(host, flags)));
}

function addPuzzle(program: Command, host: Host, finish: Finish): void {
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
      finish(await (await import("./commands/puzzle.ts")).puzzle(host, game, flags)),
    );
}

function addTruth(program: Command, host: Host, finish: Finish): void {
  const analyze = program
    .command("analyze")
    .argument("[game]", "the game's id")
    .description("every legal move with its exact value, and why; or a saved game's scorecard")
    .option("--moves <moves>", 'the moves so far, such as "7 2 5"')
    .option("--from <key>", "look at this position")
    .option("--first <who>", "who moves first: 1 or 2")
    .option("--record <id>", "go through a saved game, by its id or file")
    .option("--json", "as JSON");
  const solve = program
    .command("solve")
    .argument("<game>", "the game's id")
    .description("count the won, lost and drawn positions of a whole size")
    .option("--verify", "check every stored value in an independent pass")
    .option("--json", "as JSON");
  for (const { flag, help } of gameOptionFlags(host.games)) {
    analyze.option(flag, help);
    solve.option(flag, help);
  }
  analyze
    .addHelpText(
      "after",
      examples(
        'switchyard analyze tower-switch --moves "2 1"',
        "switchyard analyze switch-battle --from 0001000",
        "switchyard analyze --record k3v9a1bc",
      ),
    )
    .action(async (game, flags) =>
      finish(await (await import("./commands/analyze.ts")).analyze(host, game, flags)),
    );
  solve
    .addHelpText(
      "after",
      examples(
        "switchyard solve factor-frenzy --max 20 --verify",
        "switchyard solve switch-and-capture --switches 200",
        "switchyard solve tower-switch --blocks 1000000000000000 --json",
      ),
    )
    .action(async (game, flags) =>
      finish(await (await import("./commands/solve.ts")).solve(host, game, flags)),
    );
  program
    .command("engine")
    .description("answer JSON lines on standard input, for programs in any language")
    .addHelpText("after", examples(`echo '{"id":1,"op":"hello"}' | switchyard engine`))
    .action(async () => finish(await (await import("./commands/engine.ts")).engine(host)));
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

function addServe(program: Command, host: Host, faces: Faces, finish: Finish): void {
  program
    .command("serve")
    .description("the page: play and explore in the browser")
    .option("--host <name>", "the address to listen on; 0.0.0.0 lets other machines in", "127.0.0.1")
    .option("--port <n>", "the port to listen on; 0 takes any free one", "8080")
    .addHelpText("after", examples("switchyard serve", "switchyard serve --host 0.0.0.0 --port 3000"))
    .action(async (flags) => finish(await (await import("./commands/serve.ts")).serve(host, faces, flags)));
}

function addArena(program: Command, host: Host, finish: Finish): void {
  const arena = program
    .command("arena")
    .argument("[game]", "the game's id")
    .description("players and bots against each other over many games, scored against the truth")
    .option("--a <player>", `a computer (${levelNames.join(", ")}), or a bot: "cmd:python3 bot.py"`)
    .option("--b <player>", "whom it plays against")
    .option("--players <list...>", "a round robin of these, such as easy,medium,hard")
    .option("--games <n>", "how often each two meet, an even number; 20 unless given")
    .option("--seed <n>", "makes everything that is left to chance repeatable")
    .option("--time <ms>", "a bot's time for a move in milliseconds; 1000 unless given")
    .option("--plies <n>", "a game is unfinished after so many moves; 200 unless given")
    .option("--concurrency <n>", "how many games run at once; 2 unless given")
    .option("--from <key>", "start from this position")
    .option("--first <who>", "which seat moves first: 1 or 2")
    .option("--out <folder>", "where the games are written down")
    .option("--resume <id>", "go on with an arena, by its id or folder")
    .option("--html <file>", "write the report as a page")
    .option("--check <bot>", "tell what is wrong with a bot")
    .option("--json", "as JSON");
  for (const { flag, help } of gameOptionFlags(host.games)) arena.option(flag, help);
  arena
    .addHelpText(
      "after",
      examples(
        "switchyard arena tower-switch --a easy --b hard --games 100 --seed 1",
        'switchyard arena switch-battle --a "cmd:python3 bot.py" --b medium --html report.html',
        "switchyard arena factor-frenzy --players random,easy,medium,hard,perfect",
        'switchyard arena tower-switch --check "cmd:python3 bot.py"',
      ) + levelLines(),
    )
    .action(async (game, flags) =>
      finish(await (await import("./commands/arena.ts")).arena(host, game, flags)),
    );
}

function addAgents(program: Command, host: Host, faces: Faces, finish: Finish): void {
  program
    .command("mcp")
    .description("the Model Context Protocol on standard input and output, for agents")
    .option("--no-analysis", "without analyze, hint and undo, for a fair evaluation")
    .addHelpText("after", examples("switchyard mcp", "switchyard mcp --no-analysis"))
    .action(async (flags) => finish(await (await import("./commands/mcp.ts")).mcp(host, faces, flags)));
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

function levelLines(): string {
  return `\nComputers:\n${levelNames.map((name) => `  ${name.padEnd(8)} ${levelHelp[name]}\n`).join("")}`;
}

function examples(...lines: readonly string[]): string {
  return `\nExamples:\n${lines.map((line) => `  ${line}\n`).join("")}`;
}

/** The parser's messages quote what was typed. */
function cleanMessage(text: string): string {
  const lines = text.trim().split("\n");
  return lines.map((line) => cleanText(line.replace(/^error: /, "switchyard: "), 300)).join("\n");
}
