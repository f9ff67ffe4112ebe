/** Moves on the board by mouse, by touch and by typing. Arrow keys and Tab need a real browser. */

import { expect, test } from "vitest";
import { ofSeat } from "../../src/core/seat.ts";
import { completeLines, type Line, startAddress } from "./support/lines.ts";
import { setPages, type Tab } from "./support/page.ts";

const open = setPages();
const lines = completeLines();

function lineOf(id: string): Line {
  const line = lines.find(({ game }) => game.id === id);
  if (line === undefined) throw new Error(`There is no line of ${id}.`);
  return line;
}

function expectEnd(page: Tab, { game, moves, winner }: Line): void {
  const name = winner === null ? "" : ofSeat(game.seatNames, winner);
  expect(page.text(".status-head")).toContain(name);
  expect(page.text(".seat[data-lit=true]")).toContain("won");
  expect(page.texts(".entry-move")).toEqual(["–", ...moves]);
  expect(page.text("[role=status]")).toContain(`${name} wins`);
}

test("the page previews a move when the mouse is over it", async () => {
  const line = lineOf("switch-battle");
  const page = await open(startAddress(line));
  for (const move of line.moves) {
    await page.point(move);
    expect(page.text(".frame-preview")).toContain(`After ${move}:`);
    await page.play(move);
  }
  expectEnd(page, line);
});

test("a preview says what joins the list of needed numbers, and what the move does", async () => {
  const page = await open("#/play?game=switch-and-capture&options.start=0110111&level2=beginner");
  expect(page.text(".needed")).toBe("Your list:4and later36(ON now)");
  expect(page.text(".frame-preview")).toContain("is added to the list.");
  await page.point("1");
  expect(page.text(".needed")).toBe("Your list:4and later36(ON now)1 is added");
  expect(page.text(".frame-preview")).toContain("After 1: switch 1 and switch 4 are on;");
  await page.point("4");
  expect(page.text(".needed")).toBe("Your list:4and later36(ON now)4 comes off");
});

test("the first tap on a touch screen previews a move, and the second plays it", async () => {
  const line = lineOf("tower-switch");
  const page = await open(startAddress(line));
  for (const [index, move] of line.moves.entries()) {
    await page.tap(move);
    expect(page.count(".frame-preview[data-preview=true]")).toBe(1);
    expect(page.count(".entry")).toBe(index === 0 ? 0 : index + 1);
    await page.tap(move);
    expect(page.count(".entry")).toBe(index + 2);
  }
  expectEnd(page, line);
});

test("the rules make way for the moves, and the goal stays in sight", async () => {
  const page = await open("#/play?game=tower-switch");
  expect(page.text(".how-to-play")).toContain("if your opponent just took two, you can take only one");
  expect(page.text(".status-line")).toBe("Goal: Take the last block.");
  await page.play("1");
  expect(page.count(".how-to-play")).toBe(0);
  expect(page.text(".play-where")).toBe("Goal: Take the last block.");
});

test("a cell that can't be played says why when it is pressed", async () => {
  const page = await open("#/play?game=tower-switch&moves=1");
  const press = async () => page.click(await page.see('.board [data-target="5"]'));
  await press();
  expect(page.text(".toast")).toBe("You may remove 1 or 2 blocks.");
  await page.play("2");
  await press();
  expect(page.text(".toast")).toBe("You may remove only 1 block.");
  expect(page.count(".entry")).toBe(3);
});

test("arrow keys lead to the board, and the first answer to a question loses nothing", async () => {
  const page = await open("#/play?game=tower-switch");
  await page.key("ArrowDown");
  expect(page.document.activeElement?.matches(".board [data-move]")).toBe(true);
  await page.key("g");
  expect(page.texts("dialog button")).toEqual(["Play on", "Resign"]);
});

test("letter keys work as commands only with the focus in the game", async () => {
  const page = await open("#/play?game=tower-switch&moves=1+1");
  await page.key("u");
  expect(page.count(".entry")).toBe(3);
  (await page.see("h1")).focus();
  await page.key("u");
  expect(page.count(".entry")).toBe(2);
});
