import { createHash } from "node:crypto";
import { resolve } from "node:path";
import type { ChunkingContext } from "rolldown";
import { defineConfig, type Plugin } from "vite";
import { paintIcon } from "./scripts/icons.ts";
import { licences } from "./scripts/licences.ts";

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
    modulePreload: false,
    rolldownOptions: {
      input: {
        page: resolve(web, "index.html"),
        "service-worker": resolve(web, "workers/service-worker.ts"),
      },
      output: {
        codeSplitting: { groups: [{ name: chunkOf }] },
        entryFileNames: ({ name }) =>
          name === "service-worker" ? "service-worker.js" : "assets/[name]-[hash].js",
      },
    },
  },
  worker: {
    format: "es",
    plugins: () => [
      without(/src\/games\/.*\/theory\.ts$/, "theory"),
      without(/src\/games\/.*\/dialogue\.ts$/, "dialogue"),
    ],
  },
  plugins: [
    without(/src\/games\/.*\/reasons\.ts$/, "reasons", "flipReasons"),
    without(/src\/games\/.*\/lesson\.ts$/, "lesson"),
    without(/activity\/game\/tell\.ts$/, "tellGame", "tellLook", "promptGame"),
    without(/activity\/lesson\/tell\.ts$/, "tellLesson", "promptLesson"),
    without(/activity\/online\/tell\.ts$/, "tellOnline", "promptOnline"),
    without(/activity\/puzzle\/tell\.ts$/, "tellPuzzle", "tellAnswer", "standingLines", "promptPuzzle"),
    without(/activity\/game\/review\.ts$/, "reviewOf", "reviewLines"),
    without(/activity\/game\/values-text\.ts$/, "valuesText", "whyText", "valuesSentence"),
    licences(),
    icons(),
    listFiles(),
  ],
});

/** All that the page needs at once is one file, and so is a game: many small ones are larger together, and come later. */
function chunkOf(id: string, graph: ChunkingContext): string | null {
  if (loadedWith(graph, resolve(web, "main.tsx")).has(id)) return "page";
  const play = loadedWith(graph, resolve(web, "parts/play/play.tsx"), resolve("src/activity/game/game.ts"));
  return play.has(id) ? "play" : null;
}

function loadedWith(graph: ChunkingContext, ...modules: readonly string[]): ReadonlySet<string> {
  const found = new Set(modules);
  for (const each of found) for (const next of graph.getModuleInfo(each)?.importedIds ?? []) found.add(next);
  return found;
}

/**
 * A module that a part of the page never calls is not built into it: in the worker theory is not read and no conversation
 * is held, reasons and lessons come to the page from there, and on the page nothing is told as a conversation, nor are games
 * valued or reviewed: it has its study.
 */
function without(path: RegExp, ...names: readonly string[]): Plugin {
  const nothing = `\0no-${names.join("-")}`;
  return {
    name: nothing.slice(1),
    enforce: "pre",
    resolveId: (source, importer = "") => (path.test(resolve(importer, "..", source)) ? nothing : null),
    load: (id) =>
      id === nothing ? names.map((name) => `export const ${name} = undefined;`).join("\n") : null,
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
        ...built
          .map((file) => file.fileName)
          .filter((name) => name !== "index.html" && !/\.(txt|png)$/.test(name)),
      ];
      // On a line of its own, to which a program with games of its own adds them.
      const build = hash.digest("hex").slice(0, 16);
      worker.code = `const files = ${JSON.stringify(files)}; const build = "${build}";\n${worker.code}`;
    },
  };
}

/** Pictures for home screens and for links in a chat. */
function icons(): Plugin {
  return {
    name: "icons",
    apply: "build",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "icon-180.png", source: paintIcon(180, 180) });
      this.emitFile({ type: "asset", fileName: "icon-512.png", source: paintIcon(512, 512) });
      this.emitFile({ type: "asset", fileName: "preview.png", source: paintIcon(1200, 630) });
    },
  };
}
