/** The state in one place, and what each change of it sets in motion. */

import { type Signal, signal } from "@preact/signals";
import type { Game } from "../core/game.ts";
import type { Match } from "../core/match.ts";
import { newJobs } from "../table/advice.ts";
import { shownPly, type Table } from "../table/table.ts";
import { followChange } from "./effects/follow.ts";
import { keepGames, readKept } from "./effects/keep.ts";
import { OnlineLine } from "./effects/online.ts";
import { Solver } from "./effects/solver.ts";
import type { World } from "./effects/world.ts";
import { readPreferences } from "./state/keep/preferences.ts";
import { initialState, openTableOf, type State, shownReport } from "./state/state.ts";
import { openPlies, type WorkerAnswer } from "./state/table/study.ts";
import { guideMove } from "./state/table/tour.ts";
import { type Dispatch, type Message, update } from "./state/update.ts";

export interface Store {
  readonly state: Signal<State>;
  readonly dispatch: Dispatch;
  readonly solver: Solver;
  readonly line: OnlineLine;
  readonly world: World;
}

export function createStore(world: World, games: readonly Game[]): Store {
  const fresh = initialState(readPreferences(world.read("preferences")));
  const state = signal<State>({ ...fresh, ...readKept(world, games) });
  const solver = new Solver((answer, match) => hear(store, answer, match));
  const line = new OnlineLine({ games, world, dispatch });
  const store: Store = { state, dispatch, solver, line, world };
  const queue: Message[] = [];
  /** What follows from a message may send others; they wait until it is done. */
  function dispatch(message: Message): void {
    if (queue.push(message) > 1) return;
    try {
      for (const next of queue) apply(next);
    } finally {
      queue.length = 0;
    }
  }
  function apply(message: Message): void {
    const before = state.value;
    const after = update(before, message);
    if (after === before) return;
    state.value = after;
    followChange(world, before, after);
    if (before.study?.match !== after.study?.match) askSolver(store);
    askComputer(store, before);
    if (before.study !== after.study) askGuide(store);
    line.follow(after.online);
    const kept = keepGames(world, games, before, after);
    if (Object.keys(kept).length > 0) dispatch({ kind: "kept", ...kept });
  }
  return store;
}

/** Asks about the positions of the study that are still open, that on the board first. */
function askSolver({ state, solver }: Store): void {
  const { study } = state.value;
  const table = openTableOf(state.value);
  if (study !== null && table !== null) solver.study(study.match, openPlies(study, shownPly(table)));
}

/** Asks for what the table on show wants of a computer: its move, or its answer to a draw. The rest is in the study. */
function askComputer({ state, solver }: Store, before: State): void {
  const table = localTable(state.value);
  if (table === undefined) return;
  for (const { kind } of newJobs(localTable(before), table)) {
    if (kind === "choose") solver.choose(table.match);
    if (kind === "answer-draw") solver.askDraw(table.match);
  }
}

function localTable({ route, table }: State): Table | undefined {
  return route.view === "play" && table !== null ? table : undefined;
}

/** A computer plays after a moment in which one can see the last move. */
function hear({ dispatch, world }: Store, answer: WorkerAnswer, match: Match): void {
  if (answer.kind === "choice") {
    const { move } = answer;
    const choice = { kind: "choose", move, exact: true } as const;
    setTimeout(() => dispatch({ kind: "advice", about: match, answer: choice }), world.pause());
  } else if (answer.kind === "draw") {
    const { accepted } = answer;
    dispatch({ kind: "advice", about: match, answer: { kind: "answer-draw", accepted } });
  } else dispatch({ kind: "answer", answer, match });
}

/** The guide answers once it knows what to play, and after a moment in which one can see one's own move. */
function askGuide({ state, dispatch, world }: Store): void {
  const { table, guided } = state.value;
  const move = guided && table !== null ? guideMove(table, shownReport(state.value)) : undefined;
  if (move === undefined) return;
  setTimeout(() => {
    if (state.value.table?.match === table?.match) dispatch({ kind: "play", move });
  }, world.pause());
}
