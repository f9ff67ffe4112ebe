/** With 80 columns and 24 rows, a hint fits below the board, and no cell moves to another line. */

import { expect, test } from "vitest";
import { switchAndCapture } from "../../../src/games/index.ts";
import type { ScreenState } from "../../../src/terminal/screen/state.ts";
import { cellSpots } from "../../../src/terminal/screen/table/view.ts";
import { findGameOf } from "../../support/find-game.ts";
import { named } from "../../support/setup-name.ts";
import { frameText, newGame, panelOn, sceneOn, tableState } from "./helpers.ts";
import { Sitting } from "./sitting.ts";

const size = { columns: 80, rows: 24 };

function linesOf(state: ScreenState): readonly number[] {
  return cellSpots(panelOn(state), sceneOn(state), size).map(({ line }) => line);
}

test.each(
  named([
    ["tower-switch", { blocks: 10 }],
    ["tower-switch", { blocks: 30 }],
    ["switch-battle", { switches: 7 }],
    ["switch-battle", { switches: 12 }],
    ["switch-conquer", { start: "ABAB" }],
    ["switch-conquer", { start: "AABBAABBAABB" }],
    ["switch-and-capture", { switches: 7 }],
    ["switch-and-capture", { switches: 24 }],
    ["factor-frenzy", { max: 10 }],
    ["factor-frenzy", { max: 40 }],
  ]),
)("the board of %s stays as it is while a hint is shown", async (_name, id, options) => {
  const sitting = new Sitting(tableState(newGame(findGameOf(id), options), size));
  const before = linesOf(sitting.state);
  for (const asked of [1, 2, 3])
    expect({ asked, lines: linesOf((await sitting.press("i")).state) }).toEqual({ asked, lines: before });
});

test("a hint takes the place of the opening notes, so the list stays on a smaller terminal", async () => {
  const match = newGame(switchAndCapture, { start: "0110100" });
  const sitting = new Sitting(tableState(match, { columns: 60, rows: 20 }));
  expect(frameText(sitting.state)).toContain("Choose each number on the list once");
  const hinted = frameText((await sitting.press("i", "i", "i")).state);
  expect(hinted).not.toContain("Choose each");
  for (const part of ["╭───╮", " list:", "Choosing "]) expect(hinted).toContain(part);
});
