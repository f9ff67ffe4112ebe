/** Words typed at the table after a colon, and letters that are keys. */

import { expect, test } from "vitest";
import { switchBattle, towerSwitch } from "../../../src/games/index.ts";
import { updateScreen } from "../../../src/terminal/screen/screen.ts";
import {
  commandsOn,
  frameText,
  keyNamed,
  menuState,
  newGame,
  panelOn,
  press,
  pressOne,
  tableOn,
  tableState,
  typed,
} from "./helpers.ts";

const played = () => press(tableState(newGame(towerSwitch)), "return");

test.each([
  ["undo", { match: { moves: [] } }],
  ["hint", { pending: "hint" }],
  ["values", { study: new Map() }],
  ["moves", { said: "Legal moves: 1, 2" }],
  ["draw", { problem: "This game can't go on forever, so you can't offer a draw." }],
  ["resign", { question: "resign" }],
  ["look", { viewing: 0 }],
] as const)("the typed command :%s takes effect with Enter", (word, table) => {
  const before = press(played(), ...typed(`:${word}`));
  expect(tableOn(before)).toMatchObject({
    typed: `:${word}`,
    question: null,
    viewing: null,
    match: { moves: [1] },
  });
  expect(tableOn(press(before, "return"))).toMatchObject({ ...table, typed: "" });
});

test.each([
  ["help", "Keys"],
  ["rules", "Rules of Tower Switch"],
])("the typed command :%s opens a page", (word, title) => {
  expect(press(played(), ...typed(`:${word}`), "return").panel).toMatchObject({ kind: "page", title });
});

test("every word of every command is understood after a colon", () => {
  const words = commandsOn(played()).flatMap((command) => command.words);
  expect(words).toContain("undo");
  for (const word of words) {
    const { state } = pressOne(press(played(), ...typed(`:${word}`)), "return");
    if (state.panel.kind === "table") expect(tableOn(state).typed, word).toBe("");
    expect(frameText(state), word).not.toContain("There's no command");
  }
});

test("a single letter acts as a key", () => {
  expect(tableOn(press(played(), "u"))).toMatchObject({ typed: "", match: { moves: [] } });
  expect(tableOn(press(played(), "f", "x")).typed).toBe("");
});

test("a command whose first letter isn't a key can be typed without a colon", () => {
  expect(tableOn(press(played(), ...typed("why"))).typed).toBe("why");
  expect(tableOn(press(played(), ...typed("why"), "return"))).toMatchObject({ typed: "", pending: "hint" });
});

test("a long list of moves says how many it hides", () => {
  const keys = Array.from({ length: 26 }, () => "return");
  expect(frameText(press(tableState(newGame(towerSwitch, { blocks: 40 })), ...keys))).toContain("↑ 13 more");
});

test("a key after a refused text replaces it", () => {
  const refused = press(played(), ...typed("9"), "return");
  expect(tableOn(refused)).toMatchObject({ typed: "9", problem: expect.stringMatching(/./) });
  expect(tableOn(press(refused, "1")).typed).toBe("1");
  expect(tableOn(press(refused, "backspace")).typed).toBe("");
  expect(tableOn(press(refused, "u"))).toMatchObject({ typed: "", match: { moves: [] } });
});

test("an unknown command is reported and stays for correction", () => {
  const undoing = tableOn(press(played(), ...typed(":und"), "return"));
  const problem = 'There\'s no command "und". Did you mean "undo"? Press ? for the list.';
  expect(undoing).toMatchObject({ typed: ":und", problem });
  const over = press(tableState(newGame(towerSwitch, { blocks: 1 })), "return");
  const wrong = press(over, ...typed(":foo"), "return");
  expect(frameText(wrong)).toContain('There\'s no command "foo". Press ? for the list.');
  expect(tableOn(press(wrong, "escape"))).toMatchObject({ typed: "", problem: "" });
});

test("the prompt of the screen says what Enter does", () => {
  expect(frameText(press(played(), ...typed(":undo")))).toContain("▸ :undo▏   Enter undo");
  expect(frameText(press(played(), "2"))).toContain("▸ 2▏   Enter plays 2");
});

test("an arrow key discards typed text", () => {
  const state = press(played(), "2", "down");
  expect(tableOn(state).typed).toBe("");
  expect(panelOn(state).at).toBeGreaterThanOrEqual(0);
});

test("the key ? lists the keys that work now", () => {
  const start = tableState(newGame(switchBattle));
  const looking = frameText(press(start, "return", "return", "b", "?"));
  expect(looking).toContain("play on from here");
  expect(looking).not.toContain("hint");
  const over = frameText(press(start, "g", "y", "?"));
  expect(over).toContain("play a rematch");
  expect(over).not.toContain("offer a draw");
});

test("a typed line that is too long shows its end", () => {
  const sentence = `:${"the blocks left are a multiple of three ".repeat(8)}end`;
  const state = press(played(), ...typed(sentence));
  expect(tableOn(state).typed).toBe(sentence);
  const prompt = frameText(state)
    .split("\n")
    .find((each) => each.includes("▏"));
  expect(prompt).toMatch(/^\| {2}▸ ….*multiple of three end▏\|$/);
});

const answering = (name: string, time: number) =>
  ({ kind: "key", key: { ...keyNamed(name), time } }) as const;

test.each(["y", "n"])("Enter right after %s does nothing, but a later Enter does", (answer) => {
  const asked = press(tableState(newGame(switchBattle)), "d");
  expect(tableOn(asked).question).toBe("draw");
  const { state } = updateScreen(asked, answering(answer, 1000));
  const echoed = updateScreen(state, answering("return", 1200));
  expect(echoed).toEqual({ state, effects: [] });
  const entered = updateScreen(echoed.state, answering("return", 2500));
  expect(entered).not.toEqual({ state, effects: [] });
});

test("Enter right after deleting a game doesn't resume the next one", () => {
  const game = {
    title: "Tower Switch",
    startedAt: "2026-01-02",
    isOpen: true,
    story: "Ann and Ben · 1 move",
  };
  const saved = ["one", "two"].map((id) => ({ ...game, id }));
  const list = press({ ...menuState(), saved }, "down", "return", "d");
  const { state, effects } = updateScreen(list, answering("y", 10));
  expect(effects).toEqual([{ kind: "delete", id: "one" }]);
  expect(updateScreen(state, answering("return", 300)).effects).toEqual([]);
  expect(updateScreen(state, answering("return", 3000)).effects).toEqual([{ kind: "resume", id: "two" }]);
});
