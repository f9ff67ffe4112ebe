/** Two players with cut names can still be told apart. */

import * as fc from "fast-check";
import { expect, test } from "vitest";
import { switchBattle } from "../../../src/games/index.ts";
import { shortNames } from "../../../src/terminal/screen/paint/text.ts";
import { columnsOf } from "../../../src/terminal/text/wrap.ts";
import { frameText, newGame, press, tableState, typed } from "./helpers.ts";

test.each([
  [["Ann", "Ben"], 7, ["Ann", "Ben"]],
  [["Player 1", "Player 2"], 7, ["Play… 1", "Play… 2"]],
  [["Christopherson", "Christophersen"], 9, ["Christ… 1", "Christ… 2"]],
  [["Player 1", "Computer"], 7, ["Player…", "Comput…"]],
] as const)("shortNames fits %s into %i columns", (names, columns, short) => {
  expect(shortNames(names, columns)).toEqual(short);
});

test("any two shortened names fit and differ", () => {
  const name = fc.string({ unit: "grapheme", minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(name, name, fc.integer({ min: 1, max: 12 }), (one, two, columns) => {
      fc.pre(one !== two);
      const [first, second] = shortNames([one, two], columns);
      expect(first).not.toBe(second);
      expect(Math.max(columnsOf(first), columnsOf(second))).toBeLessThanOrEqual(columns);
    }),
  );
});

test("the move list has room for Player 1 and Player 2", () => {
  const players = [{ name: "Player 1" }, { name: "Player 2" }] as const;
  const start = tableState({ ...newGame(switchBattle), players });
  const frame = frameText(press(start, ...typed("4"), "return", ...typed("4 5"), "return"));
  expect(frame).toContain("1 Player 1 4 ");
  expect(frame).toContain("2 Player 2 4-5");
});
