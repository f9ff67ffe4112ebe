/**
 * The files that docs/host.md and nodes.md tell people to copy (units, proxy, alerts and workflow) name only things that exist.
 */

import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { Metrics } from "../../src/server/metrics.ts";
import { run } from "../support/program.ts";

const read = (file: string) => readFileSync(file, "utf8");
const guide = `${read("docs/host.md")}${read("docs/nodes.md")}`;

test.each(["deploy/switchyard.service", "deploy/switchyard-backup.service"])(
  "%s runs a command with flags that exist",
  async (unit) => {
    const [, words = ""] = /^ExecStart=.*\/usr\/bin\/switchyard ([^'\n]+)/m.exec(read(unit)) ?? [];
    const command = words.split(" ").filter((word) => /^[a-z]+$/.test(word));
    const { out, code } = await run([...command, "--help"]);
    expect(code).toBe(0);
    expect(out).toContain(`Usage: switchyard ${command.join(" ")} [`);
    for (const [flag] of words.matchAll(/--[a-z]+/g)) expect(out).toContain(`${flag} <`);
  },
);

test("the backup service runs as the server's user and deletes old backups", () => {
  const backup = read("deploy/switchyard-backup.service");
  const server = read("deploy/switchyard.service");
  const [, data = ""] = /SWITCHYARD_DATA=(\S+)/.exec(server) ?? [];
  expect(backup).toContain(`--data ${data}/online`);
  expect(backup).toContain("User=switchyard\n");
  expect(server).toContain("DynamicUser=yes\nStateDirectory=switchyard\n");
  expect(backup.match(/\/var\/lib\/switchyard-backup\//g)?.length).toBeGreaterThan(1);
  expect(existsSync("deploy/switchyard-backup.timer")).toBe(true);
});

test("the help of serve names every variable in the hosting guide", async () => {
  const { out } = await run(["help", "serve"]);
  const names = new Set([...guide.matchAll(/\bSWITCHYARD_[A-Z_]+/g)].map(([name]) => name));
  const forOthers = ["SWITCHYARD_LISTEN", "SWITCHYARD_TLS", "SWITCHYARD_PASSWORD"];
  const settings = [...names].filter((name) => !forOthers.includes(name));
  expect(settings.length).toBe(4);
  for (const name of settings) expect(out).toContain(`  ${name}  `);
});

test("every alert uses existing metrics, and the guide says what to do about it", () => {
  const alerts = read("deploy/alerts.yml");
  const text = new Metrics().text();
  const figures = [...alerts.matchAll(/\b(?:switchyard|process)_\w+/g)].map(([name]) => name);
  expect(figures.length).toBeGreaterThan(6);
  for (const name of figures) expect(text).toMatch(new RegExp(`^${name}[{ ]`, "m"));
  for (const [, label = "", value = ""] of alerts.matchAll(/(quantile|code)="([^"]+)"/g))
    expect(text).toContain(`${label}="${value}"`);
  const names = [...alerts.matchAll(/alert: (\w+)/g)].map(([, name = ""]) => name);
  expect(names.length).toBeGreaterThan(6);
  for (const name of names) expect(guide).toContain(`\`${name}\``);
});

test("the hosting guide shows the proxy's real configuration and copies existing files", () => {
  const [, shown = ""] = /```text\n(games\.example\.org[\s\S]*?)```/.exec(guide) ?? [];
  const file = read("deploy/Caddyfile").replaceAll(/^\s*#.*\n/gm, "");
  expect(file).toBe(shown);
  const copied = [...guide.matchAll(/deploy\/[\w.-]*\w/g)].map(([name]) => name);
  expect(copied.length).toBeGreaterThan(6);
  for (const name of copied) expect(existsSync(name), name).toBe(true);
});

/** The inputs of each action, according to its documentation. */
const actions: Readonly<Record<string, readonly string[]>> = {
  "actions/checkout@v5": [],
  "actions/setup-node@v5": ["node-version", "cache", "registry-url"],
  "actions/upload-pages-artifact@v3": ["path"],
  "actions/deploy-pages@v4": [],
};

test("the workflow that publishes the page uses known actions and existing scripts", () => {
  const workflow = read(".github/workflows/page.yml");
  expect(workflow).not.toContain("\t");
  const used = [...workflow.matchAll(/uses: (\S+)\n(?:\s+with:\n((?:\s{10}\S.*\n)+))?/g)];
  expect(used.map(([, action]) => action)).toEqual(Object.keys(actions));
  for (const [, action = "", inputs = ""] of used)
    for (const [, name = ""] of inputs.matchAll(/^\s+([\w-]+):/gm)) expect(actions[action]).toContain(name);
  const runs = [...workflow.matchAll(/- run: (.*)/g)].map(([, command]) => command);
  expect(runs).toEqual(["npm ci", "npm start --silent -- serve --out public"]);
  expect(workflow).toContain("path: public\n");
});
