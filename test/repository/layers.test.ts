/** scripts/layers.mjs finds cycles, imports that break the order of the layers, and Node or the browser in pure layers. */

import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { newDataFolder } from "../support/cli.ts";

/** The kind of file, its path, its content, and what the check says about it. */
const files = [
  [
    "in core that imports games",
    "core/up.ts",
    'import { games } from "../games/index.ts";\n',
    "imports games/index.ts",
  ],
  [
    "in core that imports a type from games",
    "core/type-up.ts",
    'import type { GameId } from "../games/index.ts";\n',
    "imports games/index.ts",
  ],
  [
    "in games that imports play",
    "games/up.ts",
    'import { dealStart } from "../play/deal.ts";\n',
    "imports play/deal.ts",
  ],
  [
    "in a subfolder of games that imports terminal",
    "games/rows/up.ts",
    'import { print } from "../../terminal/host.ts";\n',
    "imports terminal/host.ts",
  ],
  [
    "in computer that imports play dynamically",
    "computer/up.ts",
    'const table = await import("../play/open.ts");\n',
    "imports play/open.ts",
  ],
  [
    "in play that imports online",
    "play/up.ts",
    'import "../online/client/client.ts";\n',
    "imports online/client/client.ts",
  ],
  ["in terminal that imports main", "terminal/up.ts", 'import "../main.ts";\n', "imports main.ts"],
  [
    "in terminal that imports page",
    "terminal/across.ts",
    'import "../page/route.ts";\n',
    "imports page/route.ts",
  ],
  [
    "in measure that exports from server",
    "measure/across.ts",
    'export { serve } from "../server/serve.ts";\n',
    "imports server/serve.ts",
  ],
  [
    "in online that imports puzzles",
    "online/across.ts",
    'import "../puzzles/puzzle.ts";\n',
    "imports puzzles/puzzle.ts",
  ],
  [
    "in server that imports page",
    "server/across.ts",
    'import "../page/main.tsx";\n',
    "imports page/main.tsx",
  ],
  [
    "in core that imports a Node module",
    "core/node.ts",
    'import { join } from "node:path";\n',
    "imports node:path",
  ],
  [
    "in page that imports a Node module",
    "page/node.ts",
    'import { join } from "node:path";\n',
    "imports node:path",
  ],
  ["in core that calls Date.now", "core/clock.ts", "export const x = Date.now();\n", "uses Date"],
  [
    "in core that calls new Date without a time",
    "core/now.ts",
    "export const x = new Date();\n",
    "uses Date",
  ],
  [
    "in core that creates a Date from a given day",
    "core/day.ts",
    "export const x = new Date(Date.parse('2026-11-16'));\n",
    "",
  ],
  ["in measure that reads the clock", "measure/now.ts", "export const x = Date.now();\n", ""],
  [
    "in measure's protocol that reads the clock",
    "measure/protocol/now.ts",
    "export const x = Date.now();\n",
    "uses Date",
  ],
  ["in games that uses process", "games/process.ts", "export const x = process.env;\n", "uses process"],
  [
    "in solver that uses performance",
    "solver/clock.ts",
    "export const x = performance.now();\n",
    "uses performance",
  ],
  [
    "in a folder that isn't a room",
    "helpers/text.ts",
    "export const x = 1;\n",
    "which isn't in the table of rooms",
  ],
  [
    "in puzzles that adds to an interface of lessons",
    "puzzles/adds.ts",
    'declare module "../lessons/lesson.ts" {}\n',
    "imports lessons/lesson.ts",
  ],
  ["in play that sets a timer", "play/timer.ts", "setTimeout(() => {}, 1);\n", "uses setTimeout"],
  [
    "in core that is part of a cycle",
    "core/cycle-a.ts",
    'import type { B } from "./cycle-b.ts";\n',
    "is a cycle",
  ],
  ["in a cycle that was already reported", "core/cycle-b.ts", 'import type { A } from "./cycle-a.ts";\n', ""],
  [
    "in solver that imports games and mentions Date in a comment",
    "solver/fine.ts",
    '/** A Date( in a comment. */\nimport { games } from "../games/index.ts";\n',
    "",
  ],
  [
    "in terminal that imports a Node module and reads the clock",
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

test("the check of the rooms fails if it finds a fault", () => {
  expect(planted.status).toBe(1);
});

const faulty = files.filter(([, , , fault]) => fault !== "");
const fine = files.filter(([, , , fault]) => fault === "");
const said = (path: string) => planted.lines.filter((line) => line.includes(`src/${path} `));

test.each(faulty)("the check of the rooms reports a file %s", (_does, path, _code, fault) => {
  expect(said(path).join("\n")).toContain(fault);
});

test.each(fine)("the check of the rooms accepts a file %s", (_does, path) => {
  expect(said(path)).toEqual([]);
});
