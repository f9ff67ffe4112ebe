/** What is done with puzzles beyond the state: the worker finds and judges them, the browser keeps what was solved. */

import "./effects/schemas.ts";
import type { Match } from "../core/match.ts";
import { toRecord } from "../core/record.ts";
import type { Seat } from "../core/seat.ts";
import { duePositions, nothingDueText } from "../table/puzzle/mistakes.ts";
import {
  anyPuzzle,
  applyJudgement,
  awaitJudgement,
  judgeJob,
  openPuzzle,
  type PuzzleSource,
  type PuzzleTable,
  poseJob,
  slipsIn,
  sourceAfter,
  toggleMark,
} from "../table/puzzle/play.ts";
import { readChoices } from "../table/puzzle/read.ts";
import { shareLine } from "../words/share-line.ts";
import { showLesson } from "./effects/keep-lessons.ts";
import { keepGiven, keepSolved, readPuzzleMemory, writeMistakes } from "./effects/keep-puzzles.ts";
import { programTitle } from "./effects/named.ts";
import { copyText } from "./effects/share.ts";
import { withBet } from "./state/lesson.ts";
import { framesOf, isSameSource, sourceOf, withMemory } from "./state/puzzle.ts";
import { formatRoute, type PuzzleRoute } from "./state/route.ts";
import { shownPuzzle } from "./state/state.ts";
import type { Store } from "./store.ts";

export type PuzzleActions = ReturnType<typeof createPuzzleActions>;

export function createPuzzleActions(store: Store) {
  return {
    /** The puzzle of an address, unless it stands there already. */
    visit: (route: PuzzleRoute) => visit(store, route),
    /** Another one; without a source, from where the last one came. */
    pose: (source?: PuzzleSource) => pose(store, source ?? nextSource(store)),
    /** A choice was pressed: it is the answer, or one of a set to be marked. */
    choose: (name: string) => withPuzzle(store, (table) => answer(store, table, [name])),
    submitTyped: () => withPuzzle(store, (table) => submitTyped(store, table)),
    submitMarked: () => withPuzzle(store, (table) => judge(store, table, table.puzzle.marked)),
    /** The table after something that needs nobody else: a hint, another try. */
    change: (change: (table: PuzzleTable) => PuzzleTable) =>
      withPuzzle(store, (table) => show(store, change(table))),
    share: () => withPuzzle(store, (table) => share(store, table)),
    /** Keeps what was given away from these seats. */
    collect: (match: Match, own: readonly Seat[]) => collect(store, match, own),
    clearMistakes: () => {
      const puzzles = writeMistakes(store.world, { list: [], seen: [] });
      store.dispatch({ kind: "set", values: { puzzles, puzzle: null } });
    },
  };
}

function withPuzzle({ state }: Store, act: (table: PuzzleTable) => unknown): void {
  const puzzle = shownPuzzle(state.value);
  if (puzzle !== null) void act(puzzle);
}

function show(store: Store, puzzle: PuzzleTable): void {
  const { route, lesson } = store.state.value;
  if (route.view === "lesson" && lesson !== null) showLesson(store, withBet(lesson, puzzle));
  else store.dispatch({ kind: "set", values: { puzzle } });
}

function nextSource({ state }: Store): PuzzleSource {
  const { puzzle } = state.value;
  return puzzle === null ? anyPuzzle : sourceAfter(puzzle.puzzle);
}

/** Where the last puzzle that was asked for comes from: one for a choice before it is not wanted any more. */
let wanted = anyPuzzle;

async function visit(store: Store, route: PuzzleRoute): Promise<void> {
  if (!isAt(store, route)) return;
  const puzzles = readPuzzleMemory(store.world);
  const { puzzle } = store.state.value;
  const source = sourceOf(route, puzzles.today, wanted);
  store.dispatch({ kind: "set", values: { puzzles } });
  if (puzzle === null || !isSameSource(puzzle.puzzle.source, source)) await pose(store, source);
}

/** Whoever has gone elsewhere meanwhile, be it to another puzzle, is left alone. */
async function pose(store: Store, source: PuzzleSource): Promise<void> {
  const { dispatch, state } = store;
  const { route } = state.value;
  wanted = source;
  const found = await find(store, source);
  if (route.view !== "puzzle" || !isAt(store, route) || wanted !== source) return;
  if (typeof found === "string") {
    dispatch({ kind: "set", values: { puzzle: null } });
    return dispatch({ kind: "flash", text: found });
  }
  if (source.date === null && route.daily)
    dispatch({ kind: "visit", route: { view: "puzzle", daily: false } });
  show(store, found);
  dispatch({ kind: "say", text: `${found.match.game.title}. ${found.puzzle.decision.task}` });
}

/** Whether the page still shows what it did. */
function isAt({ state }: Store, route: PuzzleRoute): boolean {
  return formatRoute(state.value.route, null) === formatRoute(route, null);
}

/** The puzzle, or why there is none. */
async function find({ games, world, advisor }: Store, source: PuzzleSource): Promise<PuzzleTable | string> {
  const memory = readPuzzleMemory(world);
  const { today, mistakes } = memory;
  let problem = nothingDueText(mistakes, today);
  // A mistake that cannot be posed, as of a game that is gone, is passed over.
  for (const mistake of source.mine ? duePositions(mistakes, today, source.after) : [null]) {
    const posed = await advisor.ask(poseJob(source, { today, seed: world.newSeed(), mistake }));
    const slips = Number(world.read(slipsName(source)));
    const table = posed.ok ? openPuzzle(games, posed.value.puzzle, source, slips) : posed;
    if (table.ok) return withMemory(table.value, memory);
    if (mistake === null) problem = table.problem.message;
  }
  return problem;
}

/** Under this name the browser keeps how many wrong answers were given to the puzzle of a day. */
function slipsName({ date }: PuzzleSource): string {
  return `slips-${date ?? "none"}`;
}

async function answer(store: Store, table: PuzzleTable, given: readonly string[]): Promise<void> {
  const { phase, decision } = table.puzzle;
  if (phase !== "asked") return;
  if (decision.ask === "one") return judge(store, table, given);
  show(store, { ...given.reduce(toggleMark, table), typed: "", problem: "", said: "" });
}

function submitTyped(store: Store, table: PuzzleTable): unknown {
  const given = readChoices(table, table.typed);
  return given.ok
    ? answer(store, table, given.value)
    : show(store, { ...table, problem: given.problem.message });
}

/** The moves that answer the answer are played one after another; a puzzle that has gone meanwhile is left alone. */
async function judge(store: Store, table: PuzzleTable, given: readonly string[]): Promise<void> {
  const { advisor, state, dispatch, world } = store;
  const waiting = awaitJudgement({ ...table, preview: null });
  show(store, waiting);
  const result = await advisor.ask(judgeJob(table, given));
  if (shownPuzzle(state.value)?.puzzle !== waiting.puzzle) return;
  if (!result.ok) return show(store, { ...table, problem: result.problem.message });
  const judged = applyJudgement(waiting, given, result.value);
  const { phase, source } = judged.puzzle;
  if (phase === "refuted" && source.date !== null) world.write(slipsName(source), String(slipsIn(judged)));
  if (phase === "solved")
    dispatch({ kind: "set", values: { puzzles: keepSolved(world, judged), daily: null } });
  for (const [index, frame] of framesOf(waiting, judged).entries()) {
    if (index > 0) await new Promise((done) => setTimeout(done, world.pause()));
    if (index > 0 && shownPuzzle(state.value)?.puzzle !== judged.puzzle) return;
    show(store, frame);
  }
}

async function share({ dispatch }: Store, { puzzle }: PuzzleTable): Promise<void> {
  const line = shareLine(programTitle(), puzzle.source.date ?? "", puzzle.answers);
  const copied = await copyText(line);
  dispatch({ kind: "flash", text: copied ? "Result copied." : `Could not copy; the result is: ${line}` });
}

async function collect(
  { advisor, world, dispatch }: Store,
  match: Match,
  own: readonly Seat[],
): Promise<void> {
  const review = await advisor.ask({ kind: "review", record: toRecord(match), quick: true });
  if (!review.ok) return;
  dispatch({ kind: "set", values: { puzzles: keepGiven(world, match, review.value.card, own) } });
}
