/** The package as a stranger gets it: packed, and installed into an empty folder. */

import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { version } from "../../src/core/program.ts";

const folder = mkdtempSync(join(tmpdir(), "switchyard-installed-"));
const modules = join(folder, "node_modules");

beforeAll(() => {
  const packed = execFileSync(process.execPath, ["scripts/pack.mjs", folder], { encoding: "utf8" }).trim();
  writeFileSync(join(folder, "package.json"), '{ "private": true, "type": "module" }');
  const install = ["install", "--silent", "--no-audit", "--no-fund", "--prefer-offline", packed];
  execFileSync("npm", install, { cwd: folder, stdio: "ignore" });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const quiet = { ...process.env, SWITCHYARD_DATA: join(folder, "data"), NO_COLOR: "1" };

function run(command: string, words: readonly string[], input = "") {
  return spawnSync(command, words, { cwd: folder, env: quiet, input, encoding: "utf8" });
}

const program = (words: readonly string[], input = "") =>
  run("npx", ["--no-install", "switchyard-games", ...words], input);

test("at most 10 packages and 12 MB on the disk are installed", () => {
  const names = readdirSync(modules).filter((name) => !name.startsWith("."));
  expect(names.length).toBeLessThanOrEqual(10);
  const kilobytes = Number.parseInt(execFileSync("du", ["-sk", modules], { encoding: "utf8" }), 10);
  expect(kilobytes).toBeLessThanOrEqual(12 * 1024);
});

test("a game is played by the name of the package", () => {
  const { stdout, status } = program(["play", "tower-switch", "--blocks", "1", "--plain"], "1\n");
  expect(stdout).toContain("Player 1 wins");
  expect(status).toBe(0);
});

test("the library is imported by its name", () => {
  const code =
    'import { analyze } from "switchyard-games"; console.log(analyze("tower-switch", { options: { blocks: 4 } }).value);';
  writeFileSync(join(folder, "library.js"), code);
  expect(run(process.execPath, ["library.js"]).stdout).toContain("win");
});

test("what serving needs besides is asked for in a sentence, and found once it is installed", async () => {
  const database = program(["serve", "--database", "postgres://localhost/none"]);
  expect(database.stderr).toContain("npm install pg");
  expect(database.status).toBe(2);
  if (!isBuiltin("node:sqlite")) {
    const { stderr, status } = program(["serve", "--port", "0"]);
    expect(stderr).toContain("npm install @photostructure/sqlite");
    expect(status).toBe(2);
    symlinkSync(resolve("node_modules/@photostructure"), join(modules, "@photostructure"));
  }
  const main = join(modules, "switchyard-games", "dist", "bin", "main.js");
  const server = spawn(process.execPath, [main, "serve", "--port", "0", "--data", join(folder, "online")]);
  const [said] = await once(server.stdout, "data");
  expect(String(said)).toContain("Switchyard is at http://");
  server.kill();
  await once(server, "exit");
});

test("a new game is checked, tested, played and served with its page", async () => {
  const copy = join(folder, "full-lines");
  expect(program(["new", "full-lines"]).stdout).toContain(
    "Next: cd full-lines && npm install && npm run dev",
  );
  const { dependencies } = JSON.parse(readFileSync(join(copy, "package.json"), "utf8"));
  expect(dependencies["switchyard-games"]).toBe(`^${version}`);
  const inCopy = (words: readonly string[], input = "") =>
    spawnSync("npm", ["run", "--silent", ...words], { cwd: copy, input, encoding: "utf8", env: quiet });
  expect(inCopy(["check"]).stdout).toBe("No problems found in full-lines.\n");
  const tested = inCopy(["test"]);
  expect(tested.stdout).toMatch(/^# pass 3$/m);
  expect(tested.status).toBe(0);
  const moves = ["a1", "a2", "b1", "b2"];
  const played = inCopy(["play", "--", "full-lines", "--size", "2", "--plain"], `${moves.join("\n")}\n`);
  expect(played.stdout).toContain("Player 2 wins the game!");
  const words = ["my-games.js", "serve", "--port", "0", "--data", join(folder, "own")];
  const server = spawn(process.execPath, words, { cwd: copy });
  const [said] = await once(server.stdout, "data");
  const address = /My Games is at (\S+)/.exec(String(said))?.[1] ?? "";
  const page = await (await fetch(address)).text();
  const games = /name="games" content="\.\/([^"]+)"/.exec(page)?.[1] ?? "";
  expect(await (await fetch(`${address}${games}`)).text()).toContain('from "./1-full-lines.js"');
  expect(page).toContain("<title>My Games</title>");
  server.kill();
  await once(server, "exit");
});

test("bundled packages come with their licences", () => {
  const notices = (part: string) =>
    readFileSync(join(modules, "switchyard-games", "dist", part, "THIRD-PARTY-LICENSES.txt"), "utf8");
  for (const name of ["commander", "ws", "zod", "@modelcontextprotocol/server"])
    expect(notices("bin")).toMatch(new RegExp(`^${name} \\d.*\\n\\n[^]{200}`, "m"));
  expect(notices("web")).toMatch(/^preact \d/m);
});

test("what only a checkout needs is left out, and the README's pictures have whole addresses", () => {
  const installed = join(modules, "switchyard-games");
  const manifest = JSON.parse(readFileSync(join(installed, "package.json"), "utf8"));
  expect(Object.keys(manifest)).not.toContain("scripts");
  expect(Object.keys(manifest)).not.toContain("devDependencies");
  const code =
    'import manifest from "switchyard-games/package.json" with { type: "json" }; console.log(manifest.version);';
  writeFileSync(join(folder, "manifest.js"), code);
  expect(run(process.execPath, ["manifest.js"]).stdout).toBe(`${version}\n`);
  const readme = readFileSync(join(installed, "README.md"), "utf8");
  const pictures = [...readme.matchAll(/!\[[^\]]*\]\(([^)]+)\)/g)].map(([, address = ""]) => address);
  expect(pictures.length).toBeGreaterThan(7);
  for (const picture of pictures)
    expect(picture).toMatch(
      new RegExp(`^https://.*/raw/v${version.replaceAll(".", "\\.")}/docs/images/[\\w-]+\\.(svg|jpg)$`),
    );
});

test("the library's code can be read: names and lines as they were written", () => {
  const text = readFileSync(join(modules, "switchyard-games/dist/lib/chunks/core.js"), "utf8");
  expect(text).toMatch(/^function otherSeat\(seat\) \{\n/m);
});
