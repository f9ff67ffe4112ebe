/** `switchyard serve` serves the built page, and starts and stops cleanly. */

import { readdirSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { finished, newDataFolder, printed, run, start } from "../support/cli.ts";
import { type RunningServer, startServer } from "../support/server.ts";

let server: RunningServer;

beforeAll(async () => {
  server = await startServer();
});

afterAll(() => server.stop());

test("the built page has no inline code, and its files are served with the right types", async () => {
  const answer = await fetch(server.address);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-security-policy")).not.toMatch(/unsafe|\*|https?:/);
  const html = await answer.text();
  expect(html).not.toMatch(/<script(?![^>]*src=)|\son[a-z]+=|style="/);
  const script = /assets\/[^"]+\.js/.exec(html)?.[0] ?? "";
  const { headers } = await fetch(server.address + script, { headers: { "Accept-Encoding": "gzip, br" } });
  expect(headers.get("content-type")).toBe("text/javascript; charset=utf-8");
  expect(headers.get("cache-control")).toContain("immutable");
  expect(headers.get("content-encoding")).toBe("br");
  const worker = await fetch(`${server.address}service-worker.js`);
  expect([worker.status, worker.headers.get("cache-control")]).toEqual([200, "no-cache"]);
});

test("every compressed file of the built page unpacks to the plain one", async () => {
  const scripts = readdirSync("dist/page/assets").filter((name) => /\.(js|css)$/.test(name));
  expect(scripts.length).toBeGreaterThan(20);
  for (const name of scripts) {
    const answer = await fetch(`${server.address}assets/${name}`, { headers: { "Accept-Encoding": "br" } });
    expect(answer.headers.get("content-encoding")).toBe("br");
    expect(await answer.text()).toBe(readFileSync(`dist/page/assets/${name}`, "utf8"));
  }
});

test("the command serve prints the page's address and stops at SIGINT", async () => {
  const child = start(["serve", "--port", "0"], newDataFolder());
  const said = await printed(child, "Press Ctrl-C to stop.");
  const address = /http:\S+/.exec(said)?.[0] ?? "";
  expect((await fetch(address)).status).toBe(200);
  child.kill("SIGINT");
  expect((await finished(child)).code).toBe(130);
});

test("the command serve refuses a port that is taken or isn't a number", async () => {
  const { port } = new URL(server.address);
  const taken = await run(["serve", "--port", port]);
  expect(taken).toMatchObject({ code: 1, err: expect.stringContaining("is already in use") });
  expect(await run(["serve", "--port", "many"])).toMatchObject({ code: 2 });
});
