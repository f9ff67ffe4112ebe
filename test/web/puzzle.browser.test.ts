/** Puzzles on the page are those of the terminal, and answers are judged by the same words. */

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { games } from "../../src/games/index.ts";
import { advise } from "../../src/players/advise.ts";
import { setStage } from "./support/browser.ts";

const stage = setStage();
const date = "2026-11-15";

test("the puzzle of the day is the same for everyone; a wrong answer is refuted, the right one explained", async () => {
  const posed = advise(games, { kind: "pose", request: { by: "date", date, today: date } });
  if (!posed.ok) throw new Error(posed.problem.message);
  const { puzzle } = posed.value;
  const { task, hints, choices, answers } = puzzle.decision;
  const { page } = await stage.open();
  await page.clock.setFixedTime(new Date(`${date}T12:00:00Z`));
  await page.getByRole("link", { name: "Puzzle of the day" }).click();
  await page.locator(".board").waitFor();
  expect(await page.locator(".status-head").innerText()).toBe(task);
  for (const hint of hints.slice(0, 2)) {
    await page.getByRole("button", { name: "A hint" }).click();
    expect(await page.locator(".verdict").innerText()).toBe(hint);
  }
  const wrong = choices.filter((choice) => !answers.includes(choice));
  for (const given of [wrong, answers]) {
    const judged = advise(games, { kind: "judge", puzzle, played: [], given });
    if (!judged.ok) throw new Error(judged.problem.message);
    for (const choice of given) await choose(page, choice);
    await page.getByRole("button", { name: "Answer: " }).click();
    await page.locator(".verdict", { hasText: judged.value.text }).waitFor();
    if (!judged.value.right) for (const choice of given) await choose(page, choice);
  }
  expect(await page.locator(".verdict").getAttribute("data-right")).toBe("true");
});

test("endless puzzles go on, and can be played out", async () => {
  const { page } = await stage.open("#/puzzle");
  await page.locator(".board").waitFor();
  await page.getByRole("button", { name: "A hint" }).focus();
  await page.keyboard.press("Enter");
  await page.locator(".verdict", { hasText: /./ }).waitFor();
  await page.getByRole("button", { name: "Another puzzle" }).click();
  await page.locator(".verdict", { hasText: /^$/ }).waitFor({ state: "attached" });
  await page.getByRole("button", { name: "Play it out" }).click();
  await page.getByRole("button", { name: "Start the game" }).click();
  await page.locator(".play").waitFor();
});

async function choose(page: Page, choice: string): Promise<void> {
  await page.getByRole("button", { name: choice, exact: true }).click();
}
