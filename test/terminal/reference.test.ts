/** `docs/command-line.md` is the program's own help; `npm run commands` regenerates it. */

import { expect, test } from "vitest";
import { run } from "../support/program.ts";

const head = `# The command line

\`\`\`sh
switchyard --help
\`\`\`

This page has the help of every command; \`npm run commands\` regenerates it.

| exit code | meaning |
| --- | --- |
| 0 | success |
| 1 | the command failed or was stopped |
| 2 | the command didn't start, because something in it was wrong |
| 130, 143 | Ctrl-C, SIGTERM |

| variable | meaning |
| --- | --- |
| \`SWITCHYARD_DATA\` | the folder for your games (default: \`switchyard\` in \`XDG_DATA_HOME\`, usually \`~/.local/share\`) |
| \`SWITCHYARD_MOTION\` | \`off\` stops all motion; over SSH it is off unless you say \`on\` |
| \`NO_COLOR\` | switches off colours and motion |
`;

/** Examples stand apart, so that they can be copied, and a test runs them. */
function sectionOf(title: string, help: string): string {
  const [text = "", examples = ""] = help.split(/\nExamples:\n/);
  const [commands = "", ...others] = examples.split("\n\n");
  const shown = [text, ...others].map((part) => part.trim()).filter((part) => part !== "");
  const lines = ["", `## ${title}`, "", "```text", shown.join("\n\n"), "```"];
  const typed = commands.split("\n").map((line) => line.trim());
  if (commands !== "") lines.push("", "```sh", typed.join("\n").trim(), "```");
  return lines.join("\n");
}

/** The commands that a help lists. */
function commandsIn(help: string): readonly string[] {
  const lists = help.matchAll(/^(?:Commands|Play|Understand|Share|Build):\n([\s\S]*?)(?:\n\n|\n$)/gm);
  return [...lists].flatMap(([, list = ""]) =>
    [...list.matchAll(/^ {2}([a-z]+) /gm)].map(([, name = ""]) => name),
  );
}

async function sectionsOf(words: readonly string[]): Promise<readonly string[]> {
  const { out } = await run([...words, "--help"]);
  const own = sectionOf(["switchyard", ...words].join(" "), out);
  const parts = await Promise.all(commandsIn(out).map((name) => sectionsOf([...words, name])));
  return [own, ...parts.flat()];
}

test("docs/command-line.md contains the help of every command", async () => {
  const sections = await sectionsOf([]);
  expect(sections.length).toBeGreaterThan(20);
  await expect(`${head}${sections.join("\n")}\n`).toMatchFileSnapshot("../../docs/command-line.md");
});
