/** At the end of a game all its keys are shown, however narrow the terminal. */

import { expect, test } from "vitest";
import { towerSwitch } from "../../../src/games/index.ts";
import { frameText, newGame, press, tableState } from "./helpers.ts";

function endOf(names: readonly [string, string], columns: number): string {
  const players = [{ name: names[0] }, { name: names[1] }] as const;
  const match = { ...newGame(towerSwitch, { blocks: 1 }), players };
  return frameText(press(tableState(match, { columns, rows: 20 }), "return"));
}

test.each([
  [80, "n rematch, Player 2 first   ← look back   q quit"],
  [40, "n rematch   ← look back   q quit"],
  [30, "n again   ← back   q quit"],
])("on %i columns", (columns, keys) => {
  expect(endOf(["Player 1", "Player 2"], columns)).toContain(keys);
});

test("short names leave room to say who opens", () => {
  expect(endOf(["Ann", "Ben"], 40)).toContain("n rematch, Ben first   ← back   q quit");
});
