/** `docs/library.md` is made from the declarations in the package; `npm run library` regenerates it. */

import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const entries = [
  ["switchyard-games", "index", "Games, values, players, and everything a game is made of."],
  ["switchyard-games/schemas", "schemas", "What programs write to the engine, and what bots read and write."],
  ["switchyard-games/testing", "testing", "Tests for a game of your own."],
  ["switchyard-games/cli", "command-line", "The whole program, for your own list of games."],
] as const;

/** The main entry by topic, with what most readers want first: a topic has the names that these modules declare. */
const topics = [
  [
    "Games, values and players",
    ["games/index", "index", "solver/solution", "computer/level-names", "measure/protocol/engine"],
  ],
  ["What a value means, and why", ["core/analysis", "computer/explain", "core/reason", "computer/scorecard"]],
  [
    "A match, its set-up and its record",
    ["core/match", "core/setup", "core/series", "core/record", "core/record-reader"],
  ],
  [
    "Defining a game",
    [
      "core/define/define-game",
      "core/game",
      "core/rules",
      "core/options",
      "core/resolve-options",
      "core/starts",
    ],
  ],
  ["The board", ["core/define/grid", "core/board"]],
  ["The words of a game", ["core/presentation", "core/lesson", "core/words/subjects"]],
  ["Results, seats, chance and text", ["core/result", "core/seat", "core/random", "core/text"]],
] as const;

interface Declared {
  readonly file: string;
  readonly name: string;
  readonly signature: string;
  readonly about: string;
}

const declaration =
  /(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n)?export (?:declare )?(function|const|interface|type) (\w+)((?:[^;{]|\{ )*)/g;

function declarationsOf(file: string): readonly Declared[] {
  const text = readFileSync(file, "utf8");
  return Array.from(text.matchAll(declaration), ([, about = "", kind, name = "", rest = ""]) => ({
    file: file.replace(/^dist\/lib\/(.*)\.d\.ts$/, "$1"),
    name,
    signature: kind === "function" ? shorten(`${name}${rest}`).replace(/:$/, ": object") : name,
    about: shorten(about.replaceAll(/\n\s*\*/g, "")),
  }));
}

function shorten(text: string): string {
  return text.replaceAll(/\s+/g, " ").replaceAll("|", "\\|").trim();
}

/** In the order of the entry's exports. */
function exportedFrom(file: string): readonly Declared[] {
  const text = readFileSync(file, "utf8");
  const lists = text.matchAll(/export (?:type )?(?:\*|\{([^}]*)\}) from "([^"]+)\.ts"/g);
  const passedOn = Array.from(lists).flatMap(([, list, path]) => {
    const all = exportedFrom(join(dirname(file), `${path}.d.ts`));
    const names = list?.split(",").map((name) => name.replace("type ", "").trim());
    return all.filter(({ name }) => names?.includes(name) ?? true);
  });
  const all = [...declarationsOf(file), ...passedOn];
  // Of a function with several signatures the first one has the words.
  return all.filter(({ name }, at) => all.findIndex((other) => other.name === name) === at);
}

function section([title, path, about]: (typeof entries)[number]): string {
  const declared = exportedFrom(`dist/lib/${path}.d.ts`);
  const tables = path === "index" ? topics.map((topic) => topicTable(topic, declared)) : [table(declared)];
  const rows = tables.join("\n").matchAll(/^\| `/gm);
  expect(Array.from(rows).length).toBe(declared.length);
  return [`## ${title}`, "", about, "", tables.join("\n")].join("\n");
}

function topicTable([title, files]: (typeof topics)[number], declared: readonly Declared[]): string {
  const names = files.flatMap((module) => declared.filter(({ file }) => file === module));
  return [`### ${title}`, "", table(names)].join("\n");
}

function table(declared: readonly Declared[]): string {
  const rows = declared.map(({ signature, about }) => `| \`${signature}\` | ${about} |`);
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.filter((row) => row.endsWith("|  |"))).toEqual([]);
  return ["| name | what it is |", "| --- | --- |", ...rows, ""].join("\n");
}

const calls = readFileSync("examples/ten-calls.ts", "utf8").split("\n\n").slice(1).join("\n\n").trim();

const head = `# The library

\`\`\`sh
npm run pack                                # in a checkout, until the package is published: makes switchyard-games-VERSION.tgz
\`\`\`

Then run \`npm install\` with that file (or \`npm install switchyard-games\`) in your own project. If something goes wrong, a call
returns \`{ ok: false, problem }\` with a code and a sentence; it doesn't throw.

## Ten calls

The arrows show what each call prints. This is \`examples/ten-calls.ts\`, which a test runs.

\`\`\`ts
${calls}
\`\`\`

Below is every name that the package exports, by entry and topic. Your editor shows the full types.

`;

test("docs/library.md lists every name that the package exports", async () => {
  await expect(head + entries.map(section).join("\n")).toMatchFileSnapshot("../../docs/library.md");
});
