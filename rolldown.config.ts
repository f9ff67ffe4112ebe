import { chmodSync } from "node:fs";
import { defineConfig, type Plugin } from "rolldown";
import { licenses } from "./scripts/licenses.ts";

/** Leaves out the code that checks people's answers to an agent's questions, because we never ask any. It's half the protocol. */
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

/** One small file to start with, and a chunk for each thing that only some commands need. */
const program = defineConfig({
  input: { main: "src/main.ts", "command-line": "src/command-line.ts" },
  platform: "node",
  preserveEntrySignatures: "allow-extension",
  // Programs that need a database install its driver themselves, as an optional peer in package.json.
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
    // Code that nearly every game needs is in three files, because opening a file costs more than reading it. What they import
    // stays in other files. Otherwise every command would load the solver. None of them may import from one further down,
    // because both would wait for each other when the program starts.
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
    // No other bundler reads this output.
    comments: { legal: true, annotation: false, jsdoc: false },
    minify: true,
  },
});

/** One file per folder, so a bundler that finds only one game in use leaves out the others. */
const library = defineConfig({
  input: {
    index: "src/index.ts",
    core: "src/core/index.ts",
    schemas: "src/schemas.ts",
    testing: "src/testing.ts",
  },
  platform: "neutral",
  external: /^(zod|pure-rand)\b/,
  // With one file per folder, code that a program loads late comes with the rest of its folder.
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
    // People read this, because an author's error points into it. The declarations have the comments.
    comments: { legal: true, annotation: true, jsdoc: false },
    minify: { compress: true, mangle: false, codegen: { removeWhitespace: false } },
  },
});

/** The part that a game needs, for a page with an author's own games. */
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
 * Code that reads records is separate, because every game would load its schemas. So are the lists of exports: a chunk with both
 * a list and the listed code would need the records, which need that chunk.
 */
function folderOf(id: string): string | null {
  if (id.endsWith("/core/record-reader.ts")) return "record-reader";
  if (/\/src\/[\w-]+\/index\.ts$/.test(id)) return null;
  return /\/src\/((?:games\/)?[\w-]+)\//.exec(id)?.[1]?.replace("/", "-") ?? null;
}

export default [program, library, browser];
