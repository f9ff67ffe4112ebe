/** A sixth game from outside: a folder of its own, the package by its name, and nothing of the source. */

import { spawn, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { rolldown } from "rolldown";
import { afterAll, describe, expect, test } from "vitest";
import { finished, printed } from "../support/cli.ts";
import { outsideFolder } from "../support/outside.ts";
import { TestTerminal } from "../terminal/screen/pty.ts";

const folder = await outsideFolder(["six-games", "six-games-list", "library", "bot"]);
const program = join(folder, "six-games.js");

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(args: readonly string[], input = ""): string {
  const env = { ...process.env, SWITCHYARD_DATA: join(folder, "data"), NO_COLOR: "1" };
  const result = spawnSync(process.execPath, args, { cwd: folder, input, env, encoding: "utf8" });
  if (result.status !== 0) throw new Error(`exit ${result.status}: ${result.stderr}${result.stdout}`);
  return result.stdout;
}

const six = (words: readonly string[], input = "") => run([program, ...words], input);

describe("three heaps", () => {
  test("is written in under 200 lines, with the package alone", () => {
    const files = ["three-heaps", "six-games-list", "six-games"];
    const source = files.map((name) => readFileSync(`examples/${name}.ts`, "utf8")).join("");
    expect(source.split("\n").length).toBeLessThan(200);
    const imports = [...source.matchAll(/from "([^"]+)"/g)].map((match) => match[1]);
    expect(new Set(imports)).toEqual(
      new Set(["switchyard-games", "switchyard-games/cli", "./three-heaps.ts", "./six-games-list.ts"]),
    );
  });

  test("is played in plain lines", () => {
    const out = six(["play", "three-heaps", "--largest", "3", "--plain"], "C3\nB2\nA1\n");
    expect(out).toContain("Welcome to Three Heaps!");
    expect(out).toContain("Player 1 wins the game!");
  });

  test("every text says how this program is called", () => {
    expect(six(["games"])).toContain("Play one with: six-games play GAME");
    expect(six(["--screen-reader"], "q\n")).toContain("Welcome to Six Games.");
    expect(six(["play", "--help"])).toMatch(/^Usage: six-games play/);
    expect(six(["check"])).toMatch(/^No problems found in .*three-heaps\.$/m);
    expect(JSON.parse(six(["engine"], '{"op":"hello"}\n'))).toMatchObject({ name: "six-games", protocol: 1 });
    const named = ["play", "three-heaps", "--names", "A Switchyard fan,switchyard", "--plain"];
    expect(six(named, "quit\n")).toContain("A Switchyard fan's turn");
  });

  test("agents learn its name, and can read the rules at the listed addresses", async () => {
    const client = new Client({ name: "switchyard-test", version: "1.0.0" });
    const args = [program, "mcp"];
    await client.connect(new StdioClientTransport({ command: process.execPath, args, stderr: "ignore" }));
    expect(client.getServerVersion()).toMatchObject({ name: "six-games", title: "Six Games" });
    const { resources } = await client.listResources();
    const page = resources.find(({ name }) => name === "rules of three-heaps");
    const { contents } = await client.readResource({ uri: page?.uri ?? "" });
    expect(contents[0]).toMatchObject({ uri: "switchyard://rules/three-heaps" });
    await client.close();
  });

  test("its saved games are its own, in a folder of its name", () => {
    const env = { ...process.env, SWITCHYARD_DATA: "", XDG_DATA_HOME: join(folder, "share"), NO_COLOR: "1" };
    const words = [program, "play", "three-heaps", "--plain"];
    spawnSync(process.execPath, words, { cwd: folder, input: "C3\n", env });
    expect(readdirSync(join(folder, "share"))).toEqual(["six-games"]);
  });

  test("a reader that goes away ends it without a word", () => {
    const piped = spawnSync("sh", ["-c", `${process.execPath} ${program} games | head -1`], { cwd: folder });
    expect([piped.status, piped.stderr.toString()]).toEqual([0, ""]);
  });

  test("is served, with the page", async () => {
    const env = { ...process.env, SWITCHYARD_DATA: join(folder, "data") };
    const server = spawn(process.execPath, [program, "serve", "--port", "0"], { env });
    const said = await printed(server, "Ctrl-C");
    expect(said).toContain("Six Games is at");
    const page = await fetch(/http:\S+/.exec(said)?.[0] ?? "");
    expect(await page.text()).toContain("<title>Six Games</title>");
    server.kill("SIGTERM");
    expect((await finished(server)).code).toBe(143);
  });

  test("is played on the rich screen", async () => {
    const terminal = new TestTerminal({
      command: `${process.execPath} ${program} play three-heaps --largest 3`,
      folder,
      env: { SWITCHYARD_DATA: join(folder, "data") },
    });
    await terminal.shows("Heap A");
    await terminal.steps(["C3\r", "takes 3 from heap C"], ["B2\r", "takes 2 from heap B"], ["A1\r", "wins"]);
    terminal.close();
  });

  test("has exact values", () => {
    expect(JSON.parse(six(["solve", "three-heaps", "--json"]))).toMatchObject({
      game: "three-heaps",
      draws: 0,
      start: { kind: "win" },
    });
    const lost = JSON.parse(six(["analyze", "three-heaps", "--from", "1-2-3", "--json"]));
    expect(lost.value.kind).toBe("loss");
  });

  test("has every computer player, and the engine", () => {
    const levels = ["random", "easy", "medium", "hard", "perfect"];
    const about = { op: "choose", game: "three-heaps", from: "3-4-5", seed: 1 };
    const lines = levels.map((level) => JSON.stringify({ id: level, ...about, level }));
    const answers = six(["engine"], `${lines.join("\n")}\n`)
      .trim()
      .split("\n");
    expect(answers.map((line) => JSON.parse(line))).toMatchObject(levels.map((id) => ({ id, ok: true })));
    expect(JSON.parse(answers[4] ?? "")).toMatchObject({ move: "A2" });
  });

  test("is played in the arena", () => {
    const args = [
      "arena",
      "three-heaps",
      "--players",
      "random,easy,medium,hard,perfect",
      "--games",
      "2",
      "--json",
    ];
    expect(JSON.parse(six([...args, "--seed", "1"]))).toMatchObject({ game: "three-heaps", played: 20 });
  });
});

/** The examples and what must not compile, against the declarations in the package. */
test("the types that others get refuse what they should", () => {
  const outside = join(folder, "typed");
  mkdirSync(join(outside, "node_modules", "@types"), { recursive: true });
  symlinkSync(resolve("."), join(outside, "node_modules", "switchyard-games"));
  symlinkSync(resolve("node_modules/@types/node"), join(outside, "node_modules", "@types", "node"));
  cpSync("examples", join(outside, "examples"), { recursive: true });
  cpSync("test/types", join(outside, "test", "types"), { recursive: true });
  const compilerOptions = {
    target: "es2023",
    module: "nodenext",
    types: ["node"],
    strict: true,
    allowImportingTsExtensions: true,
    noEmit: true,
  };
  writeFileSync(join(outside, "tsconfig.json"), JSON.stringify({ compilerOptions }));
  writeFileSync(join(outside, "package.json"), '{"type":"module"}');
  const { status, stdout } = spawnSync(resolve("node_modules/.bin/tsc"), [], {
    cwd: outside,
    encoding: "utf8",
  });
  expect(stdout).toBe("");
  expect(status).toBe(0);
});

test("every entry of the package can be the first to be imported", () => {
  const { exports } = JSON.parse(readFileSync("package.json", "utf8"));
  // package.json is data; test/repository/installed.process.test.ts reads it.
  for (const entry of Object.keys(exports).filter((each) => !each.endsWith(".json"))) {
    const name = join("switchyard-games", entry);
    writeFileSync(join(folder, "entry.mjs"), `console.log(Object.keys(await import("${name}")).length > 0);`);
    expect(run([join(folder, "entry.mjs")]), name).toBe("true\n");
  }
});

test("importing one game costs at most 30 kB, minified", async () => {
  const input = join(folder, "one-game.js");
  writeFileSync(input, 'export { towerSwitch } from "switchyard-games";');
  const modules = [join(folder, "node_modules"), resolve("node_modules")];
  const bundle = await rolldown({ input, platform: "browser", logLevel: "silent", resolve: { modules } });
  const { output } = await bundle.generate({ minify: true });
  const bytes = output.reduce((sum, file) => sum + (file.type === "chunk" ? file.code.length : 0), 0);
  expect(bytes).toBeGreaterThan(5_000);
  expect(bytes).toBeLessThanOrEqual(30_000);
});

test("the library's example runs", () => {
  const out = run([join(folder, "library.js")]);
  expect(out).toContain("Tower Switch");
  expect(out).toMatch(/move: '[12]', exact: true/);
});

describe("the example bots", () => {
  const main = resolve("dist/bin/main.js");
  const arena = (game: string, bot: string, ...rest: readonly string[]) =>
    JSON.parse(
      run([
        main,
        "arena",
        game,
        "--a",
        `cmd:${bot}`,
        "--b",
        "easy",
        "--games",
        "2",
        "--time",
        "20000",
        "--json",
        ...rest,
      ]),
    );

  test.each([
    ["ten lines of TypeScript", `node ${join(folder, "bot.js")}`],
    ["ten lines of Python", `python3 "${resolve("examples/bot.py")}"`],
  ])("%s", (_name, bot) => {
    for (const game of ["tower-switch", "switch-conquer"])
      expect(arena(game, bot).players[0].total.forfeits.count).toBe(0);
  });

  test.each(["switch-and-capture", "switch-battle", "switch-conquer", "tower-switch", "factor-frenzy"])(
    "the one that asks the engine gives nothing away in %s",
    (game) => {
      const bot = `SWITCHYARD='node "${main}"' python3 "${resolve("examples/truth_bot.py")}"`;
      const { total } = arena(game, bot, "--plies", "20").players[0];
      expect(total.forfeits.count).toBe(0);
      expect([1, null]).toContain(total.skill.value);
    },
  );

  test.each(["examples/bot.ts", "examples/bot.py"])("%s has about ten lines", (file) => {
    const lines = readFileSync(file, "utf8").trim().split("\n");
    expect(lines.length).toBeLessThanOrEqual(11);
  });
});
