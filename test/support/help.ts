/** Reads what the help says about the program, its commands and their parts. */

import { run } from "./program.ts";

interface Help {
  /** The command as people type it. */
  readonly command: string;
  readonly text: string;
  readonly examples: readonly string[];
}

export async function everyHelp(words: readonly string[] = []): Promise<readonly Help[]> {
  const { out: text } = await run(["help", ...words]);
  const command = ["switchyard", ...words].join(" ");
  if (words.length > 0 && !text.startsWith(`Usage: ${command} `)) return [];
  const names = new Set(Array.from(text.matchAll(/^ {2}([a-z]+)(?= )/gm), ([, name = ""]) => name));
  const parts = await Promise.all(Array.from(names, (name) => everyHelp([...words, name])));
  return [{ command, text, examples: examplesIn(text) }, ...parts.flat()];
}

function examplesIn(help: string): readonly string[] {
  const [, lines = ""] = /^Examples:\n((?: {2}.*\n)*)/m.exec(help) ?? [];
  return lines
    .split("\n")
    .map((line) => line.trim().replace(/\s+#\s.*$/, ""))
    .filter((line) => line !== "");
}
