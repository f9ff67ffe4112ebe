/** A page that was built with a list of six games: the sixth is on it, played and explained like the others. */

import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { preview } from "vite";
import { expect, test } from "vitest";
import { setStage } from "./support/browser.ts";
import { showTruth } from "./support/play.ts";

const stage = setStage({}, async () => {
  const data = mkdtempSync(join(tmpdir(), "switchyard-page-"));
  const env = { ...process.env, NODE_ENV: "production", SWITCHYARD_GAMES: "examples/six-games-page.ts" };
  execFileSync("npx", ["vite", "build", "--logLevel", "error", "--outDir", data], { env });
  const server = await preview({
    configFile: false,
    build: { outDir: data },
    preview: { host: "127.0.0.1", port: 0 },
  });
  const address = server.resolvedUrls?.local[0] ?? "";
  const stop = async () => {
    await server.close();
    rmSync(data, { recursive: true });
    return 0;
  };
  return { address, data, stop };
});

test("it is on the first page, a computer plays it, and its values are known", async () => {
  const home = await stage.open();
  await home.page.getByText("Three Heaps").first().waitFor();
  const { page } = await stage.open(
    "#/play?game=three-heaps&options.largest=3&name1=Ann&name2=Computer&level2=perfect",
  );
  await showTruth(page, "Live");
  await page.locator(".board .badge").first().waitFor();
  await page.locator(".board [data-move]").first().click();
  await page.locator(".entry").nth(2).waitFor();
  const [, own, reply] = await page.locator(".entry").allInnerTexts();
  expect(own).toContain("Ann takes 1 from heap A.");
  expect(reply).toMatch(/Computer \(perfect\) takes \d from heap/);
});
