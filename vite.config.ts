import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { defineConfig, type Plugin } from "vite";

const web = resolve("src/web");

/** The page as static files that work from any folder of any web server. */
export default defineConfig({
  root: web,
  base: "./",
  publicDir: resolve(web, "public"),
  build: {
    outDir: resolve("dist/web"),
    emptyOutDir: true,
    target: "es2023",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: {
        page: resolve(web, "index.html"),
        "service-worker": resolve(web, "workers/service-worker.ts"),
      },
      output: {
        entryFileNames: ({ name }) =>
          name === "service-worker" ? "service-worker.js" : "assets/[name]-[hash].js",
      },
    },
  },
  resolve: { alias: [{ find: new RegExp(`^${packageName()}$`), replacement: resolve("src/index.ts") }] },
  worker: { format: "es", plugins: () => [otherGames(), withoutTheory()] },
  plugins: [otherGames(), listFiles()],
});

/** Games from outside import the package by its name. */
function packageName(): string {
  const { name } = JSON.parse(readFileSync("package.json", "utf8"));
  return String(name);
}

/** A page with other games: SWITCHYARD_GAMES names a module that exports `games`, in place of the page's own list. */
function otherGames(): Plugin {
  const list = process.env.SWITCHYARD_GAMES;
  const own = resolve(web, "games.ts");
  const isOwn = (source: string, importer = "") => resolve(dirname(importer), source) === own;
  return {
    name: "other-games",
    enforce: "pre",
    resolveId: (source, importer) => (list !== undefined && isOwn(source, importer) ? resolve(list) : null),
  };
}

/** Nobody reads in the worker: what people read is not built a second time for it. */
function withoutTheory(): Plugin {
  const nothing = "\0nothing";
  return {
    name: "without-theory",
    enforce: "pre",
    resolveId: (source) => (source === "./theory.ts" ? nothing : null),
    load: (id) => (id === nothing ? "export const theory = undefined;" : null),
  };
}

const publicFiles = ["icon.svg", "manifest.webmanifest"];

/** Tells the service worker which files the page consists of; another build is another list, so that browsers notice. */
function listFiles(): Plugin {
  return {
    name: "list-files",
    apply: "build",
    enforce: "post",
    generateBundle(_options, bundle) {
      const worker = bundle["service-worker.js"];
      if (worker?.type !== "chunk") throw new Error("The service worker is missing from the build.");
      const built = Object.values(bundle).filter((file) => file !== worker);
      const hash = createHash("sha256");
      for (const file of built) hash.update(file.type === "chunk" ? file.code : file.source);
      const files = [
        "./",
        ...publicFiles,
        ...built.map((file) => file.fileName).filter((name) => name !== "index.html"),
      ];
      worker.code = worker.code
        .replaceAll("__FILES__", JSON.stringify(files))
        .replaceAll("__BUILD__", JSON.stringify(hash.digest("hex").slice(0, 16)));
    },
  };
}
