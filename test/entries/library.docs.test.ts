/** docs/library.md shows examples/ten-calls.ts and what programs can call. Every exported name has a comment. */

import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import * as library from "../../src/index.ts";
import { expectBlock } from "../support/generated-block.ts";

/** Starts with the topics that most readers want. A topic has the names that these modules declare. */
const topics: readonly (readonly [title: string, modules: readonly string[]])[] = [
  [
    "Games, values and players",
    ["games/index", "index", "solver/solution", "computer/level-names", "measure/protocol/engine"],
  ],
  ["What a value means, and why", ["core/analysis", "computer/explain", "core/reason", "computer/scorecard"]],
  [
    "A match, its setup and its record",
    ["core/match", "core/setup", "core/series", "core/record", "core/record-reader"],
  ],
  [
    "A game of your own",
    [
      "core/define/define-game",
      "core/game",
      "core/rules",
      "core/options",
      "core/resolve-options",
      "core/starts",
    ],
  ],
  ["Its board", ["core/define/grid", "core/board"]],
  ["Results, seats, chance and text", ["core/result", "core/seat", "core/random", "core/text"]],
];

interface Declared {
  readonly module: string;
  readonly name: string;
  readonly about: string | undefined;
}

const declaration =
  /(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n)?export (?:function|const|interface|type|class) (\w+)/g;

/** If a function has several signatures, the first one has the comment. */
function exportedFrom(file: string): readonly Declared[] {
  const text = readFileSync(file, "utf8");
  const module = file.replace(/^src\/(.*)\.ts$/, "$1");
  const own = Array.from(text.matchAll(declaration), ([, about, name = ""]) => ({ module, name, about }));
  const lists = text.matchAll(/^export (?:type )?(?:\*|\{([^}]*)\})(?: from "([^"]+)")?;/gm);
  const passedOn = Array.from(lists).flatMap(([, list, path]) => {
    const names = list?.split(",").map((name) => name.replace("type ", "").trim());
    if (path === undefined) return (names ?? []).map((name) => ({ module, name, about: "" }));
    return exportedFrom(join(dirname(file), path)).filter(({ name }) => names?.includes(name) ?? true);
  });
  const all = [...own, ...passedOn];
  return all.filter(({ name }, at) => all.findIndex((other) => other.name === name) === at);
}

const entries = ["index", "schemas", "testing", "command-line"].map((name) => `src/${name}.ts`);

test.each(entries)("every name that %s exports has a comment", (entry) => {
  const declared = exportedFrom(entry);
  expect(declared.length).toBeGreaterThan(0);
  expect(declared.filter(({ about }) => about === undefined)).toEqual([]);
});

test("docs/library.md lists everything that programs can call", () => {
  const names = Object.keys(library);
  const declared = exportedFrom("src/index.ts").filter(({ name }) => names.includes(name));
  const listed = topics.map(([title, modules]) => {
    const own = modules.flatMap((module) => declared.filter((each) => each.module === module));
    return { title, names: own.map(({ name }) => `\`${name}\``) };
  });
  expect(listed.flatMap((topic) => topic.names)).toHaveLength(names.length);
  const lines = listed.map((topic) => `- **${topic.title}:** ${topic.names.join(", ")}`);
  expectBlock("docs/library.md", "names", lines.join("\n"));
});

test("docs/library.md shows the ten calls of examples/ten-calls.ts", () => {
  const calls = readFileSync("examples/ten-calls.ts", "utf8").split("\n\n").slice(1).join("\n\n");
  expectBlock("docs/library.md", "ten calls", `\`\`\`ts\n${calls.trim()}\n\`\`\``);
});
