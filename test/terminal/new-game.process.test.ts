/** Uses `new` and `dev` as an author would, with real processes in an empty folder. */

import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeEach, expect, test } from "vitest";
import { newDataFolder, printed } from "../support/cli.ts";

const entry = resolve("dist/bin/main.js");
const folders: string[] = [];
let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "switchyard-new-"));
  folders.push(folder);
  mkdirSync(join(folder, "node_modules"));
  symlinkSync(resolve("."), join(folder, "node_modules", "switchyard-games"));
});

afterAll(() => {
  for (const each of folders) rmSync(each, { recursive: true, force: true });
});

function switchyard(words: readonly string[]) {
  const env = { ...process.env, SWITCHYARD_DATA: newDataFolder(), NO_COLOR: "1" };
  return spawn(process.execPath, [entry, ...words], { cwd: folder, env });
}

/** Downloads the list of games with everything it imports, as a browser would. Returns their ids. */
async function gamesOn(address: string): Promise<readonly string[]> {
  const into = join(folder, "browser");
  const paths = new Set(["games/games.js"]);
  for (const path of paths) {
    const text = await (await fetch(address + path)).text();
    mkdirSync(dirname(join(into, path)), { recursive: true });
    writeFileSync(join(into, path), text);
    for (const [, found = ""] of text.matchAll(/(?:from|import)\s*\(?"(\.{1,2}\/[^"]+)"/g))
      paths.add(join(dirname(path), found));
  }
  writeFileSync(join(into, "package.json"), '{"type":"module"}');
  const { games }: { games: readonly { readonly id: string }[] } = await import(
    pathToFileURL(join(into, "games/games.js")).href
  );
  return games.map(({ id }) => id);
}

async function ran(words: readonly string[]) {
  const child = switchyard(words);
  let text = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (part: Buffer) => (text += part));
  const [code] = await once(child, "close");
  return { code: Number(code), text };
}

test("switchyard new refuses the name of an existing file", async () => {
  const { code, text } = await ran(["new", "my-games"]);
  expect(text).toBe(
    'switchyard: The name "my-games" is used for another file in the project. Choose another name.\n',
  );
  expect(code).toBe(2);
  expect(readdirSync(folder)).toEqual(["node_modules"]);
  expect((await ran(["new", "full-lines"])).code).toBe(0);
});

test("serve --out refuses a folder that can't be created", async () => {
  writeFileSync(join(folder, "file"), "");
  for (const path of ["file/page", "file"])
    expect(await ran(["serve", "--out", path])).toEqual({
      code: 1,
      text: `switchyard: Couldn't write the page to "${path}": part of the path is a file.\n`,
    });
  expect(await ran(["serve", "--out", ""])).toMatchObject({
    code: 2,
    text: expect.stringContaining("--out needs a value."),
  });
});

test("switchyard new creates a working game", async () => {
  const { code, text } = await ran(["new", "three-stones"]);
  expect(text).toBe(
    `Created the folder three-stones with a working game: README.md, three-stones.js, games.js, games.test.js, my-games.js, package.json.
Next, run: cd three-stones && npm install && npm run dev
Then edit three-stones.js. The page updates every time you save.
`,
  );
  expect(code).toBe(0);
  const at = join(folder, "three-stones");
  const manifest = JSON.parse(readFileSync(join(at, "package.json"), "utf8"));
  expect(manifest).toMatchObject({
    name: "three-stones",
    dependencies: { "switchyard-games": `file:${resolve(".")}` },
  });
  const checked = execFileSync(process.execPath, ["my-games.js", "check"], { cwd: at, encoding: "utf8" });
  expect(checked).toBe("No problems found in three-stones.\n");
  const tested = execFileSync(process.execPath, ["--test"], { cwd: at, encoding: "utf8" });
  expect(tested).toMatch(/^. pass 3$/m);
  for (const file of readdirSync(at))
    expect(readFileSync(join(at, file), "utf8")).not.toMatch(/Full Lines|full-lines|fullLinesGame|PACKAGE/);
});

test("switchyard new stones.ts creates a project that type-checks", async () => {
  await ran(["new", "stones.ts"]);
  const at = join(folder, "stones");
  expect(readdirSync(at).sort()).toEqual([
    "README.md",
    "games.test.ts",
    "games.ts",
    "my-games.ts",
    "package.json",
    "stones.ts",
    "tsconfig.json",
  ]);
  const types = ["--types", "node", "--typeRoots", resolve("node_modules/@types")];
  const tsc = [resolve("node_modules/typescript/bin/tsc"), "-p", at, ...types];
  expect(execFileSync(process.execPath, tsc, { encoding: "utf8" })).toBe("");
});

test("switchyard new overwrites nothing and refuses invalid names", async () => {
  writeFileSync(join(folder, "mine"), "kept");
  expect(await ran(["new", "mine"])).toEqual({
    code: 2,
    text: 'switchyard: "mine" already exists. Choose another name, or delete it.\n',
  });
  expect(readFileSync(join(folder, "mine"), "utf8")).toBe("kept");
  const refused = (problem: string) => ({ code: 2, text: `switchyard: The name ${problem}\n` });
  for (const name of ["../up", "Stones", "a b"])
    expect(await ran(["new", name])).toEqual(
      refused(`"${name}" must start with a letter and contain only lowercase letters, digits and dashes.`),
    );
  expect(await ran(["new", "learn"])).toEqual(
    refused('"learn" is already a command. Choose something else.'),
  );
  const taken = refused('"tower-switch" is already a game. Choose another name.');
  expect(await ran(["new", "tower-switch"])).toEqual(taken);
});

/** Records the page's events from now on. */
async function* events(address: string, stop: AbortSignal) {
  const { body } = await fetch(`${address}dev-events`, { signal: stop });
  for await (const part of body ?? []) {
    const text = Buffer.from(part).toString();
    for (const [, data = ""] of text.matchAll(/^data: (.*)$/gm)) yield JSON.parse(data);
  }
}

test("switchyard dev reports faults after every save", async () => {
  await ran(["new", "stones"]);
  const file = join(folder, "stones", "stones.js");
  const good = readFileSync(file, "utf8");
  const child = switchyard(["dev", "stones/games.js", "--port", "0"]);
  const first = await printed(child, "No problems found in stones.");
  const address = /at (http\S+)/.exec(first)?.[1] ?? "";
  const stop = new AbortController();
  const told = events(address, stop.signal);
  expect((await told.next()).value).toEqual({ version: 1, text: "" });
  const page = await (await fetch(address)).text();
  expect(page).toContain('content="./games/games.js"');
  const list = await (await fetch(`${address}games/games.js`)).text();
  expect(list).toContain('from "./0-games.js"');
  expect(await gamesOn(address)).toEqual(["stones"]);

  writeFileSync(file, good.replace('title: "Stones"', 'title: "Pebbles"').replace("extraTurns: true,", ""));
  await printed(child, "Pebbles, position ");
  expect((await told.next()).value).toMatchObject({
    version: 2,
    text: expect.stringContaining("extraTurns: true"),
  });

  writeFileSync(file, good.replace("export const", "export konst"));
  await printed(child, "The page won't update until you fix this.");
  expect((await told.next()).value).toMatchObject({
    version: 2,
    text: expect.stringMatching(
      /^Couldn't load "stones\/games\.js": .* \(stones\/stones\.js, line \d+\)\.$/m,
    ),
  });
  expect(await (await fetch(`${address}games/1-stones.js`)).text()).toContain("Pebbles");

  writeFileSync(file, good.replace(/^ *summary: .*$/m, ""));
  await printed(child, "Warning: Stones: summary is missing, so players see");
  expect((await told.next()).value).toEqual({ version: 3, text: "" });

  writeFileSync(file, good);
  await printed(child, "No problems found in stones.");
  expect((await told.next()).value).toEqual({ version: 4, text: "" });
  expect(await (await fetch(`${address}games/1-stones.js`)).text()).toContain('title: "Stones"');

  stop.abort();
  child.kill("SIGINT");
  expect(await once(child, "exit")).toEqual([130, null]);
});

test("switchyard dev reports a missing file", async () => {
  expect(await ran(["dev", "none.js"])).toEqual({
    code: 2,
    text: 'switchyard: Can\'t find the file "none.js".\n',
  });
});
