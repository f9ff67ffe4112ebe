/** A step of a lesson on the board, and how it is opened. */

import type { Game } from "../../core/game.ts";
import type { Statement } from "../../core/lesson.ts";
import { mapResult, ok, type Result } from "../../core/result.ts";
import { exampleSetup } from "../../core/setup.ts";
import type { Situation } from "../../players/player.ts";
import type { MatchRequest } from "../../table/open.ts";
import {
  anyPuzzle,
  openPuzzle,
  type PuzzlePlay,
  type PuzzleTable,
  puzzleMatch,
} from "../../table/puzzle/play.ts";
import { openTable, type Table } from "../../table/table.ts";
import { theoremParts } from "../../words/theory.ts";
import { doneIn, progressIn } from "../notebook.ts";
import type { Outside } from "../outside.ts";
import {
  betJob,
  type Course,
  counterexampleOf,
  counterexampleRequest,
  gameRequest,
  openCourse,
  refutingMatch,
  setUpStep,
  stepOf,
} from "./course.ts";
import { firstDraft } from "./slots.ts";

export interface LessonState extends Table, Course {
  readonly draft: Statement;
  /** Null unless the step is a bet. */
  readonly puzzle: PuzzlePlay | null;
  readonly aside: boolean;
  /** The theorem in parts, and how many of them the player has read. */
  readonly parts: readonly string[];
  readonly read: number;
  /** Only line faces say this, before the lesson. */
  readonly intro: readonly string[];
  readonly program: string;
}

export type BetState = LessonState & PuzzleTable;

export function isBet(state: LessonState): state is BetState {
  return state.puzzle !== null;
}

/** A counterexample game counts as a game. */
export function stepKind(state: LessonState) {
  return state.aside ? "game" : (stepOf(state)?.kind ?? "theorem");
}

/** Past the last step the lesson shows the rule and the theorem. */
export function isEnd(state: LessonState): boolean {
  return stepOf(state) === undefined;
}

/** A lost game doesn't pass the step; a draw does. */
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
  return openStep(
    outside,
    openCourse(game, found.value.lesson, doneIn(progressIn(outside.notebook), game.id)),
  );
}

export async function openStep(
  outside: Outside,
  course: Course,
  draft: Statement = firstDraft,
): Promise<Result<LessonState>> {
  const table = await openBoard(outside, course);
  if (!table.ok) return table;
  const { kind = "theorem" } = stepOf(course) ?? {};
  const parts = kind === "theorem" ? await readTheorem(outside, course.game) : [];
  const { said } = course;
  const more = { draft, aside: false, parts, read: 1, said, intro: [], program: outside.program.title };
  return ok({ ...course, puzzle: null, ...table.value, ...more });
}

async function openBoard(outside: Outside, course: Course): Promise<Result<Table | PuzzleTable>> {
  const step = stepOf(course);
  if (step?.kind === "bet") return poseBet(outside, course);
  if (step?.kind === "game") return openLessonGame(outside, gameRequest(course, outside.newSeed()));
  const place = placeOf(course);
  if (!place.ok) return place;
  const match = refutingMatch(course) ?? puzzleMatch({ game: course.game, ...place.value });
  const table = openTable({ match, notes: [] });
  return ok(step?.kind === "move" ? table : { ...table, hand: "none" });
}

async function poseBet({ ask }: Outside, course: Course): Promise<Result<PuzzleTable>> {
  const job = betJob(course);
  const posed = job.ok ? await ask(job.value) : job;
  return posed.ok ? openPuzzle([course.game], posed.value.puzzle, anyPuzzle) : posed;
}

async function openLessonGame(outside: Outside, request: Result<MatchRequest>): Promise<Result<Table>> {
  if (!request.ok) return request;
  return mapResult(await outside.open({ kind: "new", request: request.value }), openTable);
}

/** A step without a position shows the start, or an example if the start is dealt. */
function placeOf(course: Course): Result<Omit<Situation, "game">> {
  const own = setUpStep(course, stepOf(course) ?? { kind: "theorem", text: "" });
  const found = own.ok ? own : exampleSetup(course.game);
  return mapResult(found, ({ options, start }) => ({ options, position: start }));
}

/** A game without a theory shows what the solver finds. */
async function readTheorem({ ask }: Outside, game: Game): Promise<readonly string[]> {
  const parts = await theoremParts(game);
  if (parts.length > 0) return parts;
  const known = await ask({ kind: "known", game: game.id });
  return known.ok ? known.value.sentences : [];
}

export async function openExample(outside: Outside, state: LessonState): Promise<Result<LessonState>> {
  const example = counterexampleOf(state);
  if (example === null) return ok(state);
  const request = counterexampleRequest(state.game, example, outside.newSeed());
  const table = await openLessonGame(outside, ok(request));
  return mapResult(table, (board) => ({ ...state, ...board, aside: true }));
}
