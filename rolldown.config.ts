import { chmodSync } from "node:fs";
import { defineConfig, type Plugin } from "rolldown";
import { licenses } from "./scripts/licenses.ts";

/**
 * What checks the answers of people whom an agent's program asks is as large as all other parts of the protocol together. This
 * program asks no such questions, so it goes without.
 */
function withoutValidator(): Plugin {
  const shims = "@modelcontextprotocol/server/_shims";
  return {
    name: "without-validator",
    resolveId: (source) => (source === shims ? `\0${shims}` : null),
    load: (id) =>
      id === `\0${shims}`
        ? `export class DefaultJsonSchemaValidator { getValidator() { throw new Error("Nothing is asked."); } }
           export { default as process } from "node:process";`
        : null,
  };
}

/** One small file to start from, and a chunk for each thing that only some commands need. */
const program = defineConfig({
  input: { main: "src/main.ts", "command-line": "src/command-line.ts" },
  platform: "node",
  preserveEntrySignatures: "allow-extension",
  // Drivers of databases are left to those who need them: see the optional peers in package.json.
  external: ["@photostructure/sqlite", "pg"],
  plugins: [
    licenses(),
    withoutValidator(),
    { name: "executable", writeBundle: () => chmodSync("dist/bin/main.js", 0o755) },
  ],
  output: {
    dir: "dist/bin",
    format: "esm",
    entryFileNames: "[name].js",
    chunkFileNames: "[name].js",
    cleanDir: true,
    // What nearly every game needs comes in three files: opening a file costs more than reading it. Nothing is drawn in
    // behind them: what they themselves import stays where it is, or the solver would come along with every command.
    // None of them may import from one further down, or both would wait for each other when the program starts.
    codeSplitting: {
      includeDependenciesRecursively: false,
      groups: [
        {
          name: "games",
          test: /src\/(core|games)\/(?!record-reader|text|rows\/classes|(?:[\w-]+\/)?(?:theory|lesson))/,
        },
        {
          name: "shared",
          test: /src\/(disk\/.*|computer\/(level-names|skill|words)|lessons\/door|puzzles\/doors|play\/(advice|command|form|open|read-form|step|table|words)|measure\/protocol\/line-splitter|terminal\/(advisor|host|stop-signals|flags\/flags|text\/(progress|rules-text|wrap)))\.ts$/,
        },
        {
          name: "table",
          test: /src\/(play\/(activity|scene|usual|wants|game\/.*)|terminal\/(wants|saves\/(autosave|open-saved)|lines\/.*))\.ts$/,
        },
        { name: "screen", test: /src\/terminal\/screen\/(?!online\.ts)/ },
        { name: "online-table", test: /src\/online\/(client\/(status|view)|clock|codes|words)\.ts$/ },
      ],
    },
    // Nothing is bundled once more from here.
    comments: { legal: true, annotation: false, jsdoc: false },
    minify: true,
  },
});

/** One file for each folder, so that a bundler which finds one game used leaves the others out. */
const library = defineConfig({
  input: {
    index: "src/index.ts",
    core: "src/core/index.ts",
    schemas: "src/schemas.ts",
    testing: "src/testing.ts",
  },
  platform: "neutral",
  external: /^(zod|pure-rand)\b/,
  // With one file per folder, what a program loads late comes with the rest of its folder.
  checks: { ineffectiveDynamicImport: false },
  preserveEntrySignatures: "allow-extension",
  output: {
    dir: "dist/lib",
    format: "esm",
    cleanDir: true,
    entryFileNames: "[name].js",
    chunkFileNames: "chunks/[name].js",
    codeSplitting: {
      includeDependenciesRecursively: false,
      groups: [{ name: folderOf, debugName: "folder" }],
    },
    // Read by people: an author's error points into it. The declarations have the comments.
    comments: { legal: true, annotation: true, jsdoc: false },
    minify: { compress: true, mangle: false, codegen: { removeWhitespace: false } },
  },
});

/** What a game needs of it, for a page with games of somebody's own. */
const browser = defineConfig({
  input: { index: "src/page/library.ts", core: "src/core/index.ts" },
  platform: "browser",
  output: {
    dir: "dist/browser",
    cleanDir: true,
    entryFileNames: "[name].js",
    minify: true,
    comments: { legal: true, annotation: false, jsdoc: false },
  },
});

/**
 * What reads records stands apart: its schemas would come along with every game. So do the lists of exports: a chunk that
 * has both the list and what it lists would need the records, and they need it.
 */
function folderOf(id: string): string | null {
  if (id.endsWith("/core/record-reader.ts")) return "record-reader";
  if (/\/src\/[\w-]+\/index\.ts$/.test(id)) return null;
  return /\/src\/((?:games\/)?[\w-]+)\//.exec(id)?.[1]?.replace("/", "-") ?? null;
}

export default [program, library, browser];
