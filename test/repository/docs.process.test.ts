/** Every command in README.md, docs/ and the help runs as written, and prints what the document shows below it. */

import { spawn, spawnSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { games } from "../../src/games/index.ts";
import { serveAgent } from "../../src/measure/agents/mcp-server.ts";
import type { Faces } from "../../src/terminal/program/help.ts";
import { runProgram } from "../../src/terminal/program.ts";
import { fullLinesGame } from "../../template/full-lines.ts";
import { type Finished, printed, start as startProgram } from "../support/cli.ts";
import { everyHelp } from "../support/help.ts";
import { noFaces, run, runOn } from "../support/program.ts";
import { TestTerminal } from "../terminal/screen/pty.ts";

interface Example {
  readonly command: string;
  /** What the command prints, if the document shows it. */
  readonly output: string | undefined;
}

/** Commands that don't run here, each with the reason. */
const notRun: readonly (readonly [pattern: RegExp, reason: string])[] = [
  [
    /^(git clone|npm (ci|test|start|link|run|pack|install --global)\b)/,
    "copies, installs, builds, packs or tests this project",
  ],
  [
    /^(systemctl|cp deploy|echo SWITCHYARD_|command -v switchyard|apt-get|curl --fail|ls \/var)/,
    "needs root, systemd or a server at its port; test/repository/service.test.ts reads what is copied",
  ],
  [
    /^switchyard admin (backup \/backups|restore)/,
    "needs a service; test/server/backup.process.test.ts does the same",
  ],
  [
    /^switchyard admin (close|delete)/,
    "needs a game on a server; test/server/operator.process.test.ts does the same",
  ],
  [
    /^switchyard check \S+\.ts$/,
    "needs a Node that reads TypeScript; test/entries/outside.process.test.ts does the same",
  ],
  [
    /^(createuser|createdb|pg_dump|pg_restore|PGPASSWORD)\b/,
    "needs a PostgreSQL of one's own; test/server/nodes runs the same steps",
  ],
  [/docker compose/, "needs a container engine"],
  [
    /^(switchyard (new stones\.ts|dev stones\.js)|cd race)/,
    "needs another folder, a game or the package; test/terminal/new-game.process.test.ts does the same",
  ],
  [
    /^SWITCHYARD_CHAT_KEY=|"?chat:/,
    "needs a model; test/measure/exam/chat.process.test.ts has one of its own",
  ],
];

const documents = [
  "README.md",
  "examples/certificates.md",
  ...readdirSync("docs")
    .filter((name) => name.endsWith(".md"))
    .map((name) => `docs/${name}`),
];

/**
 * Commands are in blocks marked sh, one per line. A block marked text right below one command is what it prints. Other
 * commands are in a sentence or after a prompt. The name of a command alone, or a form with placeholders, isn't one of
 * them.
 */
function examplesOf(text: string): readonly Example[] {
  const inText = [...text.matchAll(/(?:`|^\$ )(switchyard [^`\n]+)/gm)].map(([, command = ""]) => command);
  const commands = inText.filter((command) => !/\||…|COMMAND|FOLDER|^switchyard \w+$/.test(command));
  return [...inBlocks(text), ...commands.map((command) => ({ command, output: undefined }))];
}

function inBlocks(text: string): readonly Example[] {
  const blocks = [...text.matchAll(/^```sh\n([\s\S]*?)^```\n(?:\n```text\n([\s\S]*?)^```)?/gm)];
  return blocks.flatMap(([, commands = "", output]) => {
    const lines = commands
      .replaceAll(/\\\n\s*/g, "")
      .split("\n")
      .filter((line) => line.trim() !== "");
    return lines.map((line) => ({
      command: line.replace(/\s+#\s.*$/, ""),
      output: lines.length === 1 ? output : undefined,
    }));
  });
}

const home = process.cwd();
const folder = mkdtempSync(join(tmpdir(), "switchyard-docs-"));
const data = join(folder, "data");
const bin = join(folder, "bin");
const env = {
  ...process.env,
  PATH: `${bin}:${process.env.PATH}`,
  SWITCHYARD_DATA: data,
  NO_COLOR: "1",
};
let server: ReturnType<typeof startProgram>;
/** Replaces words in a document with words that work in this test. */
let names: readonly (readonly [RegExp, string])[] = [];

function withNames(command: string): string {
  return names.reduce((text, [pattern, name]) => text.replace(pattern, name), command);
}

function sh(command: string): Finished {
  const settings = { cwd: folder, env, input: "", encoding: "utf8" } as const;
  const { status, stdout, stderr } = spawnSync("sh", ["-c", withNames(command)], settings);
  return { code: status, out: stdout, err: stderr };
}

/**
 * A command that needs neither a shell nor its own server runs inside the test, because starting a process takes longer
 * than most commands.
 */
const runsInside = /^(switchyard|node my-games\.js) (?!(serve|dev|admin backup)\b(?!.*--help))[^|>]*$/;

const faces: Faces = { ...noFaces, mcp: async (host, exam) => serveAgent({ ...host, exam }) };
const ownProgram = { name: "my-games", title: "My Games" };

async function runExample(command: string): Promise<Finished> {
  if (!runsInside.test(command)) return sh(command);
  const isOwn = command.startsWith("node");
  const [, ...words] = Array.from(
    withNames(command).matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g),
    ([, double, single, word]) => double ?? single ?? word ?? "",
  );
  return runOn(
    (host) =>
      runProgram({ ...host, ...(isOwn ? { program: ownProgram } : {}) }, faces, words.slice(isOwn ? 1 : 0)),
    { data },
    isOwn ? [fullLinesGame] : games,
  );
}

beforeAll(async () => {
  mkdirSync(bin);
  writeFileSync(
    join(bin, "switchyard"),
    `#!/bin/sh\nexec "${process.execPath}" "${resolve("dist/bin/main.js")}" "$@"\n`,
  );
  chmodSync(join(bin, "switchyard"), 0o755);
  for (const name of ["examples", "docs", "deploy"]) symlinkSync(resolve(name), join(folder, name));
  cpSync("template", folder, { recursive: true });
  mkdirSync(join(folder, "node_modules"));
  symlinkSync(resolve("."), join(folder, "node_modules", "switchyard-games"));
  process.chdir(folder);
  const setUp = (words: string, input = "") => run(words.split(" "), input, data);
  await setUp("play tower-switch --blocks 5 --plain", "1\n2\n1\n1\n");
  await setUp("play tower-switch --blocks 5 --plain", "1\n");
  const [, id = ""] = /^(\w{8}) /m.exec((await setUp("history")).out) ?? [];
  writeFileSync(join(folder, "game.json"), (await setUp(`history --export ${id}`)).out);
  // Every exam with that seed begins with the same row.
  await setUp("exam make --rows 1 --seed 7 --out first.jsonl");
  const { id: row } = JSON.parse(readFileSync(join(folder, "first.jsonl"), "utf8"));
  writeFileSync(join(folder, "answers.jsonl"), `${JSON.stringify({ id: row, answer: "Answer: 1" })}\n`);
  server = startProgram(["serve", "--port", "0"], data);
  const [address = ""] = /http:\S+/.exec(await printed(server, "Press Ctrl-C to stop")) ?? [];
  const base = address.replace(/\/$/, "");
  const hosted = await setUp(`play tower-switch --online ${base}`);
  const [link = ""] = /http:\S+#\/online\/\w+/.exec(hosted.out) ?? [];
  names = [
    [/\b(ID|k3v9a1bc)\b/, id],
    [/\bGAME\b/, "tower-switch"],
    [/\bFILE\b/, "game.json"],
    [/\bLINK\b/, `'${link}'`],
    [/'https?:\/\/[^']*#\/online\/[^']*'/, `'${link}'`],
    [/(--online) https?:\/\/[\w.:]+/, `$1 ${base}`],
    [/--port \d+/, "--port 0"],
    [/ serve(?!.*--(port|out|help))/, " serve --port 0"],
    [/--rows \d+/, "--rows 20"],
    [/--games \d+/, "--games 2"],
  ];
});

afterAll(() => {
  server.kill();
  rmSync(folder, { recursive: true, force: true });
});

/** Commands that ask for moves stop when their input ends. */
const asks = /^switchyard( (play|learn|puzzle)\b|$| --screen-reader)/;

async function runServer(command: string): Promise<void> {
  const child = spawn("sh", ["-c", `exec ${withNames(command)}`], {
    cwd: folder,
    env: { ...env, SWITCHYARD_DATA: join(folder, "other") },
  });
  await printed(child, "Press Ctrl-C to stop.");
  child.kill();
  await new Promise((done) => child.on("close", done));
}

const sources = [
  ...documents.map((name) => ({ name, examples: examplesOf(readFileSync(name, "utf8")) })),
  ...(await everyHelp()).map(({ command, examples }) => ({
    name: `the help of ${command}`,
    examples: examples.map((example) => ({ command: example, output: undefined })),
  })),
];
const all = sources.flatMap(({ examples }) => examples);
const isRun = ({ command }: Example) => !notRun.some(([pattern]) => pattern.test(command));
const met = new Set<string>();

/** An example in several documents runs once. */
function isNew({ command, output }: Example): boolean {
  const known = met.has(command);
  met.add(command);
  return !known || output !== undefined;
}

const documented = sources
  .map(({ name, examples }) => ({ name, examples: examples.filter(isRun).filter(isNew) }))
  .filter(({ examples }) => examples.length > 0)
  .map(
    ({ name, examples }) =>
      [name, examples.map(({ command, output }) => [command, output] as const)] as const,
  );

describe.each(documented)("in %s,", (_name, examples) => {
  test.each(examples)("the command `%s` runs as documented", async (command, output) => {
    if (/^switchyard (serve|dev)\b(?!.*--(help|out))/.test(command)) return runServer(command);
    const { code, out, err } = await runExample(command);
    expect(asks.test(command) ? [0, 1] : [0], `${out}${err}`).toContain(code);
    if (output !== undefined) expect(out.trimEnd()).toBe(output.trimEnd());
  });
});

test("docs/make-a-game.md shows the screen of its example game", async () => {
  const text = readFileSync(join(home, "docs/make-a-game.md"), "utf8");
  const [, frame = ""] =
    /^In a terminal the game gets a full screen[\s\S]*?```text\n([\s\S]*?)\n```/m.exec(text) ?? [];
  const command = `"${process.execPath}" "${join(folder, "my-games.js")}" play full-lines --name Ann,Ben`;
  const terminal = new TestTerminal({ command, folder, env: { SWITCHYARD_DATA: data } });
  await terminal.shows("Ann to move");
  await terminal.steps(["b2\r", "Ben to move"], ["b1\r", "Ann to move"]);
  const lines = frame.split("\n").map((line) => line.replaceAll(/[^\w\s]/g, "\\$&"));
  expect(await terminal.shows(new RegExp(lines.join(" *\n")))).toContain("My Games");
  terminal.close();
});

test("every kind of command that this test file skips appears in a document", () => {
  for (const [pattern, reason] of notRun)
    expect(
      all.some(({ command }) => pattern.test(command)),
      `${pattern}: ${reason}`,
    ).toBe(true);
});

test("the README links a document for every kind of reader, and no address that leads nowhere", () => {
  const text = readFileSync(join(home, "README.md"), "utf8");
  expect(text).not.toMatch(/example\.(org|com)|Play now/);
  const [, table = ""] = /^\| you want to \|.*\n\|.*\n((?:\|.*\n)+)/m.exec(text) ?? [];
  expect(table.trim().split("\n")).toHaveLength(9);
});

test("every link in the documents leads to a file or heading that exists", () => {
  process.chdir(home);
  const pages = [...documents, "CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md"];
  let links = 0;
  for (const page of pages)
    for (const [, target = ""] of readFileSync(page, "utf8").matchAll(/\]\((?!https?:)([^)\s]+)\)/g)) {
      const [path = "", heading] = target.split("#");
      const file = path === "" ? page : join(page, "..", path);
      expect(existsSync(file), `${page}: ${target}`).toBe(true);
      if (heading !== undefined) expect(headingsOf(file), `${page}: ${target}`).toContain(heading);
      links++;
    }
  expect(links).toBeGreaterThan(30);
});

function headingsOf(file: string): readonly string[] {
  const titles = [...readFileSync(file, "utf8").matchAll(/^#+ (.*)$/gm)].map(([, title = ""]) => title);
  return titles.map((title) =>
    title
      .toLowerCase()
      .replaceAll(/[^\w -]/g, "")
      .replaceAll(" ", "-"),
  );
}
