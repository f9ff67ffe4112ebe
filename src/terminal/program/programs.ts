/** For browsers, bots and agents. */

import type { Command } from "@commander-js/extra-typings";
import { levelNames } from "../../players/level-names.ts";
import type { Faces } from "../faces.ts";
import { arenaCounts, arenaFields } from "../flags/fields.ts";
import { addFlag, addFlags } from "../flags/flags.ts";
import type { Host } from "../host.ts";
import { examples, type Finish, levelLines } from "./help.ts";

export function addServe(program: Command, host: Host, faces: Faces, finish: Finish): void {
  program
    .command("serve")
    .description("the page, and online play by link")
    .option("--host <name>", "the address to listen on; 0.0.0.0 lets other machines in", "127.0.0.1")
    .option("--port <n>", "the port to listen on; 0 takes any free one", "8080")
    .option("--public-url <url>", "the address that people use, where a proxy or a name stands in front")
    .option("--data <folder>", "where the online games are kept; beside your own games unless given")
    .option("--database <url>", "keep them in PostgreSQL instead, so that several servers can share them")
    .option("--proxies <n>", "how many proxies stand in front and add X-Forwarded-For", "0")
    .option(
      "--limit <name=n...>",
      "change a limit, such as connections-per-client=500; docs/online.md has all",
    )
    .option("--log", "structured logs on standard error; on unless that is a terminal")
    .addHelpText(
      "after",
      examples(
        "switchyard serve",
        "switchyard serve --host 0.0.0.0 --port 3000",
        "switchyard serve --public-url https://games.example.org/ --proxies 1",
        "PGPASSWORD=… switchyard serve --database postgres://switchyard@localhost/switchyard",
      ),
    )
    .action(async (flags) => finish(await (await import("../commands/serve.ts")).serve(host, faces, flags)));
}

export function addArena(program: Command, host: Host, finish: Finish): void {
  const arena = program
    .command("arena")
    .argument("[game]", "the game's id")
    .description("players and bots against each other over many games, scored against the truth")
    .option("--a <player>", `a computer (${levelNames.join(", ")}), or a bot: "cmd:python3 bot.py"`)
    .option("--b <player>", "whom it plays against")
    .option("--players <list...>", "a round robin of these, such as easy,medium,hard")
    .option("--out <folder>", "where the games are written down")
    .option("--resume <id>", "go on with an arena, by its id or folder")
    .option("--html <file>", "write the report as a page")
    .option("--check <bot>", "tell what is wrong with a bot")
    .option("--json", "as JSON");
  for (const count of Object.values(arenaCounts)) addFlag(arena, count);
  addFlags(arena, host.games, arenaFields);
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
      finish(await (await import("../commands/arena.ts")).arena(host, game, flags)),
    );
}

export function addAgents(program: Command, host: Host, faces: Faces, finish: Finish): void {
  program
    .command("mcp")
    .description("the Model Context Protocol on standard input and output, for agents")
    .option("--no-analysis", "without analyze, hint and undo, for a fair evaluation")
    .addHelpText("after", examples("switchyard mcp", "switchyard mcp --no-analysis"))
    .action(async (flags) => finish(await (await import("../commands/mcp.ts")).mcp(host, faces, flags)));
}
