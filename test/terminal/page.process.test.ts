/** `serve --out` warns an author if the program doesn't say which module exports its games. */

import { execFile } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { templateFolder } from "../support/outside.ts";

const program = `
import { runCommandLine } from "switchyard-games/cli";
import { games } from "./games.js";

process.exitCode = await runCommandLine(games, process.argv.slice(2), { name: "bare" });
`;

test("serve --out writes a page and warns about missing games", async () => {
  const folder = templateFolder();
  writeFileSync(join(folder, "bare.js"), program);
  const { stderr } = await promisify(execFile)(process.execPath, [
    join(folder, "bare.js"),
    "serve",
    "--out",
    join(folder, "page"),
  ]);
  expect(stderr).toContain("bare: Your games are in the terminal, but not on the page");
  expect(existsSync(join(folder, "page", "index.html"))).toBe(true);
});
