/** The setup form says what players can choose. */

import { describe, expect, test } from "vitest";
import type { Game } from "../../../src/core/game.ts";
import {
  factorFrenzy,
  switchAndCapture,
  switchBattle,
  switchConquer,
  towerSwitch,
} from "../../../src/games/index.ts";
import { updateScreen } from "../../../src/terminal/screen/screen.ts";
import { setupPanel } from "../../../src/terminal/screen/setup.ts";
import type { ScreenState } from "../../../src/terminal/screen/state.ts";
import { type MenuMemory, noMemory, setupFields } from "../../../src/terminal/setup/fields.ts";
import { frameText, menuState, press, refusal } from "./helpers.ts";

/** What the menu remembers after a game with the original rules. */
function standardOf(game: Game): MenuMemory {
  return { ...noMemory, choices: { [game.id]: { vs: "easy" } } };
}

/** The form with the cursor on this field. */
function at(id: string, game: Game = towerSwitch, memory = noMemory) {
  const panel = setupPanel(game, { memory });
  const row = setupFields(game, panel.texts).findIndex((field) => field.id === id);
  return { ...menuState(), panel: { ...panel, at: row } };
}

test.each([
  ["Switch and Capture", switchAndCapture, "standard, random or a row"],
  ["Switch Battle", switchBattle, "standard, random, fair or a row"],
  ["Tower Switch", towerSwitch, "standard or challenge"],
  ["Factor Frenzy", factorFrenzy, "standard"],
  ["Switch Conquer", switchConquer, "random, fair or a row"],
])("the form of %s lists the starts that exist at the standard size", (_title, game, words) => {
  expect(frameText(at("start", game, standardOf(game)))).toContain(`(${words})`);
});

test("the form doesn't repeat a field's help in brackets", () => {
  const at = setupFields(towerSwitch, {}).findIndex(({ id }) => id === "seat");
  const frame = frameText({
    ...menuState(),
    panel: { ...setupPanel(towerSwitch, { memory: noMemory }), at },
  });
  expect(frame).toContain("Your seat against the computer");
  expect(frame).not.toContain("(against the computer)");
});

describe("in the Best of field", () => {
  const field = () => at("bestOf");

  test.each(["0", "4"])("leaving with any key refuses the value %s", (value) => {
    const sentence = `Best of must be an odd number from 1 to 99 (got ${value}).`;
    for (const key of ["return", "down", "up", "tab"]) {
      const state = press(field(), value, key);
      expect(state.panel).toMatchObject({ at: field().panel.at, problem: sentence });
      expect(frameText(state)).toContain(sentence);
    }
  });

  test("typing replaces a refused value", () => {
    const state = press(field(), "4", "return", "5");
    expect(state.panel).toMatchObject({ problem: "", texts: { bestOf: "5" } });
    expect(press(state, "return").panel).toMatchObject({ at: field().panel.at + 1, problem: "" });
  });
});

test("a form's message disappears when the cursor moves to another row", () => {
  const refused = updateScreen(at("bestOf"), refusal("No, because of this.")).state;
  expect(frameText(refused)).toContain("No, because of this.");
  for (const key of ["up", "down"]) expect(press(refused, key).panel).toMatchObject({ problem: "" });
});

describe("in the form", () => {
  const ctrl = (state: ScreenState, name: string) =>
    updateScreen(state, { kind: "key", key: { name, text: "", ctrl: true } }).state;

  test("typing replaces what the arrows chose", () => {
    expect(press(at("bestOf"), "right", "3").panel).toMatchObject({ texts: { bestOf: "3" } });
    expect(press(at("blocks"), "right", "2", "1").panel).toMatchObject({ texts: { blocks: "21" } });
  });

  test("Ctrl-U clears a field", () => {
    const typed = press(at("name1"), ..."Ann".split(""), "space", ..."Lee".split(""));
    expect(ctrl(typed, "u").panel).toMatchObject({ texts: { name1: "" } });
  });

  test("changing seats doesn't give your name to the computer", () => {
    const named = press(at("name1"), ..."Kim".split(""));
    const row = setupFields(towerSwitch, {}).findIndex(({ id }) => id === "seat");
    if (named.panel.kind !== "setup") throw new Error("no form");
    const seated = press({ ...named, panel: { ...named.panel, at: row } }, "right");
    expect(seated.panel).toMatchObject({ texts: { seat: "2", name1: "", name2: "Kim" } });
    const frame = frameText(seated);
    expect(frame).toMatch(/Your name +Kim/);
    expect(frame.match(/Kim/g)).toHaveLength(1);
  });

  test("the longest name of a level fits 80 columns", () => {
    expect(frameText(press(at("vs"), "right", "right", "right", "right"))).toContain("computer, perfect");
  });
});
