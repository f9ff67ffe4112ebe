/** npm builds the checkout after its own install, but not for a project that links to it. */

import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { newDataFolder } from "../support/cli.ts";

/** A checkout with our `prepare`, and a build that only writes the program. */
function checkout(): string {
  const folder = newDataFolder();
  const { name, version, scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  const { prepare } = scripts;
  const manifest = { name, version, scripts: { prepare, build: "node build.mjs" } };
  writeFileSync(join(folder, "package.json"), JSON.stringify(manifest));
  const build = `import { mkdirSync, writeFileSync } from "node:fs";
mkdirSync("dist/bin", { recursive: true });
writeFileSync("dist/bin/main.js", "built");`;
  writeFileSync(join(folder, "build.mjs"), build);
  cpSync("scripts/prepare.mjs", join(folder, "scripts/prepare.mjs"));
  return folder;
}

function install(folder: string): void {
  execFileSync("npm", ["install", "--offline", "--no-audit", "--no-fund"], { cwd: folder, stdio: "ignore" });
}

function project(parent: string, dependency: string): string {
  const folder = join(parent, "stones");
  mkdirSync(folder);
  const dependencies = { "switchyard-games": `file:${dependency}` };
  writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true, dependencies }));
  return folder;
}

test("npm rebuilds a checkout when it's installed, but not for a custom game inside it", () => {
  const folder = checkout();
  const program = join(folder, "dist/bin/main.js");
  mkdirSync(join(folder, "dist/bin"), { recursive: true });
  writeFileSync(program, "old");
  install(folder);
  expect(readFileSync(program, "utf8")).toBe("built");
  writeFileSync(program, "mine");
  const own = project(folder, folder);
  install(own);
  expect(existsSync(join(own, "node_modules/switchyard-games/dist/bin/main.js"))).toBe(true);
  expect(readFileSync(program, "utf8")).toBe("mine");
});

test("npm builds an unbuilt checkout when the first project links to it", () => {
  const folder = checkout();
  install(project(folder, folder));
  expect(readFileSync(join(folder, "dist/bin/main.js"), "utf8")).toBe("built");
});
