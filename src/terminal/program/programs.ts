import { levelNames } from "../../computer/level-names.ts";
import { addFlag, arenaCounts, examFields } from "../flags/flags.ts";
import { type CommandLine, thisProgram } from "./help.ts";

export function addAnalysis({ command, host, run }: CommandLine): void {
  command("analyze", 'tower-switch --moves "2 1"', "switch-battle --start 0001000")
    .description("show what every move is worth and why")
    .argument("[game]", "the game's id")
    .option("--moves <moves>", 'the moves so far, such as "7 2 5"')
    .option("--out <file>", "write a proof of the value that anyone can check")
    .option("--json", "print JSON")
    .action((game, flags) => run(import("../commands/analyze.ts"), (it) => it.analyze(host, game, flags)));
  command(
    "solve",
    "factor-frenzy --max 16",
    "switch-and-capture --switches 200",
    "switch-battle --out battle.json",
    "tower-switch --blocks 1000000000000000 --json",
  )
    .description("solve a game at any size, and write a proof that others can check")
    .argument("<game>", "the game's id")
    .option("--out <file>", "write every value, with a proof that anyone can check")
    .option("--json", "print JSON")
    .action((game, flags) => run(import("../commands/solve.ts"), (it) => it.solve(host, game, flags)));
}

export function addAuthor({ command, host, run, faces }: CommandLine): void {
  command("new", "stones", "stones.ts")
    .description("create your own game")
    .argument(
      "<name>",
      "the game's name, in lowercase letters, digits and dashes (end it in .ts for TypeScript, which needs Node 22.18)",
    )
    .action((name) => run(import("../commands/author.ts"), (it) => it.createGame(host, name)));
  command("dev", "stones.js", "games.js --port 3000")
    .description("show your game on a page that updates every time you save")
    .argument("<file>", "the module that exports your games")
    .option("--port <port>", "the port to listen on (default: 8080; 0 picks a free one)")
    .action((file, flags) => run(import("../commands/author.ts"), (it) => it.dev(host, faces, file, flags)));
  command("check", "my-game.ts")
    .description("test your game and report any problems")
    .argument("[file]", "a module that exports games (default: the built-in games)")
    .option("--json", "print JSON")
    .action((file, flags) =>
      run(import("../commands/author.ts"), (it) => it.check(host, faces, file, flags)),
    );
}

export function addServe({ command, host, run, faces }: CommandLine): void {
  command("serve", "", "--host 0.0.0.0 --port 3000", "--out public")
    .description("run a server for the page and online games on your network")
    .option(
      "--host <name>",
      "the address to listen on (default: 127.0.0.1; 0.0.0.0 lets other devices connect)",
    )
    .option("--port <n>", "the port to listen on (default: 8080; 0 picks a free one)")
    .option(...dataFlag)
    .option(
      "--out <folder>",
      "write the page to a folder for any web server instead of starting a server (no online games)",
    )
    .action((flags) => run(import("../commands/serve.ts"), (it) => it.serve(host, faces, flags)));
}

const dataFlag = [
  "--data <folder>",
  "where online games are stored (default: next to your saved games)",
] as const;

export function addAdmin({ command, host, run }: CommandLine): void {
  const admin = command(
    "admin",
    "list",
    "close k3v9x0aq1m5t7w2e --data /srv/online",
    "backup monday.sqlite",
    "restore monday.sqlite",
  ).description("manage the server's online games");
  const add = (name: string, description: string) =>
    admin
      .command(name)
      .description(description)
      .option(...dataFlag);
  const load = () => import("../commands/admin.ts");
  const game = ["<id>", "the game's id, from its link"] as const;
  add("list", "list the games, most recently active first")
    .option("--rows <n>", "how many games to list (default: 20)")
    .option("--json", "print the games as JSON, with their moves")
    .action((flags) => run(load(), (it) => it.list(host, flags)));
  add("close", "end a game as abandoned and tell its players")
    .argument(...game)
    .action((id, flags) => run(load(), (it) => it.close(host, id, flags)));
  add("delete", "delete a game, including its moves and the players' names")
    .argument(...game)
    .action((id, flags) => run(load(), (it) => it.deleteGame(host, id, flags)));
  add("backup", "back up the games to a file, even while the server is running")
    .argument("<file>", "the file to write")
    .action((file, flags) => run(load(), (it) => it.backup(host, file, flags)));
  add("restore", "replace the games with a backup (stop the server first)")
    .argument("<file>", 'a file made by "admin backup"')
    .action((file, flags) => run(load(), (it) => it.restore(host, file, flags)));
}

export function addArena({ command, host, run }: CommandLine): void {
  const load = () => import("../commands/arena.ts");
  const arena = command(
    "arena",
    "tower-switch easy hard --games 100 --seed 1",
    'tower-switch "cmd:python3 examples/bot.py" hard --out bots',
  )
    .description("pit bots, models and computer players against each other")
    .argument("[game]", "the game's id")
    .argument("[players...]", `each plays all the others: ${playerForms}`)
    .option("--out <folder>", "where to write the games (repeat the command to resume)")
    .option("--json", "print JSON")
    .action((game, players, flags) => run(load(), (it) => it.arena(host, game, players, flags)));
  for (const count of Object.values(arenaCounts)) addFlag(arena, count);
}

const playerForms = `${levelNames.join(", ")}, "cmd:python3 bot.py" or "chat:http://localhost:11434/v1#model"`;

export function addExam({ command, host, run }: CommandLine): void {
  const exam = command(
    "exam",
    "make --rows 500 --seed 7 --out exam-7.jsonl",
    "run exam-7.jsonl hard --out levels",
    "run exam-7.jsonl chat:http://localhost:11434/v1#model --out model",
    "grade exam-7.jsonl levels answers.jsonl",
    "grade exam-7.jsonl levels answers.jsonl --json > results.json",
    "compare results.json",
  ).description("make exams with exact answers, and grade bots, models and agents");
  const add = (name: string, description: string) =>
    exam.command(name).argument("<exam>", 'an exam file from "exam make"').description(description);
  const sitting = () => import("../commands/exam/run.ts");
  const grading = () => import("../commands/exam/grade.ts");
  const make = exam
    .command("make")
    .argument("[games...]", "the games' ids (default: all)")
    .description("write an exam, one JSON object per line")
    .option("--out <file>", "where to write the exam (default: the screen)")
    .option("--disguise", "disguise the positions with a made-up story and shuffled names")
    .option("--no-legal", "leave the list of legal moves out of the prompts")
    .action((games, flags) => run(sitting(), (it) => it.makeExamFile(host, games, flags)));
  for (const field of Object.values(examFields)) addFlag(make, field);
  const sit = add("run", "have a computer player, bot or model take an exam")
    .argument("<player>", playerForms)
    .option("--out <folder>", "where to write the answers (repeat the command to resume)")
    .option("--json", "print JSON")
    .action((file, player, flags) => run(sitting(), (it) => it.runExam(host, file, player, flags)));
  addFlag(sit, arenaCounts.time);
  addFlag(sit, arenaCounts.concurrency);
  add("grade", "show skill by game and depth, plus illegal and unreadable answers")
    .argument(
      "<answers...>",
      'folders from "exam run", or files with one line such as {"id":"0123456789abcdef","answer":"3-4"} per question',
    )
    .option("--seed <n>", "check that this seed makes exactly this exam")
    .option("--json", 'print the grades as a results file, which "exam compare" reads')
    .action((file, answers, flags) => run(grading(), (it) => it.gradeAnswers(host, file, answers, flags)));
  exam
    .command("compare")
    .argument("<results...>", 'files from "exam grade --json"')
    .description("compare players' skill on the same positions")
    .option("--json", "print JSON")
    .action((files, flags) => run(grading(), (it) => it.compareResults(host, files, flags)));
}

export function addPrograms({ command, host, run, faces }: CommandLine): void {
  command("engine", `echo '{"id":1,"op":"hello"}' | ${thisProgram} engine`)
    .description("answer JSON lines on standard input, for programs in any language")
    .action(() => run(import("../commands/engine.ts"), (it) => it.engine(host)));
  command("mcp", "", "exam-7.jsonl --out agent")
    .description("let an agent play or take an exam, over the Model Context Protocol")
    .argument("[exam]", "give an agent only this exam, one question at a time")
    .option("--out <folder>", "where to write the answers to the exam")
    .action((exam, flags) => run(import("../commands/mcp.ts"), (it) => it.mcp(host, faces, exam, flags)));
}
