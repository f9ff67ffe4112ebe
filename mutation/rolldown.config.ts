import { defineConfig } from "rolldown";

export default defineConfig({
  input: ["mutation/main.ts", "mutation/worker.ts"],
  platform: "node",
  external: /^[^./]/,
  output: { dir: "dist/mutation", format: "esm" },
});
