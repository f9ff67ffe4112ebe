/** Everything around the moves: taking back, looking back, resigning, draws, series and custom setups. */

import { expect, test } from "vitest";
import { setPages } from "./support/page.ts";

const open = setPages();
const tower = "#/play?game=tower-switch&name1=Ann&name2=Ben&moves=1+1+1";

test("Undo takes a move back, and Restart clears the game", async () => {
  const page = await open(tower);
  await page.press("Undo");
  expect(page.count(".entry")).toBe(3);
  await page.press("Restart");
  await page.press("Start over");
  expect(page.count(".entry")).toBe(0);
});

test("arrow keys, Home and End step through the moves of a game", async () => {
  const page = await open(tower);
  await page.focus(".entry[aria-current]");
  for (const [key, at, head] of [
    ["ArrowUp", 2, "After move 2 of 3"],
    ["Home", 0, "The start"],
    ["ArrowRight", 1, "After move 1 of 3"],
    ["End", 3, "Ben to move"],
  ] as const) {
    await page.key(key);
    expect(page.text(".status-head")).toBe(head);
    expect(page.document.activeElement).toBe(page.all(".entry")[at]);
  }
  await page.click(page.all(".entry")[1] as HTMLElement);
  expect(page.text(".seat[data-lit=true] .seat-name")).toBe("Ben");
  await page.play("2");
  expect(page.texts(".entry-move")).toEqual(["–", "1", "2"]);
  expect(page.text(".status-head")).toBe("Ann to move");
  expect(page.text(".frame-preview")).toContain("This is a new game from that position");
  await page.back();
  expect(page.texts(".entry-move")).toEqual(["–", "1", "1", "1"]);
});

test("Escape declines a draw, and Accept ends the game", async () => {
  const page = await open("#/play?game=switch-battle&name1=Ann&name2=Ben&moves=1");
  await page.press("Draw");
  expect(page.text("dialog")).toContain("Ben offers a draw. Ann, do you accept?");
  await page.key("Escape");
  expect(page.count("dialog")).toBe(0);
  expect(page.text(".frame-preview")).toBe("Offer declined.");
  await page.press("Draw");
  await page.press("Accept");
  expect(page.text(".status-head")).toBe("A draw");
  expect(page.text(".status-line")).toContain("The game is drawn by agreement.");
});

test("a series keeps its score, and the other player moves first in the next game", async () => {
  const page = await open("#/new/tower-switch");
  await page.choose("With a friend here");
  await page.choose("best of 3");
  await page.fill("Blocks", "1");
  await page.press("Start game");
  await page.play("1");
  expect(page.texts(".seat-score")).toEqual(["games won: 1", "games won: 0"]);
  await page.press("Next game");
  expect(page.text(".status-head")).toBe("Player 2 to move");
});

test("a player flips the switches of their own row in the form", async () => {
  const page = await open("#/new/switch-battle");
  await page.fill("Switches", "7");
  await page.choose("my own");
  await page.press("switch 3, showing 0: flip it");
  await page.press("Start game");
  expect(page.hash).toContain("start=0010000");
});

test("the form names the limits of a number out of range and starts no game", async () => {
  const page = await open("#/new/tower-switch");
  await page.fill("Blocks", "5000");
  expect(page.text("#setup-problem")).toContain("1 to 1000");
  await page.press("Start game");
  expect(page.count(".board")).toBe(0);
});

test("the page shows a note when a position has come up three times", async () => {
  const page = await open("#/play?game=switch-battle&moves=1+1+1+1");
  expect(page.text(".frame-preview")).toContain("has come up 3 times");
});

test("the page says whether switch 1 always changes, and the rules explain it", async () => {
  const page = await open("#/new/switch-and-capture");
  await page.fill("Switches", "10");
  await page.choose("standard");
  await page.press("Start game");
  expect(page.text(".status-rule")).toContain("including 1");
  await page.press("Rules");
  await page.see("main", "When does switch 1 change?");
});

test("a finished game stays in the list after a reload, until the list is cleared", async () => {
  const page = await open("#/play?game=tower-switch&options.blocks=1&name1=Ann&name2=Ben");
  await page.play("1");
  await page.visit("#/games");
  await page.reload();
  await page.follow(/^Tower Switch: Ann against Ben/);
  expect(page.text(".status-head")).toContain("Ann wins");
  await page.follow("Your games");
  page.confirms = false;
  await page.press("Delete all");
  await page.named("link", /^Tower Switch: Ann against Ben/);
  page.confirms = true;
  await page.press("Delete all");
  await page.reload();
  await page.see("main", "No games yet.");
});

test("the front page offers the latest unfinished game, and Your games lists them until they're deleted", async () => {
  const page = await open();
  for (const title of ["Tower Switch", "Switch Battle"]) {
    await page.press(`Play ${title}`);
    const first = (await page.see(".board [data-move]")).dataset.move ?? "";
    await page.play(first);
    expect(page.count(".entry")).toBe(3);
    expect(page.texts(".seat-level")).toEqual(["(beginner)"]);
    await page.visit("#/");
  }
  await page.reload();
  const kept = () => page.texts(".kept li a").map((text) => text.split(" against Computer")[0]);
  expect(kept()).toEqual(["Switch Battle"]);
  await page.follow("See all 2");
  expect(kept()).toEqual(["Switch Battle", "Tower Switch"]);
  page.confirms = false;
  await page.press(/^Delete.*Tower Switch/);
  expect(kept()).toHaveLength(2);
  page.confirms = true;
  await page.press(/^Delete.*Tower Switch/);
  await page.reload();
  expect(kept()).toEqual(["Switch Battle"]);
  await page.follow(/^Switch Battle/, ".kept");
  await page.see("h1", "Switch Battle");
});

test("the form offers only levels for people", async () => {
  const page = await open("#/new/tower-switch");
  const levels = page.texts(".choice").filter((text) => /^[a-z]+$/.test(text));
  // Here, "random" means random seats, so it comes after all the levels.
  expect(levels).toEqual([
    "beginner",
    "easy",
    "medium",
    "hard",
    "perfect",
    "random",
    "standard",
    "challenge",
  ]);
});
