/** `docs/library.md` is made from the declarations in the package; `npm run library` regenerates it. */

import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const entries = [
  ["switchyard-games", "index", "Games, values, players, and everything a game is made of."],
  ["switchyard-games/solver", "solver/index", "Solving step by step, with progress and a limit on memory."],
  ["switchyard-games/protocol", "protocol/index", "What the engine and bots read and write."],
  ["switchyard-games/testing", "testing", "Tests for a game of your own."],
  ["switchyard-games/cli", "command-line", "The whole program, for your own list of games."],
] as const;

interface Declared {
  readonly name: string;
  readonly signature: string;
  readonly about: string;
}

const declaration =
  /(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n)?export (?:declare )?(function|const|interface|type) (\w+)((?:[^;{]|\{ )*)/g;

function declarationsOf(file: string): readonly Declared[] {
  const text = readFileSync(file, "utf8");
  return Array.from(text.matchAll(declaration), ([, about = "", kind, name = "", rest = ""]) => ({
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
  const rows = exportedFrom(`dist/lib/${path}.d.ts`).map(
    ({ signature, about: text }) => `| \`${signature}\` | ${text} |`,
  );
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.filter((row) => row.endsWith("|  |"))).toEqual([]);
  return [`## ${title}`, "", about, "", "| name | what it is |", "| --- | --- |", ...rows, ""].join("\n");
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

Below is every name that the package exports. Your editor shows the full types.

`;

test("docs/library.md is up to date", async () => {
  await expect(head + entries.map(section).join("\n")).toMatchFileSnapshot("../../docs/library.md");
});
