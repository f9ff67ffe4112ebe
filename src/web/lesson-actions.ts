/** What is done in lessons beyond the state: the worker has them and checks statements, the browser keeps what is done. */

import "./effects/schemas.ts";
import type { Game } from "../core/game.ts";
import type { Match } from "../core/match.ts";
import { ok, type Result } from "../core/result.ts";
import {
  betJob,
  type Course,
  checkJob,
  counterexampleOf,
  counterexampleRequest,
  gameRequest,
  giveHint,
  goTo,
  openCourse,
  passStep,
  readStatement,
  stepOf,
} from "../table/lesson/course.ts";
import { doneIn } from "../table/lesson/progress.ts";
import type { MatchRequest } from "../table/open.ts";
import { anyPuzzle, openPuzzle, type PuzzleTable } from "../table/puzzle/play.ts";
import { readLessons, showLesson } from "./effects/keep-lessons.ts";
import { openMatch } from "./effects/open-match.ts";
import { type LessonState, openStep, stepAloud, withMove, withVerdict } from "./state/lesson.ts";
import type { Store } from "./store.ts";

export type LessonActions = ReturnType<typeof createLessonActions>;

export function createLessonActions(store: Store) {
  const change = (act: (lesson: LessonState) => LessonState) =>
    withLesson(store, (lesson) => showLesson(store, act(lesson)));
  return {
    /** How far each lesson was taken. */
    list: () => list(store),
    /** The lesson of an address, unless it is open already. */
    visit: (game: Game) => visit(store, game),
    goTo: (at: number) => withLesson(store, ({ course }) => showStep(store, goTo(course, at))),
    makeMove: (name: string) => change((lesson) => withMove(lesson, name)),
    /** What was typed or, where nothing was, what was chosen. */
    check: () => withLesson(store, (lesson) => check(store, lesson)),
    hint: () => change((lesson) => ({ ...lesson, course: giveHint(lesson.course) })),
    playGame: () =>
      withLesson(store, ({ course }) => playHere(store, gameRequest(course, store.world.newSeed()))),
    playExample: () => withLesson(store, ({ course }) => playExample(store, course)),
    /** A game is over; where it was the lesson's, its step is done. */
    finish: ({ id }: Match) =>
      change((lesson) =>
        lesson.match === id && stepOf(lesson.course)?.kind === "game"
          ? { ...lesson, course: passStep(lesson.course) }
          : lesson,
      ),
  };
}

function withLesson({ state }: Store, act: (lesson: LessonState) => unknown): void {
  const { lesson } = state.value;
  if (lesson !== null) void act(lesson);
}

async function list({ games, world, advisor, dispatch }: Store): Promise<void> {
  const kept = readLessons(world);
  const progress = new Map<string, { readonly done: number; readonly of: number }>();
  for (const { id } of games) {
    const done = doneIn(kept, id).length;
    const found = done === 0 ? undefined : await advisor.ask({ kind: "lesson", game: id });
    if (found?.ok) progress.set(id, { done, of: found.value.lesson.steps.length });
  }
  dispatch({ kind: "set", values: { progress } });
}

async function visit(store: Store, game: Game): Promise<void> {
  const { advisor, state, world, dispatch } = store;
  if (state.value.lesson?.course.game === game) return;
  const found = await advisor.ask({ kind: "lesson", game: game.id });
  if (!found.ok) return dispatch({ kind: "flash", text: found.problem.message });
  await showStep(store, openCourse(game, found.value.lesson, doneIn(readLessons(world), game.id)));
}

/** A step is shown with all that stands on it; the theorem is only read, so it is done with that. */
async function showStep(store: Store, course: Course): Promise<void> {
  const { lesson } = store.state.value;
  const step = stepOf(course);
  const bet = step?.kind === "bet" ? await poseBet(store, course) : ok(null);
  const { route, lesson: now } = store.state.value;
  if (now !== lesson || route.view !== "lesson" || route.game !== course.game) return;
  if (!bet.ok) return store.dispatch({ kind: "flash", text: bet.problem.message });
  const opened = openStep(step?.kind === "theorem" ? passStep(course) : course, bet.value);
  showLesson(store, opened);
  store.dispatch({ kind: "say", text: stepAloud(opened) });
}

async function poseBet({ games, advisor }: Store, course: Course): Promise<Result<PuzzleTable>> {
  const job = betJob(course);
  const posed = job.ok ? await advisor.ask(job.value) : job;
  return posed.ok ? openPuzzle(games, posed.value.puzzle, anyPuzzle) : posed;
}

async function check(store: Store, lesson: LessonState): Promise<void> {
  const { course, typed, draft } = lesson;
  const statement = typed.trim() === "" ? ok(draft) : readStatement(course, typed);
  const verdict = statement.ok ? await store.advisor.ask(checkJob(course, statement.value)) : statement;
  if (store.state.value.lesson?.course !== course) return;
  if (!statement.ok || !verdict.ok)
    return showLesson(store, { ...lesson, problem: verdict.ok ? "" : verdict.problem.message });
  showLesson(store, withVerdict(lesson, statement.value, verdict.value));
}

async function playExample(store: Store, course: Course): Promise<void> {
  const example = counterexampleOf(course);
  if (example === null) return;
  await playHere(store, ok(counterexampleRequest(course.game, example, store.world.newSeed())));
}

/** A game at a table of its own, from which one comes back here. */
async function playHere(store: Store, request: Result<MatchRequest>): Promise<void> {
  const opened = request.ok ? await openMatch(store, request.value) : request;
  if (!opened.ok) return store.dispatch({ kind: "flash", text: opened.problem.message });
  withLesson(store, (lesson) => showLesson(store, { ...lesson, match: opened.value.match.id }));
  store.dispatch({ kind: "open", opened: opened.value });
}
