import { defineConfig } from "rolldown";

/** One small file to start from, and a chunk for each thing that only some commands need. */
export default defineConfig({
  input: { main: "src/main.ts", bench: "bench/main.ts" },
  platform: "node",
  output: {
    dir: "dist/bin",
    format: "esm",
    entryFileNames: "[name].js",
    chunkFileNames: "[name].js",
    cleanDir: true,
    minify: { compress: true, mangle: false, codegen: false },
  },
});
