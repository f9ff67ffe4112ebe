/** A module and its imports, in a form that a browser can load: no types, and every import an address. */

import { readFileSync } from "node:fs";
import nodeModule from "node:module";
import { basename } from "node:path";
import { fail, ok, type Result } from "../core/result.ts";
import { quote, reasonOf } from "../core/text.ts";

/** Up to the address, at the beginning of a statement: `import { a } from "`, `export * from "`, `import "`. */
const importPattern =
  /((?:^|[;}])\s*(?:import\s*|(?:import|export)\b[^"';]*?\bfrom\s*)(["']))([^"']+)\2(\s*with\s*\{\s*type\s*:\s*["']json["']\s*,?\s*\})?/gm;

const libraryPattern = /^switchyard-games(?:\/(core|games))?$/;

/** By the name of the output file, the entry first. `files` collects every address read, even after a problem. */
export function browserModules(
  entry: URL,
  library: readonly string[],
  files: Set<string> = new Set(),
): Result<ReadonlyMap<string, string>> {
  const names = new Map([[entry.href, nameOf(entry, 0)]]);
  const modules = new Map<string, string>();
  try {
    // Reading a file adds its imports to the end of this map.
    for (const [href, name] of names) {
      files.add(href);
      modules.set(name, readModule(new URL(href), names, library));
    }
  } catch (error) {
    return fail(
      "bad-option",
      `The page cannot use the games in ${quote(basename(entry.pathname))}: ${reasonOf(error)}`,
    );
  }
  return ok(modules);
}

function nameOf(file: URL, number: number): string {
  return `${number}-${basename(file.pathname).replace(/\.\w+$/, "")}.js`;
}

function readModule(file: URL, names: Map<string, string>, available: readonly string[]): string {
  const source = readFileSync(file, "utf8");
  // Not every browser can import JSON; all of them can import it as text in a module.
  if (file.pathname.endsWith(".json")) return `export default JSON.parse(${JSON.stringify(source)});`;
  const code = /\.m?ts$/.test(file.pathname) ? withoutTypes(source) : source;
  return code.replaceAll(importPattern, (_all, before: string, mark: string, address: string) => {
    const library = libraryPattern.exec(address);
    if (library !== null) {
      const missing = namesIn(before).find((name) => !available.includes(name));
      if (missing !== undefined)
        throw new Error(`it imports ${missing}, which games on the page cannot use.`);
      return `${before}../library/${library[1] === "core" ? "core" : "index"}.js${mark}`;
    }
    if (!/^\.{0,2}\//.test(address))
      throw new Error(`it imports ${quote(address)}. Import only switchyard-games and files by their paths.`);
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
  if (!canStrip(nodeModule)) throw new Error("Node reads TypeScript from version 22.18 on.");
  return nodeModule.stripTypeScriptTypes(source);
}

function canStrip(module: object): module is { readonly stripTypeScriptTypes: (source: string) => string } {
  return "stripTypeScriptTypes" in module;
}
