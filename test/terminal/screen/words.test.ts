/** Words that are typed at the table, and the letters that are keys as well. */

import { expect, test } from "vitest";
import { switchBattle, towerSwitch } from "../../../src/games/index.ts";
import type { ScreenState } from "../../../src/terminal/screen/state.ts";
import { commandWords } from "../../../src/words/commands.ts";
import { frameText, newGame, press, pressFast, tableState, typed } from "./helpers.ts";

const played = () => press(tableState(newGame(towerSwitch)), "return");

/** The words as fast as they are typed; what the letters would do as keys must not happen. */
function typeWord(state: ScreenState, word: string) {
  const entered = typed(word).reduce((current, letter) => pressFast(current, letter).state, state);
  expect(entered.scene).toMatchObject({ kind: "table", typed: word, question: null, viewing: null });
  return pressFast(entered, "return");
}

test.each([
  ["undo", { match: { moves: [] } }],
  ["hint", { pending: "hint" }],
  ["values", { valuesShown: true }],
  ["moves", { said: "Legal moves: 1, 2" }],
  ["draw", { question: "draw" }],
  ["resign", { question: "resign" }],
  ["back", { viewing: 0 }],
  ["help", { kind: "page", title: "Keys" }],
  ["rules", { kind: "page", title: "Rules of Tower Switch" }],
] as const)("%s does what it says", (word, scene) => {
  expect(typeWord(played(), word).state.scene).toMatchObject(scene);
});

test("quit leaves only once it is entered", () => {
  expect(typeWord(played(), "quit").effects).toEqual([{ kind: "quit" }]);
});

test("every word can be typed", () => {
  for (const word of commandWords)
    expect(frameText(typeWord(played(), word).state), word).not.toContain("There is no command");
});

test("a letter alone is a key: with the next key that makes no word of it, with Enter, or after a while", () => {
  const waiting = pressFast(played(), "u");
  expect(waiting.effects).toEqual([{ kind: "pause", typed: "u" }]);
  expect(waiting.state.scene).toMatchObject({ typed: "u", match: { moves: [1] } });
  const undone = { typed: "", match: { moves: [] } };
  expect(press(played(), "u").scene).toMatchObject(undone);
  expect(pressFast(waiting.state, "return").state.scene).toMatchObject(undone);
  expect(pressFast(waiting.state, "right").state.scene).toMatchObject(undone);
  expect(press(played(), "u", "y").scene).toMatchObject({ typed: "", match: { moves: [1] } });
  expect(pressFast(waiting.state, "backspace").state.scene).toMatchObject({
    typed: "",
    match: { moves: [1] },
  });
});

test("an unknown command is called one, not a bad move", () => {
  const frame = frameText(press(played(), ...typed(":foo"), "return"));
  expect(frame).toContain('There is no command "foo"; ? lists them.');
});

test("the prompt says what Enter will do", () => {
  const state = typed("undo").reduce((current, letter) => pressFast(current, letter).state, played());
  expect(frameText(state)).toContain("▸ undo▏   Enter undo");
});

test("each view lists its own keys", () => {
  const start = tableState(newGame(switchBattle));
  const looking = frameText(press(start, "return", "return", "b", "?"));
  expect(looking).toContain("play on from here");
  expect(looking).not.toContain("hint");
  const over = frameText(press(start, "g", "y", "?"));
  expect(over).toContain("rematch, or the next game");
  expect(over).not.toContain("offer a draw");
});
