/** Puzzles on the page are those of the terminal, and answers are judged by the same words. */

import { expect, test } from "vitest";
import { games } from "../../src/games/index.ts";
import { judge, puzzleHint, taskOf } from "../../src/players/puzzle-answers.ts";
import { dailyPuzzle } from "../../src/players/puzzles.ts";
import { setStage } from "./support/browser.ts";

const stage = setStage();
const date = "2026-11-15";

test("the puzzle of the day is the same for everyone; a wrong answer is refuted, the right one explained", async () => {
  const puzzle = dailyPuzzle(games, date);
  if (puzzle === undefined) throw new Error("There is no puzzle.");
  const { game, position, answer } = puzzle;
  const { page } = await stage.open();
  await page.clock.setFixedTime(new Date(`${date}T12:00:00Z`));
  await page.getByRole("link", { name: "Puzzle of the day" }).click();
  await page.locator(".board").waitFor();
  expect(await page.locator(".status-head").innerText()).toBe(taskOf(puzzle));
  await page.getByRole("button", { name: "A hint" }).click();
  expect(await page.locator(".verdict").innerText()).toBe(puzzleHint(puzzle));
  const wrong = game
    .moves(position)
    .find((move) => game.formatMove(position, move) !== game.formatMove(position, answer));
  for (const move of [wrong, answer]) {
    await page.mouse.move(0, 0);
    await page
      .locator(`.board [data-move="${game.formatMove(position, move)}"]`)
      .first()
      .click();
    await page.locator(".verdict", { hasText: judge(puzzle, move).text }).waitFor();
  }
  expect(await page.locator(".verdict").getAttribute("data-right")).toBe("true");
});

test("endless puzzles go on, count a streak by keys, and can be played out", async () => {
  const { page } = await stage.open("#/puzzle");
  await page.locator(".board").waitFor();
  await page.locator(".board [data-move]").first().focus();
  await page.keyboard.press("Enter");
  await page.locator(".verdict[data-right]").waitFor();
  await page.getByRole("button", { name: "Another puzzle" }).click();
  await page.locator(".verdict:not([data-right])").waitFor({ state: "attached" });
  await page.getByRole("button", { name: "Play it out" }).click();
  await page.getByRole("button", { name: "Start the game" }).click();
  await page.locator(".play").waitFor();
});
