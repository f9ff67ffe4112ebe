/** The check really finds what it is there for: imports against the layers, cycles, and the outside world in pure layers. */

import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { expect, test } from "vitest";

const faults = [
  [
    "src/core/up.ts",
    'import { games } from "../games/index.ts";\nexport const x = games;\n',
    "noRestrictedImports",
  ],
  [
    "src/games/up.ts",
    'import { dealStart } from "../solver/deal.ts";\nexport const x = dealStart;\n',
    "noRestrictedImports",
  ],
  [
    "src/games/rows/up.ts",
    'import { print } from "../../cli/host.ts";\nexport const x = print;\n',
    "noRestrictedImports",
  ],
  [
    "src/storage/up.ts",
    'import { print } from "../cli/host.ts";\nexport const x = print;\n',
    "noRestrictedImports",
  ],
  ["src/cli/up.ts", 'import "../main.ts";\n', "noRestrictedImports"],
  ["src/cli/across.ts", 'import "../agents/serve.ts";\n', "noRestrictedImports"],
  ["src/agents/across.ts", 'import "../server/serve.ts";\n', "noRestrictedImports"],
  ["src/agents/up.ts", 'import "../command-line.ts";\n', "noRestrictedImports"],
  ["src/protocol/up.ts", 'import "../library/solve.ts";\n', "noRestrictedImports"],
  ["src/library/up.ts", 'import "../cli/program.ts";\n', "noRestrictedImports"],
  ["src/core/node.ts", 'import { join } from "node:path";\nexport const x = join;\n', "noRestrictedImports"],
  [
    "src/web/up.ts",
    'import { print } from "../cli/host.ts";\nexport const x = print;\n',
    "noRestrictedImports",
  ],
  ["src/web/node.ts", 'import { join } from "node:path";\nexport const x = join;\n', "noRestrictedImports"],
  ["src/server/up.ts", 'import "../web/main.tsx";\n', "noRestrictedImports"],
  ["src/core/clock.ts", "export const x = Date.now();\n", "noRestrictedGlobals"],
  ["src/games/process.ts", "export const x = process.env;\n", "noRestrictedGlobals"],
  ["src/solver/clock.ts", "export const x = performance.now();\n", "noRestrictedGlobals"],
  ["src/cli/console.ts", "console.log(1);\n", "noConsole"],
  ["src/core/cycle-a.ts", 'import { b } from "./cycle-b.ts";\nexport const a = () => b;\n', "noImportCycles"],
  ["src/core/cycle-b.ts", 'import { a } from "./cycle-a.ts";\nexport const b = () => a;\n', "noImportCycles"],
  ["src/solver/fine.ts", 'import { games } from "../games/index.ts";\n\nexport const x = games;\n', null],
] as const;

function lintPlanted(): string {
  const folder = mkdtempSync(join(tmpdir(), "switchyard-layers-"));
  for (const file of ["biome.json", ".gitignore"]) copyFileSync(file, join(folder, file));
  for (const [path, code] of faults) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), code);
  }
  const args = ["lint", "--max-diagnostics=none", "--reporter=github", "src"];
  const result = spawnSync(resolve("node_modules/.bin/biome"), args, { cwd: folder, encoding: "utf8" });
  return result.stdout + result.stderr;
}

const report = lintPlanted();

test.each(faults)("%s", (path, _code, rule) => {
  const found = report.split("\n").filter((line) => line.includes(`/${path},`));
  if (rule === null) expect(found).toEqual([]);
  else expect(found.join("\n")).toContain(rule);
});
