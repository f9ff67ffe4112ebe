import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { ChunkingContext } from "rolldown";
import cutFont from "subset-font";
import { defineConfig, type Plugin } from "vite";
import { paintIcon, paintPreviewPicture } from "./scripts/icons.ts";
import { licenses } from "./scripts/licenses.ts";

const page = resolve("src/page");

/** The page as static files that work from any folder of any web server. */
export default defineConfig({
  root: page,
  base: "./",
  publicDir: resolve(page, "public"),
  build: {
    outDir: resolve("dist/page"),
    emptyOutDir: true,
    target: "es2023",
    assetsInlineLimit: 0,
    modulePreload: false,
    cssCodeSplit: false,
    rolldownOptions: {
      input: {
        page: resolve(page, "index.html"),
        "service-worker": resolve(page, "workers/service-worker.ts"),
      },
      output: {
        codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: chunkOf }] },
        entryFileNames: ({ name }) =>
          name === "service-worker" ? "service-worker.js" : "assets/[name]-[hash].js",
      },
    },
  },
  worker: {
    format: "es",
    rolldownOptions: {
      output: { codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: workerChunkOf }] } },
    },
    plugins: () => [
      without(/src\/games\/.*\/theory\.ts$/, "theory"),
      without(/src\/games\/.*\/dialogue\.ts$/, "dialogue"),
      without(/src\/games\/.*\/rules-page\.ts$/, "rulesPage"),
    ],
  },
  plugins: [
    without(/src\/games\/.*\/reasons\.ts$/, "reasons", "flipReasons"),
    without(/src\/games\/.*\/lesson\.ts$/, "lesson"),
    without(/src\/games\/.*\/dialogue\.ts$/, "dialogue"),
    without(/play\/game\/values-text\.ts$/, "valuesText", "whyText", "valuesSentence"),
    without(/online\/news\.ts$/, "heardNews", "openedNews", "promptOnline"),
    plainImports(),
    licenses(),
    smallFont(),
    preloadFont(),
    icons(),
    listFiles(),
    compress(),
  ],
});

/** Code that opens together is one file, because many small ones are larger in total and slower. Doors load the rest. */
const areas: Readonly<Record<string, readonly string[]>> = {
  online: ["parts/online/online.tsx", "effects/online/online.ts"],
  puzzles: ["parts/puzzle.tsx", "../puzzles/doors.ts", "../play/game/retry.ts"],
  lessons: ["parts/learn.tsx", "../lessons/door.ts"],
  ending: ["parts/play/ending.tsx", "effects/share.ts"],
  asides: ["parts/play/asides.tsx", "parts/play/large.tsx", "parts/board/graph.tsx"],
  setup: [
    "parts/setup/setup.tsx",
    "state/setup/setup-form.ts",
    "parts/home/kept-games.tsx",
    "parts/rules.tsx",
  ],
};

/** The page itself, a game, an area, or what several areas share. */
function chunkOf(id: string, graph: ChunkingContext): string | null {
  if (loadedWith(graph, resolve(page, "main.tsx")).has(id)) return "page";
  const play = loadedWith(graph, resolve(page, "parts/play/play.tsx"), resolve("src/play/game/game.ts"));
  if (play.has(id)) return "play";
  const found = Object.entries(areas).filter(([, roots]) =>
    loadedWith(graph, ...roots.flatMap((root) => behind(graph, resolve(page, root)))).has(id),
  );
  return found.length > 1 ? "shared" : (found[0]?.[0] ?? null);
}

/** The computer comes with the worker. Hints, puzzles and lessons load when a player asks for them. */
function workerChunkOf(id: string, graph: ChunkingContext): string | null {
  const ofWorker = loadedWith(graph, resolve(page, "workers/advisor-worker.ts")).has(id);
  if (ofWorker || id.startsWith("\0")) return "worker";
  return loadedWith(graph, resolve("src/lessons/advisor.ts")).has(id) ? "advice" : null;
}

function behind(graph: ChunkingContext, root: string): readonly string[] {
  return /\/doors?\.ts$/.test(root) ? (graph.getModuleInfo(root)?.dynamicallyImportedIds ?? []) : [root];
}

function loadedWith(graph: ChunkingContext, ...modules: readonly string[]): ReadonlySet<string> {
  const found = new Set(modules);
  for (const each of found) for (const next of graph.getModuleInfo(each)?.importedIds ?? []) found.add(next);
  return found;
}

/**
 * Leaves out modules that a part of the build never calls. The worker explains no rules or theory and holds no conversations. The page gets
 * reasons and lessons from the worker, and shows neither conversations nor values listed in words.
 */
function without(path: RegExp, ...names: readonly string[]): Plugin {
  const nothing = `\0no-${names.join("-")}`;
  return {
    name: nothing.slice(1),
    enforce: "pre",
    resolveId: (source, importer = "") =>
      path.test(resolve(importer, "..", source)) && !importer.startsWith(page) ? nothing : null,
    load: (id) =>
      id === nothing
        ? names
            .map((name) => `export const ${name} = () => ${name.endsWith("News") ? "[]" : undefined};`)
            .join("\n")
        : null,
  };
}

/** All styles are in one file, so parts don't need the bundler's helper, which looks for their own styles. */
function plainImports(): Plugin {
  return {
    name: "plain-imports",
    enforce: "pre",
    load: (id) =>
      id === "\0vite/preload-helper.js" ? "export const __vitePreload = (load) => load();" : null,
  };
}

/** Leaves only the letters in the font that its style sheet names, which saves a sixth. */
function smallFont(): Plugin {
  const [range = ""] =
    readFileSync(resolve(page, "styles/font.css"), "utf8").match(/(?<=unicode-range: )[^;]+/) ?? [];
  const letters = range.split(", ").flatMap((part) => {
    const [first = 0, last = first] = part
      .slice(2)
      .split("-")
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
  });
  return {
    name: "small-font",
    apply: "build",
    async generateBundle(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === "asset" && file.fileName.endsWith(".woff2"))
          file.source = await cutFont(Buffer.from(file.source), letters.join(""), {
            targetFormat: "woff2",
            noLayoutClosure: true,
          });
    },
  };
}

/** Loads the font together with the script. A font found in the style sheet would come too late for a first visit. */
function preloadFont(): Plugin {
  return {
    name: "preload-font",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((name) => name.endsWith(".woff2"))
          .map((name) => ({
            tag: "link",
            attrs: { rel: "preload", as: "font", type: "font/woff2", crossorigin: true, href: `./${name}` },
            injectTo: "head" as const,
          })),
    },
  };
}

const publicFiles = ["icon.svg", "manifest.webmanifest"];

/** Tells the service worker which files the page has. Each build has a different list, so browsers notice. */
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
      // On its own line, to which a program with its own games adds their files.
      const build = hash.digest("hex").slice(0, 16);
      worker.code = `const files = ${JSON.stringify(files)}; const build = "${build}";\n${worker.code}`;
    },
  };
}

/**
 * The server has nothing to compress. Files without a hash in their name are small, and programs change them. The bundler
 * changes some files until it writes them, so this reads what was written.
 */
function compress(): Plugin {
  return {
    name: "compress",
    apply: "build",
    writeBundle({ dir = "" }, bundle) {
      const names = Object.keys(bundle).filter((name) => /^assets\/.*\.(js|css)$/.test(name));
      for (const file of names.map((name) => resolve(dir, name)))
        writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
    },
  };
}

/** Pictures for home screens and for links in a chat. */
function icons(): Plugin {
  return {
    name: "icons",
    apply: "build",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "icon-180.png", source: paintIcon(180) });
      this.emitFile({ type: "asset", fileName: "icon-512.png", source: paintIcon(512) });
      this.emitFile({ type: "asset", fileName: "preview.png", source: paintPreviewPicture(1200, 630) });
    },
  };
}
