/** At the end of a game its keys are shown, however narrow the terminal. */

import { expect, test } from "vitest";
import { towerSwitch } from "../../../src/games/index.ts";
import { frameText, narrow, newGame, press, tableState } from "./helpers.ts";

test.each([
  [{ columns: 80, rows: 24 }, "b look back  u undo  r rules  Esc leave  q quit  ? keys"],
  [narrow, "b look back  u undo  r rules  ? keys"],
])("%o", (size, keys) => {
  const frame = frameText(press(tableState(newGame(towerSwitch, { blocks: 1 }), size), "return"));
  expect(frame).toContain("Enter play a rematch, Ben first");
  expect(frame).toContain(keys);
});
