/** The moving picture at the top of README.md: a game from the menu to its review, as the screen paints it. */

import { expect, test } from "vitest";
import { switchBattle } from "../../../src/games/index.ts";
import { viewScreen } from "../../../src/terminal/screen/screen.ts";
import type { ScreenState } from "../../../src/terminal/screen/state.ts";
import { frameText, menuState, newGame, tableState, typed } from "./helpers.ts";
import { movingPicture } from "./moving-picture.ts";
import { Sitting } from "./sitting.ts";

const size = { columns: 80, rows: 20 };

/** Keys, and how many seconds to show what they do. */
const steps: readonly (readonly [keys: readonly string[], seconds: number])[] = [
  [[], 1.5],
  [typed("4"), 0.8],
  [["return"], 1.2],
  [typed("3-4"), 0.8],
  [["return"], 1.2],
  [typed("1-2"), 0.8],
  [["return"], 1.2],
  [["v"], 3],
  [[...typed("4-5"), "return"], 1.5],
  [typed("6-7"), 0.8],
  [["return"], 4],
];

test("docs/images/play.svg shows what the screen paints", async () => {
  const player = new Sitting(tableState(newGame(switchBattle), size));
  const states: ScreenState[] = [menuState(size)];
  for (const [keys] of steps) states.push((await player.press(...keys)).state);
  const svg = movingPicture({
    frames: states.map((state) => viewScreen(state)),
    size,
    title: "A game of Switch Battle in a terminal",
    seconds: [1.5, ...steps.map(([, seconds]) => seconds)],
    still: 8,
  });
  expect(states.slice(-1).map(frameText).join("")).toContain("Ann wins!");
  expect(svg.length).toBeLessThan(80_000);
  await expect(svg).toMatchFileSnapshot("../../../docs/images/play.svg");
});
