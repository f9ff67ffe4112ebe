import { findPosition, type Job, positionName } from "../computer/job.ts";
import { theoremParts } from "../computer/theory.ts";
import type { Game } from "../core/game.ts";
import type { Lesson, LessonStep, StepOf } from "../core/lesson.ts";
import type { Match } from "../core/match.ts";
import type { Options } from "../core/options.ts";
import type { ProgramName } from "../core/program.ts";
import { mapResult, ok, type Result } from "../core/result.ts";
import { exampleSetup, type Setup, setUp } from "../core/setup.ts";
import { withoutStart } from "../core/starts.ts";
import type { Outside } from "../play/contract.ts";
import { type MatchRequest, openGame } from "../play/open.ts";
import { newTable, type Table } from "../play/table.ts";
import { anyPuzzle, type PuzzlePlay, type PuzzleTable, puzzleMatch, puzzleTable } from "../puzzles/play.ts";
import type { PuzzleResult } from "../puzzles/puzzle.ts";
import { type LessonMark, markOf, progressIn } from "./progress.ts";
import { type Counterexample, hintsOf, nudge, type Verdict } from "./words.ts";

export interface Course {
  readonly game: Game;
  readonly lesson: Lesson;
  /** An index into the steps. After the last one, the lesson is over. */
  readonly at: number;
  /** The steps that are done, now or earlier. */
  readonly done: readonly number[];
  /** True once the step's task is done, so the player can go on to the next step. */
  readonly passed: boolean;
  readonly said: string;
  readonly hints: number;
  /** The rule that passed the check, now or earlier, as we understood it. Empty if there's none yet. */
  readonly found: string;
  readonly tried: readonly Verdict[];
}

/** Some steps have just a text, without a position. */
type StepPosition = Pick<StepOf<"game">, "text" | "options" | "from" | "toMove">;

const fresh = { passed: false, said: "", hints: 0, tried: [] } as const;

/** Starts at the first unfinished step. A finished lesson starts again. */
export function newCourse(game: Game, lesson: Lesson, { done, rule }: Omit<LessonMark, "steps">): Course {
  const at = Math.max(0, firstOpen({ lesson, done }));
  return { ...fresh, game, lesson, done, found: rule, at };
}

export function firstOpen({ lesson, done }: Pick<Course, "lesson" | "done">): number {
  return lesson.steps.findIndex((_, at) => !done.includes(at));
}

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

export function setUpStep({ game }: Course, { options = {}, from, toMove }: StepPosition): Result<Setup> {
  const first = toMove === undefined ? {} : { first: toMove };
  const size = from === undefined ? options : withoutStart(options);
  return setUp(game, { options: size, from: from ?? null, ...first });
}

export function makeMove<C extends Course>(course: C, name: string): C {
  const step = stepOf(course);
  if (step?.kind !== "move") return course;
  if (step.moves === undefined || step.moves.includes(name)) return passStep(course, step.after);
  const { hints } = course;
  return { ...course, said: nudge(step, name, hints), hints: hints + 1 };
}

export function betJob(course: Course, step: StepOf<"bet">): Result<Job<"pose">> {
  return mapResult(setUpStep(course, step), (setup) => {
    const position = positionName(setup, setup.start);
    return { kind: "pose", request: { by: "name", position, kind: step.puzzle, terse: true } };
  });
}

/** A player bets on the winner just once. Other questions repeat. `isFirst`: the answer is about the step's own position. */
export function applyBet<C extends Course>(course: C, result: PuzzleResult, isFirst: boolean): C {
  const { right, next, verdict, text } = result;
  const step = stepOf(course);
  if (step?.kind !== "bet") return course;
  if (next !== null) return { ...course, said: `${verdict} ${text}` };
  const isBet = step.puzzle === "bet";
  const why = isFirst ? step.why : text;
  const said = `${verdict} ${(right && !isBet ? step.after : why) ?? ""}`.trim();
  return right || isBet ? passStep(course, said) : { ...course, said };
}

export function checkJob(course: Course, rule: string): Job<"check-statement"> {
  const step = stepOf(course);
  const options = step?.kind === "rule" ? (step.options ?? {}) : {};
  return { kind: "check-statement", game: course.game.id, options, rule };
}

/** A true statement that covers every position ends the step. If no rule is known, any useful true statement does. */
export function applyVerdict<C extends Course>(course: C, verdict: Verdict): C {
  const step = stepOf(course);
  const tried = [...course.tried, verdict];
  const isEnough = verdict.isComplete || (step?.kind === "rule" && step.rule === "");
  const passes = verdict.holds && verdict.described > 0 && isEnough;
  return passes
    ? { ...passStep(course, verdict.text), tried, found: verdict.reading }
    : { ...course, said: verdict.text, tried };
}

/** Repeats the last hint if there are no more. Bets have the hints of their puzzles. */
export function giveHint<C extends Course>(course: C): C {
  const all = hintsOf(stepOf(course));
  const said = all[Math.min(course.hints, all.length - 1)] ?? "";
  return { ...course, said, hints: course.hints + 1 };
}

export function gameRequest(course: Course, step: StepOf<"game">, seed: number): Result<MatchRequest> {
  return mapResult(setUpStep(course, step), (setup) =>
    requestAt(course.game, { ...setup, options: setup.game.options }, step, seed),
  );
}

export function counterexampleOf({ tried }: Course): Counterexample | null {
  return tried.at(-1)?.counterexample ?? null;
}

export function refutingMatch(course: Course): Match | undefined {
  const example = counterexampleOf(course);
  const found = example === null ? undefined : findPosition([course.game], example);
  return found?.ok === true ? puzzleMatch(found.value) : undefined;
}

/** The player takes the side that the statement favors, and the computer refutes it. */
export function counterexampleRequest(game: Game, example: Counterexample, seed: number): MatchRequest {
  const { options, key, toMove, seat } = example;
  return requestAt(game, { options, from: key, first: toMove }, { seat, level: "perfect" }, seed);
}

function requestAt(
  game: Game,
  { options, from, first }: Pick<Setup, "from" | "first"> & { readonly options: Options },
  { seat, level }: Pick<StepOf<"game">, "seat" | "level">,
  seed: number,
): MatchRequest {
  const levels = seat === 1 ? ([null, level] as const) : ([level, null] as const);
  const setup = { options: from === null ? options : withoutStart(options), from };
  return { game, setup, first, seed, bestOf: undefined, levels };
}

export interface LessonState extends Table, Course {
  /** A rule is built from lists of words. This has the index of the chosen word in each list. */
  readonly draft: readonly number[];
  readonly puzzle: PuzzlePlay | null;
  readonly aside: boolean;
  /** The theorem in parts, and how many parts the player has read. */
  readonly parts: readonly string[];
  readonly read: number;
  /** The lines that the line face prints before the first step. */
  readonly intro: readonly string[];
  readonly program: ProgramName;
}

export type BetState = LessonState & PuzzleTable;

export function isBet(state: LessonState): state is BetState {
  return state.puzzle !== null;
}

/** While the player plays out a counterexample, the step counts as a game. */
export function stepKind(state: LessonState) {
  return state.aside ? "game" : (stepOf(state)?.kind ?? "theorem");
}

/** After the last step, the lesson shows a summary. */
export function isEnd(state: LessonState): boolean {
  return stepOf(state) === undefined;
}

/** A player cracks a game by finding its rule, or by doing all steps of its lesson. */
export function isCracked(course: Course): boolean {
  return course.found !== "" || firstOpen(course) === -1;
}

/** A lost game doesn't pass the step, but a draw does. */
export function isLostGame(state: LessonState): boolean {
  const { match, aside } = state;
  const step = stepOf(state);
  const winner = match.outcome?.winner ?? null;
  return !aside && step?.kind === "game" && winner !== null && winner !== step.seat;
}

export function isPast({ passed, aside }: LessonState): boolean {
  return passed && !aside;
}

export async function openLesson(outside: Outside, game: Game): Promise<Result<LessonState>> {
  const found = await outside.ask({ kind: "lesson", game: game.id });
  if (!found.ok) return found;
  return openLessonStep(
    outside,
    newCourse(game, found.value.lesson, markOf(progressIn(outside.notebook), game.id)),
  );
}

export async function openLessonStep(
  outside: Outside,
  course: Course,
  draft: LessonState["draft"] = [],
): Promise<Result<LessonState>> {
  const table = await openStepBoard(outside, course);
  if (!table.ok) return table;
  const parts = stepOf(course)?.kind === "theorem" ? await readTheorem(outside, course.game) : [];
  const { said } = course;
  const more = { draft, aside: false, parts, read: 1, said, intro: [], program: outside.program };
  return ok({ ...course, puzzle: null, ...table.value, ...more });
}

async function openStepBoard(outside: Outside, course: Course): Promise<Result<Table | PuzzleTable>> {
  const step = stepOf(course);
  if (step?.kind === "bet") return poseBet(outside, course, step);
  if (step?.kind === "game") return openLessonGame(outside, gameRequest(course, step, outside.newSeed()));
  const own = setUpStep(course, step ?? course.lesson.steps.at(-1) ?? { text: "" });
  // A step without a position shows the start, or an example if the start is dealt.
  const setup = own.ok ? own : exampleSetup(course.game);
  if (!setup.ok) return setup;
  const { game, start: position } = setup.value;
  const match = refutingMatch(course) ?? puzzleMatch({ game, position });
  const table = newTable({ match, notes: [] });
  return ok(step?.kind === "move" ? table : { ...table, controls: "none" });
}

async function poseBet({ ask }: Outside, course: Course, step: StepOf<"bet">): Promise<Result<PuzzleTable>> {
  const job = betJob(course, step);
  const posed = job.ok ? await ask(job.value) : job;
  return posed.ok ? puzzleTable([course.game], posed.value.puzzle, anyPuzzle) : posed;
}

async function openLessonGame(outside: Outside, request: Result<MatchRequest>): Promise<Result<Table>> {
  if (!request.ok) return request;
  return mapResult(await openGame(outside, request.value), newTable);
}

/** A game without a theory shows what the solver finds. */
async function readTheorem({ ask }: Outside, game: Game): Promise<readonly string[]> {
  const parts = await theoremParts(game);
  if (parts.length > 0) return parts;
  const known = await ask({ kind: "known", game: game.id });
  return known.ok ? known.value.sentences : [];
}

export async function openCounterexample(outside: Outside, state: LessonState): Promise<Result<LessonState>> {
  const example = counterexampleOf(state);
  if (example === null) return ok(state);
  const request = counterexampleRequest(state.game, example, outside.newSeed());
  const table = await openLessonGame(outside, ok(request));
  return mapResult(table, (board) => ({ ...state, ...board, aside: true }));
}
