#!/usr/bin/env node
/** Checks the package as npm would publish it: metadata, types, size, and the size of the page. Needs a build. */

import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
import { publint } from "publint";
import { formatMessage } from "publint/utils";

/** The limit for the unpacked package, without its dependencies and the compressed copies of the page's files. */
const mostBytes = 2_650_000;

/** The limits for the compressed page: the scripts that every visit loads, and everything together. */
const mostBytesOfPage = { scripts: 60_000, all: 275_000 };

/** The package has only ES modules, which `require` and Node 10's resolution don't find. */
const olderResolutions = ["node10", "node16-cjs"];

const folder = mkdtempSync(join(tmpdir(), "switchyard-package-"));
try {
  const packed = execFileSync(process.execPath, ["scripts/pack.mjs", folder], { encoding: "utf8" }).trim();
  const tarball = readFileSync(packed);
  const unpackedSize = sizesIn(packed).reduce((sum, size) => sum + size, 0);
  const faults = [...(await metadataFaults(tarball)), ...(await typeFaults(tarball)), ...pageFaults()];
  if (unpackedSize > mostBytes) faults.push(`it has ${unpackedSize} bytes unpacked (limit: ${mostBytes})`);
  for (const fault of faults) process.stderr.write(`package: ${fault}\n`);
  process.exitCode = faults.length === 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function isOriginal(name) {
  return !name.endsWith(".br");
}

function sizesIn(file) {
  const lines = execFileSync("tar", ["-tvzf", file], { encoding: "utf8" }).trim().split("\n");
  return lines.filter(isOriginal).map((line) => Number(line.split(/\s+/)[2]));
}

async function metadataFaults(tarball) {
  const { messages, pkg } = await publint({ pack: { tarball: tarball.buffer }, strict: true });
  return messages.map((message) => formatMessage(message, pkg, { color: false }));
}

async function typeFaults(tarball) {
  const { problems } = await checkPackage(createPackageFromTarballData(tarball));
  return problems
    .filter(({ resolutionKind }) => !olderResolutions.includes(resolutionKind))
    .map((problem) => JSON.stringify(problem));
}

function pageFaults() {
  const page = readFileSync("dist/page/index.html", "utf8");
  const scripts = [...page.matchAll(/(?:src|href)="\.\/(assets\/[^"]+\.js)"/g)].map(([, file]) => file);
  const files = readdirSync("dist/page", { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && isOriginal(entry.name),
  );
  const bytes = {
    scripts: compressed(scripts.map((file) => join("dist/page", file))),
    all: compressed(files.map(({ parentPath, name }) => join(parentPath, name))),
  };
  return Object.entries(mostBytesOfPage)
    .filter(([part, most]) => bytes[part] > most || bytes[part] === 0)
    .map(([part, most]) => `the page (${part}) has ${bytes[part]} compressed bytes (limit: ${most})`);
}

function compressed(files) {
  return files.reduce((sum, file) => sum + gzipSync(readFileSync(file)).length, 0);
}
