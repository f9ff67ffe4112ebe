import { chmodSync } from "node:fs";
import { defineConfig } from "rolldown";

/** One small file to start from, and a chunk for each thing that only some commands need. */
export default defineConfig({
  input: { main: "src/main.ts" },
  platform: "node",
  // Databases' drivers load files of their own, so they stay where npm put them.
  external: ["@photostructure/sqlite", "pg"],
  plugins: [{ name: "executable", writeBundle: () => chmodSync("dist/bin/main.js", 0o755) }],
  output: {
    dir: "dist/bin",
    format: "esm",
    entryFileNames: "[name].js",
    chunkFileNames: "[name].js",
    cleanDir: true,
    // What nearly every game needs comes in two files: opening a file costs more than reading it. Nothing is drawn in
    // behind them: what they themselves import stays where it is, or the solver would come along with every command.
    codeSplitting: {
      includeDependenciesRecursively: false,
      groups: [
        {
          name: "games",
          test: /src\/(core|words|games)\/(?!record-reader|version|text|sharpness|(?:[\w-]+\/)?theory)/,
        },
        {
          name: "shared",
          test: /src\/(storage\/(data-folder|disk|record-folder)|players\/(level-names|scorecard-words)|table\/(?!deal\.)[\w-]+|protocol\/line-splitter|terminal\/(advisor|face|host|stop-signals|flags\/(fields|flags)|saves\/(autosave|load-match|open-saved)|text\/(after-game|notes|rules-text|width|wrap)))\.ts$/,
        },
        {
          name: "screen",
          test: /src\/terminal\/screen\/(?!online\/online\.ts|setup\/(fields|open-form)|menu\/(memory|remember))/,
        },
        {
          name: "choices",
          test: /src\/terminal\/screen\/(setup\/(fields|open-form)|menu\/(memory|remember))/,
        },
        {
          name: "online-table",
          test: /src\/(client\/(commands|status|view|words)|protocol\/online\/(clock|codes))\.ts$/,
        },
      ],
    },
    minify: { compress: true, mangle: false, codegen: false },
  },
});
