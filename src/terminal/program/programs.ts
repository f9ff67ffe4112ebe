/** Exact values, and what browsers, bots and agents use. */

import { type Command, Option } from "@commander-js/extra-typings";
import { levelNames } from "../../players/level-names.ts";
import type { Faces } from "../faces.ts";
import { arenaCounts, examFields } from "../flags/fields.ts";
import { addFlag } from "../flags/flags.ts";
import type { Host } from "../host.ts";
import type { Run } from "./help.ts";

export function addAnalysis(program: Command, host: Host, run: Run): void {
  program
    .command("analyze")
    .argument("[game]", "the game's id")
    .description("show every legal move with its exact value, and why; or review a saved game")
    .option("--moves <moves>", 'the moves so far, such as "7 2 5"')
    .option("--record <id>", "go through a saved game, by its id or file")
    .option("--certificate <file>", "write down what proves the value, for others to check")
    .option("--json", "as JSON")
    .action((game, flags) => run(import("../commands/analyze.ts"), (it) => it.analyze(host, game, flags)));
  program
    .command("solve")
    .argument("<game>", "the game's id")
    .description("solve a game at a given size: count its won, lost and drawn positions")
    .addOption(new Option("--verify").hideHelp())
    .option("--certificate <file>", "write down all values with what proves them, for others to check")
    .option("--values <file>", "write down the value of every position, one JSON object per line")
    .option("--json", "as JSON")
    .action((game, flags) => run(import("../commands/solve.ts"), (it) => it.solve(host, game, flags)));
  program
    .command("check")
    .argument("[file]", "a module that exports games; without one, this program's own")
    .description("test a game of your own and report problems")
    .option("--json", "as JSON")
    .action((file, flags) => run(import("../commands/check.ts"), (it) => it.check(host, file, flags)));
  program
    .command("playthrough")
    .argument("<game>", "the game's id")
    .description("print a whole random game from a seed, as text to keep and compare")
    .action((game, flags) =>
      run(import("../commands/playthrough.ts"), (it) => it.playthrough(host, game, flags)),
    );
  program
    .command("engine")
    .description("answer JSON lines on standard input, for programs in any language")
    .action(() => run(import("../commands/engine.ts"), (it) => it.engine(host)));
}

export function addServe(program: Command, host: Host, faces: Faces, run: Run): void {
  program
    .command("serve")
    .description("serve the page and online games")
    .option("--host <name>", "the address to listen on, default 127.0.0.1; 0.0.0.0 lets other machines in")
    .option("--port <n>", "the port to listen on, default 8080; 0 takes any free one")
    .option("--public-url <url>", "the address that people use, where a proxy or a name stands in front")
    .option("--data <folder>", "where the online games are kept; default: beside your own games")
    .option("--database <url>", "keep them in PostgreSQL instead, so that several servers can share them")
    .option("--proxies <n>", "how many proxies stand in front and add X-Forwarded-For, default 0")
    .option(
      "--limit <name=n...>",
      "change a limit, such as connections-per-client=500 (all of them: docs/host.md)",
    )
    .option("--mcp", "let agents in as well, over the Model Context Protocol at /mcp; default: off")
    .option("--log", "structured logs on standard error; default: on, except in a terminal")
    .action((flags) => run(import("../commands/serve.ts"), (it) => it.serve(host, faces, flags)));
  program
    .command("page")
    .argument("<folder>", "where to write it")
    .description("write the page as files for any web server; online games need serve")
    .action((folder) => run(import("../commands/page.ts"), (it) => it.page(host, faces, folder)));
}

export function addBackup(program: Command, host: Host, run: Run): void {
  const data = [
    "--data <folder>",
    "where the online games are kept; default: beside your own games",
  ] as const;
  program
    .command("backup")
    .argument("<file>", "the file to write")
    .description("copy the online games of serve to a file, also while it runs")
    .option(...data)
    .action((file, flags) => run(import("../commands/backup.ts"), (it) => it.backup(host, file, flags)));
  program
    .command("restore")
    .argument("<file>", "a file that backup has written")
    .description("put a backup in the place of the online games, while serve is stopped")
    .option(...data)
    .action((file, flags) => run(import("../commands/backup.ts"), (it) => it.restore(host, file, flags)));
}

export function addArena(program: Command, host: Host, run: Run): void {
  const arena = program
    .command("arena")
    .argument("[game]", "the game's id")
    .description("let players and bots play many games, scored against the exact values")
    .option("--a <player>", `a computer (${levelNames.join(", ")}), or a bot: "cmd:python3 bot.py"`)
    .option("--b <player>", "its opponent")
    .option("--players <list...>", "a round robin of these, such as easy,medium,hard")
    .option("--out <folder>", "folder for the games")
    .option("--resume <id>", "continue an interrupted arena (id or folder)")
    .option("--html <file>", "write the report as a page")
    .option("--sprt <elo,elo>", "stop as soon as the results speak for one of two differences, such as 0,50")
    .option("--check <bot>", "test a bot and report problems")
    .option("--json", "as JSON")
    .action((game, flags) => run(import("../commands/arena.ts"), (it) => it.arena(host, game, flags)));
  for (const count of Object.values(arenaCounts)) addFlag(arena, count);
}

export function addExam(program: Command, host: Host, run: Run): void {
  const exam = program
    .command("exam")
    .description("make and grade exams: positions with exact answers for bots, agents and models");
  const make = exam
    .command("make")
    .argument("[games...]", "the games' ids; all games without them")
    .description("write an exam, one JSON object per line")
    .option("--out <file>", "where to write it; to the screen without one")
    .action((games, flags) =>
      run(import("../commands/exam-make.ts"), (it) => it.makeExamFile(host, games, flags)),
    );
  for (const field of Object.values(examFields)) addFlag(make, field);
  const sit = exam
    .command("run")
    .argument("<exam>", "the file that exam make has written")
    .description("let a computer, a bot or a model answer it")
    .option(
      "--player <player>",
      `${levelNames.join(", ")}, "cmd:python3 bot.py" or "chat:http://localhost:11434/v1#model"`,
    )
    .option("--out <folder>", "where the answers are written; the same command again resumes")
    .option("--json", "as JSON")
    .action((file, flags) => run(import("../commands/exam-run.ts"), (it) => it.runExam(host, file, flags)));
  addFlag(sit, arenaCounts.time);
  addFlag(sit, arenaCounts.concurrency);
  exam
    .command("grade")
    .argument("<exam>", "the file that exam make has written")
    .argument(
      "<answers...>",
      'folders of exam run, or files with a line {"id":"0123456789abcdef","answer":"3-4"} for each row',
    )
    .description("print skill, illegal and unreadable answers, by game and depth")
    .option("--rows", "one JSON object per row and player instead")
    .option("--json", "as JSON")
    .action((file, answers, flags) =>
      run(import("../commands/exam-grade.ts"), (it) => it.gradeAnswers(host, file, answers, flags)),
    );
  exam
    .command("compare")
    .argument("<exam>", "the file that exam make has written")
    .argument("<first>", "the answers of a player, as exam grade takes them")
    .argument("<second>", "the answers of another player")
    .description("print the difference in skill between two players at the same rows")
    .option("--json", "as JSON")
    .action((file, first, second, flags) =>
      run(import("../commands/exam-compare.ts"), (it) =>
        it.compareAnswers(host, file, [first, second], flags),
      ),
    );
  exam
    .command("check")
    .argument("<exam>", "the file that exam make has written")
    .description("solve every row again, and say which are wrong")
    .option("--json", "as JSON")
    .action((file, flags) =>
      run(import("../commands/exam-check.ts"), (it) => it.checkExamFile(host, file, flags)),
    );
}

export function addAgents(program: Command, host: Host, faces: Faces, run: Run): void {
  const mcp = program
    .command("mcp")
    .description("serve agents over the Model Context Protocol, on standard input and output")
    .option("--no-analysis", "without analyze, hint and undo; not sealed")
    .option("--match <plan>", "let an agent play the games of this plan, and nothing else: a sealed match")
    .option("--exam <file>", "pose this exam, question by question, and nothing else")
    .option("--out <folder>", "with --match or --exam: where what happens is written down")
    .action((flags) => run(import("../commands/mcp.ts"), (it) => it.mcp(host, faces, flags)));
  mcp
    .command("check")
    .argument("<folder>", "the folder of a sealed match")
    .description("check that its log is unchanged and its games are legal, and print the agent's skill")
    .option("--head <hash>", "the last hash of the log, as it was noted when the match ended")
    .option("--json", "as JSON")
    .action((folder, flags) =>
      run(import("../commands/mcp-check.ts"), (it) => it.checkMatch(host, folder, flags)),
    );
}
