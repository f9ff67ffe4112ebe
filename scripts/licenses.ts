/** Lists the bundled packages with their licenses, in one file next to the bundle. */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "rolldown";

const fileName = "THIRD-PARTY-LICENSES.txt";

export function licenses(): Plugin {
  return {
    name: "licenses",
    generateBundle(_options, bundle) {
      // Fonts are separate files, and the bundler names them relative to the page's folder.
      const modules = Object.values(bundle).flatMap((file) =>
        file.type === "chunk"
          ? file.moduleIds
          : file.originalFileNames.map((name) => resolve("src/page", name)),
      );
      const packages = [...foldersOf(modules)].sort().map(readPackage);
      const texts = new Set(packages.map(({ text }) => text));
      const source = [...texts]
        .map((text) => [...packages.filter((each) => each.text === text).map(({ name }) => name), "", text])
        .map((lines) => lines.join("\n"))
        .join(`\n${"-".repeat(80)}\n\n`);
      this.emitFile({ type: "asset", fileName, source });
    },
  };
}

function foldersOf(modules: readonly string[]): ReadonlySet<string> {
  const folders = modules.map((id) => /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1] ?? "");
  return new Set(folders.filter((folder) => folder !== "" && existsSync(join(folder, "package.json"))));
}

/** The package's name with its version and license, and the license text, which several packages can share. */
function readPackage(folder: string): { readonly name: string; readonly text: string } {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  const text = file === undefined ? "" : readFileSync(join(folder, file), "utf8");
  return { name: `${name} ${version} (${license})`, text };
}
