/** Lessons on the screen match their frames, keys lead from step to step, and players can choose or type rules. */

import { expect, test } from "vitest";
import { gamesById } from "../../../src/games/index.ts";
import { keepProgress, noProgress, progressIn, withMark } from "../../../src/lessons/progress.ts";
import { textsOf } from "../../../src/terminal/saves/puzzle-log.ts";
import { frameText, menuState, press, sceneOn, tableOn, typed } from "./helpers.ts";
import { Sitting } from "./sitting.ts";

/** Doesn't wait for the computer's move. */
function sitDown(size = menuState().size): Sitting {
  return new Sitting(menuState(size), ["choose", "warm-up"]);
}

/** Opens the given step of the lesson of Tower Switch. */
async function tower(at: number): Promise<Sitting> {
  const sitting = await sitDown().press("3", "return", "1", "return");
  for (let step = 1; step < at; step++) await skip(sitting);
  return sitting;
}

async function skip(sitting: Sitting): Promise<void> {
  const keys = sceneOn(sitting.state).asks === "text" ? [...typed("next"), "return"] : ["n"];
  await sitting.press(...keys);
}

function placeOn({ state }: Sitting): string {
  return sceneOn(state).place;
}

test("a lesson takes back a move that wasn't asked for", async () => {
  const sitting = await tower(1);
  await sitting.press("return");
  expect(tableOn(sitting.state).match.moves).toEqual([]);
  expect(frameText(sitting.state)).toContain("You can play 1, but there's a better move.");
  await sitting.press("i");
  expect(frameText(sitting.state)).toContain("Try 2.");
  await sitting.frame("lesson-move");
  await sitting.press("2", "return");
  expect(sceneOn(sitting.state).main).toBe("next");
  expect(progressIn(textsOf(sitting.host)).lessons).toEqual({
    "tower-switch": { done: [0], steps: 8, rule: "" },
  });
  await sitting.press("return");
  expect(placeOn(sitting)).toBe("step 2 of 8");
  expect(sitting.wantedKinds()).not.toContain("save");
});

test("a bet in a lesson is answered like a puzzle", async () => {
  const sitting = await tower(3);
  await sitting.frame("lesson-bet");
  await sitting.press("right", "return");
  expect(sceneOn(sitting.state).main).toBe("next");
  expect(sitting.host.puzzles().list()).toMatchObject({ ok: true, value: ["lessons"] });
  await sitting.press("g", "l");
  expect(placeOn(sitting)).toBe("step 3 of 8");
});

test("a small terminal shows a lesson's choices and hints", async () => {
  const sitting = await tower(5);
  await sitting.take({ kind: "resized", size: { columns: 40, rows: 12 } });
  expect(frameText(sitting.state)).toMatch(/▸Player 1 +Player 2/);
  await sitting.press("i", "i");
  expect(frameText(sitting.state)).toContain("Player 2 wins.");
});

test("a rule in a lesson can be built with arrows or typed", async () => {
  const sitting = await tower(6);
  await sitting.frame("lesson-rule");
  await sitting.press("right", "right", "right", "right", "down", "down", "return");
  expect(frameText(sitting.state)).toContain("× With a free choice, the player to move loses exactly when");
  const { game, positions } = tableOn(sitting.state).match;
  expect(game.key(positions[0])).toBe("2/1");
  await sitting.press(...typed("play"), "return");
  expect(sceneOn(sitting.state).headline.sign).toBe("turn");
  await sitting.press("escape");
  expect(sceneOn(sitting.state).asks).toBe("text");
  await sitting.press(...typed("loses exactly when the stones are green"), "return");
  expect(sceneOn(sitting.state).problems.join()).toContain(
    'I don\'t know the words "stones" or "green" here.',
  );
  await sitting.press("clear", ...typed("loses exactly when the blocks left are a multiple of 3"), "return");
  expect(sceneOn(sitting.state).main).toBe("next");
});

test("letters typed at the question for a rule don't act as keys", async () => {
  const sitting = await tower(6);
  await sitting.press("i");
  expect(tableOn(sitting.state).typed).toBe("i");
  await sitting.press("escape", ...typed("hint"), "return");
  expect(tableOn(sitting.state)).toMatchObject({ typed: "", said: expect.stringMatching(/./) });
  await sitting.press(...typed("words"), "return");
  expect(sitting.state.panel).toMatchObject({ kind: "page", title: "Words you can use" });
  await sitting.press("escape", "?");
  expect(frameText(sitting.state)).toMatch(/\| {2}hint +get a hint/);
});

/** Pretends that the player has done all earlier steps. */
function withStepsDone(sitting: Sitting, before: number): void {
  const mark = { done: Array.from({ length: before }, (_, at) => at), steps: 8, rule: "Threes lose." };
  keepProgress(textsOf(sitting.host), withMark(noProgress, gamesById["tower-switch"], mark));
}

test("a lesson whose steps were skipped isn't cracked, and leads back to the first of them", async () => {
  const sitting = await tower(8);
  await sitting.press("return");
  await sitting.press("escape", "return");
  expect(frameText(sitting.state)).toContain("You did 1 of 8 steps.");
  expect(frameText(sitting.state)).not.toContain("The theorem");
  await sitting.press("return");
  expect(placeOn(sitting)).toBe("step 1 of 8");
});

test("a game in a lesson isn't saved", async () => {
  const sitting = await tower(7);
  expect(sceneOn(sitting.state).asks).toBe("move");
  await sitting.press("return");
  expect(tableOn(sitting.state).match.moves).toHaveLength(1);
  await sitting.press("q");
  expect(sitting.wantedKinds()).not.toContain("save");
  expect(sitting.host.records().list()).toMatchObject({ ok: true, value: [] });
});

test("two wrong moves in a lesson select the right one", async () => {
  const sitting = await tower(1);
  await sitting.press("return", "return");
  expect(frameText(sitting.state)).toContain("Try 2.");
  expect(frameText(sitting.state)).toContain("▸ 2 ");
});

test("a lesson ends after its theory, with the rule that was found before", async () => {
  const sitting = sitDown();
  withStepsDone(sitting, 7);
  await sitting.press("3", "return", "1", "return");
  await sitting.press("return");
  expect(sitting.state.panel.kind).toBe("page");
  await sitting.press("escape", "return");
  expect(placeOn(sitting)).toBe("done");
  expect(frameText(sitting.state)).toContain("Your rule: Threes lose.");
  await sitting.frame("lesson-end");
  await sitting.press("escape");
  expect(sitting.state.panel).toMatchObject({ kind: "menu", list: "learn", at: "tower-switch" });
  await sitting.frame("lesson-list");
});

test("keys without a meaning don't change a lesson's step", async () => {
  const sitting = await tower(8);
  const before = sitting.state;
  expect(press(before, "x", "left", "down", "d")).toEqual(before);
  await sitting.press("b");
  expect(placeOn(sitting)).toBe("step 7 of 8");
});
