/** The command of .github/workflows/page.yml, run as written: the page as files that a plain web server can serve. */

import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

test("the command in page.yml writes a page that links only to existing files", () => {
  const [, command = ""] =
    /- run: (npm start .* --out) public/.exec(readFileSync(".github/workflows/page.yml", "utf8")) ?? [];
  const folder = mkdtempSync(join(tmpdir(), "switchyard page "));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const { status, stdout, stderr } = spawnSync("sh", ["-c", `${command} "${folder}"`], { encoding: "utf8" });
  expect([status, stderr]).toEqual([0, ""]);
  expect(stdout).toBe(`Wrote the page to ${folder}.\n`);
  const page = readFileSync(join(folder, "index.html"), "utf8");
  const files = [...page.matchAll(/(?:src|href)="\.\/([^"#?]+)"/g)].map(([, file = ""]) => file);
  expect(files.length).toBeGreaterThan(3);
  for (const file of files) expect(existsSync(join(folder, file)), file).toBe(true);
  // A browser shows only this text if it opens the page without a server.
  expect(page).toContain("This page needs a web server");
});
