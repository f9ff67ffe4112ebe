/** A move in steps: which cells can be pressed next, and what a press completes. */

import { expect, test } from "vitest";
import { quarry } from "../../examples/quarry.ts";
import type { Game } from "../../src/core/game.ts";
import { currentPosition } from "../../src/core/match.ts";
import { dialogueOf } from "../../src/core/words/simple-dialogue.ts";
import { boardView } from "../../src/page/state/board/board-view.ts";
import { advance } from "../../src/play/activity.ts";
import { gameActivity } from "../../src/play/game/game.ts";
import { holdCell, newTable, nextSteps } from "../../src/play/table.ts";
import { gameAt } from "../support/find-game.ts";
import { frameText, newGame, press, tableState } from "../terminal/screen/helpers.ts";

const table = newTable({ match: newGame(quarry), notes: [] });
const pressed = (...cells: readonly string[]) => cells.reduce(holdCell, table);

test("pressing a first square completes no move", () => {
  expect([...nextSteps(table).values()]).toEqual(Array(9).fill(null));
});

test("pressing a second square completes a move", () => {
  const steps = nextSteps(pressed("b2"));
  expect(steps.size).toBe(9);
  expect([steps.get("b2"), steps.get("a1")]).toEqual([null, "b2-a1"]);
  expect(pressed("b2", "b2").held).toEqual([]);
});

test("the page has a button for each square instead of each move", () => {
  const { groups, others } = boardView(pressed("b2"));
  expect(others).toEqual([]);
  const cells = groups.flatMap((group) => group.cells);
  expect(cells.filter(({ move }) => move !== null)).toHaveLength(8);
  expect(cells.filter(({ held }) => held).map(({ cell }) => cell.id)).toEqual(["b2"]);
});

test("the press that completes a move plays it and releases the square", () => {
  const held = advance(gameActivity({ match: table.match, notes: [] }), { kind: "hold", cell: "b2" });
  const { match, held: left } = advance(held.activity, { kind: "choose", name: "b2-a1" }).activity.state;
  expect([match.game.key(currentPosition(match)), left]).toEqual(["~...1....", []]);
});

test("the dialogue and the screen print a grid in rows", () => {
  const played = advance(gameActivity({ match: table.match, notes: [] }), { kind: "choose", name: "b2-a1" });
  const { match } = played.activity.state;
  expect(dialogueOf(match.game).standing(currentPosition(match))).toEqual([
    "Field:",
    "a1[~] b1    c1",
    "a2    b2[1] c2",
    "a3    b3    c3",
  ]);
  const lines = frameText(tableState(newGame(quarry))).split("\n");
  for (const line of ["1", "2", "3"])
    expect(lines.filter((text) => new RegExp(`a${line}.*b${line}.*c${line}`).test(text))).toHaveLength(1);
});

test("the screen shows the rules of the chosen options", () => {
  const game: Game = {
    ...quarry,
    at: (options) => {
      const rulesPage = { goal: `A field of ${options.size}.`, rules: [], finePrint: [] };
      return { ...gameAt(quarry, options), rulesPage, of: game };
    },
  };
  expect(frameText(press(tableState(newGame(game)), "r"))).toContain("A field of 3.");
});
