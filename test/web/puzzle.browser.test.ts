/** Puzzles on the page: played on the board, judged by the words of the terminal, and remembered. */

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { games } from "../../src/games/index.ts";
import { advise } from "../../src/players/advise.ts";
import { dateOf, dayNumber } from "../../src/players/puzzles/dates.ts";
import { anyPuzzle, openPuzzle, type PuzzleTable } from "../../src/table/puzzle/play.ts";
import { answerPuzzle, wrongChoice } from "../support/puzzles.ts";
import { setStage, visit } from "./support/browser.ts";
import { press as pressButton } from "./support/play.ts";

const stage = setStage();
const today = "2026-11-16";

function daily(date: string, today = date): PuzzleTable {
  const posed = advise(games, { kind: "pose", request: { by: "date", date, today } });
  const table = posed.ok ? openPuzzle(games, posed.value.puzzle, { ...anyPuzzle, date }) : posed;
  if (!table.ok) throw new Error(table.problem.message);
  return table.value;
}

/** A day whose puzzle is a line of moves. */
const lineDay = Array.from({ length: 60 }, (_, ahead) => dateOf((dayNumber(today) ?? 0) + ahead)).find(
  (date) => daily(date).puzzle.posed.kind === "line",
);

async function openDay(date: string, now = date): Promise<Page> {
  const { page } = await stage.open();
  await page.clock.setFixedTime(new Date(`${now}T12:00:00Z`));
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, now === date ? "#/puzzle/daily" : `#/puzzle/daily/${date}`);
  await page.locator(".status-head", { hasText: daily(date).puzzle.decision.task }).waitFor();
  return page;
}

/** Answers as a visitor does: by a press on the board or on a choice, a set by presses and a button. */
async function answer(page: Page, table: PuzzleTable, given: readonly string[]): Promise<void> {
  const { onBoard, ask } = table.puzzle.decision;
  for (const name of given) {
    if (onBoard) {
      await page.mouse.move(0, 0);
      await page.locator(`.board [data-move="${name}"]`).first().click();
    } else await page.getByRole("button", { name, exact: true }).click();
    if (ask === "set")
      await page
        .locator("[aria-pressed='true']", { hasText: onBoard ? "" : name })
        .first()
        .waitFor();
  }
  if (ask === "set") await page.getByRole("button", { name: /^Submit/ }).click();
}

async function solve(page: Page, open: PuzzleTable): Promise<PuzzleTable> {
  let table = open;
  while (table.puzzle.phase === "asked") {
    const { ask, answers } = table.puzzle.decision;
    const given = ask === "one" ? answers.slice(0, 1) : answers;
    await answer(page, table, given);
    table = answerPuzzle(table, ...given);
    await page.locator(".frame-preview", { hasText: table.said }).waitFor();
  }
  return table;
}

test("today's puzzle: helped, refuted on the board, taken back, solved, shared, and remembered over a reload", async () => {
  const open = daily(today);
  const page = await openDay(today);
  const wrong = wrongChoice(open);
  await answer(page, open, [wrong]);
  await page.locator(".frame-preview", { hasText: answerPuzzle(open, wrong).said }).waitFor();
  await page.getByRole("button", { name: "Try again" }).click();
  // A move that was said to be wrong is marked no longer; of words it is not said which.
  if (open.puzzle.decision.ask === "set" && open.puzzle.decision.onBoard)
    await page.getByRole("button", { name: "Submit", exact: true }).waitFor();
  await page.getByRole("button", { name: "Hint" }).click();
  await page.locator(".frame-preview", { hasText: open.puzzle.decision.hints[0] ?? "" }).waitFor();
  // A visitor who leaves now and comes back has still made that mistake, and had that hint.
  await page.reload();
  await page.locator(".board").waitFor();
  const solved = await solve(page, open);
  const marks = `✗${"✓".repeat(solved.puzzle.at - 1)}`;
  const about = `${open.match.game.title}, ${open.puzzle.posed.grade}`;
  const link = new URL(`#/puzzle/daily/${today}`, page.url()).href;
  const line = `Switchyard #2 · ${about} · ${marks} · 1 wrong answer, 1 hint · ${link}`;
  await page.getByText(line, { exact: true }).waitFor();
  await page.getByText("Streak: 1 day. Next puzzle in 12 h 0 min.").waitFor();
  expect(await page.locator(".status-head").innerText()).toBe("Solved, with 1 wrong answer and 1 hint.");
  await page.reload();
  await page.getByText(line, { exact: true }).waitFor();
  // The link leads to that puzzle, also on a later day, and it stays solved.
  await page.clock.setFixedTime(new Date("2026-11-20T12:00:00Z"));
  await visit(page, new URL(link).hash);
  await page.getByText(line, { exact: true }).waitFor();
  await page.getByRole("navigation", { name: "Puzzles" }).getByRole("link", { name: "Archive" }).click();
  await page.locator(".days li", { hasText: "2026-11-16 #2 solved, 1 wrong answer, 1 hint" }).waitFor();
  expect(await page.locator(".days li").count()).toBe(6);
  await page.getByRole("link", { name: "2026-11-15 #1" }).click();
  await page.locator(".play-where", { hasText: "Puzzle of 2026-11-15 (#1)" }).waitFor();
});

test("the solution counts as help, and the front page says what is at stake", async () => {
  const page = await openDay(today);
  await pressButton(page, "Solution");
  await page
    .locator(".frame-preview", { hasText: daily(today).puzzle.decision.hints.at(-1) ?? "" })
    .waitFor();
  await solve(page, daily(today));
  expect(await page.locator(".status-head").innerText()).toBe("Solved, but the answer was shown.");
  await page.getByText(/· \?✓* · answer shown · /).waitFor();
  await page.getByText("Streak: 0 days.").waitFor();
  await visit(page, "#/");
  await page.getByRole("heading", { name: "Today's puzzle: solved" }).waitFor();
});

test("a line of moves: the defence answers on the board; an earlier day doesn't count for the streak", async () => {
  const date = lineDay ?? "";
  const page = await openDay(date, dateOf((dayNumber(date) ?? 0) + 1));
  const open = daily(date);
  const refuted = answerPuzzle(open, wrongChoice(open));
  await answer(page, open, [wrongChoice(open)]);
  await page.getByRole("button", { name: "Try again" }).waitFor();
  const key = refuted.match.game.key(refuted.match.positions.at(-1));
  expect(key).not.toBe(open.puzzle.posed.key);
  await page.getByRole("button", { name: "Try again" }).click();
  await solve(page, open);
  await page.getByText(" · 1 wrong answer · ").waitFor();
  await page.getByText("Streak: 0 days.").waitFor();
});

test("by keys alone: the button that goes on has the focus, then the board again", async () => {
  const date = lineDay ?? "";
  const page = await openDay(date);
  await page
    .locator(`.board [data-move="${wrongChoice(daily(date))}"]`)
    .first()
    .focus();
  await page.keyboard.press("Enter");
  await page.locator(".button-brass:focus", { hasText: "Try again" }).waitFor();
  await page.keyboard.press("Enter");
  await page.locator(".board [data-target]:focus").waitFor();
});

test("endless puzzles go on, by game and grade, and can be played out", async () => {
  const { page } = await stage.open("#/puzzle");
  await page.locator(".board").waitFor();
  await page.getByRole("combobox", { name: "Game" }).selectOption("switch-battle");
  await page.locator("h1", { hasText: "Switch Battle" }).waitFor();
  await page.getByRole("combobox", { name: "Grade" }).selectOption("medium");
  await page.locator("h1", { hasText: "Switch Battle Puzzle · medium" }).waitFor();
  await page.getByRole("button", { name: "Another puzzle" }).click();
  await page.locator("h1", { hasText: "Switch Battle Puzzle · medium" }).waitFor();
  await pressButton(page, "Set up a game from here");
  await page.locator(".view-setup").waitFor();
});

test("what is given away in a game comes back, and everything can be taken along and deleted", async () => {
  const { page } = await stage.open("#/play?game=tower-switch&options.blocks=5&moves=1+1+1");
  await page.locator('.board [data-move="2"]').first().click();
  await page.locator(".status-over").waitFor();
  await page.waitForFunction(() => localStorage.getItem("switchyard.mistakes")?.includes("5/0"));
  await page.clock.setFixedTime(new Date(Date.now() + 86_400_000));
  await visit(page, "#/");
  await page.reload();
  await page.getByText("1 of your mistakes is due.").waitFor();
  await page.getByRole("link", { name: "Practise" }).click();
  await page.locator("h1", { hasText: "Tower Switch" }).waitFor();
  await page.getByRole("link", { name: "Your mistakes (1 due)" }).waitFor();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export everything" }).click();
  expect((await download).suggestedFilename()).toBe("switchyard.json");
  const press = async (name: string, yes: boolean) => {
    page.once("dialog", (dialog) => void (yes ? dialog.accept() : dialog.dismiss()));
    await page.getByRole("button", { name }).click();
  };
  await press("Forget these positions", false);
  await page.getByText("Positions you got wrong: 1").waitFor();
  await press("Forget these positions", true);
  await page.getByText("Positions you got wrong: 0").waitFor();
  await press("Delete everything", true);
  await page.waitForFunction(() => localStorage.getItem("switchyard.finished") === null);
});
