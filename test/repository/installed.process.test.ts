/** Tests the package as users get it: packed by the dry run of a release, and installed into an empty folder. */

import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { isBuiltin } from "node:module";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { version } from "../../src/core/program.ts";

const manifest: {
  readonly name: string;
  readonly exports: Readonly<Record<string, unknown>>;
  readonly devDependencies: { readonly pg: string };
} = JSON.parse(readFileSync("package.json", "utf8"));

const folder = mkdtempSync(join(tmpdir(), "switchyard-installed-"));
const modules = join(folder, "node_modules");
const checkout = join(folder, "checkout");
let released: ReturnType<typeof releaseDry>;

const ownAddresses = {
  homepage: "https://games.test/",
  repository: { type: "git", url: "git+https://code.test/games.git" },
  bugs: { url: "https://code.test/games/issues" },
};

/** A release of the files in the checkout, with these addresses. */
function releaseDry(tag: string, addresses: Readonly<Record<string, unknown>>) {
  writeFileSync(join(checkout, "package.json"), JSON.stringify({ ...manifest, ...addresses }));
  const words = [resolve("scripts/release.mjs"), tag];
  return spawnSync(process.execPath, words, { cwd: checkout, encoding: "utf8" });
}

beforeAll(() => {
  const published = [
    "deploy",
    "dist",
    "docs",
    "examples",
    "template",
    "LICENSE",
    "README.md",
    "CHANGELOG.md",
  ];
  for (const name of [...published, "src/core/program.ts"])
    cpSync(name, join(checkout, name), { recursive: true });
  released = releaseDry(`v${version}`, ownAddresses);
  writeFileSync(join(folder, "package.json"), '{ "private": true, "type": "module" }');
  const packed = join(checkout, `${manifest.name}-${version}.tgz`);
  const install = ["install", "--silent", "--no-audit", "--no-fund", "--prefer-offline", packed];
  execFileSync("npm", install, { cwd: folder, stdio: "ignore" });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const quiet = { ...process.env, SWITCHYARD_DATA: join(folder, "data"), NO_COLOR: "1" };

function run(command: string, words: readonly string[], input = "") {
  return spawnSync(command, words, { cwd: folder, env: quiet, input, encoding: "utf8" });
}

const program = (words: readonly string[]) => run(join(modules, ".bin/switchyard"), words);

/** Runs a module in the project that installed the package, and returns what it prints. */
function printedBy(code: string): string {
  const { status, stdout, stderr } = run(process.execPath, ["--input-type=module", "-e", code]);
  if (status !== 0) throw new Error(stderr);
  return stdout.trim();
}

test("a dry run of a release accepts the version, changelog, tag and addresses", () => {
  expect(released.status, released.stderr).toBe(0);
  expect(released.stdout).toMatch(
    /^switchyard-games@\d+\.\d+\.\d+: \d{3} files, \d+ bytes packed, \d+ unpacked\n$/,
  );
});

test.each([
  ["with the wrong tag", "v9.9.9", {}, [`the tag is v9.9.9, not v${version}`]],
  [
    "with placeholder addresses",
    `v${version}`,
    { homepage: "https://example.org/", bugs: "https://git.example.org/issues" },
    [
      "homepage in package.json is still the example https://example.org/",
      "bugs in package.json is still the example https://git.example.org/issues",
    ],
  ],
  ["without a repository", `v${version}`, { repository: undefined }, ["package.json has no repository"]],
])("a release %s stops with the reason", (_name, tag, addresses, reasons) => {
  const { status, stderr } = releaseDry(tag, { ...ownAddresses, ...addresses });
  expect([status, stderr]).toEqual([1, reasons.map((reason) => `release: ${reason}\n`).join("")]);
});

test("npm pack stops if the program isn't built", () => {
  const empty = join(folder, "unbuilt");
  mkdirSync(empty);
  writeFileSync(join(empty, "package.json"), JSON.stringify(manifest));
  const pack = [resolve("scripts/pack.mjs")];
  const { status, stderr } = spawnSync(process.execPath, pack, { cwd: empty, encoding: "utf8" });
  expect({ status, stderr }).toEqual({ status: 1, stderr: "Build first: npm run build\n" });
});

test("the container installs the version of the database driver that is tested", () => {
  const file = readFileSync("deploy/Dockerfile", "utf8");
  expect(file).toContain(` pg@${manifest.devDependencies.pg} `);
  expect(file).toContain(`"node_modules/${manifest.name}/dist/bin/main.js"`);
});

test("the lock file holds no download addresses", () => {
  expect(readFileSync("package-lock.json", "utf8")).not.toMatch(/"resolved": "http/);
});

test("an installation has at most 10 packages and 12 MB", () => {
  const names = readdirSync(modules).filter((name) => !name.startsWith("."));
  expect(names.length).toBeLessThanOrEqual(10);
  const kilobytes = Number.parseInt(execFileSync("du", ["-sk", modules], { encoding: "utf8" }), 10);
  expect(kilobytes).toBeLessThanOrEqual(12 * 1024);
});

test("npx runs the program by the name of the package", () => {
  const words = ["--no-install", "switchyard-games", "play", "tower-switch", "--blocks", "1", "--plain"];
  const { stdout, status } = run("npx", words, "1\n");
  expect(stdout).toContain("Player 1 wins");
  expect(status).toBe(0);
});

test("every entry point of the package can be imported first", () => {
  for (const entry of Object.keys(manifest.exports).filter((name) => !name.endsWith(".json"))) {
    const name = entry.replace(/^\./, "switchyard-games");
    expect(printedBy(`console.log(Object.keys(await import("${name}")).length > 0)`), name).toBe("true");
  }
});

test("serve names a missing package and finds it once it's installed", async () => {
  const database = run("env", [
    "SWITCHYARD_DATABASE=postgres://localhost/none",
    "npx",
    "switchyard",
    "serve",
  ]);
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
  expect(String(said)).toContain("Switchyard is running at http://");
  server.kill();
  await once(server, "exit");
});

test("an installed program creates a new game that can be tested and served", async () => {
  const copy = join(folder, "full-lines");
  program(["new", "full-lines"]);
  const { dependencies } = JSON.parse(readFileSync(join(copy, "package.json"), "utf8"));
  expect(dependencies["switchyard-games"]).toBe(`^${version}`);
  const tested = spawnSync("npm", ["test", "--silent"], { cwd: copy, encoding: "utf8", env: quiet });
  expect(tested.stdout).toMatch(/^# pass 3$/m);
  expect(tested.status).toBe(0);
  const words = ["my-games.js", "serve", "--port", "0", "--data", join(folder, "own")];
  const server = spawn(process.execPath, words, { cwd: copy });
  const [said] = await once(server.stdout, "data");
  const address = /My Games is running at (\S+)/.exec(String(said))?.[1] ?? "";
  const page = await (await fetch(address)).text();
  const games = /name="games" content="\.\/([^"]+)"/.exec(page)?.[1] ?? "";
  expect(await (await fetch(`${address}${games}`)).text()).toContain('from "./1-full-lines.js"');
  expect(page).toContain("<title>My Games</title>");
  server.kill();
  await once(server, "exit");
});

test("bundled packages come with their licenses", () => {
  const notices = (part: string) =>
    readFileSync(join(modules, "switchyard-games", "dist", part, "THIRD-PARTY-LICENSES.txt"), "utf8");
  for (const name of ["commander", "ws", "zod", "@modelcontextprotocol/server"])
    expect(notices("bin")).toMatch(new RegExp(`^${name} \\d.*\\n\\n[^]{200}`, "m"));
  expect(notices("page")).toMatch(/^preact \d/m);
});

test("the published manifest has no scripts, and the README's pictures have absolute addresses", () => {
  const installed = join(modules, "switchyard-games");
  const published = JSON.parse(readFileSync(join(installed, "package.json"), "utf8"));
  expect(Object.keys(published)).not.toContain("scripts");
  expect(Object.keys(published)).not.toContain("devDependencies");
  const importing = 'import manifest from "switchyard-games/package.json" with { type: "json" };';
  expect(printedBy(`${importing} console.log(manifest.version);`)).toBe(version);
  const readme = readFileSync(join(installed, "README.md"), "utf8");
  const pictures = [...readme.matchAll(/!\[[^\]]*\]\(([^)]+)\)/g)].map(([, address = ""]) => address);
  expect(pictures.length).toBeGreaterThan(7);
  for (const picture of pictures)
    expect(picture).toMatch(
      new RegExp(`^https://.*/raw/v${version.replaceAll(".", "\\.")}/docs/images/[\\w-]+\\.(svg|jpg)$`),
    );
});

test("the published library's code isn't minified", () => {
  const text = readFileSync(join(modules, "switchyard-games/dist/lib/chunks/core.js"), "utf8");
  expect(text).toMatch(/^function otherSeat\(seat\) \{\n/m);
});
