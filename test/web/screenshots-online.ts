/** Pictures of every view of online play, by day and by night, on a table and on a phone. */

import { mkdirSync } from "node:fs";
import { test } from "vitest";
import { setStage } from "./support/browser.ts";
import {
  goHome,
  head,
  notice,
  offerDraw,
  openOnline,
  play,
  takeSeat,
  withShortClock,
} from "./support/online.ts";
import { press } from "./support/play.ts";

const folder = "screenshots";
const stage = setStage({ args: ["--limit", "claim-seconds=20"] });
const sizes = { table: { width: 1280, height: 800 }, phone: { width: 360, height: 640 } } as const;

mkdirSync(folder, { recursive: true });

for (const [size, viewport] of Object.entries(sizes))
  for (const colorScheme of ["light", "dark"] as const)
    test(`online, ${size} ${colorScheme}`, async () => {
      stage.forgive(/WebSocket|ERR_/);
      const look = { viewport, colorScheme };
      const { page: ann } = await stage.open("", look);
      const { page: ben, context: bensContext } = await stage.open("", look);
      const { page: carl } = await stage.open("", look);
      const shoot = (page: typeof ann, name: string) =>
        page.screenshot({ path: `${folder}/online-${name}-${size}-${colorScheme}.png` });
      const link = await openOnline(ann, "switch-battle", async (page) => {
        await page.getByRole("radio", { name: "10 min + 5 s" }).check();
        await page.getByRole("radio", { name: "best of 3" }).check();
        await page.evaluate(() => scrollTo(0, 0));
        await shoot(page, "setup");
      });
      await shoot(ann, "waiting");
      await ben.goto(link);
      await ben.getByLabel("Your name").fill("Benjamin");
      await shoot(ben, "invite");
      await takeSeat(ben, "Benjamin");
      await head(ann, "Your move");
      await carl.goto(link);
      await carl.locator(".play-online").waitFor();
      await play(ann, "4");
      await head(ben, "Your move");
      await shoot(ann, "theirs");
      await ann.getByRole("link", { name: "Switchyard, all games" }).click();
      await ann.evaluate(() => scrollTo(0, 0));
      await shoot(ann, "home");
      await ann.locator(".kept a").click();
      await ben.locator('.board [data-move="3-4"]').hover();
      await shoot(ben, "mine");
      await offerDraw(ben);
      await ann.getByRole("button", { name: "Accept" }).waitFor();
      await shoot(ann, "offer");
      await shoot(carl, "watching");
      await press(ann, "Decline");
      await notice(ben, "declined");
      await shoot(ben, "declined");
      await press(ben, "Resign");
      await shoot(ben, "resign");
      await ben.keyboard.press("Escape");
      await play(ben, "3-4");
      await head(ann, "Your move");
      await bensContext.setOffline(true);
      await ben.goto("about:blank").catch(() => {});
      await ann.locator(".notice", { hasText: "left" }).waitFor();
      await shoot(ann, "gone");
      await bensContext.setOffline(false);
      await ben.goto(link);
      await ann.locator(".notice", { hasText: "left" }).waitFor({ state: "detached" });
      for (const [page, move] of [
        [ann, "1-2"],
        [ben, "5"],
        [ann, "4-5"],
        [ben, "6-7"],
        [ann, "5"],
      ] as const)
        await play(page, move).then(() => head(page, /to move|wins/));
      await ann.locator(".scorecard").waitFor();
      await shoot(ann, "over");
      await press(ben, "Next game");
      await notice(ann, "gone on");
      await ann.evaluate(() => scrollTo(0, 0));
      await shoot(ann, "next");
      await ann.getByRole("link", { name: "Switchyard, all games" }).click();
      await ann.getByRole("link", { name: "Your games" }).click();
      await shoot(ann, "finished");
      await press(ben, "Rules");
      await shoot(ben, "rules");
      await ann.goto(`${stage.address()}#/online/nosuchgame`);
      await ann.getByText("This link does not work").waitFor();
      await shoot(ann, "closed");
    });

test("names without a clock", async () => {
  const { page: ann } = await stage.open("", { viewport: sizes.phone });
  const { page: ben } = await stage.open("", { viewport: sizes.phone, colorScheme: "dark" });
  await ann.screenshot({ path: `${folder}/online-first-visit-phone-light.png` });
  const link = await openOnline(ann, "switch-battle");
  await goHome(ann);
  await ann.screenshot({ path: `${folder}/online-second-visit-phone-light.png` });
  await ann.goBack();
  await ben.goto(link);
  await takeSeat(ben, "محمد بن عبد الله الطويل جدا");
  await head(ann, "Your move");
  await ann.screenshot({ path: `${folder}/online-names-phone-light.png` });
  await ben.screenshot({ path: `${folder}/online-names-phone-dark.png` });
});

test("lost connection", async () => {
  stage.forgive(/WebSocket|ERR_/);
  const { page: ann } = await stage.open("", { viewport: sizes.phone });
  const { page: ben } = await stage.open("", { viewport: sizes.table, colorScheme: "dark" });
  const link = await openOnline(ann, "factor-frenzy", withShortClock(12_000));
  await ben.goto(link);
  await takeSeat(ben, "Benjamin Bartholomew the Third of Longname");
  await head(ann, "Your move");
  await play(ann, "5");
  await head(ben, "Your move");
  await play(ben, "3");
  await head(ann, "Your move");
  const crashed = await stage.crash();
  await ann.getByText("Connection lost").waitFor();
  await ann.waitForTimeout(1500);
  await ann.screenshot({ path: `${folder}/online-lost-phone-light.png` });
  await ben.screenshot({ path: `${folder}/online-lost-table-dark.png` });
  await crashed.restart();
  await ann.getByText("Connection lost").waitFor({ state: "detached" });
});
