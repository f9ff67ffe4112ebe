/** Clicks on the board: the first one chooses a move, and a click on the chosen move plays it. */

import { expect, test } from "vitest";
import { switchBattle, towerSwitch } from "../../../src/games/index.ts";
import { viewScreen } from "../../../src/terminal/screen/screen.ts";
import type { ScreenState, Size } from "../../../src/terminal/screen/state.ts";
import { clickAt, frameText, newGame, plainText, press, tableOn, tableState } from "./helpers.ts";

const sizes: readonly Size[] = [
  { columns: 40, rows: 12 },
  { columns: 80, rows: 24 },
  { columns: 200, rows: 60 },
];

/** Clicks where the pattern is, between the lines above and below the board. */
function click(state: ScreenState, wanted: RegExp): ScreenState {
  const lines = viewScreen(state).map(plainText);
  const top = lines.findIndex((each) => each.includes("───")) + 2;
  const row = lines.findIndex((each, index) => index >= top && wanted.test(each));
  const column = lines[row]?.search(wanted) ?? -1;
  if (row === -1) throw new Error(`${wanted} is not in\n${frameText(state)}`);
  return clickAt(state, row, column + 1).state;
}

test.each(sizes)("at $columns x $rows clicks select one switch or two neighbors", (size) => {
  const state = tableState(newGame(switchBattle), size);
  const two = click(state, / 2[ ○]/);
  expect(frameText(two)).toContain("▸ 2 ");
  const pair = click(two, / 3[ ○●]/);
  expect(frameText(pair)).toContain("▸ 2-3 ");
  expect(frameText(click(pair, / 6[ ○●]/))).toContain("▸ 6 ");
  expect(tableOn(click(pair, /\[?2\]?[ ○→]/)).match.moves).toHaveLength(1);
});

test("a click after an arrow key selects a single switch", () => {
  const state = click(press(click(tableState(newGame(switchBattle)), / 2 /), "right"), / 4 /);
  expect(frameText(state)).toContain("▸ 4 ");
});

test("a click on the second block takes two blocks", () => {
  const state = tableState(newGame(towerSwitch));
  expect(click(state, /■ +7 +■/)).toBe(state);
  const two = click(state, /■ +2 +■/);
  expect(frameText(two)).toContain("▸ 2 ");
  expect(tableOn(click(two, /■ +1 +■/)).match.moves).toEqual([2]);
});
