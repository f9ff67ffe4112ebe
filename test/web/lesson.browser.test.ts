/** Lessons on the page: by keys and by ear, a wrong rule played out, and what is kept of it. */

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { setStage, visit } from "./support/browser.ts";
import { overflows, violations } from "./support/inspect.ts";
import { press } from "./support/play.ts";

const stage = setStage();

/** Opens the page and writes down whatever it says to screen readers. */
async function listen(): Promise<{ readonly page: Page; readonly heard: () => Promise<readonly string[]> }> {
  const { page } = await stage.open();
  await page.evaluate(() => {
    const heard: string[] = [];
    const last = new WeakMap<Element, string>();
    Object.assign(globalThis, { heard });
    new MutationObserver(() => {
      for (const region of document.querySelectorAll("[role=status]")) {
        const text = region.textContent?.trim() ?? "";
        if (last.get(region) !== text && text !== "") heard.push(text);
        last.set(region, text);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  const heard = () => page.evaluate(() => Reflect.get(globalThis, "heard") as readonly string[]);
  return { page, heard };
}

/** Waits until the focus has come to what is called so, and presses it. */
async function enter(page: Page, name: string): Promise<void> {
  await page.locator(":focus", { hasText: name }).waitFor();
  await page.keyboard.press("Enter");
}

/** Walks on the board to the move, and makes it. */
async function enterMove(page: Page, move: string): Promise<void> {
  await page.locator(".board :focus").waitFor();
  const wanted = page.locator(`.board [data-move="${move}"]:focus`);
  for (let steps = 0; steps < 10 && (await wanted.count()) === 0; steps++)
    await page.keyboard.press("ArrowDown");
  await wanted.press("Enter");
}

async function tabTo(page: Page, selector: string): Promise<void> {
  const wanted = page.locator(`${selector}:focus`);
  for (let steps = 0; steps < 20 && (await wanted.count()) === 0; steps++) await page.keyboard.press("Tab");
  await wanted.waitFor();
}

async function enterRule(page: Page, rule: string): Promise<void> {
  await tabTo(page, ".statement input");
  await page.keyboard.type(rule);
  await page.keyboard.press("Enter");
}

/** Types a rule and waits for what is said to it. */
async function state(page: Page, rule: string, verdict: string): Promise<void> {
  await enterRule(page, rule);
  await page.locator(".frame-preview", { hasText: verdict }).waitFor();
}

/** Makes the same move whenever it is its turn, until the game is over. */
async function playOut(page: Page, move: string): Promise<void> {
  await tabTo(page, ".board [data-move]");
  const next = page.locator(".status-over, .board [data-move]:focus").first();
  for (;;) {
    await next.waitFor();
    if ((await page.locator(".status-over").count()) > 0) return;
    await enterMove(page, move);
  }
}

test("a whole lesson by keys and by ear: nothing is said twice, no answer is longer than two sentences", async () => {
  const { page, heard } = await listen();
  await visit(page, "#/learn/tower-switch");
  await enterMove(page, "1");
  await page.locator(".frame-preview", { hasText: "there's a better move" }).waitFor();
  await enterMove(page, "2");
  await enter(page, "Next step");
  await page.locator(".status-head, .status-line", { hasText: "Here is the switch" }).waitFor();
  await enterMove(page, "2");
  await enter(page, "Next step");
  await enter(page, "Player 1");
  await enter(page, "Next step");
  await page.locator(".status-head, .status-line", { hasText: "Five blocks" }).waitFor();
  await enterMove(page, "2");
  await page.getByRole("button", { name: "Submit (1 marked)" }).waitFor();
  await tabTo(page, ".button-brass");
  await enter(page, "Submit (1 marked)");
  await enter(page, "Next step");
  await page.locator(".answers :focus").waitFor();
  await page.keyboard.press("Tab");
  await enter(page, "Player 2");
  await enter(page, "Next step");
  await page.locator(".statement :focus").waitFor();
  await state(page, "loses exactly when the blocks left are even", "Not quite");
  await state(page, "loses if the blocks left are six", "True, but it misses");
  await enterRule(page, "the moon is full");
  await page.locator(".complaint", { hasText: "moon" }).waitFor();
  await page.locator(".statement input").fill("");
  await state(page, "loses exactly when the blocks left are a multiple of 3", "True for all 10");
  await enter(page, "Next step");
  await page.locator(".status-head, .status-line", { hasText: "Play one game" }).waitFor();
  const before = await heard();
  await playOut(page, "1");
  await enter(page, "Try again");
  await page.locator(".status-over").waitFor({ state: "detached" });
  await playOut(page, "2");
  const during = (await heard()).length;
  await enter(page, "Next step");
  await enter(page, "Read on");
  await page.getByRole("heading", { name: "At the default size" }).waitFor();
  const lines = [...before, ...(await heard()).slice(during)];
  expect(new Set(lines).size).toBe(lines.length);
  const answers = lines.filter((line) => !/\bStep \d+ of/.test(line));
  expect(answers.length).toBeGreaterThan(8);
  for (const answer of answers) expect(answer.match(/[.!?](?= |$)/g)?.length, answer).toBeLessThanOrEqual(2);
  await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot("lessons/tower-switch.txt");
  await visit(page, "#/learn");
  await page.getByText("Lesson done").waitFor();
});

test("a wrong rule, chosen from the lists: the counterexample is played against the computer, then mended", async () => {
  const { page } = await stage.open("#/learn/switch-battle", { bypassCSP: true });
  await page.getByRole("button", { name: "Step 6 of 8" }).click();
  const choose = (label: string, word: string | { label: string }) =>
    page.getByRole("combobox", { name: label, exact: true }).selectOption(word);
  await choose("Part 1: how", { label: "1" });
  await page.getByRole("button", { name: "Check" }).click();
  await page.locator(".frame-preview", { hasText: "Not quite" }).waitFor();
  expect(await page.locator(".lever[data-state='off']").count()).toBe(2);
  expect([await overflows(page), ...(await violations(page, "everything"))]).toEqual([false]);
  await page.getByRole("button", { name: "Play this position" }).click();
  await page.locator(".status-over", { hasText: "You lost" }).waitFor();
  await page.getByRole("button", { name: "Back to the lesson" }).click();
  await choose("After part 1", "or");
  await choose("Part 2: what", "the zeros are");
  await choose("Part 2: how", "two neighbours");
  await page.getByRole("button", { name: "Check" }).click();
  await page.locator(".frame-preview", { hasText: "True for all" }).waitFor();
  await page.reload();
  await page.locator(".steps-stop[data-done='true']", { hasText: "6" }).waitFor();
});

test("plans are chosen from lists, too", async () => {
  const { page } = await stage.open("#/learn/factor-frenzy");
  await page.getByRole("button", { name: "Step 6 of 8" }).click();
  await page.getByRole("combobox", { name: "Kind of rule" }).selectOption("a plan:");
  await page.getByRole("button", { name: "Check" }).click();
  await page.locator(".frame-preview", { hasText: "10 has no partner" }).waitFor();
  await page.getByRole("combobox", { name: "What to take first" }).selectOption("take 2, then answer");
  await page.getByRole("button", { name: "Check" }).click();
  await page.locator(".frame-preview", { hasText: "True" }).waitFor();
});

test("a newcomer is offered a lesson once, in few words; what is done can be deleted with the rest", async () => {
  const { page } = await stage.open();
  const head = await page.locator(".home-words").innerText();
  expect(head).toContain("New here?");
  expect(head.split(/\s+/).length).toBeLessThanOrEqual(60);
  await page.getByRole("link", { name: /in five minutes/ }).click();
  await page.locator(".board :focus").waitFor();
  await page.locator('.board [data-move="2"]').first().click();
  await page.getByRole("button", { name: "Next step" }).waitFor();
  await visit(page, "#/");
  expect(await page.locator(".home-words").innerText()).not.toContain("New here?");
  await page.reload();
  expect(await page.locator(".home-words").innerText()).not.toContain("New here?");
  await visit(page, "#/learn");
  await page.getByText("1 of 8 steps done").waitFor();
  await visit(page, "#/puzzle/mine");
  page.once("dialog", (dialog) => void dialog.accept());
  await page.getByRole("button", { name: "Delete everything" }).click();
  await page.waitForFunction(() => localStorage.getItem("switchyard.lessons")?.includes("[0]") !== true);
});

test("one board for a class: values come with a key or a button, and go with the next move", async () => {
  const { page } = await stage.open("#/play?game=tower-switch&options.blocks=5");
  await press(page, "Large board");
  await page.locator(".play-large").waitFor();
  await expect.poll(() => page.locator(".header, .badge").count()).toBe(0);
  await page.keyboard.press("v");
  await page.locator(".large-value", { hasText: "Player 1 wins in 3 moves" }).waitFor();
  await page.locator('.board [data-move="2"]').first().click();
  await page.locator(".status", { hasText: "Player 2 to move" }).waitFor();
  expect(await page.locator(".large-value").innerText()).toBe("");
  await page.reload();
  await page.getByRole("button", { name: "Show values" }).click();
  await page.locator(".large-value", { hasText: "Player 1 wins in 2 moves" }).waitFor();
  await page.getByRole("button", { name: "Back" }).click();
  await page.locator(".header").waitFor();
});
