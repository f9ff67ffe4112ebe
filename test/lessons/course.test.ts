/** In every lesson, each step can be finished and stays finished. Damaged progress does no harm. */

import { expect, test } from "vitest";
import type { Lesson } from "../../src/core/lesson.ts";
import { gamesById } from "../../src/games/index.ts";
import {
  applyVerdict,
  type Course,
  checkJob,
  counterexampleRequest,
  giveHint,
  goTo,
  makeMove,
  newCourse,
  passStep,
  stepOf,
} from "../../src/lessons/course.ts";
import { loadFor } from "../../src/lessons/lesson.ts";
import { markOf, markText, noProgress, readProgress, withMark } from "../../src/lessons/progress.ts";
import { openRequestedGame } from "../../src/play/open.ts";
import { advise } from "../support/advise.ts";
import { must } from "../support/must.ts";

const game = gamesById["tower-switch"];
const fresh = markOf(noProgress, game.id);

async function lesson(): Promise<Lesson> {
  const job = { kind: "lesson", game: game.id } as const;
  await loadFor([game], job);
  return must(advise([game], job)).lesson;
}

async function state(course: Course, text: string): Promise<Course> {
  const verdict = must(await checked(course, text));
  if ("unread" in verdict) throw new Error(verdict.unread);
  return applyVerdict(course, verdict);
}

async function checked(course: Course, text: string) {
  const job = checkJob(course, text);
  await loadFor([game], job);
  return advise([game], job);
}

async function atRule(): Promise<Course> {
  const course = newCourse(game, await lesson(), fresh);
  return goTo(
    course,
    course.lesson.steps.findIndex(({ kind }) => kind === "rule"),
  );
}

test("a lesson step nudges twice until the player finds the move", async () => {
  const course = newCourse(game, await lesson(), fresh);
  const one = makeMove(course, "1");
  expect(one).toMatchObject({ passed: false, said: "You can play 1, but there's a better move." });
  expect(makeMove(one, "1").said).toBe("Try 2.");
  expect(makeMove(one, "2")).toMatchObject({ passed: true, done: [0] });
});

test("a wrong rule gets its smallest counterexample", async () => {
  const course = await state(await atRule(), "loses exactly when blocks left even");
  expect(course.passed).toBe(false);
  const example = course.tried.at(-1)?.counterexample;
  expect(example).toMatchObject({ key: "2/1", toMove: 1, seat: 2 });
  expect(course.said).toBe("Your rule says the player to move loses here, but taking 2 wins.");
  if (example === null || example === undefined) throw new Error("There is a counterexample.");
  const host = { now: () => new Date(0), newId: () => "one" };
  const opened = openRequestedGame(host, counterexampleRequest(game, example, 1));
  expect(opened).toMatchObject({
    ok: true,
    value: { match: { from: "2/1", players: [{ level: "perfect" }, { name: "Player 2" }] } },
  });
});

test('a rule that says only "if" is incomplete', async () => {
  const some = await state(await atRule(), "loses if the blocks left are six");
  expect(some.passed).toBe(false);
  expect(some.said).toBe("True, but it misses 2 other losses.");
  const exact = await state(some, "Loses exactly when multiple of three.");
  expect(exact).toMatchObject({ passed: true });
  expect(exact.tried).toHaveLength(2);
});

test('a rule with "if" that misses nothing passes, and is told that it could say more', async () => {
  const course = await state(await atRule(), "loses if a multiple of 3");
  expect(course.passed).toBe(true);
  expect(course.said).toBe(
    'True for all 10 positions at this size. You can say "exactly when" here, and at every size from 1 to 30!',
  );
});

test("a rule that says nothing about the position doesn't pass", async () => {
  const course = await state(await atRule(), "you can't draw");
  expect(course).toMatchObject({ passed: false, said: expect.stringMatching(/^True for all 10 /) });
});

test("a contradiction isn't accepted as a rule", async () => {
  const course = await state(await atRule(), "wins exactly when the blocks left are none and one");
  expect(course.passed).toBe(false);
});

test("the last hint of a lesson is a rule that passes", async () => {
  let course = await atRule();
  const said = [1, 2, 3, 4].map(() => {
    course = giveHint(course);
    return course.said;
  });
  expect(said[3]).toBe(said[2]);
  const rule = said[2]?.replace("One rule that works: ", "") ?? "";
  expect((await state(course, rule)).passed).toBe(true);
});

test("a rule that can't be read gets the strange words and two examples", async () => {
  const course = await atRule();
  const strange = 'I don\'t know the words "moon" or "full" here.';
  for (const [text, reason] of [
    ["", "Say who wins, and when."],
    ["loses exactly when the moon is full", strange],
    ["wins exactly when", "I know these words, but I can't read this as a rule."],
    ["who wins", "I know these words, but I can't read this as a rule."],
    ["multiples of 3 and 5 lose", 'Say "a multiple of 3 or 5", or give one rule for each.'],
  ] as const) {
    const read = await checked(course, text);
    const [first, second] = [
      "you win if the number of blocks left is 1",
      "you lose if the number of blocks left is 3",
    ];
    expect(read).toMatchObject({
      value: { unread: `${reason} You can say things like "${first}" or "${second}".` },
    });
  }
});

test("a lesson continues where the player left off, with the rule that was found", async () => {
  const taught = await lesson();
  const course = goTo(passStep(newCourse(game, taught, fresh)), 1);
  const mark = { done: [...passStep(course).done], steps: taught.steps.length, rule: "Threes lose." };
  const kept = JSON.parse(JSON.stringify(withMark(noProgress, game, mark)));
  expect(markOf(readProgress(kept), game.id)).toEqual({ ...mark, done: [0, 1] });
  expect(newCourse(game, taught, markOf(readProgress(kept), game.id))).toMatchObject({
    at: 2,
    found: "Threes lose.",
  });
  const all = { ...mark, done: [...taught.steps.keys()] };
  expect(newCourse(game, taught, all).at).toBe(0);
  expect([fresh, mark, all].map(markText)).toEqual(["", `2/${mark.steps}`, "✓"]);
  for (const damaged of [undefined, 7, {}, { lessons: 7 }, { lessons: { a: [-1] }, offered: true }])
    expect(readProgress(damaged)).toEqual(noProgress);
  expect(markOf(noProgress, "constructor")).toEqual(fresh);
  expect(stepOf(goTo(course, taught.steps.length))).toBeUndefined();
});
