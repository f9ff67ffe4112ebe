/** Reads the meanings of list entries from comments in the code: `"name", // meaning` or `name: 20, // meaning`. */

import { readFileSync } from "node:fs";

export function meaningsIn(file: string): (name: string) => string {
  const entries = readFileSync(file, "utf8").matchAll(/^ +"?([\w-]+)"?(?:: [\d_]+)?, \/\/ (.+)$/gm);
  const meanings = new Map(Array.from(entries, ([, name = "", meaning = ""]) => [name, meaning]));
  return (name) => {
    const meaning = meanings.get(name);
    if (meaning === undefined) throw new Error(`${file} doesn't say what ${name} means.`);
    return meaning;
  };
}

export function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  return [header, header.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n");
}
