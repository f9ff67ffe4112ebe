/** Tests how quickly the menu leads to a game, what it remembers, and its mouse clicks. */

import { expect, test } from "vitest";
import { overviewOf } from "../../../src/puzzles/overview.ts";
import { updateScreen } from "../../../src/terminal/screen/screen.ts";
import type { MenuPanel, ScreenState } from "../../../src/terminal/screen/state.ts";
import { clickAt, frameText, menuState, press, pressOne, refusal, typed, wantsIn } from "./helpers.ts";

function click(state: ScreenState, text: string) {
  const row = frameText(state)
    .split("\n")
    .findIndex((line) => line.includes(text));
  return clickAt(state, row - 1, 8);
}

test("two keys in the menu start a game against the computer", () => {
  const { effects } = pressOne(press(menuState(), "return"), "return");
  expect(effects).toMatchObject([
    { kind: "start", game: { id: "tower-switch" }, texts: { vs: "beginner" } },
    { kind: "remember" },
  ]);
});

test("a game starts at the computer level chosen last", () => {
  const memory = { ...menuState().memory, level: "hard", last: "tower-switch" };
  const list = press({ ...menuState(), memory }, "return");
  expect(frameText(list)).toContain("You'll play the computer (hard).");
  expect(pressOne(list, "return").effects[0]).toMatchObject({
    game: { id: "tower-switch" },
    texts: { vs: "hard" },
  });
});

test("the menu shows a picture of every game", () => {
  const pictures = [
    "■■■  16  ■■■",
    "│ ● │  │ ● │  │ ○ │  │ ○ │  │ ○ │  │ ○ │",
    "│ 2 │    3    │ 4 │",
    "│ ○ │  │ ● │  │ ○ │  │ ○ │  │ ○ │  │ ○ │",
    "│ ○ │",
  ];
  for (const [index, picture] of pictures.entries())
    expect(frameText(press(menuState(), "return", String(index + 1)))).toContain(picture);
});

test("the menu remembers the last choice", () => {
  const { effects } = pressOne(press(menuState(), "down", "down"), "return");
  expect(effects).toMatchObject([{ kind: "remember", memory: { section: "learn" } }]);
});

test("every entry of the main menu opens a view", () => {
  const seen = ["1", "2", "3", "4", "5"].map((key) => {
    const { panel } = press(menuState(), key, "return");
    return panel.kind === "menu" ? panel.list : panel.kind;
  });
  expect(seen).toEqual(["play", "puzzles", "learn", "online", "rules"]);
});

test("rules and theory open as pages that Escape closes", () => {
  const rules = press(menuState(), "5", "return");
  const page = press(rules, "return");
  expect(page.panel).toMatchObject({ kind: "page", title: "Rules of Tower Switch" });
  expect(press(page, "escape").panel).toMatchObject({ kind: "menu", list: "rules" });
  const { effects } = pressOne(press(menuState(), "3", "return"), "t");
  expect(wantsIn(effects)).toMatchObject([{ kind: "read", what: "theory" }]);
  const theory = updateScreen(rules, {
    kind: "page",
    title: "X: who wins",
    text: ["Goal", "- To win."],
  }).state;
  expect(frameText(theory)).toContain("- To win.");
});

test("a click in the menu acts on the entry under the mouse", () => {
  const play = click(menuState(), "Play  ").state;
  expect(play.panel).toMatchObject({ kind: "menu", list: "play" });
  expect(click(play, "Tower Switch").effects[0]).toMatchObject({
    kind: "start",
    game: { id: "tower-switch" },
  });
  const form = press(play, "s");
  expect(click(form, "Blocks").state.panel).toMatchObject({ kind: "setup", problem: "" });
  expect(frameText(click(form, "Blocks").state)).toContain("▸ Blocks");
  expect(click(form, "Start game").effects[0]).toMatchObject({ kind: "start" });
  expect(click(form, "Options").effects).toEqual([]);
});

test("the menu offers Resume and History only if there's something in them", () => {
  const game = {
    title: "Tower Switch",
    startedAt: "2026-11-15T08:25",
    story: "against the computer (hard) · 3 moves",
  };
  const texts = [[], [true], [false], [true, false]].map((open) => {
    const saved = open.map((isOpen) => ({ ...game, id: String(isOpen), isOpen }));
    const frame = frameText(updateScreen(menuState(), { kind: "listed", saved }).state);
    return ["Resume", "History"].filter((title) => frame.includes(title));
  });
  expect(texts).toEqual([[], ["Resume"], ["History"], ["Resume", "History"]]);
});

test("a narrow History leaves out the date and shows the whole story", () => {
  const story = "won against the computer (beginner)";
  const game = { id: "one", title: "Switch Battle", startedAt: "2026-11-15T08:25", story, isOpen: false };
  const rows = [60, 80].map((columns) => {
    const { state } = updateScreen(menuState({ columns, rows: 20 }), { kind: "listed", saved: [game] });
    const list = frameText(press(state, "6", "return")).split("\n");
    return list
      .find((line) => line.includes("▸"))
      ?.slice(1, -1)
      .trim();
  });
  expect(rows).toEqual([`▸ Switch Battle  ${story}`, `▸ Switch Battle  ${story}  2026-11-15`]);
});

const link = "http://localhost:8080/#/online/k3v9x0aq1m5t7w2e";

/** The list of ways to play online, with one unfinished game of the player's own. */
function onlineList(): ScreenState {
  const seats = [{ link, title: "Tower Switch", name: "Ann" }];
  return press(updateScreen(menuState(), { kind: "listed", saved: [], seats }).state, "4", "return");
}

test("the online list of the menu rejoins, joins or hosts a game", () => {
  const list = onlineList();
  expect(frameText(list)).toContain("▸ Tower Switch  rejoin as Ann");
  expect(pressOne(list, "return").effects).toEqual([{ kind: "join", link }]);
  expect(pressOne(press(list, "down"), "return").effects).toEqual([]);
  const pasted = press(list, "down", ...typed(link));
  expect(frameText(pasted)).toContain(`▸ Join          ${link}▏`);
  const { state, effects } = pressOne(pasted, "return");
  expect(effects).toEqual([{ kind: "join", link }]);
  expect(frameText(state)).toContain("Connecting… Press Esc to cancel.");
  expect(pressOne(state, "return").effects).toEqual([]);
  expect(press(state, "up", "x").panel).toEqual(state.panel);
  const canceled = pressOne(state, "escape");
  expect(canceled.effects).toEqual([{ kind: "cancel" }]);
  expect(canceled.state.panel).toMatchObject({ list: "online", at: "join", typed: link, notice: "" });
  const refused = updateScreen(state, refusal("Could not reach it.")).state;
  expect(frameText(refused)).toContain("Could not reach it.");
  expect(refused.panel).toMatchObject({ list: "online", at: "join", typed: link });
  const games = press(list, "down", "down", ...typed("http://10.0.0.7:3000"), "return");
  expect(frameText(games)).toContain("Press Enter to open a game at http://10.0.0.7:3000/ and get the link.");
  expect(pressOne(games, "2").effects).toEqual([]);
  expect(pressOne(press(games, "1"), "return").effects).toMatchObject([
    { kind: "host", address: "http://10.0.0.7:3000/", game: { id: "tower-switch" } },
  ]);
  expect(press(games, "escape").panel).toMatchObject({ list: "online" });
});

test("a player can take anyone at a server, in any game", () => {
  const { effects } = pressOne(press(onlineList(), "up", ...typed("127.0.0.1:19011")), "return");
  expect(effects).toEqual([{ kind: "anyone", address: "http://127.0.0.1:19011/" }]);
});

test("hosting from the menu refuses an invalid address", () => {
  const host = press(onlineList(), "up", "up");
  const near = press(host, ...typed("127.0.0.1:19011"), "return");
  expect(near.panel).toMatchObject({ list: "host", typed: "http://127.0.0.1:19011/" });
  expect(press(near, "escape").panel).toMatchObject({ list: "online", at: "host" });
  expect(frameText(press(host, ...typed("nowhere"), "return"))).toContain("isn't an address");
  expect(press(host, "return").panel).toMatchObject({ list: "host", typed: "http://localhost:8080/" });
});

test("deleting a saved game asks first and selects the next game", () => {
  const saved = ["one", "two", "tower-switch"].map((id) => ({
    id,
    title: `Game ${id}`,
    startedAt: "2026-11-15T08:25:00.000Z",
    isOpen: true,
    story: "against the computer (hard) · 3 moves",
  }));
  const list = press(updateScreen(menuState(), { kind: "listed", saved }).state, "2", "return", "down");
  expect(frameText(press(list, "d"))).toMatch(/Delete this game for good\?[\s\S]* y delete {2}n keep {3}/);
  expect(press(list, "d", "escape").panel).toMatchObject({ list: "resume", at: "two", asking: false });
  const { state, effects } = pressOne(press(list, "d"), "y");
  expect(effects).toEqual([{ kind: "delete", id: "two" }]);
  expect(state.panel).toMatchObject({ at: "one" });
  expect(frameText(press(list, "down"))).not.toContain("■");
  const left = updateScreen(state, { kind: "listed", saved: [] }).state.panel as MenuPanel;
  expect(left).toMatchObject({ list: "top", at: "play" });
});

/** The menu on 2026-11-17, the day after the first solved puzzle. */
function puzzleMenu(): ScreenState {
  const [date, score] = ["2026-11-16", { marks: ["wrong" as const], wrong: 1, hints: 0, shown: false }];
  const solved = { date, daily: date, game: "tower-switch", id: "tower", ...score };
  const position = { game: "tower-switch", options: { blocks: 5 }, key: "5/0", toMove: 1 as const };
  const mistakes = { list: [{ position, date: "2026-11-01", solved: 0 }], seen: [] };
  const puzzles = overviewOf([solved], mistakes, new Date("2026-11-17T12:00:00Z"));
  return updateScreen(menuState(), { kind: "listed", saved: [], puzzles }).state;
}

test("the puzzle list shows today's puzzle, your mistakes and the archive", () => {
  expect(frameText(puzzleMenu())).toContain(
    "today's puzzle is waiting, 1 of your mistakes is ready to practice",
  );
  const list = press(puzzleMenu(), "2", "return");
  const frame = frameText(list);
  expect(frame).toMatch(/Today +the same for everyone/);
  expect(frame).toMatch(/Your mistakes \(1 ready\) +from your own games/);
  for (const key of ["1", "2", "3", "4"])
    expect(wantsIn(pressOne(press(list, key), "return").effects)).toMatchObject([{ kind: "open" }]);
  const archive = press(list, "5", "return");
  expect(frameText(archive)).toContain("▸ Nov 17 #3  not solved");
  expect(frameText(archive)).toContain("Nov 16 #2  Tower Switch: solved with 1 wrong answer");
  expect(frameText(archive)).toContain("Your streak is 1 day.");
  expect(wantsIn(pressOne(press(archive, "end"), "return").effects)).toMatchObject([{ kind: "open" }]);
  expect(press(archive, "escape").panel).toMatchObject({ list: "puzzles", at: "archive" });
});

test("the menu opens puzzles before the stored results are read", () => {
  const list = press(menuState(), "2", "return");
  expect(wantsIn(pressOne(list, "return").effects)).toMatchObject([{ kind: "open" }]);
  expect(press(list, "end", "return").panel).toMatchObject({ list: "puzzles" });
});
