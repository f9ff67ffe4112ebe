#!/usr/bin/env node
/**
 * `node scripts/release.mjs [TAG]` rehearses a release without publishing. It checks that the version, the newest
 * heading of the changelog and the tag agree, and that the addresses are real. Then it packs the package, keeps the
 * file, and prints what npm would publish. Needs a build.
 */

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const [tag] = process.argv.slice(2);
const pack = fileURLToPath(new URL("pack.mjs", import.meta.url));
const { version, homepage, repository, bugs } = JSON.parse(readFileSync("package.json", "utf8"));
const [, heading = "none"] = /^## (.*)$/m.exec(readFileSync("CHANGELOG.md", "utf8")) ?? [];
const [, ownVersion] = /version = "(.*)"/.exec(readFileSync("src/core/program.ts", "utf8")) ?? [];

const faults = [];
if (ownVersion !== version)
  faults.push(`src/core/program.ts says ${ownVersion}, but package.json says ${version}`);
if (!new RegExp(`^${version.replaceAll(".", "\\.")} - \\d{4}-\\d\\d-\\d\\d$`).test(heading))
  faults.push(`the newest heading in CHANGELOG.md is "${heading}", not "${version} - " and a date`);
if (tag !== undefined && tag !== `v${version}`) faults.push(`the tag is ${tag}, not v${version}`);
// npm checks a package's provenance against its repository, and takes the README's pictures from there.
for (const [name, address] of Object.entries({
  homepage,
  repository: repository?.url,
  bugs: bugs?.url ?? bugs,
}))
  if (!URL.canParse(address ?? "")) faults.push(`package.json has no ${name}`);
  else if (/(^|\.)example\.\w+$/.test(new URL(address.replace(/^git\+/, "")).hostname))
    faults.push(`${name} in package.json is still the example ${address}`);
for (const fault of faults) process.stderr.write(`release: ${fault}\n`);

if (faults.length > 0) process.exitCode = 1;
else {
  const packed = execFileSync(process.execPath, [pack], { encoding: "utf8" }).trim();
  const publish = ["publish", packed, "--dry-run", "--ignore-scripts", "--access", "public", "--json"];
  const [{ id, entryCount, size, unpackedSize }] = Object.values(
    JSON.parse(execFileSync("npm", publish, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] })),
  );
  process.stdout.write(`${id}: ${entryCount} files, ${size} bytes packed, ${unpackedSize} unpacked\n`);
}
