/** Every command in README.md and docs/ is run as it stands there, and prints what stands below it. */

import { type SpawnSyncReturns, spawn, spawnSync } from "node:child_process";
import {
  chmodSync,
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
import { printed, start as startProgram } from "../support/cli.ts";

interface Example {
  readonly command: string;
  /** What it prints, where the document shows that. */
  readonly output: string | undefined;
}

/** Not run here, each with the reason. */
const notRun: readonly (readonly [pattern: RegExp, reason: string])[] = [
  [/^npm (ci|test|start|link|run)\b/, "installs, builds or tests this checkout"],
  [
    /^npx switchyard-games\b/,
    "needs the published package; test/repository/installed.process.test.ts packs and runs it",
  ],
  [/^(systemctl|cp deploy|echo SWITCHYARD_)/, "needs root and systemd"],
  [
    /^switchyard (backup \/backups|restore)/,
    "needs a service; test/server/backup.process.test.ts does the same",
  ],
  [
    /^(createuser|createdb|pg_dump|pg_restore|PGPASSWORD)\b/,
    "needs a PostgreSQL of one's own; test/server/nodes runs the same steps",
  ],
  [/docker compose/, "needs a container engine"],
];

const documents = [
  "README.md",
  ...readdirSync("docs")
    .filter((name) => name.endsWith(".md"))
    .map((name) => `docs/${name}`),
];

/** Commands stand in blocks marked sh, one per line; a block marked text right below one command is what it prints. */
function examplesOf(text: string): readonly Example[] {
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

const folder = mkdtempSync(join(tmpdir(), "switchyard-docs-"));
const data = join(folder, "data");
const bin = join(folder, "bin");
const env = {
  ...process.env,
  PATH: `${bin}:${process.env.PATH}`,
  SWITCHYARD_DATA: data,
  SWITCHYARD_PORT: "0",
  NO_COLOR: "1",
};
let server: ReturnType<typeof startProgram>;
/** What stands in a document, and what it is in this test. */
let names: readonly (readonly [RegExp, string])[] = [];

function sh(command: string, input = ""): SpawnSyncReturns<string> {
  const real = names.reduce((text, [pattern, name]) => text.replace(pattern, name), command);
  return spawnSync("sh", ["-c", real], { cwd: folder, env, input, encoding: "utf8" });
}

beforeAll(async () => {
  mkdirSync(bin);
  writeFileSync(
    join(bin, "switchyard"),
    `#!/bin/sh\nexec "${process.execPath}" "${resolve("dist/bin/main.js")}" "$@"\n`,
  );
  chmodSync(join(bin, "switchyard"), 0o755);
  for (const name of ["examples", "docs", "deploy"]) symlinkSync(resolve(name), join(folder, name));
  sh("switchyard play tower-switch --blocks 5 --plain", "1\n2\n1\n1\n");
  sh("switchyard play tower-switch --blocks 5 --plain", "1\n");
  const [, id = ""] = /^(\w{8}) /m.exec(sh("switchyard history").stdout) ?? [];
  sh(`switchyard history export ${id} game.json`);
  server = startProgram(["serve", "--port", "0"], data);
  const [address = ""] = /http:\S+/.exec(await printed(server, "Stop it")) ?? [];
  const base = address.replace(/\/$/, "");
  const [link = ""] = /http:\S+#\/online\/\w+/.exec(sh(`switchyard host ${base} tower-switch`).stdout) ?? [];
  names = [
    [/\bID\b/, id],
    [/'http:\/\/[^']*#\/online\/[^']*'/, `'${link}'`],
    [/http:\/\/[\d.]+:8080/, base],
  ];
});

afterAll(async () => {
  server.kill();
  rmSync(folder, { recursive: true, force: true });
});

/** Those who ask for moves stop when their input ends. */
const asks = /^switchyard( (play|puzzle|host|join)\b|$| --screen-reader)/;

async function runServer(command: string): Promise<void> {
  const child = spawn("sh", ["-c", `exec ${command}`], {
    cwd: folder,
    env: { ...env, SWITCHYARD_DATA: join(folder, "other") },
  });
  await printed(child, "Stop it with Ctrl-C.");
  child.kill();
  await new Promise((done) => child.on("close", done));
}

const isRun = ({ command }: Example) => !notRun.some(([pattern]) => pattern.test(command));
const runIn = documents.map((name) => ({
  name,
  examples: examplesOf(readFileSync(name, "utf8")).filter(isRun),
}));

describe.each(runIn.filter(({ examples }) => examples.length > 0))("$name", ({ examples }) => {
  test.each(examples)("$command", async ({ command, output }) => {
    if (/^switchyard serve\b/.test(command)) return runServer(command);
    const { status, stdout, stderr } = sh(command);
    expect(asks.test(command) ? [0, 1] : [0], `${stdout}${stderr}`).toContain(status);
    if (output !== undefined) expect(stdout.trimEnd()).toBe(output.trimEnd());
  });
});

test("what is not run stands in a document", () => {
  const all = documents.flatMap((name) => examplesOf(readFileSync(name, "utf8")));
  for (const [pattern, reason] of notRun)
    expect(
      all.some(({ command }) => pattern.test(command)),
      `${pattern}: ${reason}`,
    ).toBe(true);
});

test("every link to a file or a heading leads somewhere", () => {
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
