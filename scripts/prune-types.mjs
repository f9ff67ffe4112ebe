#!/usr/bin/env node
/** Deletes the declarations that no outside import can reach, to keep the package small. */

import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";

const { exports } = JSON.parse(readFileSync("package.json", "utf8"));
const library = "dist/lib";

const reached = new Set();
const waiting = Object.values(exports).flatMap(({ types }) => (types === undefined ? [] : [join(types)]));
for (const file of waiting) {
  if (reached.has(file) || !existsSync(file)) continue;
  reached.add(file);
  const imports = readFileSync(file, "utf8").matchAll(/["'](\.{1,2}\/[^"']+)\.[jt]s["']/g);
  for (const [, path] of imports) waiting.push(join(dirname(file), `${path}.d.ts`));
}

for (const name of readdirSync(library, { recursive: true })) {
  const file = join(library, name);
  if (file.endsWith(".d.ts") && !reached.has(file)) rmSync(file);
}
