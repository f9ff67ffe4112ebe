/** The form in which a game is set up says what can be chosen. */

import { describe, expect, test } from "vitest";
import type { Game } from "../../../src/core/game.ts";
import {
  factorFrenzy,
  switchAndCapture,
  switchBattle,
  switchConquer,
  towerSwitch,
} from "../../../src/games/index.ts";
import { setupFields } from "../../../src/terminal/screen/setup/fields.ts";
import { openSetup } from "../../../src/terminal/screen/setup/setup.ts";
import type { ScreenState } from "../../../src/terminal/screen/state.ts";
import { noMemory } from "../../../src/terminal/screen/state.ts";
import { update } from "../../../src/terminal/screen/update.ts";
import { frameText, menuState, press } from "./helpers.ts";

function formOf(game: Game): ScreenState {
  return { ...menuState(), scene: openSetup(game, noMemory) };
}

test.each([
  [switchAndCapture, "book, random, or a row such as 0101"],
  [switchBattle, "book, random, fair, or a row such as 0101"],
  [towerSwitch, "book or challenge"],
  [factorFrenzy, "book  "],
])("the choices of a start that exist at the size stand beside it", (game, words) => {
  expect(frameText(formOf(game))).toMatch(new RegExp(`Start +book +${words}`));
});

test("a start that the book leaves open", () => {
  expect(frameText(formOf(switchConquer))).toMatch(/Start +random +random, fair, or a row such as [AB]+/);
});

test("what a field's help says already is not said again in brackets", () => {
  const at = setupFields(towerSwitch, {}).findIndex(({ id }) => id === "seat");
  const frame = frameText({ ...menuState(), scene: { ...openSetup(towerSwitch, noMemory), at } });
  expect(frame).toContain("Your seat: where you sit against a computer");
  expect(frame).not.toContain("(against a computer)");
});

describe("best of", () => {
  const field = () => {
    const form = formOf(towerSwitch);
    const at = setupFields(towerSwitch, {}).findIndex(({ id }) => id === "bestOf");
    return { ...form, scene: { ...openSetup(towerSwitch, noMemory), at } };
  };

  test.each(["0", "4"])("%s is refused at the field, by every key that leaves it", (value) => {
    const sentence = `Games must be an odd number from 1 to 99 (got ${value}).`;
    for (const key of ["return", "down", "up", "tab"]) {
      const state = press(field(), value, key);
      expect(state.scene).toMatchObject({ at: field().scene.at, problem: sentence });
      expect(frameText(state)).toContain(sentence);
    }
  });

  test("what is typed next takes the place of what was refused", () => {
    const state = press(field(), "4", "return", "5");
    expect(state.scene).toMatchObject({ problem: "", texts: { bestOf: "5" } });
    expect(press(state, "return").scene).toMatchObject({ at: field().scene.at + 1, problem: "" });
  });
});

test("a message goes away when the cursor moves to another row", () => {
  const refused = update(formOf(towerSwitch), { kind: "refused", message: "No, because of this." }).state;
  expect(frameText(refused)).toContain("No, because of this.");
  for (const key of ["up", "down"]) expect(press(refused, key).scene).toMatchObject({ problem: "" });
});
