/** Tests sharing in a real browser, because it needs a clipboard, a canvas and downloads. */

import { expect, test } from "vitest";
import { setStage, visit } from "./support/browser.ts";
import { press } from "./support/play.ts";

const stage = setStage();
const clipboard = ["clipboard-read", "clipboard-write"];

test("the page copies its own address as the link", async () => {
  const { page, context } = await stage.open("#/play?game=switch-battle&name1=Ann&name2=Ben&moves=4+3-4+1-2");
  await context.grantPermissions(clipboard);
  await press(page, "Copy link to this game");
  await page.getByText("Link copied.").first().waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

test("a finished game can be shared as a picture, with the link to the game", async () => {
  const { page, context } = await stage.open(
    "#/play?game=tower-switch&options.blocks=4&name2=Computer&level2=easy&moves=1+1+1+1&at=4",
  );
  await context.grantPermissions(clipboard);
  const share = page.getByRole("button", { name: "Share", exact: true });
  await share.click();
  const picture = page.getByRole("img", {
    name: "The computer won. Tower Switch · 4 moves · Switchyard",
  });
  await picture.waitFor();
  const painted = await picture.evaluate((canvas: HTMLCanvasElement) => {
    const { data = [] } = canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height) ?? {};
    return { width: canvas.width, height: canvas.height, isBlank: new Set(data).size <= 2 };
  });
  expect(painted).toEqual({ width: 1200, height: 630, isBlank: false });
  await page.getByRole("button", { name: "Copy link" }).click();
  await page.locator(".toast", { hasText: "Link copied." }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${page.url()}&at=2`);
  expect(await page.locator("dialog").count()).toBe(0);
  await share.click();
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Share picture" }).click();
  expect((await saved).suggestedFilename()).toBe("game.png");
  await page.locator(".toast", { hasText: "Saved the picture and copied the link." }).waitFor();
});

test("a link that is still loading isn't replaced by updates to the previous view", async () => {
  const { page } = await stage.open("#/learn");
  let load = () => {};
  const held = new Promise<void>((done) => {
    load = done;
  });
  await page.route(/returning-[^/]*\.js$/, (route) => held.then(() => route.continue()));
  await page.goto(stage.address());
  await page.reload();
  await visit(page, "#/play?game=tower-switch&moves=1");
  await page.getByRole("button", { name: "Theme: system" }).click();
  load();
  await page.locator(".play").waitFor();
  await expect.poll(() => page.locator(".entry").count()).toBeGreaterThan(0);
});

test("the setup says so if the code for online games doesn't load", async () => {
  const { page } = await stage.open("#/learn");
  stage.forgive(/ERR_FAILED/);
  await page.route(/online-[^/]*\.js$/, (route) => route.abort());
  await visit(page, "#/new/tower-switch");
  await page.getByRole("radio", { name: "With a friend online" }).check();
  await press(page, "Create link");
  await page.getByText("Part of the page didn't load. Reload to try again.").first().waitFor();
  await page.getByRole("button", { name: "Create link" }).waitFor();
});
