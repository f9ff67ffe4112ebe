/** Players can read the messages in a game: the board makes room for them, and the screen marks cut texts. */

import { expect, test } from "vitest";
import { toRecord } from "../../../src/core/record.ts";
import { factorFrenzy, switchAndCapture, switchBattle, switchConquer } from "../../../src/games/index.ts";
import { gameActivity } from "../../../src/play/game/game.ts";
import { updateScreen } from "../../../src/terminal/screen/screen.ts";
import { activityState, frameText, narrow, newGame, press, tableOn, tableState, typed } from "./helpers.ts";

const words = Array.from({ length: 26 }, (_, index) => `word${index + 1}`);

function saying(message: string, rows: number, match = newGame(switchConquer, { start: "ABAB" })): string {
  const state = tableState(match, { ...narrow, rows });
  return frameText(updateScreen(state, { kind: "input", input: { kind: "said", text: message } }).state);
}

test.each([
  ["lamps", newGame(switchConquer, { start: "ABAB" })],
  ["lines of lamps", newGame(switchAndCapture)],
  ["numbers", newGame(factorFrenzy)],
] as const)("a long hint is shown in full over a board of %s", (_, match) => {
  const frame = saying(words.join(" "), 20, match);
  for (const word of words) expect(frame).toContain(word);
});

test("a message that doesn't fit is cut between sentences", () => {
  const message = `First of all ${words.slice(0, 4).join(" ")}. Then ${words.slice(4).join(" ")}.`;
  const state = updateScreen(tableState(newGame(switchConquer, { start: "ABAB" }), { ...narrow, rows: 11 }), {
    kind: "input",
    input: { kind: "said", text: message },
  }).state;
  const frame = frameText(state);
  expect(frame).toContain("word4.");
  expect(frame).not.toContain("Then");
  expect(frame).toContain("m read on");
  const page = press(state, "m").panel;
  expect(page.kind === "page" ? page.text : []).toContain(message);
});

test("a message loses the gap above before any line", () => {
  const message = "Play anything! You can't make a mistake yet, and neither can your opponent.";
  expect(saying(message, 12, newGame(switchBattle))).toMatch(/neither can your +\|\n\| +opponent\./);
});

test("on a small terminal, news takes rows from the goal", () => {
  const match = newGame(switchAndCapture, { switches: 7, start: "0111001" });
  const frameWith = (...notes: readonly string[]) =>
    frameText(activityState(gameActivity({ match, notes }), { columns: 60, rows: 20 }));
  expect(frameWith()).toContain("switch 1");
  const frame = frameWith(
    "Mistake: choosing 4 changed six switches.",
    "It hasn't gotten shorter in 12 moves.",
  );
  for (const text of ["six switches.", "in 12 moves.", "is added", "to the list."])
    expect(frame).toContain(text);
  expect(frame).not.toContain("Only you can win");
});

test("the key m shows the whole message even during questions", () => {
  const state = tableState(newGame(switchConquer, { start: "ABAB" }), { columns: 40, rows: 9 });
  const asked = press(state, "return", "g");
  expect(frameText(asked)).toContain("m read on");
  expect(press(asked, "m").panel.kind).toBe("page");
  const refused = press(state, ...typed(":flip 99"), "return");
  expect(frameText(refused)).toContain("PgDn read on");
  expect(press(refused, "pagedown").panel.kind).toBe("page");
});

test("a long list is folded and shown in full on a page", () => {
  const state = press(tableState(newGame(factorFrenzy, { max: 40 })), ...typed(":moves"), "return");
  expect(frameText(state)).toMatch(/2, 3, 4, 5, 6, 7, 8,\s+9\s+and\s+31\s+more/);
  expect(frameText(press(state, "m"))).toContain("39, 40");
});

test("a note about the start is gone at the end of the game", () => {
  const match = newGame(switchConquer, { start: "AAAA" });
  const players = [{ name: "Computer", level: "easy" }, { name: "Ben" }] as const;
  const answer = { kind: "choose", move: "2", exact: true } as const;
  const begun = tableState({ ...match, players });
  const about = tableOn(begun).match;
  const ask = { kind: "ask", job: { kind: "choose", record: toRecord(about) }, about } as const;
  const answered = updateScreen(begun, { kind: "input", input: { kind: "answered", ask, answer } }).state;
  for (const state of [tableState(match), answered]) {
    expect(frameText(state)).toContain("that isn't a win");
    expect(frameText(press(state, "g", "y"))).not.toContain("that isn't a win");
  }
});

test("the first screen of a game shows the rule and the goal", () => {
  const frame = frameText(tableState(newGame(switchAndCapture)));
  expect(frame).not.toContain("book");
  expect(frame).toContain("Choose an OFF switch. Its factors and multiples change too, including 1.");
  expect(frame).toContain("Turn every switch ON.");
});
