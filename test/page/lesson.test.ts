/** Lessons on the page: by keys and by ear, with a wrong rule played out, and what is stored about them. */

import { expect, test } from "vitest";
import { setPages, type Tab, textOf } from "./support/page.ts";

const open = setPages();

/** Opens the page and records everything it says to screen readers. */
async function listen(): Promise<{ readonly page: Tab; readonly heard: readonly string[] }> {
  const page = await open("#/learn");
  const heard: string[] = [];
  const last = new Map<Element, string>();
  new page.window.MutationObserver(() => {
    for (const region of page.all("[role=status]")) {
      const text = textOf(region);
      if (last.get(region) !== text && text !== "") heard.push(text);
      last.set(region, text);
    }
  }).observe(page.document.body, { subtree: true, childList: true, characterData: true });
  return { page, heard };
}

/** Waits until the element with this text has the focus, and presses Enter. */
async function enter(page: Tab, text: string): Promise<void> {
  await page.until(
    () => textOf(page.document.activeElement ?? page.document.body).includes(text),
    () => `The focus isn't on ${text}, but on ${page.document.activeElement?.outerHTML}`,
  );
  await page.key("Enter");
}

async function enterMove(page: Tab, move: string): Promise<void> {
  await page.until(() => page.document.activeElement?.closest(".board") != null);
  await page.focus(`.board [data-move="${move}"]`);
  await page.key("Enter");
}

async function enterRule(page: Tab, rule: string): Promise<void> {
  await page.fill("Or type your rule", rule);
  await page.submit(".statement input");
}

async function playOut(page: Tab, move: string): Promise<void> {
  while (page.count(".status-over") === 0) await enterMove(page, move);
}

test("a lesson played with keys says nothing twice and replies in at most two sentences", async () => {
  const { page, heard } = await listen();
  await page.visit("#/learn/tower-switch");
  await enterMove(page, "1");
  await page.see(".frame-preview", "there's a better move");
  await enterMove(page, "2");
  await enter(page, "Next step");
  await page.see(".status-head, .status-line", "Here's the switch");
  await enterMove(page, "2");
  await enter(page, "Next step");
  await enter(page, "Player 1");
  await enter(page, "Next step");
  await page.see(".status-head, .status-line", "Now there are five blocks");
  await enterMove(page, "2");
  await enter(page, "Next step");
  await page.until(() => page.document.activeElement?.closest(".answers") != null);
  await page.press("Player 2");
  await enter(page, "Next step");
  await page.until(() => page.document.activeElement?.closest(".statement") != null);
  for (const [rule, verdict] of [
    ["loses exactly when the blocks left are even", "Your rule says"],
    ["loses if the blocks left are six", "True, but it misses"],
  ] as const) {
    await enterRule(page, rule);
    await page.see(".frame-preview", verdict);
  }
  await enterRule(page, "the moon is full");
  await page.see(".complaint", "moon");
  await enterRule(page, "loses exactly when the blocks left are a multiple of 3");
  await page.see(".frame-preview", "True for all 10");
  await enter(page, "Next step");
  await page.see(".status-head, .status-line", "Now play a game");
  const before = heard.length;
  await playOut(page, "1");
  await enter(page, "Try again");
  await playOut(page, "2");
  const during = heard.length;
  await enter(page, "Next step");
  await enter(page, "Read on");
  await page.see("h2", "What the solver finds");
  const lines = [...heard.slice(0, before), ...heard.slice(during)];
  expect(new Set(lines).size).toBe(lines.length);
  const answers = lines.filter((line) => !/\bStep \d+ of/.test(line));
  expect(answers.length).toBeGreaterThan(8);
  for (const answer of answers) expect(answer.match(/[.!?](?= |$)/g)?.length, answer).toBeLessThanOrEqual(2);
  await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot("lessons/tower-switch.txt");
  await page.visit("#/learn");
  await page.see("main", "Lesson done");
});

test("a lesson refutes a wrong rule on the board and lets the learner correct it", async () => {
  const page = await open("#/learn/switch-battle");
  await page.press("Step 6 of 8");
  await page.select("Part 1: description", "1");
  await page.press("Check");
  await page.see(".frame-preview", "Your rule says");
  expect(page.count(".lever[data-state='off']")).toBe(2);
  await page.press("Play this position");
  await page.see(".status-over", "You lost");
  await page.press("Back to the lesson");
  await page.select("Word after part 1", "or");
  await page.select("Part 2: subject", "the zeros are");
  await page.select("Part 2: description", "two neighbors");
  await page.press("Check");
  await page.see(".frame-preview", "True for all");
  await page.reload();
  await page.see(".steps-stop[data-done='true']", "6");
});

test("a learner can type a plan", async () => {
  const page = await open("#/learn/factor-frenzy");
  await page.press("Step 6 of 8");
  await enterRule(page, "2-3 4-5 6-7 8-9");
  await page.see(".frame-preview", "10 has no partner");
  await enterRule(page, "take 2, then 3-5, 4-6, 7-9, 8-10");
  await page.see(".frame-preview", "True! Every number has an answer.");
});

test("the front page leads to the lessons, which remember finished steps", async () => {
  const page = await open();
  expect(page.text(".home-words").split(/\s+/).length).toBeLessThanOrEqual(60);
  await page.follow("Learn");
  await page.follow("Lesson", ".game-card");
  await page.until(() => page.document.activeElement?.closest(".board") != null);
  await page.play("2");
  await page.named("button", "Next step");
  await page.reload();
  await page.visit("#/learn");
  await page.see("main", "1 of 8 steps done");
  await page.visit("#/games");
  await page.press("Delete everything");
  expect(page.stored()["switchyard.lessons"]).toBeUndefined();
});
