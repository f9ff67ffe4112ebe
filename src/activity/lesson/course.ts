/**
 * A player's progress through a lesson, as a value. Bets are played like puzzles and games like any other;
 * their results come here.
 */

import type { Game } from "../../core/game.ts";
import type { Lesson, LessonStep, Statement } from "../../core/lesson.ts";
import type { Match } from "../../core/match.ts";
import { fail, ok, type Result } from "../../core/result.ts";
import type { Seat } from "../../core/seat.ts";
import { type Setup, setUp } from "../../core/setup.ts";
import { withoutStart } from "../../core/starts.ts";
import {
  type Counterexample,
  findPosition,
  type Job,
  type PuzzleResult,
  positionName,
  type Verdict,
} from "../../players/job.ts";
import type { MatchRequest } from "../../table/open.ts";
import { puzzleMatch } from "../../table/puzzle/play.ts";
import { parseStatement } from "../../words/read-statement.ts";

export interface Course {
  readonly game: Game;
  readonly lesson: Lesson;
  /** An index into the steps; past the last one, the lesson is over. */
  readonly at: number;
  /** Steps done, now or earlier. */
  readonly done: readonly number[];
  /** The step is done; only going on is left. */
  readonly passed: boolean;
  readonly said: string;
  readonly hints: number;
  readonly found: Statement | null;
  readonly tried: readonly { readonly statement: Statement; readonly verdict: Verdict }[];
}

const fresh = { passed: false, said: "", hints: 0, tried: [] } as const;

/** Starts at the first step that is not done; a finished lesson begins again. */
export function openCourse(game: Game, lesson: Lesson, done: readonly number[]): Course {
  const open = lesson.steps.findIndex((_, at) => !done.includes(at));
  return { ...fresh, game, lesson, done, found: null, at: Math.max(open, 0) };
}

/** Undefined once the lesson is over. */
export function stepOf({ lesson, at }: Course): LessonStep | undefined {
  return lesson.steps[at];
}

export function goTo<C extends Course>(course: C, at: number): C {
  return { ...course, ...fresh, at };
}

export function passStep<C extends Course>(course: C, said = ""): C {
  const done = course.done.includes(course.at) ? course.done : [...course.done, course.at];
  return { ...course, said, passed: true, done };
}

export function setUpStep({ game }: Course, step: LessonStep): Result<Setup> {
  const place = "from" in step ? step : undefined;
  const options = "options" in step ? (step.options ?? {}) : {};
  return setUp(game, {
    options: place?.from === undefined ? options : withoutStart(options),
    from: place?.from ?? null,
    ...(place?.toMove === undefined ? {} : { first: place.toMove }),
  });
}

/** A legal move that the step doesn't ask for gets a nudge. */
export function makeMove<C extends Course>(course: C, name: string): C {
  const step = stepOf(course);
  if (step?.kind !== "move") return course;
  if (step.moves === undefined || step.moves.includes(name)) return passStep(course, step.after);
  const { hints } = course;
  return { ...course, said: nudge(step, name, hints), hints: hints + 1 };
}

const asGood = { win: "That wins too", draw: "That holds the draw too", loss: "That is no worse" } as const;

/** True whatever the move is worth: an equally good move isn't called worse. */
function nudge(
  { moves = [], worth }: Extract<LessonStep, { kind: "move" }>,
  name: string,
  hints: number,
): string {
  const [wanted = ""] = moves;
  if (worth?.also.includes(name) === true)
    return `${asGood[worth.kind]}, but this step shows ${wanted}. Play ${wanted}.`;
  return hints === 0 ? `${name} is legal, but there's a better move.` : `Try ${wanted}.`;
}

export function betJob(course: Course): Result<Job<"pose">> {
  const step = stepOf(course);
  const setup = step?.kind === "bet" ? setUpStep(course, step) : undefined;
  if (step?.kind !== "bet" || setup === undefined) return fail("bad-request", "This step has no bet.");
  if (!setup.ok) return setup;
  const { options, start } = setup.value;
  const position = positionName({ game: course.game, options }, start);
  return ok({ kind: "pose", request: { by: "name", position, kind: step.puzzle, terse: true } });
}

/**
 * A bet on the winner is placed only once; other questions repeat until the answer is right. Only the first
 * sentence is said: reasons would give away the rule.
 */
export function applyBet<C extends Course>(course: C, { right, text }: PuzzleResult): C {
  const step = stepOf(course);
  const [said = ""] = text.split(/(?<=[.!?]) (?=[A-Z0-9])/);
  return right || (step?.kind === "bet" && step.puzzle === "bet")
    ? passStep(course, said)
    : { ...course, said };
}

export function readStatement({ lesson: { vocabulary } }: Course, text: string): Result<Statement> {
  if (vocabulary === null) return fail("bad-request", "You can't state a rule for this game.");
  return parseStatement(vocabulary, text);
}

export function checkJob(course: Course, statement: Statement): Job<"check-statement"> {
  const step = stepOf(course);
  const options = step?.kind === "rule" ? (step.options ?? {}) : {};
  return { kind: "check-statement", game: course.game.id, options, statement };
}

/**
 * A true statement that leaves nothing open ends the step; where no rule is known, any true statement that
 * says something does.
 */
export function applyVerdict<C extends Course>(course: C, statement: Statement, verdict: Verdict): C {
  const step = stepOf(course);
  const tried = [...course.tried, { statement, verdict }];
  const isRule = statement.kind === "plan" || statement.exact || (step?.kind === "rule" && step.rule === "");
  const passes = verdict.holds && verdict.described > 0 && isRule;
  return passes
    ? { ...passStep(course, verdict.text), tried, found: statement }
    : { ...course, said: verdict.text, tried };
}

/** The last hint gives the answer. Bets have the hints of their puzzles. */
export function giveHint<C extends Course>(course: C): C {
  const all = hintsOf(stepOf(course));
  const said = all[Math.min(course.hints, all.length - 1)] ?? "";
  return { ...course, said, hints: course.hints + 1 };
}

function hintsOf(step: LessonStep | undefined): readonly string[] {
  if (step?.kind === "move")
    return [step.moves === undefined ? "Any legal move will do." : `Try ${step.moves[0]}.`];
  if (step?.kind !== "rule") return [];
  return [...step.hints, ...(step.rule === "" ? [] : [`One rule is: ${step.rule}`])];
}

export function gameRequest(course: Course, seed: number): Result<MatchRequest> {
  const step = stepOf(course);
  if (step?.kind !== "game") return fail("bad-request", "This step has no game.");
  const setup = setUpStep(course, step);
  if (!setup.ok) return setup;
  const { options, from, first } = setup.value;
  return ok(requestAt(course.game, { options, from, first, seat: step.seat, level: step.level, seed }));
}

export function counterexampleOf({ tried }: Course): Counterexample | null {
  return tried.at(-1)?.verdict.counterexample ?? null;
}

export function refutingMatch(course: Course): Match | undefined {
  const example = counterexampleOf(course);
  const found = example === null ? undefined : findPosition([course.game], example);
  return found?.ok === true ? puzzleMatch(found.value) : undefined;
}

/** The player takes the side that the statement spoke for; the computer refutes it. */
export function counterexampleRequest(game: Game, example: Counterexample, seed: number): MatchRequest {
  const { options, key, toMove, seat } = example;
  return requestAt(game, { options, from: key, first: toMove, seat, level: "perfect", seed });
}

interface GameAt extends Pick<Setup, "options" | "from" | "first"> {
  readonly seat: Seat;
  readonly level: string;
  readonly seed: number;
}

function requestAt(game: Game, { options, from, first, seat, level, seed }: GameAt): MatchRequest {
  const levels = seat === 1 ? ([null, level] as const) : ([level, null] as const);
  const setup = { options: from === null ? options : withoutStart(options), from };
  return { game, setup, first, seed, bestOf: undefined, levels };
}
