/** Puzzles on the screen: frames to be read, and keys that do as in a game. */

import * as fc from "fast-check";
import { expect, test } from "vitest";
import { switchyard } from "../../../src/core/program-name.ts";
import { games } from "../../../src/games/index.ts";
import {
  isPuzzle,
  noMemory,
  type PuzzleScene,
  type ScreenState,
} from "../../../src/terminal/screen/state.ts";
import { openPuzzleScene } from "../../../src/terminal/screen/table/table.ts";
import { update } from "../../../src/terminal/screen/update.ts";
import { answerPuzzle, openSample, type samples } from "../../support/puzzles.ts";
import { frameText, keyNamed, narrow, pressFast, typed } from "./helpers.ts";

const size = { columns: 80, rows: 24 };

function puzzleState(name: keyof typeof samples): ScreenState {
  const scene = openPuzzleScene(openSample(name, { date: "2026-11-16" }));
  return { program: switchyard, size, games, memory: noMemory, saved: [], hasMenu: false, scene };
}

function sceneOf({ scene }: ScreenState): PuzzleScene {
  if (scene.kind !== "table" || !isPuzzle(scene)) throw new Error(`This is ${scene.kind}.`);
  return scene;
}

/** Keys, and what the world answers to them. */
function press(state: ScreenState, ...names: readonly string[]): ScreenState {
  return names.reduce((before, name) => {
    const { state: after, effects } = update(before, { kind: "key", key: keyNamed(name) });
    return effects.reduce((now, effect) => {
      if (effect.kind === "judge") {
        const scene = answerPuzzle(effect.scene, ...effect.given);
        return update(now, { kind: "judged", scene }).state;
      }
      if (effect.kind === "pause") return update(now, { kind: "paused", typed: effect.typed }).state;
      if (effect.kind !== "pose") return now;
      return update(now, { kind: "posed", puzzle: openSample("hold", effect.source) }).state;
    }, after);
  }, state);
}

async function expectFrame(state: ScreenState, name: string): Promise<void> {
  await expect(frameText(state)).toMatchFileSnapshot(`frames/puzzle-${name}.txt`);
}

test("a line of moves: asked, hinted, refuted on the board, taken back, solved", async () => {
  const start = puzzleState("line");
  await expectFrame(start, "asked");
  await expectFrame(press(start, "i", "i"), "hinted");
  const refuted = press(start, "5", "return");
  await expectFrame(refuted, "refuted");
  expect(sceneOf(press(refuted, "right")).match).toBe(sceneOf(refuted).match);
  const again = press(refuted, "return");
  expect(sceneOf(again).match).toBe(sceneOf(start).match);
  await expectFrame(press(again, "home", "return"), "replied");
  let solved = again;
  while (sceneOf(solved).puzzle.phase === "asked")
    solved = press(solved, ...typed(sceneOf(solved).puzzle.decision.answers[0] ?? ""), "return");
  expect(sceneOf(solved).puzzle.answers.slice(0, 2)).toEqual([false, true]);
  expect(sceneOf(solved).puzzle.phase).toBe("solved");
  await expectFrame(solved, "solved");
  expect(sceneOf(press(solved, "return")).puzzle.source.date).toBeNull();
});

test("a set of moves: marked by Space, Enter and typing, submitted together", async () => {
  const start = puzzleState("safe");
  expect(sceneOf(press(start, "s")).problem).toContain("Mark an answer first");
  const marked = press(start, "home", "space", "right", "return", ...typed("4 5"), "return");
  expect(sceneOf(marked).puzzle.marked).toEqual(["1", "2", "4-5"]);
  await expectFrame(marked, "marked");
  expect(sceneOf(press(marked, "home", "space")).puzzle.marked).toEqual(["2", "4-5"]);
  const missing = press(marked, "s");
  expect(sceneOf(missing).said).toContain("isn't all");
  expect(sceneOf(press(missing, "escape")).puzzle.marked).toEqual(["1", "2", "4-5"]);
  const { answers } = sceneOf(start).puzzle.decision;
  const solved = press(start, ...typed(answers.join(",")), "return", "s");
  expect(sceneOf(solved).puzzle.phase).toBe("solved");
});

test("words are walked over and chosen", async () => {
  const start = puzzleState("winner");
  await expectFrame(press(start, "right"), "words");
  const { choices, answers } = sceneOf(start).puzzle.decision;
  const steps = choices.indexOf(answers[0] ?? "");
  const solved = press(start, ...Array.from({ length: steps }, () => "right"), "return");
  expect(sceneOf(solved).puzzle.phase).toBe("solved");
  await expectFrame({ ...puzzleState("pairs"), size: narrow }, "narrow");
});

test("a game and a grade that were chosen are named", () => {
  const any = press(puzzleState("safe"), "n");
  expect(frameText(any)).not.toContain("g game:");
  const chosen = press(any, "g", "l");
  expect(frameText(chosen)).toMatch(/g game: Switch \w+ · l grade: easy/);
  expect(frameText(press(chosen, "l"))).toContain("l grade: medium");
});

test("on a small terminal the page of keys has the whole task", () => {
  const small = { ...puzzleState("pairs"), size: { columns: 30, rows: 10 } };
  expect(frameText(small)).toContain("Player 2 wins");
  expect(frameText(small)).not.toContain("Name the");
  const { scene } = press(small, "?");
  expect(scene).toMatchObject({ text: expect.arrayContaining([sceneOf(small).puzzle.decision.task]) });
});

test("words can be typed as in a game", () => {
  const enter = (word: string) =>
    [...typed(word), "return"].reduce((now, key) => pressFast(now, key).state, puzzleState("hold"));
  expect(sceneOf(enter("hint"))).toMatchObject({ typed: "", puzzle: { helped: true } });
  expect(sceneOf(enter("hint")).said).not.toBe("");
  expect(enter("rules").scene).toMatchObject({ kind: "page", title: "Rules of Switch Battle" });
});

test("another game and grade are a key away, and any of them again", () => {
  const start = puzzleState("hold");
  const source = (state: ScreenState) => sceneOf(state).puzzle.source;
  expect(source(press(start, "g"))).toMatchObject({ game: games[0]?.id, grade: null, date: null });
  expect(source(press(start, ...games.map(() => "g"), "g")).game).toBeNull();
  expect(source(press(start, "l", "l"))).toMatchObject({ grade: "medium" });
  expect(source(press(start, "l", "l", "l", "l")).grade).toBeNull();
  expect(press(start, "r").scene.kind).toBe("page");
  expect(press(start, "?", "escape").scene.kind).toBe("table");
});

test("any keys leave a screen that can be painted, and save nothing", () => {
  const keys = [
    "left",
    "right",
    "up",
    "down",
    "home",
    "end",
    "return",
    "space",
    "escape",
    "backspace",
    "tab",
  ];
  const key = fc.constantFrom(...keys, ...Array.from("0123456789-sinlgr?ub:"));
  const name = fc.constantFrom("line", "safe", "winner", "pairs", "hold");
  fc.assert(
    fc.property(name, fc.array(key, { maxLength: 25 }), (sample, names) => {
      let state = puzzleState(sample);
      for (const each of names) {
        const { effects } = update(state, { kind: "key", key: keyNamed(each) });
        expect(effects.filter(({ kind }) => kind === "save" || kind === "ask")).toEqual([]);
        state = press(state, each);
        frameText(state);
      }
    }),
    { numRuns: 60 },
  );
});
