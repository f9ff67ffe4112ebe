/** A lesson as people go through it: every step has its end, what is done stays done, and what was kept may be damaged. */

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
  readStatement,
  stepOf,
} from "../../src/lessons/course.ts";
import { loadFor } from "../../src/lessons/lesson.ts";
import { doneIn, noProgress, readProgress, withDone } from "../../src/lessons/progress.ts";
import { openRequestedGame } from "../../src/play/open.ts";
import { advise } from "../support/advise.ts";
import { must } from "../support/must.ts";

const game = gamesById["tower-switch"];

async function lesson(): Promise<Lesson> {
  const job = { kind: "lesson", game: game.id } as const;
  await loadFor([game], job);
  return must(advise([game], job)).lesson;
}

function state(course: Course, text: string): Course {
  const statement = must(readStatement(course, text));
  return applyVerdict(course, statement, must(advise([game], checkJob(course, statement))));
}

async function atRule(): Promise<Course> {
  const course = newCourse(game, await lesson(), []);
  return goTo(
    course,
    course.lesson.steps.findIndex(({ kind }) => kind === "rule"),
  );
}

test("a lesson step nudges twice until the player finds the move", async () => {
  const course = newCourse(game, await lesson(), []);
  const one = makeMove(course, "1");
  expect(one).toMatchObject({ passed: false, said: "You can play 1, but there's a better move." });
  expect(makeMove(one, "1").said).toBe("Try 2.");
  expect(makeMove(one, "2")).toMatchObject({ passed: true, done: [0] });
});

test("a wrong rule gets its smallest counterexample", async () => {
  const course = state(await atRule(), "loses exactly when blocks left even");
  expect(course.passed).toBe(false);
  const example = course.tried.at(-1)?.verdict.counterexample;
  expect(example).toMatchObject({ key: "2/1", toMove: 1, seat: 2 });
  expect(course.said).toBe("Not quite. Your rule says the player to move loses here, but taking 2 wins.");
  if (example === null || example === undefined) throw new Error("There is a counterexample.");
  const host = { now: () => new Date(0), newId: () => "one" };
  const opened = openRequestedGame(host, counterexampleRequest(game, example, 1));
  expect(opened).toMatchObject({
    ok: true,
    value: { match: { from: "2/1", players: [{ level: "perfect" }, { name: "Player 2" }] } },
  });
});

test("a rule that only says if is incomplete", async () => {
  const some = state(await atRule(), "loses if the blocks left are six");
  expect(some.passed).toBe(false);
  expect(some.said).toBe("True, but it misses 2 other losses.");
  const whole = state(some, "loses if a multiple of 3");
  expect(whole.said).toContain('it doesn\'t miss any. You can say "exactly when"');
  const exact = state(whole, "Loses exactly when multiple of three.");
  expect(exact).toMatchObject({ passed: true });
  expect(exact.tried).toHaveLength(3);
});

test("a contradiction isn't accepted as a rule", async () => {
  const course = state(await atRule(), "wins exactly when the blocks left are none and one");
  expect(course.passed).toBe(false);
});

test("the last hint of a lesson is a rule that passes", async () => {
  let course = await atRule();
  const said = [1, 2, 3, 4].map(() => {
    course = giveHint(course);
    return course.said;
  });
  expect(said[3]).toBe(said[2]);
  const rule = said[2]?.replace("One rule is: ", "") ?? "";
  expect(state(course, rule).passed).toBe(true);
});

test("a statement that can't be checked gets an example in reply", async () => {
  const course = await atRule();
  for (const text of ["", "loses exactly when the moon is full", "perhaps", "wins exactly when", "7"]) {
    const read = readStatement(course, text);
    expect(read.ok, text).toBe(false);
    if (!read.ok)
      expect(read.problem.message).toMatch(
        /^(Say who wins, and when|I don't understand "[^"]+")\. Try: [^.]+(?<! 0)\.$/,
      );
  }
});

test("a lesson continues where the player left off", async () => {
  const steps = await lesson();
  const course = goTo(passStep(newCourse(game, steps, [])), 1);
  const kept = JSON.parse(JSON.stringify(withDone(noProgress, game, passStep(course).done)));
  expect(doneIn(readProgress(kept), game.id)).toEqual([0, 1]);
  expect(newCourse(game, steps, doneIn(readProgress(kept), game.id)).at).toBe(2);
  expect(newCourse(game, steps, [...steps.steps.keys()]).at).toBe(0);
  for (const damaged of [undefined, 7, {}, { done: 7 }, { done: { a: [-1] }, offered: true }])
    expect(readProgress(damaged)).toEqual(noProgress);
  expect(doneIn(noProgress, "constructor")).toEqual([]);
  expect(stepOf(goTo(course, steps.steps.length))).toBeUndefined();
});
