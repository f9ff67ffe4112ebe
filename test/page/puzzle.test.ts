/** On the page, visitors answer puzzles on the board. The page judges them in the terminal's words and remembers them. */

import { expect, test } from "vitest";
import { listWords } from "../../src/core/text.ts";
import { games } from "../../src/games/index.ts";
import { dateOf, dayNumber } from "../../src/puzzles/dates.ts";
import { anyPuzzle, type PuzzleTable, puzzleTable } from "../../src/puzzles/play.ts";
import { advise } from "../support/advise.ts";
import { must } from "../support/must.ts";
import { answerPuzzle, wrongAnswer, wrongChoice } from "../support/puzzles.ts";
import { setPages, type Tab } from "./support/page.ts";

const open = setPages();
const today = "2026-11-16";

function daily(date: string): PuzzleTable {
  const posed = must(advise(games, { kind: "pose", request: { by: "date", date, today: date } }));
  return must(puzzleTable(games, posed.puzzle, { ...anyPuzzle, date }));
}

function after(date: string, days: number): string {
  return dateOf((dayNumber(date) ?? 0) + days);
}

/** A day with a line of moves as its puzzle. */
const lineDay =
  Array.from({ length: 60 }, (_, ahead) => after(today, ahead)).find(
    (date) => daily(date).puzzle.posed.kind === "line",
  ) ?? "";

async function openDay(date: string, now = date): Promise<Tab> {
  const hash = now === date ? "#/puzzle/daily" : `#/puzzle/daily/${date}`;
  const page = await open(hash, { now: `${now}T12:00:00Z` });
  await page.see(".status-head", daily(date).puzzle.decision.task);
  return page;
}

/** Answers as a visitor would: on the board or with a button, and several answers with Submit after them. */
async function answer(page: Tab, table: PuzzleTable, given: readonly string[]): Promise<void> {
  const { onBoard } = table.puzzle.decision;
  const isSet = given.length > 1;
  for (const name of given) {
    if (onBoard) await page.play(name);
    else await page.press(name);
    if (isSet) await page.see("[aria-pressed='true']", onBoard ? "" : name);
  }
  if (isSet) await page.press(/^Submit/);
}

async function solve(page: Tab, posed: PuzzleTable): Promise<PuzzleTable> {
  let table = posed;
  while (table.puzzle.phase === "asked") {
    const { ask, answers } = table.puzzle.decision;
    const given = ask === "one" ? answers.slice(0, 1) : answers;
    await answer(page, table, given);
    table = answerPuzzle(table, ...given);
    await page.see(".frame-preview", table.said);
  }
  return table;
}

test("today's puzzle remembers wrong answers, hints and the solution after a reload", async () => {
  const posed = daily(today);
  const page = await openDay(today);
  const wrong = wrongAnswer(posed.puzzle.decision);
  await answer(page, posed, wrong);
  await page.see(".status-head", answerPuzzle(posed, ...wrong).puzzle.verdict.verdict);
  await page.press("Try again");
  await page.press("Hint");
  await page.see(".frame-preview", posed.puzzle.decision.hints[0]);
  await page.reload();
  await page.see(".board");
  await solve(page, posed);
  const link = `#/puzzle/daily/${today}`;
  const line = "Solved with 1 wrong answer and 1 hint.";
  const result = ".status-head";
  await page.see(result, line);
  await page.see(".play-where", "Your streak is 1 day. The next puzzle comes out in 11 h 59 min.");
  await page.reload();
  await page.see(result, line);
  page.setTime("2026-11-20T12:00:00Z");
  await page.visit(link);
  await page.see(result, line);
  await page.follow("Archive");
  await page.see(".days li", "Nov 16 #2 solved with 1 wrong answer and 1 hint");
  expect(page.count(".days li")).toBe(6);
  await page.follow(/^Nov 15 #1/);
  await page.see(".play-where", "Daily puzzle Nov 15 (#1)");
});

test("a puzzle whose answer was shown ends the visitor's streak", async () => {
  const page = await openDay(today);
  await page.press("Show the answer");
  const { answers } = daily(today).puzzle.decision;
  await page.see(".frame-preview", `The answer: ${listWords(answers, "and")}.`);
  expect(page.text(".controls")).not.toContain("Hint");
  expect(page.text(".status-head")).toBe("Answer shown.");
  await page.see(".play-where", "The next puzzle comes out in");
  expect(page.text(".play-where")).not.toContain("streak");
  await page.visit("#/");
  await page.see(".home a", "Today's puzzle ✓");
});

test("an earlier day's puzzle doesn't count for the visitor's streak", async () => {
  const page = await openDay(lineDay, after(lineDay, 1));
  const posed = daily(lineDay);
  await answer(page, posed, [wrongChoice(posed)]);
  const refuted = answerPuzzle(posed, wrongChoice(posed)).match;
  expect(refuted.game.key(refuted.positions.at(-1))).not.toBe(posed.puzzle.posed.key);
  await page.press("Try again");
  await solve(page, posed);
  await page.see(".status-head", "Solved with 1 wrong answer.");
  await page.see(".play-where", "The next puzzle comes out in");
  expect(page.text(".play-where")).not.toContain("streak");
});

test("the focus goes to 'Try again' after a wrong answer, and then to the board", async () => {
  const page = await openDay(lineDay);
  await page.focus(`.board [data-move="${wrongChoice(daily(lineDay))}"]`);
  await page.key("Enter");
  await page.until(() => page.document.activeElement?.matches(".button-brass") === true);
  expect(page.document.activeElement?.textContent).toBe("Try again");
  await page.key("Enter");
  expect(page.document.activeElement?.matches(".board [data-target]")).toBe(true);
});

test("a visitor can choose the game and difficulty of endless puzzles", async () => {
  const page = await open("#/puzzle");
  await page.see(".board");
  expect(page.texts("option").filter((text) => /Any|Tower/.test(text))).toEqual([
    "Any game",
    "Any difficulty",
  ]);
  await page.select("Game", "Switch Battle");
  await page.see("h1", "Switch Battle");
  await page.select("Difficulty", "Medium");
  await page.see("h1", "Switch Battle Puzzle · medium");
  const before = page.text(".board");
  await page.press("Another puzzle");
  await page.see("h1", "Switch Battle Puzzle · medium");
  expect(page.text(".board")).not.toBe(before);
});

test("a mistake made in a game comes back as a puzzle", async () => {
  const page = await open("#/play?game=tower-switch&options.blocks=5&name2=Computer&level2=perfect");
  await page.play("1");
  await page.see(".status-head", "Your move");
  await page.play("1");
  await page.see(".status-head", "You lost");
  expect(page.stored()["switchyard.mistakes"]).toContain("5/0");
  page.setTime("2026-11-17T12:00:00Z");
  await page.visit("#/");
  await page.reload();
  await page.see("main", "1 of your mistakes is ready to practice.");
  await page.follow("Practice");
  await page.see("h1", "Tower Switch");
  await page.named("link", "Mistakes (1 ready)");
  await page.visit("#/games");
  page.confirms = false;
  await page.press("Delete everything");
  expect(page.stored()["switchyard.mistakes"]).toContain("5/0");
  page.confirms = true;
  await page.press("Delete everything");
  expect(page.stored()).toEqual({});
});
