/** The solver confirms each bet, rule and game of every lesson, and each text is short. */

import { describe, expect, test } from "vitest";
import type { AnswerData, Job, JobKind } from "../../src/computer/job.ts";
import type { Game } from "../../src/core/game.ts";
import type { Lesson, LessonStep } from "../../src/core/lesson.ts";
import { moveNames } from "../../src/core/rules.ts";
import {
  betJob,
  type Course,
  checkJob,
  gameRequest,
  newCourse,
  setUpStep,
  stepOf,
} from "../../src/lessons/course.ts";
import { loadFor } from "../../src/lessons/lesson.ts";
import { analyzePosition } from "../../src/solver/analyze.ts";
import { advise } from "../support/advise.ts";
import { must } from "../support/must.ts";
import { everyGame } from "../support/sample-setups.ts";

function ask<K extends JobKind>(game: Game, job: Job<K>): AnswerData[K] {
  return must(advise([game], job));
}

async function lessonOf(game: Game): Promise<Lesson> {
  const job = { kind: "lesson", game: game.id } as const;
  await loadFor([game], { ...job, kind: "check-statement" });
  return ask(game, job).lesson;
}

function startOf(course: Course, step: LessonStep) {
  return must(setUpStep(course, step));
}

const checks: {
  readonly [K in LessonStep["kind"]]: (course: Course, step: Extract<LessonStep, { kind: K }>) => void;
} = {
  move: (course, step) => {
    const { game, start } = startOf(course, step);
    expect(game.outcome(start)).toBeNull();
    expect(moveNames(game, start)).toEqual(expect.arrayContaining([...(step.moves ?? [])]));
    expect(sentences(step.after)).toBeLessThanOrEqual(2);
  },
  bet: (course, step) => {
    const job = must(betJob(course, step));
    const { decision } = ask(course.game, job).puzzle;
    expect(decision.answers.toSorted(), step.text).toEqual(step.answer.toSorted());
  },
  rule: (course, step) => {
    for (const hint of step.hints) expect(sentences(hint)).toBeLessThanOrEqual(2);
    if (step.rule === "") return;
    const verdict = ask(course.game, checkJob(course, step.rule));
    expect(verdict).toMatchObject({ holds: true, isComplete: true, counterexample: null });
  },
  game: (course, step) => {
    const request = gameRequest(course, step, 1);
    expect(request.ok).toBe(true);
    const { game, start } = startOf(course, step);
    const { value, toMove } = analyzePosition(game, start);
    if (step.level === "hard" || step.level === "perfect")
      expect([value?.kind, toMove]).toEqual(["win", step.seat]);
  },
  theorem: ({ game }) => {
    expect(game.theory === undefined).toBe(game.lesson === undefined);
  },
};

function sentences(text: string): number {
  return text.split(/[.!?](?:\s|$)/).filter((part) => part !== "").length;
}

function checkStep<K extends LessonStep["kind"]>(
  course: Course,
  step: Extract<LessonStep, { kind: K }>,
): void {
  const { [step.kind]: check } = checks;
  (check as (course: Course, step: LessonStep) => void)(course, step);
}

describe.each(everyGame.map((game) => [game.id, game] as const))("the lesson of %s", (_id, game) => {
  test("has at most eight short steps, each confirmed by the solver", async () => {
    const lesson = await lessonOf(game);
    expect(lesson.steps.length).toBeGreaterThanOrEqual(game.lesson === undefined ? 3 : 5);
    expect(lesson.steps.length).toBeLessThanOrEqual(8);
    for (const at of lesson.steps.keys()) {
      const course = { ...newCourse(game, lesson, { done: [], rule: "" }), at };
      const step = stepOf(course);
      if (step === undefined) throw new Error("Every step is there.");
      expect(sentences(step.text), step.text).toBeLessThanOrEqual(2);
      checkStep(course, step);
    }
    expect(JSON.parse(JSON.stringify(lesson))).toEqual(lesson);
  });
});
