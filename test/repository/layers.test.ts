/** scripts/layers.mjs finds imports against the layers, cycles, and the outside world in pure layers. */

import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { newDataFolder } from "../support/cli.ts";

const faults = [
  ["core/up.ts", 'import { games } from "../games/index.ts";\n', "imports games/index.ts"],
  ["core/type-up.ts", 'import type { GameId } from "../games/index.ts";\n', "imports games/index.ts"],
  ["games/up.ts", 'import { dealStart } from "../table/deal.ts";\n', "imports table/deal.ts"],
  ["games/rows/up.ts", 'import { print } from "../../terminal/host.ts";\n', "imports terminal/host.ts"],
  ["players/up.ts", 'const table = await import("../table/open.ts");\n', "imports table/open.ts"],
  ["storage/across.ts", 'import "../client/client.ts";\n', "imports client/client.ts"],
  ["terminal/up.ts", 'import "../main.ts";\n', "imports main.ts"],
  ["terminal/across.ts", 'import "../agents/serve.ts";\n', "imports agents/serve.ts"],
  ["agents/across.ts", 'export { serve } from "../server/serve.ts";\n', "imports server/serve.ts"],
  ["library/across.ts", 'import "../arena/run.ts";\n', "imports arena/run.ts"],
  ["server/across.ts", 'import "../web/main.tsx";\n', "imports web/main.tsx"],
  ["core/node.ts", 'import { join } from "node:path";\n', "imports node:path"],
  ["web/node.ts", 'import { join } from "node:path";\n', "imports node:path"],
  ["core/clock.ts", "export const x = Date.now();\n", "uses Date"],
  ["core/now.ts", "export const x = new Date();\n", "uses Date"],
  ["core/day.ts", "export const x = new Date(Date.parse('2026-11-16'));\n", ""],
  ["games/process.ts", "export const x = process.env;\n", "uses process"],
  ["solver/clock.ts", "export const x = performance.now();\n", "uses performance"],
  ["table/timer.ts", "setTimeout(() => {}, 1);\n", "uses setTimeout"],
  ["core/cycle-a.ts", 'import type { B } from "./cycle-b.ts";\n', "is a cycle"],
  ["core/cycle-b.ts", 'import type { A } from "./cycle-a.ts";\n', ""],
  ["solver/fine.ts", '/** A Date( in a comment. */\nimport { games } from "../games/index.ts";\n', ""],
  ["terminal/fine.ts", 'import { join } from "node:path";\nexport const x = Date.now();\n', ""],
] as const;

function checkPlanted(): { readonly status: number | null; readonly lines: readonly string[] } {
  const root = join(newDataFolder(), "src");
  for (const [path, code] of faults) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), code);
  }
  const { status, stderr } = spawnSync(process.execPath, ["scripts/layers.mjs", root], { encoding: "utf8" });
  return { status, lines: stderr.split("\n") };
}

const planted = checkPlanted();

test("a fault in the layers fails the check", () => {
  expect(planted.status).toBe(1);
});

test.each(faults)("the check of the layers judges %s, which has %j: %j", (path, _code, fault) => {
  const found = planted.lines.filter((line) => line.includes(`src/${path} `));
  if (fault === "") expect(found).toEqual([]);
  else expect(found.join("\n")).toContain(fault);
});
