/** Builds the page, with an author's title and games if given. Browsers load games as modules, so authors need no bundler. */

import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import nodeModule from "node:module";
import { basename, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import type { Game } from "../core/game.ts";
import { fail, mapResult, ok, type Result } from "../core/result.ts";
import { errorText, quote } from "../core/text.ts";

interface OwnPage {
  readonly title: string;
  /** A module that exports the program's games as `games`. Without one, the page has the games it was built with. */
  readonly module: URL | undefined;
  /** Chat apps show a link's picture only if its URL is absolute. */
  readonly address?: string | undefined;
}

export type Contents = Map<string, Buffer>;

export async function pageContents(
  games: readonly Game[],
  { title, module, address }: OwnPage,
): Promise<Result<Contents>> {
  const built = builtPage(title);
  if (built.ok && address !== undefined) placePage(built.value, address);
  if (!built.ok || module === undefined) return built;
  const file = existing(module);
  const fault = await faultOf(file, games);
  if (fault !== undefined) return fail("bad-option", `Can't use ${file.href} for the page: ${fault}`);
  const modules = browserModules(file, await libraryNames());
  return mapResult(modules, (found) => withModules(built.value, found));
}

/** Reads the module as text, because a process can't load a changed file again. `files` collects what it reads. */
export async function draftContents(
  title: string,
  module: URL,
  files: Set<string>,
): Promise<Result<Contents>> {
  const built = builtPage(title);
  if (!built.ok) return built;
  return mapResult(browserModules(module, await libraryNames(), files), (modules) => {
    const [entry] = modules.keys();
    const list = `import * as all from "./${entry}";
const isGame = (value) => typeof value === "object" && value !== null && "at" in value && "options" in value;
export const games = [...new Set(Object.values(all).flat())].filter(isGame);
`;
    return withModules(built.value, new Map([["games.js", list], ...modules]));
  });
}

function builtPage(title: string): Result<Contents> {
  if (!existsSync(pathOf("page/index.html")))
    return fail("not-found", "The page hasn't been built yet. Run: npm run build");
  const contents = readFolder("page");
  renamePage(contents, title);
  return ok(contents);
}

async function libraryNames(): Promise<readonly string[]> {
  return Object.keys(await import(pathOf("browser/index.js").href));
}

/** The build puts the `page` and `browser` folders next to the folder of this file. */
function pathOf(name: string): URL {
  return new URL(`../${name}`, import.meta.url);
}

function readFolder(name: string): Contents {
  const folder = fileURLToPath(pathOf(name));
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return new Map(files.map((path) => [relative(folder, path).split(sep).join("/"), readFileSync(path)]));
}

export function renamePage(contents: Contents, title: string): void {
  const put = (name: string, written: string) =>
    edit(contents, name, (text) => text.replaceAll("Switchyard", () => written));
  put("index.html", escapeMarkup(title));
  put("manifest.webmanifest", JSON.stringify(title).slice(1, -1));
}

export function placePage(contents: Contents, address: string): void {
  const base = address.replace(/\/?$/, "/");
  edit(contents, "index.html", (text) =>
    text.replace('"./preview.png"', () => `"${escapeMarkup(base)}preview.png"`),
  );
}

function escapeMarkup(text: string): string {
  return text.replace(/[<>&"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

export function edit(contents: Contents, name: string, change: (text: string) => string): void {
  contents.set(name, Buffer.from(change(contents.get(name)?.toString() ?? "")));
}

/** A compiler turns `games.ts` into `games.js`, but doesn't change the URL in the program. */
function existing(module: URL): URL {
  return existsSync(module) ? module : new URL(module.href.replace(/\.ts$/, ".js"));
}

async function faultOf(module: URL, games: readonly Game[]): Promise<string | undefined> {
  try {
    const { games: exported }: { readonly games?: readonly Game[] } = await import(module.href);
    const ids = (list: readonly Game[]) => list.map(({ id }) => id).join(", ");
    if (exported === undefined) return 'it doesn\'t export a list called "games".';
    return ids(exported) === ids(games)
      ? undefined
      : `its games are ${ids(exported)}, but the program's are ${ids(games)}.`;
  } catch (error) {
    return errorText(error);
  }
}

function withModules(contents: Contents, modules: ReadonlyMap<string, string>): Contents {
  const [entry] = modules.keys();
  for (const [name, body] of readFolder("browser")) contents.set(`library/${name}`, body);
  for (const [name, code] of modules) contents.set(`games/${name}`, Buffer.from(code));
  edit(contents, "index.html", (text) =>
    text.replace("<title>", `<meta name="games" content="./games/${entry}" />\n    <title>`),
  );
  const added = [...contents].filter(([name]) => /^(?:library|games)\//.test(name));
  const hash = createHash("sha256").update(Buffer.concat(added.map(([, body]) => body)));
  const names = added.map(([name]) => JSON.stringify(name)).join();
  // The service worker's first line lists the page's files and names this build.
  edit(contents, "service-worker.js", (text) =>
    text.replace(']; const build = "', `,${names}]; const build = "${hash.digest("hex").slice(0, 16)}`),
  );
  return contents;
}

/** Matches `import { a } from "…"`, `export * from "…"` and `import "…"`. */
const importPattern =
  /((?:^|[;}])\s*(?:import\s*|(?:import|export)\b[^"';]*?\bfrom\s*)(["']))([^"']+)\2(\s*with\s*\{\s*type\s*:\s*["']json["']\s*,?\s*\})?/gm;

const libraryPattern = /^switchyard-games(?:\/(core|games))?$/;

/** Returns the modules by the names of their output files, the entry first. `files` collects every URL that's read. */
export function browserModules(
  entry: URL,
  library: readonly string[],
  files: Set<string> = new Set(),
): Result<ReadonlyMap<string, string>> {
  const names = new Map([[entry.href, nameOf(entry, 0)]]);
  const modules = new Map<string, string>();
  try {
    // Reading a file adds its imports to `names`, so the loop reaches those, too.
    for (const [href, name] of names) {
      files.add(href);
      modules.set(name, readModule(new URL(href), names, library));
    }
  } catch (error) {
    return fail(
      "bad-option",
      `The page can't use the games in ${quote(basename(entry.pathname))}: ${errorText(error)}`,
    );
  }
  return ok(modules);
}

function nameOf(file: URL, number: number): string {
  return `${number}-${basename(file.pathname).replace(/\.\w+$/, "")}.js`;
}

function readModule(file: URL, names: Map<string, string>, available: readonly string[]): string {
  const source = readFileSync(file, "utf8");
  // Not every browser can import JSON, but each can import a module with the text in it.
  if (file.pathname.endsWith(".json")) return `export default JSON.parse(${JSON.stringify(source)});`;
  const code = /\.m?ts$/.test(file.pathname) ? withoutTypes(source) : source;
  return code.replaceAll(importPattern, (_all, before: string, mark: string, address: string) => {
    const library = libraryPattern.exec(address);
    if (library !== null) {
      const missing = namesIn(before).find((name) => !available.includes(name));
      if (missing !== undefined) throw new Error(`it imports ${missing}, which games on the page can't use.`);
      return `${before}../library/${library[1] === "core" ? "core" : "index"}.js${mark}`;
    }
    if (!/^\.{0,2}\//.test(address))
      throw new Error(
        `it imports ${quote(address)}. Import only from "switchyard-games" and from your own files, by path.`,
      );
    const found = new URL(address, file);
    const name = names.get(found.href) ?? nameOf(found, names.size);
    names.set(found.href, name);
    return `${before}./${name}${mark}`;
  });
}

function namesIn(clause: string): readonly string[] {
  const list = /\{([^}]*)\}/.exec(clause)?.[1] ?? "";
  return list.split(",").flatMap((part) => /^\s*(\w+)/.exec(part)?.[1] ?? []);
}

function withoutTypes(source: string): string {
  if (!canStrip(nodeModule)) throw new Error("TypeScript files need Node 22.18 or newer.");
  return nodeModule.stripTypeScriptTypes(source);
}

function canStrip(module: object): module is { readonly stripTypeScriptTypes: (source: string) => string } {
  return "stripTypeScriptTypes" in module;
}
