/** At the end of a game, any terminal shows the keys and as much of the review as possible. */

import { expect, test } from "vitest";
import { towerSwitch } from "../../../src/games/index.ts";
import { frameText, narrow, newGame, press, tableState } from "./helpers.ts";

test.each([
  ["80 columns", { columns: 80, rows: 24 }, "b look back  Esc leave  ? keys"],
  ["40 columns", narrow, "b look back  Esc leave  ? keys"],
])("the screen shows the keys after the end of a game on %s", (_name, size, keys) => {
  const frame = frameText(
    press(tableState(newGame(towerSwitch, { blocks: 2 }), size), "1", "return", "return"),
  );
  expect(frame).toContain("Enter play a rematch (Ben first)");
  expect(frame).toContain(keys);
});

test("the result is between two lamps", () => {
  const match = newGame(towerSwitch, { blocks: 1 });
  const against = { ...match, players: [{ name: "Ann" }, { name: "Computer", level: "easy" }] } as const;
  expect(frameText(press(tableState(against), "return"))).toContain("● ● ●  You win!  ● ● ●");
  expect(frameText(press(tableState(match), "return"))).toContain("● ● ●  Ann wins the game!  ● ● ●");
});
