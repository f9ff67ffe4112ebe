/** What surrounds the moves: taking back, looking back, giving up, drawing, series, setting up by hand. */

import { expect, test } from "vitest";
import { setStage } from "./support/browser.ts";
import { openOptions, press, setUpHere } from "./support/play.ts";

const stage = setStage();
const tower = "#/play?game=tower-switch&name1=Ann&name2=Ben&moves=1+1+1";

test("undo, redo and restart", async () => {
  const { page } = await stage.open(tower);
  await press(page, "Undo");
  await expect.poll(() => page.locator(".entry").count()).toBe(3);
  await press(page, "Redo");
  await expect.poll(() => page.locator(".entry").count()).toBe(4);
  await press(page, "Restart");
  await press(page, "Start over");
  await expect.poll(() => page.locator(".entry").count()).toBe(1);
});

test("the move list is walked with the arrow keys, Home and End; a move made there begins another game", async () => {
  const { page } = await stage.open(tower);
  await page.locator(".entry").last().focus();
  const head = page.locator(".status-head");
  const focused = (at: number) => page.locator(".entry").nth(at).and(page.locator(":focus")).waitFor();
  await page.keyboard.press("ArrowUp");
  expect(await head.innerText()).toBe("After move 2 of 3");
  await focused(2);
  await page.keyboard.press("Home");
  expect(await head.innerText()).toBe("The start");
  await page.keyboard.press("ArrowRight");
  expect(await head.innerText()).toBe("After move 1 of 3");
  await page.keyboard.press("End");
  expect(await head.innerText()).toBe("Ben to move");
  await focused(3);
  await page.locator(".entry").nth(1).click();
  expect(await page.locator(".seat[data-lit=true]").innerText()).toContain("Ben");
  await page.locator('.board [data-move="2"]').first().click();
  await expect.poll(() => page.locator(".entry-move").allInnerTexts()).toEqual(["–", "1", "2"]);
  expect(await head.innerText()).toBe("Ann to move");
  expect(await page.locator(".frame-preview").innerText()).toContain("This is a new game from that position");
  await page.goBack();
  await page.locator(".entry").nth(3).waitFor();
});

test("a draw is offered, declined with Escape, and accepted", async () => {
  const { page } = await stage.open(tower);
  await press(page, "Draw");
  expect(await page.locator("dialog").innerText()).toContain("Ben offers a draw. Ann, do you accept?");
  await page.keyboard.press("Escape");
  await page.locator("dialog").waitFor({ state: "detached" });
  expect(await page.locator(".frame-preview").innerText()).toBe("Offer declined.");
  await press(page, "Draw");
  await press(page, "Accept");
  await expect.poll(() => page.locator(".status-head").innerText()).toBe("A draw");
  expect(await page.locator(".status-line").innerText()).toContain("The game is drawn by agreement.");
});

test("after a dialog the focus is on what opened it, or on the board", async () => {
  const { page } = await stage.open(tower);
  const focused = (selector: string) => page.locator(`${selector}:focus`).waitFor();
  for (const name of ["Draw", "Resign", "Restart"]) {
    await press(page, name);
    await page.locator("dialog").waitFor();
    await page.keyboard.press("Escape");
    await focused(".control[popovertarget]");
    await press(page, name);
    await page.locator("dialog button").last().click();
    await focused(".control[popovertarget]");
  }
  await press(page, "Restart");
  await press(page, "Start over");
  await focused(".board [data-target]");
  await press(page, "Resign");
  await page.locator("dialog").getByRole("button", { name: "Resign" }).click();
  await focused('.control:has-text("Rematch")');
});

test("a series keeps its score and the other player opens the next game", async () => {
  const { page } = await stage.open("#/new/tower-switch");
  await setUpHere(page);
  await page.getByRole("radio", { name: "best of 3" }).check();
  await page.locator("#setup-blocks").fill("1");
  await press(page, "Start the game");
  await page.locator('.board [data-move="1"]').click();
  await expect.poll(() => page.locator(".seat-score").first().innerText()).toContain("1");
  await press(page, "Next game");
  await expect.poll(() => page.locator(".status-head").innerText()).toBe("Player 2 to move");
});

test("your own row is turned switch by switch", async () => {
  const { page } = await stage.open("#/new/switch-battle");
  await openOptions(page);
  await page.locator("#setup-switches").fill("7");
  await page.getByRole("radio", { name: "my own" }).check();
  await page.getByRole("button", { name: "; turn it" }).nth(2).click();
  await press(page, "Start the game");
  await expect.poll(() => page.url()).toContain("start=0010000");
});

test("a position that is looked at becomes the start of another game", async () => {
  const { page } = await stage.open(`${tower}&options.blocks=12`);
  await page.locator(".entry").nth(2).click();
  await press(page, "Set up a game from here");
  expect(await page.locator(".folded-line").innerText()).toContain("From 10/1");
  await press(page, "Start the game");
  await expect.poll(() => page.url()).toContain("from=10%2F1");
  await expect.poll(() => page.locator(".entry").count()).toBe(1);
});

test("a start out of range says its limits and starts nothing", async () => {
  const { page } = await stage.open("#/new/tower-switch");
  await openOptions(page);
  await page.locator("#setup-blocks").fill("5000");
  expect(await page.locator("#setup-problem").innerText()).toContain("1 to 1000");
  await press(page, "Start the game");
  expect(await page.locator(".board").count()).toBe(0);
});

test("a note announces the third repetition, and another the reading of the rules from the start", async () => {
  const moves = "1+1+1+1";
  const { page } = await stage.open(`#/play?game=switch-battle&moves=${moves}`);
  expect(await page.locator(".frame-preview").innerText()).toContain("has come up 3 times");
  await page.goto(`${stage.address()}#/new/switch-and-capture`);
  await openOptions(page);
  await page.locator("#setup-switches").fill("10");
  await page.getByRole("radio", { name: "as in the rules" }).check();
  await press(page, "Start the game");
  await page.locator(".status-rule", { hasText: "1 included" }).waitFor();
  await press(page, "Rules");
  await page.getByText("Is 1 a factor?").first().waitFor();
});

test("a finished game stays in a list, over a reload, until the list is cleared", async () => {
  const { page } = await stage.open("#/play?game=tower-switch&options.blocks=1&name1=Ann&name2=Ben");
  await page.locator('.board [data-move="1"]').click();
  await page.goto(`${stage.address()}#/games`);
  await page.getByRole("link", { name: "Tower Switch: Ann against Ben" }).click();
  await expect.poll(() => page.locator(".status-head").innerText()).toContain("Ann wins");
  await page.getByRole("link", { name: "Your games" }).click();
  await press(page, "Clear the list");
  await page.getByText("No games yet.").waitFor();
  await press(page, "Undo");
  await page.getByRole("link", { name: "Tower Switch: Ann against Ben" }).waitFor();
  await press(page, "Clear the list");
  await page.reload();
  await page.getByText("No games yet.").waitFor();
});

test("Play starts at once, a second game does not lose the first, and one is deleted", async () => {
  const { page } = await stage.open();
  for (const title of ["Tower Switch", "Switch Battle"]) {
    await page.locator(".game-card", { hasText: title }).getByRole("button", { name: "Play" }).click();
    await page.locator(".board [data-move]").first().click();
    await page.locator(".entry").nth(2).waitFor();
    expect(await page.locator(".seat").nth(1).innerText()).toContain("(beginner)");
    await page.goto(stage.address());
  }
  await page.reload();
  expect(await page.locator(".kept li a").allInnerTexts()).toEqual([
    expect.stringContaining("Switch Battle"),
    expect.stringContaining("Tower Switch"),
  ]);
  await page.getByRole("link", { name: "Your games" }).click();
  await page.locator("li", { hasText: "Tower Switch" }).getByRole("button", { name: "Delete" }).click();
  await expect.poll(() => page.locator(".kept li").count()).toBe(1);
  await press(page, "Undo");
  await expect.poll(() => page.locator(".kept li").count()).toBe(2);
  await page.locator("li", { hasText: "Tower Switch" }).getByRole("button", { name: "Delete" }).click();
  await page.reload();
  await expect.poll(() => page.locator(".kept li").count()).toBe(1);
  await page.locator(".kept li a").click();
  await expect.poll(() => page.locator("h1").innerText()).toContain("Switch Battle");
});
