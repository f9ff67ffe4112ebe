/** What a game loads only when it is read: its theory and its lesson. */

import type { Game } from "../../core/game.ts";
import { type Finding, fault } from "./finding.ts";
import { isRecord, showAny, textProblem } from "./values.ts";
import { failureText } from "./watched.ts";

/** Loads both; what fails is told, and nothing is thrown. */
export async function loadedFindings(game: Game): Promise<readonly Finding[]> {
  const found = await Promise.all([
    typeof game.theory === "function" ? loaded("theory", () => game.theory?.(), theoryProblem) : [],
    typeof game.lesson === "function" ? loaded("lesson", () => game.lesson?.(), lessonProblem) : [],
  ]);
  return found.flat();
}

async function loaded(
  member: string,
  load: () => unknown,
  problemOf: (value: unknown) => string | undefined,
): Promise<readonly Finding[]> {
  try {
    const problem = problemOf(await load());
    return problem === undefined ? [] : [fault("loaded", `What ${member} loads ${problem}.`, member)];
  } catch (error) {
    return [fault("loaded", `${member} failed: ${failureText(error)}.`, member)];
  }
}

/** It is a text of several lines. */
function theoryProblem(text: unknown): string | undefined {
  return textProblem(typeof text === "string" ? text.replace(/\s+/g, " ").slice(0, 4_000) : text);
}

function lessonProblem(lesson: unknown): string | undefined {
  if (!isRecord(lesson) || !Array.isArray(lesson.steps))
    return `must be an object with language and steps; it is ${showAny(lesson)}`;
  if (lesson.steps.length === 0) return "has no steps";
  if (!isRecord(lesson.language)) return "has no language";
  const problems = lesson.steps.map((step: unknown) => textProblem(isRecord(step) ? step.text : step));
  const at = problems.findIndex((problem) => problem !== undefined);
  return at < 0 ? undefined : `has a step ${at + 1} whose text ${problems[at]}`;
}
