/** `docs/command-line.md` is the program's own help; `npm run commands` writes it anew. */

import { expect, test } from "vitest";
import { run } from "../support/program.ts";

const head = `# The command line

What \`switchyard --help\` and \`switchyard COMMAND --help\` print, made by \`npm run commands\`. Exit codes: 0 for
success, 1 where it stopped or failed on the way, 2 where it did not begin because of what was asked for; 130 after Ctrl-C, 143
after SIGTERM. Games are kept in \`SWITCHYARD_DATA\`, or in \`switchyard\` in the folder for programs' data
(\`XDG_DATA_HOME\`, usually \`~/.local/share\`); \`NO_COLOR\` switches colours off.
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

/** The commands that a help lists, but for the one that prints it. */
function commandsIn(help: string): readonly string[] {
  const [, list = ""] = /^Commands:\n([\s\S]*?)(?:\n\n|\n$)/m.exec(help) ?? [];
  const names = [...list.matchAll(/^ {2}([a-z]+) /gm)].map(([, name = ""]) => name);
  return names.filter((name) => name !== "help");
}

async function sectionsOf(words: readonly string[]): Promise<readonly string[]> {
  const { out } = await run([...words, "--help"]);
  const own = sectionOf(["switchyard", ...words].join(" "), out);
  const parts = await Promise.all(commandsIn(out).map((name) => sectionsOf([...words, name])));
  return [own, ...parts.flat()];
}

test("docs/command-line.md is up to date", async () => {
  const sections = await sectionsOf([]);
  expect(sections.length).toBeGreaterThan(20);
  await expect(`${head}${sections.join("\n")}\n`).toMatchFileSnapshot("../../docs/command-line.md");
});
