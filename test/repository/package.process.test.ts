/** The package as others get it. */

import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { version } from "../../src/core/program.ts";

const manifest: {
  readonly name: string;
  readonly exports: Readonly<Record<string, unknown>>;
  readonly devDependencies: { readonly pg: string };
} = JSON.parse(readFileSync("package.json", "utf8"));

function evaluate(code: string): string {
  const result = spawnSync(process.execPath, ["--input-type=module", "-e", code], { encoding: "utf8" });
  if (result.status !== 0) throw new Error(result.stderr);
  return result.stdout.trim();
}

function releaseDry(tag: string, cwd = ".") {
  return spawnSync(process.execPath, [resolve("scripts/release.mjs"), tag], { cwd, encoding: "utf8" });
}

/** What is published, in a folder of its own, with other addresses. */
function withAddresses(addresses: Readonly<Record<string, unknown>>): string {
  const folder = mkdtempSync(join(tmpdir(), "switchyard-release-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const name of [
    "dist",
    "docs",
    "examples",
    "template",
    "README.md",
    "CHANGELOG.md",
    "src/core/program.ts",
  ])
    cpSync(name, join(folder, name), { recursive: true });
  writeFileSync(join(folder, "package.json"), JSON.stringify({ ...manifest, ...addresses }));
  return folder;
}

const ownAddresses = {
  homepage: "https://games.test/",
  repository: { type: "git", url: "git+https://code.test/games.git" },
  bugs: "https://code.test/games/issues",
};

test("a release without the publishing finds version, changelog, tag and addresses in order", () => {
  const addresses = { ...ownAddresses, bugs: { url: ownAddresses.bugs } };
  const { status, stdout, stderr } = releaseDry(`v${version}`, withAddresses(addresses));
  expect(status, stderr).toBe(0);
  expect(stdout).toMatch(/^switchyard-games@\d+\.\d+\.\d+: \d{3} files, \d+ bytes packed, \d+ unpacked\n$/);
});

test("a release of another tag stops", () => {
  const { status, stderr } = releaseDry("v9.9.9", withAddresses(ownAddresses));
  expect(status).toBe(1);
  expect(stderr).toBe(`release: the tag is v9.9.9, not v${version}\n`);
});

test("a release with the example's addresses, or without any, stops", () => {
  const example = releaseDry(`v${version}`);
  expect(example.status).toBe(1);
  expect(example.stderr.match(/is still the example/g)).toHaveLength(3);
  const bare = { homepage: "https://example.org/", bugs: { url: "https://example.org/issues" } };
  const bareExample = releaseDry(`v${version}`, withAddresses({ ...ownAddresses, ...bare }));
  expect(bareExample.stderr.match(/is still the example/g)).toHaveLength(2);
  const none = releaseDry(`v${version}`, withAddresses({ ...ownAddresses, repository: undefined }));
  expect(none.status).toBe(1);
  expect(none.stderr).toBe("release: package.json has no repository\n");
});

test("packing stops without a build", () => {
  const folder = mkdtempSync(join(tmpdir(), "switchyard-unbuilt-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, "package.json"), JSON.stringify(manifest));
  const pack = [resolve("scripts/pack.mjs")];
  const { status, stderr } = spawnSync(process.execPath, pack, { cwd: folder, encoding: "utf8" });
  expect({ status, stderr }).toEqual({ status: 1, stderr: "Build first: npm run build\n" });
});

test("every entry can be imported by name", () => {
  for (const entry of Object.keys(manifest.exports).filter((name) => !name.endsWith(".json"))) {
    const name = entry.replace(/^\./, "switchyard-games");
    expect(
      Number(evaluate(`console.log(Object.keys(await import("${name}")).length)`)),
      name,
    ).toBeGreaterThan(0);
  }
});

test("the library plays a game in five lines", () => {
  const code = `
    import { setUp, towerSwitch } from "switchyard-games";
    const { value } = setUp(towerSwitch, { options: { blocks: 3 } });
    const after = towerSwitch.play(value.start, towerSwitch.moves(value.start)[1]);
    console.log(towerSwitch.key(after));
  `;
  expect(evaluate(code)).toBe("1/2");
});

test("the container gets the database driver that is tested", () => {
  const file = readFileSync("deploy/Dockerfile", "utf8");
  expect(file).toContain(` pg@${manifest.devDependencies.pg} `);
  expect(file).toContain(`"node_modules/${manifest.name}/dist/bin/main.js"`);
});

test("the lock file holds no download addresses", () => {
  expect(readFileSync("package-lock.json", "utf8")).not.toMatch(/"resolved": "http/);
});
