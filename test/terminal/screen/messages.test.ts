/** What is said at the table can be read: the board makes room for it, and a cut is marked. */

import { expect, test } from "vitest";
import { toRecord } from "../../../src/core/record.ts";
import { factorFrenzy, switchAndCapture, switchConquer } from "../../../src/games/index.ts";
import { updateScreen } from "../../../src/terminal/screen/screen.ts";
import { frameText, narrow, newGame, press, tableOn, tableState } from "./helpers.ts";

const words = Array.from({ length: 26 }, (_, index) => `word${index + 1}`);

function saying(message: string, rows: number, match = newGame(switchConquer, { start: "ABAB" })): string {
  const state = tableState(match, { ...narrow, rows });
  return frameText(updateScreen(state, { kind: "input", input: { kind: "said", text: message } }).state);
}

test.each([
  ["lamps", newGame(switchConquer, { start: "ABAB" })],
  ["lines of lamps", newGame(switchAndCapture)],
  ["numbers", newGame(factorFrenzy)],
] as const)("a long hint is read in full over a board of %s", (_, match) => {
  const frame = saying(words.join(" "), 20, match);
  for (const word of words) expect(frame).toContain(word);
});

test("what still does not fit is cut with a sign", async () => {
  const frame = saying(words.join(" "), 11);
  expect(frame).not.toContain("word26");
  expect(frame).toMatch(/word\d+ …/);
  await expect(frame).toMatchFileSnapshot("frames/long-hint-low.txt");
});

test("a long hint on a small terminal", async () => {
  await expect(saying(words.join(" "), 20)).toMatchFileSnapshot("frames/long-hint.txt");
});

test("what was to be known before the first move is gone with the end", () => {
  const match = newGame(switchAndCapture);
  const players = [{ name: "Computer", level: "easy" }, { name: "Ben" }] as const;
  const answer = { kind: "choose", move: "2", exact: true } as const;
  const begun = tableState({ ...match, players });
  const about = tableOn(begun).match;
  const ask = { kind: "ask", job: { kind: "choose", record: toRecord(about) }, about } as const;
  const answered = updateScreen(begun, { kind: "input", input: { kind: "answered", ask, answer } }).state;
  for (const state of [tableState(match), answered]) {
    expect(frameText(state)).toContain("The book's rule");
    expect(frameText(press(state, "g", "y"))).not.toContain("The book's rule");
  }
});
