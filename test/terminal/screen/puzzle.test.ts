/** Puzzles on the screen match their frames, and keys work as in a game. */

import * as fc from "fast-check";
import { expect, test } from "vitest";
import { games } from "../../../src/games/index.ts";
import { puzzle } from "../../../src/puzzles/activity.ts";
import type { PuzzleTable } from "../../../src/puzzles/play.ts";
import { hasPuzzles } from "../../../src/puzzles/puzzle.ts";
import type { ScreenState } from "../../../src/terminal/screen/state.ts";
import { chosenName } from "../../../src/terminal/screen/table/cursor.ts";
import { answerPuzzle, sampleState, type samples } from "../../support/puzzles.ts";
import {
  activityState,
  expectFrame,
  frameText,
  panelOn,
  press,
  pressOne,
  sceneOn,
  tableOn,
  typed,
  wantsIn,
} from "./helpers.ts";
import { Sitting } from "./sitting.ts";

function puzzleState(name: keyof typeof samples): ScreenState {
  return activityState({ kind: puzzle, state: sampleState(name, "2026-11-16") });
}

/** The puzzle. The screen itself doesn't know it. */
function puzzleOn(state: ScreenState): PuzzleTable["puzzle"] {
  return (tableOn(state) as PuzzleTable).puzzle;
}

async function play(state: ScreenState, ...names: readonly string[]): Promise<ScreenState> {
  return (await new Sitting(state).press(...names)).state;
}

test("a puzzle with several moves can be solved after a wrong answer", async () => {
  const start = puzzleState("line");
  await expectFrame(start, "puzzle-asked");
  expect([panelOn(start).at, chosenName(panelOn(start), sceneOn(start))]).toEqual([-1, undefined]);
  expect(tableOn(press(start, "return")).match).toBe(tableOn(start).match);
  expect(frameText(press(start, ...typed("5")))).toContain("Enter answer");
  expect(frameText(press(start, "i", "i"))).toContain("One answer involves number 2.");
  const refuted = await play(start, "5", "return");
  await expectFrame(refuted, "puzzle-refuted");
  expect(tableOn(press(refuted, "right")).match).toBe(tableOn(refuted).match);
  const again = press(refuted, "return");
  expect(tableOn(again).match).toBe(tableOn(start).match);
  expect(tableOn(await play(again, "home", "return")).match.moves).toHaveLength(2);
  const sitting = new Sitting(again);
  while (puzzleOn(sitting.state).phase === "asked")
    await sitting.press(...typed(puzzleOn(sitting.state).decision.answers[0] ?? ""), "return");
  const solved = sitting.state;
  expect(puzzleOn(solved)).toMatchObject({ phase: "solved", score: { wrong: 1, hints: 0 } });
  expect(sceneOn(solved).share?.shown).toContain("Switchyard #2");
  await expectFrame(solved, "puzzle-solved");
  const { said } = tableOn(solved);
  await sitting.press("b");
  expect(tableOn(sitting.state)).toMatchObject({ viewing: 0, said });
  await sitting.press("b");
  expect(tableOn(sitting.state)).toMatchObject({ viewing: null, said });
  await sitting.press("c");
  expect(sitting.wantedKinds()).toContain("share");
  await sitting.press("return");
  expect(puzzleOn(sitting.state).source.date).toBeNull();
});

test("the answers of a puzzle can be marked with keys or typed", async () => {
  const start = puzzleState("threats");
  for (const key of ["s", "return"])
    expect(sceneOn(press(start, key)).problems).toEqual(["Mark 2 answers. You've marked none."]);
  const marked = press(start, "home", "return", "right", "right", "right", "down", "space");
  expect(sceneOn(marked).marked).toEqual(["1", "4-5"]);
  expect(frameText(marked).match(/■/g)).toHaveLength(3);
  expect(frameText(marked)).toContain("Enter submit");
  expect(sceneOn(press(marked, "home", "up", "space")).marked).toEqual(["4-5"]);
  const wrong = await play(start, ...typed("3, 4-5"), "return");
  expect(frameText(wrong).match(/[✗✓]/g)).toHaveLength(3);
  expect(sceneOn(wrong).headline.text).toMatch(/^Wrong: flipping 3 leaves just one A/);
  expect(frameText(wrong)).toContain("Right so far: 4-5.");
  expect(sceneOn(press(wrong, "escape")).marked).toEqual(["4-5"]);
  expect(sceneOn(await play(wrong, "i")).notices).toMatchObject([
    { text: "Look for moves that leave you one move from winning." },
  ]);
  expect(frameText(press(start, ...typed("3,4")))).not.toContain("plays 3-4");
  const { answers } = puzzleOn(start).decision;
  const solved = await play(start, ...typed(answers.join(",")), "return");
  expect(sceneOn(solved).headline.sign).toBe("won");
});

test("the arrows choose an answer to a puzzle in words", async () => {
  const start = puzzleState("bet");
  expect(frameText(press(start, "right"))).toContain("▸Player 2");
  const { choices, answers } = puzzleOn(start).decision;
  const steps = choices.indexOf(answers[0] ?? "");
  const solved = await play(start, ...Array.from({ length: steps }, () => "right"), "return");
  expect(sceneOn(solved).headline.sign).toBe("won");
});

test("the puzzle screen names the chosen game and difficulty", async () => {
  const chosen = await play(puzzleState("safe"), "o", "d");
  const header = (difficulty: string) =>
    new RegExp(`${games.find(hasPuzzles)?.title} +Puzzle · ${difficulty}`);
  expect(frameText(chosen)).toMatch(header("medium"));
  expect(frameText(await play(chosen, "d"))).toMatch(header("hard"));
});

test("the key m opens a task that doesn't fit the terminal", () => {
  const small = { ...puzzleState("threats"), size: { columns: 30, rows: 10 } };
  expect(frameText(small)).toContain("m read on");
  expect(frameText(small)).not.toContain("opponent's goal");
  const { panel } = press(small, "m");
  const text = panel.kind === "page" ? panel.text.join(" ") : "";
  for (const part of [puzzleOn(small).decision.task, sceneOn(small).line]) expect(text).toContain(part);
});

test("commands can be typed in a puzzle", () => {
  const enter = (word: string) => press(puzzleState("hold"), ...typed(word), "return");
  expect(tableOn(enter(":hint"))).toMatchObject({ typed: "", said: expect.stringMatching(/./) });
  expect(puzzleOn(enter(":hint")).score.hints).toBe(1);
  expect(enter(":rules").panel).toMatchObject({ kind: "page", title: "Rules of Switch Battle" });
});

test("the keys o and d change the game and difficulty of puzzles", async () => {
  const start = puzzleState("hold");
  const source = async (...keys: readonly string[]) => puzzleOn(await play(start, ...keys)).source;
  expect(await source("o")).toMatchObject({ game: games.find(hasPuzzles)?.id, difficulty: null, date: null });
  expect((await source(...games.filter(hasPuzzles).map(() => "o"), "o")).game).toBeNull();
  expect(await source("d", "d")).toMatchObject({ difficulty: "medium" });
  expect((await source("d", "d", "d", "d")).difficulty).toBeNull();
  expect(press(start, "r").panel.kind).toBe("page");
  expect(press(start, "?", "escape").panel.kind).toBe("table");
});

test("any keys in a puzzle leave a valid screen and save no game", () => {
  const keys = "left right up down home end return space escape backspace tab".split(" ");
  const some = fc.constantFrom(...keys, ...Array.from("0123456789-sinlgr?ub:"));
  const key = fc.oneof({ weight: 3, arbitrary: some }, { weight: 1, arbitrary: fc.constant("return") });
  const name = fc.constantFrom("line", "safe", "threats", "bet", "hold");
  let judged = 0;
  fc.assert(
    fc.property(name, fc.array(key, { maxLength: 25 }), (sample, names) => {
      let state = puzzleState(sample);
      for (const each of names) {
        const { state: next, effects } = pressOne(state, each);
        const wants = wantsIn(effects);
        expect(wants.filter(({ kind }) => kind === "save")).toEqual([]);
        state = wants.reduce((now, want) => {
          if (want.kind !== "ask" || want.job.kind !== "judge") return now;
          judged++;
          return withTable(now, answerPuzzle(tableOn(now) as PuzzleTable, ...want.job.given));
        }, next);
        frameText(state);
      }
    }),
    { numRuns: 60 },
  );
  expect(judged).toBeGreaterThan(0);
});

function withTable(state: ScreenState, table: PuzzleTable): ScreenState {
  const panel = panelOn(state);
  return { ...state, panel: { ...panel, activity: { ...panel.activity, state: table } } };
}
