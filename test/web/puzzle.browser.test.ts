/** Puzzles on the page: played on the board, judged by the words of the terminal, and remembered. */

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { dateOf, dayNumber } from "../../src/core/calendar.ts";
import { games } from "../../src/games/index.ts";
import { advise } from "../../src/players/advise.ts";
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

test("today's puzzle: refuted on the board, taken back, solved, shared, and remembered over a reload", async () => {
  const open = daily(today);
  const page = await openDay(today);
  await page.getByRole("button", { name: "Hint" }).click();
  await page.locator(".frame-preview", { hasText: open.puzzle.decision.hints[0] ?? "" }).waitFor();
  const wrong = wrongChoice(open);
  await answer(page, open, [wrong]);
  await page.locator(".frame-preview", { hasText: answerPuzzle(open, wrong).said }).waitFor();
  await page.getByRole("button", { name: "Try again" }).click();
  // What was marked stays so; here it is taken off again.
  if (open.puzzle.decision.ask === "set") await answerOff(page, open, wrong);
  // Whoever leaves now and comes back has made that slip.
  await page.reload();
  await page.locator(".board").waitFor();
  const solved = await solve(page, open);
  const line = `Switchyard ${today} ▽${"▲".repeat(solved.puzzle.answers.length)} · 1 slip`;
  await page.getByText(line, { exact: true }).waitFor();
  await page.getByText("1 day in a row.").waitFor();
  expect(await page.locator(".status-head").innerText()).toBe("Solved, with 1 slip.");
  await page.reload();
  await page.getByText(line, { exact: true }).waitFor();
  expect(await page.locator(".puzzle-days a[data-solved='true']").count()).toBe(1);
  await visit(page, "#/");
  await page.getByRole("heading", { name: "Today's puzzle: solved" }).waitFor();
});

async function answerOff(page: Page, table: PuzzleTable, name: string): Promise<void> {
  const { onBoard } = table.puzzle.decision;
  await page.mouse.move(0, 0);
  const pressed = onBoard
    ? page.locator(`.board [data-move="${name}"]`).first()
    : page.getByRole("button", { name, exact: true });
  await pressed.click();
  await page.getByRole("button", { name: "Submit", exact: true }).waitFor();
}

test("a line of moves: the defence answers on the board; an earlier day is no part of the streak", async () => {
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
  await page.getByText("0 days in a row.").waitFor();
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
  await visit(page, "#/puzzle/mine");
  await page.locator("h1", { hasText: "Tower Switch" }).waitFor();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export everything" }).click();
  expect((await download).suggestedFilename()).toBe("switchyard.json");
  const press = async (name: string, yes: boolean) => {
    page.once("dialog", (dialog) => void (yes ? dialog.accept() : dialog.dismiss()));
    await page.getByRole("button", { name }).click();
  };
  await press("Forget these positions", false);
  await page.getByText("Positions that you gave away: 1").waitFor();
  await press("Forget these positions", true);
  await page.getByText("Positions that you gave away: 0").waitFor();
  await press("Delete everything", true);
  await page.waitForFunction(() => localStorage.getItem("switchyard.finished") === null);
});
