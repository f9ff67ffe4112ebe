/** The menu: how soon one plays, what it remembers, and a mouse. */

import { expect, test } from "vitest";
import type { ScreenState } from "../../../src/terminal/screen/state.ts";
import { update } from "../../../src/terminal/screen/update.ts";
import { frameText, menuState, press, pressOne } from "./helpers.ts";

function click(state: ScreenState, text: string) {
  const row = frameText(state)
    .split("\n")
    .findIndex((line) => line.includes(text));
  return update(state, { kind: "clicked", row: row - 1 });
}

test("a game against the computer starts with the second key", () => {
  const { effects } = pressOne(press(menuState(), "return"), "return");
  expect(effects).toMatchObject([
    { kind: "start", game: { id: "switch-and-capture" }, texts: { vs: "easy" } },
    { kind: "remember" },
  ]);
});

test("it starts against the computer of the last level", () => {
  const memory = { ...menuState().memory, level: "hard", last: "tower-switch" };
  const list = press({ ...menuState(), memory }, "return");
  expect(frameText(list)).toContain("Enter plays the computer (hard); s changes the set-up.");
  expect(pressOne(list, "return").effects[0]).toMatchObject({
    game: { id: "tower-switch" },
    texts: { vs: "hard" },
  });
});

test("what was chosen last is remembered", () => {
  const { effects } = pressOne(press(menuState(), "j", "j", "j"), "return");
  expect(effects).toMatchObject([{ kind: "remember", memory: { section: "learn" } }]);
});

test("every entry of the first list leads somewhere", () => {
  const seen = ["1", "3", "4", "5", "7", "8", "9"].map((key) => {
    const { state, effects } = pressOne(press(menuState(), key), "return");
    return state.scene.kind === "menu" ? (effects.at(-1)?.kind ?? state.scene.list) : state.scene.kind;
  });
  expect(seen).toEqual(["remember", "pose", "remember", "remember", "read", "page", "quit"]);
});

test("rules and theory are opened as pages, and left for the list", () => {
  const rules = press(menuState(), "5", "return");
  expect(pressOne(rules, "return").effects).toMatchObject([{ kind: "read", what: "rules" }]);
  const page = update(rules, { kind: "page", title: "Rules of X", text: ["Goal", "- To win."] }).state;
  expect(frameText(page)).toContain("- To win.");
  expect(press(page, "escape").scene).toMatchObject({ kind: "menu", list: "rules" });
});

test("a click opens an entry, starts a game, and puts the cursor into the form", () => {
  const play = click(menuState(), "Play  ").state;
  expect(play.scene).toMatchObject({ kind: "menu", list: "play" });
  expect(click(play, "Tower Switch").effects[0]).toMatchObject({
    kind: "start",
    game: { id: "tower-switch" },
  });
  const form = press(play, "s");
  expect(click(form, "Switches").state.scene).toMatchObject({ kind: "setup", problem: "" });
  expect(frameText(click(form, "Switches").state)).toContain("▸ Switches");
  expect(click(form, "Start the game").effects[0]).toMatchObject({ kind: "start" });
  expect(click(form, "Options").effects).toEqual([]);
});

test("an empty list is not opened", () => {
  const state = press(menuState(), "2", "return");
  expect(frameText(state)).toContain("▸ Resume      no unfinished games");
});
