/** scripts/layers.mjs finds imports against the layers, cycles, and the outside world in pure layers. */

import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { newDataFolder } from "../support/cli.ts";

/** What a file does, the file, and what the check says about it. */
const files = [
  [
    "imports games in core",
    "core/up.ts",
    'import { games } from "../games/index.ts";\n',
    "imports games/index.ts",
  ],
  [
    "imports a type from games in core",
    "core/type-up.ts",
    'import type { GameId } from "../games/index.ts";\n',
    "imports games/index.ts",
  ],
  [
    "imports table in games",
    "games/up.ts",
    'import { dealStart } from "../table/deal.ts";\n',
    "imports table/deal.ts",
  ],
  [
    "imports terminal in a subfolder of games",
    "games/rows/up.ts",
    'import { print } from "../../terminal/host.ts";\n',
    "imports terminal/host.ts",
  ],
  [
    "imports table dynamically in players",
    "players/up.ts",
    'const table = await import("../table/open.ts");\n',
    "imports table/open.ts",
  ],
  [
    "imports client in storage",
    "storage/across.ts",
    'import "../client/client.ts";\n',
    "imports client/client.ts",
  ],
  ["imports main in terminal", "terminal/up.ts", 'import "../main.ts";\n', "imports main.ts"],
  [
    "imports agents in terminal",
    "terminal/across.ts",
    'import "../agents/serve.ts";\n',
    "imports agents/serve.ts",
  ],
  [
    "exports from server in agents",
    "agents/across.ts",
    'export { serve } from "../server/serve.ts";\n',
    "imports server/serve.ts",
  ],
  ["imports arena in library", "library/across.ts", 'import "../arena/run.ts";\n', "imports arena/run.ts"],
  ["imports web in server", "server/across.ts", 'import "../web/main.tsx";\n', "imports web/main.tsx"],
  [
    "imports a Node module in core",
    "core/node.ts",
    'import { join } from "node:path";\n',
    "imports node:path",
  ],
  ["imports a Node module in web", "web/node.ts", 'import { join } from "node:path";\n', "imports node:path"],
  ["calls Date.now in core", "core/clock.ts", "export const x = Date.now();\n", "uses Date"],
  ["calls new Date without a time in core", "core/now.ts", "export const x = new Date();\n", "uses Date"],
  [
    "creates a Date from a given day in core",
    "core/day.ts",
    "export const x = new Date(Date.parse('2026-11-16'));\n",
    "",
  ],
  ["uses process in games", "games/process.ts", "export const x = process.env;\n", "uses process"],
  [
    "uses performance in solver",
    "solver/clock.ts",
    "export const x = performance.now();\n",
    "uses performance",
  ],
  ["sets a timer in table", "table/timer.ts", "setTimeout(() => {}, 1);\n", "uses setTimeout"],
  ["is part of a cycle in core", "core/cycle-a.ts", 'import type { B } from "./cycle-b.ts";\n', "is a cycle"],
  [
    "is in a cycle that was already reported",
    "core/cycle-b.ts",
    'import type { A } from "./cycle-a.ts";\n',
    "",
  ],
  [
    "imports games in solver and only mentions Date in a comment",
    "solver/fine.ts",
    '/** A Date( in a comment. */\nimport { games } from "../games/index.ts";\n',
    "",
  ],
  [
    "imports a Node module and reads the clock in terminal",
    "terminal/fine.ts",
    'import { join } from "node:path";\nexport const x = Date.now();\n',
    "",
  ],
] as const;

function checkPlanted(): { readonly status: number | null; readonly lines: readonly string[] } {
  const root = join(newDataFolder(), "src");
  for (const [, path, code] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), code);
  }
  const { status, stderr } = spawnSync(process.execPath, ["scripts/layers.mjs", root], { encoding: "utf8" });
  return { status, lines: stderr.split("\n") };
}

const planted = checkPlanted();

test("the check of the layers fails if it finds a fault", () => {
  expect(planted.status).toBe(1);
});

const faulty = files.filter(([, , , fault]) => fault !== "");
const fine = files.filter(([, , , fault]) => fault === "");
const said = (path: string) => planted.lines.filter((line) => line.includes(`src/${path} `));

test.each(faulty)("the check of the layers reports a file that %s", (_does, path, _code, fault) => {
  expect(said(path).join("\n")).toContain(fault);
});

test.each(fine)("the check of the layers accepts a file that %s", (_does, path) => {
  expect(said(path)).toEqual([]);
});
