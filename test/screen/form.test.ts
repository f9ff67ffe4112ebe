/** The form in which a game is set up says what can be chosen. */

import { expect, test } from "vitest";
import { noMemory } from "../../src/cli/screen/remember.ts";
import { openSetup } from "../../src/cli/screen/setup.ts";
import type { ScreenState } from "../../src/cli/screen/state.ts";
import type { Game } from "../../src/core/game.ts";
import { rowOption } from "../../src/core/options.ts";
import { games, switchConquer } from "../../src/games/index.ts";
import { frameText, menuState } from "./helpers.ts";

function formOf(game: Game): ScreenState {
  return { ...menuState(), scene: openSetup(game, noMemory) };
}

test.each(games.filter((game) => rowOption(game.options) !== undefined))(
  "$title: the choices of a start stand beside it",
  (game) => expect(frameText(formOf(game))).toContain("random, fair, or a row such as"),
);

test("a start that the book leaves open", () => {
  expect(frameText(formOf(switchConquer))).toMatch(/Start +random +random, fair, or a row such as [AB]+/);
});
