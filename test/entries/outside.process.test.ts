/** An author's sixth game in its own folder, which imports the package by name and nothing from the source. */

import { spawn, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { rolldown } from "rolldown";
import { afterAll, expect, test } from "vitest";
import { finished, printed } from "../support/cli.ts";
import { outsideFolder } from "../support/outside.ts";
import { run } from "../support/program.ts";

const folder = await outsideFolder(["six-games", "six-games-list", "bot"]);
const program = join(folder, "six-games.js");

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function six(words: readonly string[], input = ""): string {
  const env = { ...process.env, SWITCHYARD_DATA: "", XDG_DATA_HOME: join(folder, "share"), NO_COLOR: "1" };
  const result = spawnSync(process.execPath, [program, ...words], {
    cwd: folder,
    input,
    env,
    encoding: "utf8",
  });
  if (result.status !== 0) throw new Error(`exit ${result.status}: ${result.stderr}${result.stdout}`);
  return result.stdout;
}

test("a custom program plays its own game and keeps its data in a folder with its name", () => {
  const out = six(["play", "three-heaps", "--largest", "3", "--plain"], "C3\nB2\nA1\n");
  expect(out).toContain("Welcome to Three Heaps!");
  expect(out).toContain("Player 1 wins the game!");
  expect(readdirSync(join(folder, "share"))).toEqual(["six-games"]);
});

test("a custom program prints its own name and title", () => {
  expect(six(["--screen-reader"], "q\n")).toContain("Welcome to Six Games.");
  expect(six(["play", "--help"])).toMatch(/^Usage: six-games play/);
});

test("a custom program tells agents its name and the rules of its games", async () => {
  const client = new Client({ name: "switchyard-test", version: "1.0.0" });
  const args = [program, "mcp"];
  await client.connect(new StdioClientTransport({ command: process.execPath, args, stderr: "ignore" }));
  expect(client.getServerVersion()).toMatchObject({ name: "six-games", title: "Six Games" });
  const rules = await client.callTool({ name: "rules", arguments: { game: "three-heaps" } });
  expect(rules.content).toMatchObject([
    { text: expect.stringContaining('"game":"three-heaps","title":"Three Heaps"') },
  ]);
  await client.close();
});

test("a custom program serves the web page with its own title", async () => {
  const env = { ...process.env, SWITCHYARD_DATA: join(folder, "data") };
  const server = spawn(process.execPath, [program, "serve", "--port", "0"], { env });
  const said = await printed(server, "Ctrl-C");
  expect(said).toContain("Six Games is running at");
  const page = await fetch(/http:\S+/.exec(said)?.[0] ?? "");
  expect(await page.text()).toContain("<title>Six Games</title>");
  server.kill("SIGTERM");
  expect((await finished(server)).code).toBe(143);
});

/** Checks the examples, and code that must not compile, against the package's declarations. */
test("the published types accept the examples and refuse wrong definitions and calls", () => {
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

test("importing one game adds at most 30 kB to a bundle", async () => {
  const input = join(folder, "one-game.js");
  writeFileSync(input, 'export { towerSwitch } from "switchyard-games";');
  const modules = [join(folder, "node_modules"), resolve("node_modules")];
  const bundle = await rolldown({ input, platform: "browser", logLevel: "silent", resolve: { modules } });
  const { output } = await bundle.generate({ minify: true });
  const bytes = output.reduce((sum, file) => sum + (file.type === "chunk" ? file.code.length : 0), 0);
  expect(bytes).toBeGreaterThan(5_000);
  expect(bytes).toBeLessThanOrEqual(30_000);
});

async function playBot(bot: string, game: string) {
  const flags = "--games 2 --time 20000 --json".split(" ");
  const { out } = await run(["arena", game, `cmd:${bot}`, "easy", ...flags]);
  return JSON.parse(out).players[0];
}

test.each([
  ["in TypeScript", `node ${join(folder, "bot.js")}`],
  ["in Python", `python3 "${resolve("examples/bot.py")}"`],
])("the example bot %s plays without a forfeit", async (_language, bot) => {
  for (const game of ["tower-switch", "switch-conquer"])
    expect((await playBot(bot, game)).forfeits.count).toBe(0);
});

test.each(["switch-and-capture", "switch-battle", "switch-conquer", "tower-switch", "factor-frenzy"])(
  "the example bot that asks the engine makes no mistake in %s",
  async (game) => {
    const bot = `SWITCHYARD='node "${resolve("dist/bin/main.js")}"' python3 "${resolve("examples/truth_bot.py")}"`;
    const total = await playBot(bot, game);
    expect(total.forfeits.count).toBe(0);
    expect([1, null]).toContain(total.skill.value);
  },
);
