/** The page says the same about positions as the solver, but only when the visitor asks for it. */

import { expect, test } from "vitest";
import { explain } from "../../src/computer/explain.ts";
import { scorecard } from "../../src/computer/scorecard.ts";
import { playLine } from "../../src/core/setup.ts";
import { valueBadge } from "../../src/core/words/values.ts";
import { analyzePosition } from "../../src/solver/analyze.ts";
import { completeLines, type Line, startAddress } from "./support/lines.ts";
import { setPages, type Tab } from "./support/page.ts";

const open = setPages();
const lines = completeLines();
const lost = "#/play?game=tower-switch&options.blocks=4&name2=Computer&level2=easy&moves=1+1+1+1&at=4";

function positionsOf({ game, setup, moves }: Line): readonly unknown[] {
  const line = playLine(game, setup.start, moves);
  if (!line.ok) throw new Error(line.problem.message);
  return line.value.positions;
}

function shownMarks(page: Tab): Readonly<Record<string, string>> {
  const marks = page
    .all(".board [data-move]")
    .map((cell) => [cell.dataset.move ?? "", cell.querySelector(".badge")?.textContent ?? ""]);
  return Object.fromEntries(marks);
}

test("every mark and reason comes from the solver, and equal moves have no marks", async () => {
  let equal = 0;
  const page = await open("#/learn", { stored: { "switchyard.preferences": '{"analysis":"live"}' } });
  for (const line of lines) {
    const { game, moves } = line;
    for (const [ply, position] of positionsOf(line).slice(0, 2).entries()) {
      if (ply === moves.length) continue;
      await page.visit(`${startAddress(line)}&moves=${moves.slice(0, ply).join("+")}`);
      await page.see('.prediction[aria-busy="false"] .understand-head');
      const truth = analyzePosition(game, position);
      const expected = truth.moves.map(
        ({ move, value }) => [game.formatMove(position, move), valueBadge(value)] as const,
      );
      const differ = new Set(expected.map(([, badge]) => badge)).size > 1;
      expect(shownMarks(page)).toEqual(
        Object.fromEntries(expected.map(([name, badge]) => [name, differ ? badge : ""])),
      );
      expect(page.count(".legend") > 0).toBe(differ);
      if (!differ) equal++;
      const { why } = explain(game, truth);
      expect(page.text(".understand-why")).toBe(why.replace(/\s+/g, " ").replaceAll("\u2011", "-"));
    }
  }
  expect(equal).toBeGreaterThan(0);
});

test("the preview tells the reply that refutes a move, but only while values are shown", async () => {
  const page = await open("#/games");
  for (const [query, move, reply] of [
    ["switch-battle&options.start=00101", "4", "can flip both and win"],
    ["tower-switch&options.blocks=8", "1", "can take 1 and leave 6"],
    ["factor-frenzy&options.max=8&moves=2", "5", "and then answer in pairs"],
  ] as const) {
    await page.visit(`#/play?game=${query}`);
    await page.choose("Live");
    await page.point(move);
    await page.see("#preview[data-preview=true]", reply);
    await page.choose("Off");
    await page.point(move);
    await page.see("#preview[data-preview=true]");
    expect(page.text("#preview")).not.toContain(reply);
  }
});

test("the chart has a point for every position, and a click on one shows the position", async () => {
  const page = await open("#/games");
  for (const line of lines.slice(0, 2)) {
    const positions = positionsOf(line);
    const moves = line.moves.map((name, ply) =>
      line.game.moves(positions[ply]).find((move) => line.game.formatMove(positions[ply], move) === name),
    );
    const card = scorecard(line.game, positions, moves);
    await page.visit(`${startAddress(line)}&moves=${line.moves.join("+")}&at=${line.moves.length}`);
    await page.until(() => page.count(".chart-point") === line.moves.length + 1);
    const mistakes = card.moves.filter(({ grade }) => grade === "gave-away").length;
    await page.until(() => page.count(".chart-mistake") === mistakes);
    await page.click(page.all(".chart-point")[1] as HTMLElement);
    expect(page.text(".status-head")).toBe(`After move 1 of ${line.moves.length}`);
  }
});

test("the page shows values live, after the game or never, whichever the visitor chooses", async () => {
  const page = await open("#/play?game=tower-switch&options.blocks=5&name2=Computer&level2=perfect");
  const chosen = () => page.all("input[name=analysis]:checked").map((each) => each.getAttribute("value"));
  expect(chosen()).toEqual(["after"]);
  expect(page.count(".badge")).toBe(0);
  await page.choose("Live");
  await page.see(".board .badge");
  await page.choose("After the game");
  expect(page.count(".badge")).toBe(0);
  await page.play("1");
  await page.press("Resign");
  await page.press("Resign", "dialog");
  await page.see(".poster");
  await page.press("First position");
  await page.see(".board .badge");
  await page.choose("Off");
  expect(page.count(".badge, .chart")).toBe(0);
});

test("two people on one screen start without the solver's answers", async () => {
  const page = await open("#/new/tower-switch");
  await page.choose("With a friend here");
  await page.press("Start game");
  await page.see(".board [data-move]");
  expect(page.count("input[name=analysis][value=after]:checked")).toBe(1);
  expect(page.count(".badge, .drawing text, .understand-why")).toBe(0);
});

test("a hint comes in three steps, and its move counts as assisted", async () => {
  const page = await open("#/play?game=tower-switch&options.blocks=10&name2=Computer&level2=easy");
  for (const [button, words] of [
    ["Hint", "You can force a win"],
    ["Hint", "Try 1."],
    ["Why?", "a multiple of three"],
  ] as const) {
    await page.press(button);
    expect(page.text(".frame-preview")).toContain(words);
    expect(page.count('.board [data-move="1"][data-held=true]')).toBe(
      words === "You can force a win" ? 0 : 1,
    );
  }
  await page.play("1");
  expect(page.hash).toContain("assisted=0");
});

test("each new hint replaces the preview of the focused move until the focus moves", async () => {
  const page = await open("#/play?game=tower-switch&options.blocks=11&name2=Computer&level2=easy");
  await page.focus('.board [data-move="1"]');
  expect(page.text(".frame-preview")).toContain("After 1:");
  for (const words of ["You can force a win", "Try 2.", "a multiple of three"]) {
    await page.key("i");
    expect(page.text(".frame-preview")).toContain(words);
  }
  await page.focus('.board [data-move="2"]');
  await page.focus('.board [data-move="1"]');
  expect(page.text(".frame-preview")).toContain("After 1:");
});

test("a game without mistakes shows its winning move instead of an empty board", async () => {
  const page = await open("#/play?game=tower-switch&options.blocks=5&name2=Computer&level2=perfect");
  await page.play("2");
  await page.play("2");
  await page.see(".poster", "The winning move: 2");
  expect(page.count(".poster [data-verdict=right]")).toBe(1);
});

test("a lost game shows its turning point, where the player can try again", async () => {
  const page = await open(
    "#/play?game=tower-switch&options.blocks=4&name2=Computer&level2=perfect&moves=1+1",
  );
  await page.play("1");
  await page.see(".status-head", "You lost");
  await page.see(".turning", "Move 3 lost the game: taking 1 left 1, and the computer took 1.");
  await page.see(".poster", "The mistake: move 3");
  // The board shows what the move left behind.
  expect(page.count(".poster .block[data-state=here]")).toBe(1);
  expect(page.text(".poster")).toContain("?! = mistake");
  expect(page.text("main")).not.toContain("Better");
  await page.press("Try again");
  expect(page.document.activeElement?.matches(".board [data-move]")).toBe(true);
  expect(page.text(".status-head")).toBe("Find a better move");
  expect(page.count(".badge, .chart")).toBe(0);
  await page.play("2");
  await page.see(".status-head", "You found it");
  await page.back();
  await page.see(".status-head", "You lost");
});

test("a visitor who turns the analysis off sees no review", async () => {
  const page = await open(lost);
  await page.see(".turning");
  await page.choose("Off");
  expect(page.count(".turning, .poster, .chart")).toBe(0);
  await page.press("Previous move");
  expect(page.text(".frame-preview")).toBe("");
  await page.choose("After the game");
  await page.see(".frame-preview", "Mistake: taking 1 left 1, and the computer took 1.");
});
