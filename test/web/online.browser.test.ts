/** Two people, two browsers, one link: whole games over a real server. */

import { expect, test } from "vitest";
import { setStage } from "./support/browser.ts";
import {
  expectMoves,
  goHome,
  head,
  notice,
  offerDraw,
  openOnline,
  play,
  pressBoth,
  sitDown,
  spoken,
  takeSeat,
  withShortClock,
} from "./support/online.ts";
import { openOptions, press } from "./support/play.ts";

const stage = setStage({ args: ["--limit", "claim-seconds=1"] });

const blocks = (count: number) => (page: Parameters<typeof openOnline>[0]) =>
  page.locator("#setup-blocks").fill(String(count));

test("two browsers play each other to the end; one reloads in mid-game, a third watches", async () => {
  const { ann, ben, link } = await sitDown(stage, "tower-switch", blocks(6));
  await expect.poll(() => ann.title()).toBe("● Your move – Tower Switch");
  await expect.poll(() => ben.title()).toBe("Ann to move – Tower Switch");
  await play(ann, "2");
  await head(ben, "Your move");
  await spoken(ben, "Ann took blocks 1 and 2. Your move.");
  await play(ben, "1");
  await ann.reload();
  await head(ann, "Your move");
  await expectMoves(ann, ["2", "1"]);
  const { page: carl } = await stage.open();
  await carl.goto(link);
  await expectMoves(carl, ["2", "1"]);
  await ben.locator(".play-where", { hasText: "Watching: 1" }).waitFor();
  expect(await carl.locator(".board [data-move]").count()).toBe(0);
  await play(ann, "2");
  await head(ben, "Your move");
  await head(carl, "Ben to move");
  await play(ben, "1");
  for (const [page, end] of [
    [ann, "You lost"],
    [ben, "You win"],
    [carl, "Ben wins"],
  ] as const) {
    await head(page, end);
    await expectMoves(page, ["2", "1", "2", "1"]);
  }
});

test("the player's own link opens the seat in another browser; the link for others takes a seated visitor to their seat", async () => {
  const { ann, ben, link } = await sitDown(stage, "tower-switch");
  await ann.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await press(ann, "Copy your own link");
  await spoken(ann, "Copied your own link.");
  const own = await ann.evaluate(() => navigator.clipboard.readText());
  expect(own).toMatch(/#\/online\/[0-9a-z]+\/[\w-]{22,}$/);
  const { page: phone } = await stage.open();
  await phone.goto(own);
  await head(phone, "Your move");
  await play(phone, "1");
  await head(ann, "Ben to move");
  await ben.goto("about:blank");
  await ben.goto(link);
  await head(ben, "Your move");
  for (const page of [ann, ben, phone]) await expect.poll(() => page.url()).toBe(link);
});

test("where nothing can be kept, the address keeps the seat", async () => {
  const { page: ann, context } = await stage.open();
  await context.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new Error("The storage is full.");
    };
  });
  await ann.reload();
  const link = await openOnline(ann, "tower-switch");
  // Another device could not use the address of this computer.
  expect(await ann.locator(".qr-code").count()).toBe(0);
  const { page: ben } = await stage.open();
  await ben.goto(link);
  await takeSeat(ben, "Ben");
  await head(ann, "Your move");
  expect(ann.url()).toMatch(/#\/online\/[0-9a-z]+\/[\w-]{22,}$/);
  await ann.reload();
  await head(ann, "Your move");
});

test("a link to no game, and one with a wrong token, say so; the game can still be watched", async () => {
  const { page: ann } = await stage.open();
  const link = await openOnline(ann, "tower-switch");
  const { page } = await stage.open("#/online/nosuchgame00");
  await page.getByText("There is no such game").first().waitFor();
  await page.goto(`${link}/${"x".repeat(32)}`);
  await page.getByRole("heading", { name: "This link does not work" }).waitFor();
  await page.getByRole("link", { name: "Watch the game" }).click();
  await page.getByRole("heading", { name: "Ann invites you" }).waitFor();
});

test("a visitor who would rather watch may think again; of two who want the last seat one gets it, the other watches", async () => {
  const { page: ann } = await stage.open();
  const link = await openOnline(ann, "tower-switch");
  const visitors = (await Promise.all([stage.open(), stage.open()])).map(({ page }) => page);
  await Promise.all(visitors.map((page) => page.goto(link)));
  for (const page of visitors) {
    await press(page, "Watch");
    await press(page, "Take the seat");
    await page.getByLabel("Your name").waitFor();
  }
  const take = () => document.querySelector<HTMLElement>(".invite [type=submit]")?.click();
  await Promise.all(visitors.map((page) => page.evaluate(take)));
  for (const page of visitors) await head(page, "Ann to move");
  const seated = await Promise.all(visitors.map((page) => page.locator(".seat-you").count()));
  expect(seated.filter((count) => count === 1)).toHaveLength(1);
  const late = visitors[seated.indexOf(0)];
  if (late === undefined) throw new Error("Both have a seat.");
  await notice(late, "Someone else has taken the seat; you are watching.");
});

test("when the server is killed a banner says so, and the game goes on where it was", async () => {
  stage.forgive(/WebSocket|ERR_/);
  const { ann, ben } = await sitDown(stage, "tower-switch");
  await play(ann, "1");
  await head(ben, "Your move");
  const crashed = await stage.crash();
  await ann.locator(".notice", { hasText: "Connection lost; trying again" }).waitFor();
  await spoken(ann, "Connection lost");
  await ben.locator('.board [data-move="1"]').first().click();
  await head(ben, "Sending 1…");
  await crashed.restart();
  await head(ann, "Your move");
  await head(ben, "Ann to move");
  await expectMoves(ann, ["1", "1"]);
  await ann.locator(".notice").waitFor({ state: "detached" });
  await play(ann, "2");
  await head(ben, "Your move");
});

test("a rematch swaps the seats, once even if both press, and takes the spectators along", async () => {
  const { ann, ben, link } = await sitDown(stage, "tower-switch", blocks(1));
  const { page: carl } = await stage.open();
  await carl.goto(link);
  await carl.locator(".play-online").waitFor();
  await play(ann, "1");
  await head(ben, "You lost");
  await pressBoth(ann, ben, "Rematch");
  await head(ben, "Your move");
  await head(ann, "Ben to move");
  await head(carl, "Ben to move");
  const ids = [ann, ben, carl].map((page) => /online\/([0-9a-z]+)/.exec(page.url())?.[1]);
  expect(new Set(ids).size).toBe(1);
  expect(link).not.toContain(ids[0]);
  await play(ben, "1");
  await head(ann, "You lost");
});

test("best of three keeps its score from game to game; a player who looks at the end is not pulled away", async () => {
  const { ann, ben } = await sitDown(stage, "tower-switch", async (page) => {
    await blocks(1)(page);
    await page.getByRole("radio", { name: "best of 3" }).check();
  });
  await play(ann, "1");
  await head(ben, "You lost");
  await press(ben, "Next game");
  await head(ben, /to move|Your move/);
  await notice(ann, "Ben went on to game 2 of 3.");
  await head(ann, "You win");
  await goHome(ann);
  await ann.getByRole("link", { name: "Tower Switch: Ann against Ben" }).first().click();
  await ann.locator(".notice").getByRole("button", { name: "Game 2 of 3" }).click();
  await head(ann, /to move|Your move/);
  await ann.getByRole("heading", { name: "Tower Switch game 2 of 3 · 1–0" }).waitFor();
  expect(await ann.locator(".seat", { hasText: "Ann" }).locator(".seat-score").innerText()).toContain("1");
});

test("a draw is declined, a move taken back, and giving up asks first", async () => {
  const { ann, ben } = await sitDown(stage, "tower-switch");
  await offerDraw(ann);
  await spoken(ben, "Ann offers a draw.");
  await press(ben, "Decline");
  await notice(ann, "Ben declines the draw.");
  await play(ann, "2");
  await press(ann, "Take back");
  await press(ben, "Accept takeback");
  await head(ann, "Your move");
  for (const page of [ann, ben]) await expect.poll(() => page.locator(".entry").count()).toBe(1);
  await press(ann, "Resign");
  await press(ann, "Play on");
  await press(ann, "Resign");
  await ann.locator("dialog").getByRole("button", { name: "Resign" }).click();
  await head(ben, "You win");
  await ben
    .getByText(/Ann resign(s|ed)\./)
    .first()
    .waitFor();
});

test("the game of a player who has gone can be claimed", async () => {
  const { ann, ben } = await sitDown(stage, "tower-switch");
  await play(ann, "1");
  await ben.goto("about:blank");
  await spoken(ann, "Ben left.");
  await press(ann, "Claim win");
  await head(ann, "You win");
  await ann.getByText("Ben left the game.").first().waitFor();
});

test("a clock runs out", async () => {
  const { ann, ben } = await sitDown(stage, "tower-switch", withShortClock(6000));
  await play(ann, "1");
  await ben.locator('.seat-clock[data-low="true"]').first().waitFor();
  await head(ann, "You win");
  await ben.getByText("Ben ran out of time.").first().waitFor();
});

test("a computer sits down at once", async () => {
  const { page } = await stage.open("#/new/tower-switch");
  await page.getByRole("radio", { name: "Send a link" }).check();
  await openOptions(page);
  await page.getByRole("radio", { name: "computer, perfect" }).check();
  await press(page, "Create the link");
  await head(page, "Your move");
  await play(page, "1");
  await page.locator(".entry").nth(2).waitFor();
  await head(page, "Your move");
});
