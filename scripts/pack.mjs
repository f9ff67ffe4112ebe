#!/usr/bin/env node
/**
 * `npm run pack`, or `node scripts/pack.mjs [FOLDER]`, packs the package for publishing, with pictures and links that work on
 * the registry's page. Prints the name of the file. Needs a build.
 */

import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const [destination = "."] = process.argv.slice(2);
refuseWithoutBuild(JSON.parse(read("package.json")));
const folder = mkdtempSync(join(tmpdir(), "switchyard-pack-"));
try {
  execFileSync("tar", ["-xzf", join(folder, pack(".", folder)), "-C", folder]);
  const unpacked = join(folder, "package");
  const published = withoutTools(JSON.parse(read(unpacked, "package.json")));
  write(unpacked, "package.json", `${JSON.stringify(published, null, 2)}\n`);
  write(unpacked, "README.md", withAddresses(read(unpacked, "README.md"), published));
  process.stdout.write(`${join(destination, pack(unpacked, resolve(destination)))}\n`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function refuseWithoutBuild({ bin, exports: entries }) {
  const targets = [bin, ...Object.values(entries)].flatMap((entry) =>
    typeof entry === "string" ? [entry] : Object.values(entry),
  );
  if (targets.every((target) => existsSync(target))) return;
  process.stderr.write("Build first: npm run build\n");
  process.exit(1);
}

/** Leaves out what only a checkout needs. */
function withoutTools(manifest) {
  const tools = ["scripts", "devDependencies", "allowScripts"];
  return Object.fromEntries(Object.entries(manifest).filter(([name]) => !tools.includes(name)));
}

/** Returns the file name. */
function pack(from, to) {
  const words = ["pack", "--silent", "--ignore-scripts", "--json", "--pack-destination", to];
  const [{ filename }] = JSON.parse(execFileSync("npm", words, { cwd: from, encoding: "utf8" }));
  return filename;
}

/** The registry doesn't show a package's files, so pictures and documents link to this version in the repository. */
function withAddresses(text, { version, repository }) {
  const home = repository.url.replace(/^git\+/, "").replace(/\.git$/, "");
  return text
    .replaceAll(/(?<=\]\()docs\/images\//g, `${home}/raw/v${version}/docs/images/`)
    .replaceAll(/(?<=\]\()(?=[\w./-]+\.md\b)/g, `${home}/blob/v${version}/`);
}

function read(...path) {
  return readFileSync(join(...path), "utf8");
}

function write(from, name, text) {
  writeFileSync(join(from, name), text);
}
