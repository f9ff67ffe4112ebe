/** Games against the computer: it replies by itself, Undo goes back to the person, and it accepts a draw when it should. */

import { expect, test } from "vitest";
import { setPages } from "./support/page.ts";

const open = setPages();

test("a perfect computer wins a winning position and moves by itself", async () => {
  const page = await open("#/play?game=tower-switch&options.blocks=9&name2=Computer&level2=perfect");
  for (let turns = 0; turns < 8 && page.count(".status-over") === 0; turns++) {
    expect(page.count(".entry")).toBe(turns === 0 ? 0 : 2 * turns + 1);
    await page.play("1");
  }
  expect(page.text(".status-head")).toBe("You lost");
});

test("two computers that were chosen in the form play by themselves", async () => {
  const page = await open("#/new/factor-frenzy");
  await page.choose(/^perfect/);
  await page.choose("just watch");
  await page.press("Start game");
  await page.see(".status-over");
  expect(page.texts(".seat-who")).toEqual(["Computer 1(perfect)", "Computer 2(perfect)"]);
});

test("Undo takes back the computer's reply along with the player's move", async () => {
  const page = await open("#/play?game=tower-switch&name2=Computer&level2=medium");
  await page.play("1");
  expect(page.count(".entry")).toBe(3);
  await page.press("Undo");
  expect(page.count(".entry")).toBe(0);
  await page.play("1");
  await page.reload();
  expect(page.count(".entry")).toBe(3);
  expect(page.texts(".seat-who")[1]).toBe("Computer(medium)");
});

test("a computer accepts a draw only in a game that it can't win", async () => {
  const page = await open("#/play?game=switch-battle&name2=Computer&level2=hard");
  await page.press("Draw");
  expect(page.text(".status-head")).toBe("A draw");
  expect(page.text(".status-line")).toContain("The game is drawn by agreement.");
  await page.visit(
    "#/play?game=switch-and-capture&options.switches=3&options.start=100&name2=Computer&level2=hard",
  );
  await page.press("Draw");
  expect(page.text(".frame-preview")).toBe("Offer declined.");
});
