/** Finds the strings in the source, for tests about all of them. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

interface SourceText {
  readonly file: string;
  readonly text: string;
}

/** Every string in these folders of the source, without comments and imports. */
export function sourceTexts(...folders: readonly string[]): readonly SourceText[] {
  return folders.flatMap((folder) =>
    readdirSync(join("src", folder), { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".ts"))
      .flatMap((name) => textsIn(join("src", folder, name))),
  );
}

function textsIn(file: string): readonly SourceText[] {
  const code = readFileSync(file, "utf8").replaceAll(/\/\*[\s\S]*?\*\/|^import .*$/gm, "");
  return (code.match(/"(?:[^"\n\\]|\\.)*"|`[^`]*`/g) ?? []).map((text) => ({ file, text }));
}
