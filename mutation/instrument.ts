/** Makes one bundle of a target: its tests, and the source with every mutant in it, asleep until its number is called. */

import { readFileSync, writeFileSync } from "node:fs";
import { relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { Instrumenter } from "@stryker-mutator/instrumenter";
import { type Plugin, rolldown } from "rolldown";
import { prose } from "./targets.ts";

export interface Mutant {
  readonly id: string;
  readonly file: string;
  readonly line: number;
  /** The code and what replaces it, each on one line. */
  readonly change: string;
  /** Tells it apart from every other mutant while the lines around it move. */
  readonly name: string;
}

export interface Instrumented {
  readonly mutants: readonly Mutant[];
  readonly sources: ReadonlyMap<string, string>;
}

type InstrumenterOptions = Parameters<Instrumenter["instrument"]>[1];

const silence = () => {};
const logger = {
  isTraceEnabled: () => false,
  isDebugEnabled: () => false,
  isInfoEnabled: () => false,
  isWarnEnabled: () => false,
  isErrorEnabled: () => false,
  isFatalEnabled: () => false,
  trace: silence,
  debug: silence,
  info: silence,
  warn: silence,
  error: silence,
  fatal: silence,
};

interface SyntaxNode {
  readonly type: string;
  readonly computed?: boolean;
  readonly name?: string;
  readonly id?: SyntaxNode | null;
  readonly key?: SyntaxNode;
}

/** Leaves out what is only prose, by the name of what holds it, and the one place that the instrumenter gets wrong. */
const ignorer: InstrumenterOptions["ignorers"][number] = {
  shouldIgnore(path) {
    const { node, parent } = path as unknown as { readonly node: SyntaxNode; readonly parent?: SyntaxNode };
    if (node.computed && parent?.type === "ObjectPattern") return "a computed name in a pattern";
    const holder = node.type === "VariableDeclarator" ? node.id : node.key;
    return prose.has(holder?.name ?? "") ? "prose" : undefined;
  },
};

export async function instrument(files: readonly string[]): Promise<Instrumented> {
  const options: InstrumenterOptions = { plugins: null, ignorers: [ignorer], excludedMutations: [] };
  const given = files.map((name) => ({
    name: resolve(name),
    mutate: true,
    content: readFileSync(name, "utf8"),
  }));
  const made = await new Instrumenter(logger).instrument(given, options);
  const texts = new Map(given.map(({ name, content }) => [name, content]));
  const seen = new Map<string, number>();
  const live = made.mutants.filter(({ status }) => status !== "Ignored");
  const mutants = live.map(({ id, fileName, location, replacement }) => {
    const file = relative(".", fileName);
    const original = textBetween(texts.get(fileName) ?? "", location.start, location.end);
    const change = `${onOneLine(original)} => ${onOneLine(replacement)}`;
    const count = (seen.get(`${file} ${change}`) ?? 0) + 1;
    seen.set(`${file} ${change}`, count);
    const name = `${file}: ${change}${count === 1 ? "" : ` (${count})`}`;
    return { id, file, line: location.start.line + 1, change, name };
  });
  return { mutants, sources: new Map(made.files.map(({ name, content }) => [name, content])) };
}

interface Place {
  readonly line: number;
  readonly column: number;
}

function textBetween(text: string, start: Place, end: Place): string {
  const lines = text.split("\n").slice(start.line, end.line + 1);
  const last = lines.length - 1;
  return lines
    .map((line, index) =>
      line.slice(index === 0 ? start.column : 0, index === last ? end.column : line.length),
    )
    .join("\n");
}

function onOneLine(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length <= 90 ? line : `${line.slice(0, 60)} ... ${line.slice(-25)}`;
}

/** The examples import the package by its name; here that is the source. */
const ownNames = {
  "switchyard-games/cli": resolve("src/command-line.ts"),
  "switchyard-games/protocol": resolve("src/protocol/index.ts"),
  "switchyard-games": resolve("src/index.ts"),
};

/** Writes the bundle. Each test file in it is a function that loads it, and the process that runs it provides `vitest`. */
export async function bundle(
  tests: readonly string[],
  sources: Instrumented["sources"],
  to: string,
): Promise<void> {
  const entry = `${to}.entry.js`;
  const loaders = tests.map(
    (file) => `${JSON.stringify(file)}: () => import(${JSON.stringify(resolve(file))})`,
  );
  writeFileSync(entry, `export const files = {\n${loaders.join(",\n")}\n};\n`);
  const mutated: Plugin = {
    name: "mutated",
    // What is reached is counted without a mutant; with one, counting would only take time.
    load: (id) =>
      sources.get(id)?.replace("function cover() {", "function cover() {if (ns.activeMutant) return;") ??
      null,
    transform: (code, id) =>
      code.includes("import.meta.url")
        ? code.replaceAll("import.meta.url", JSON.stringify(pathToFileURL(id).href))
        : null,
  };
  const build = await rolldown({
    input: entry,
    platform: "node",
    external: (id) => /^[^./]/.test(id) && !(id in ownNames),
    plugins: [mutated],
    resolve: { alias: ownNames },
    logLevel: "silent",
  });
  await build.write({ file: to, format: "cjs", codeSplitting: false });
  await build.close();
}
