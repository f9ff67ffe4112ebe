/** `docs/library.md` is made from the declarations in the package; `npm run library` writes it anew. */

import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const entries = [
  ["switchyard-games", "index", "Games, values, players and the vocabulary of a game."],
  ["switchyard-games/solver", "solver/index", "Solving in steps, with progress and a bound on memory."],
  ["switchyard-games/protocol", "protocol/index", "What the engine and bots read and write."],
  ["switchyard-games/testing", "testing", "What is wrong with a game."],
  ["switchyard-games/cli", "command-line", "The whole program for a list of games."],
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
    signature: kind === "function" ? shorten(`${name}${rest}`) : name,
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
  return [...declarationsOf(file), ...passedOn];
}

function section([title, path, about]: (typeof entries)[number]): string {
  const rows = exportedFrom(`dist/lib/${path}.d.ts`).map(
    ({ signature, about: text }) => `| \`${signature}\` | ${text} |`,
  );
  expect(rows.length).toBeGreaterThan(0);
  return [`## ${title}`, "", about, "", "| name | what it is |", "| --- | --- |", ...rows, ""].join("\n");
}

const head = `# The library

Every name that the package exports, from its declarations; an editor shows the types in full. What can go wrong gives
\`{ ok: false, problem }\` with a code and a sentence, never an exception.

`;

test("docs/library.md is up to date", async () => {
  await expect(head + entries.map(section).join("\n")).toMatchFileSnapshot("../../docs/library.md");
});
