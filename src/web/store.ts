/** The state in one place, and what each change of it sets in motion. */

import { type Signal, signal } from "@preact/signals";
import type { Game } from "../core/game.ts";
import type { Match } from "../core/match.ts";
import { followChange } from "./effects/follow.ts";
import { keepGames, readKept } from "./effects/keep.ts";
import { OnlineLine } from "./effects/online.ts";
import { Solver } from "./effects/solver.ts";
import type { World } from "./effects/world.ts";
import { readPreferences } from "./state/keep/preferences.ts";
import { initialState, openDeskOf, type State, shownReport } from "./state/state.ts";
import { levelToMove, shownPly } from "./state/table/desk.ts";
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
  function dispatch(message: Message): void {
    const before = state.value;
    const after = update(before, message);
    if (after === before) return;
    state.value = after;
    followChange(world, before, after);
    askSolver(store);
    if (before.desk?.match !== after.desk?.match || before.route !== after.route) askComputer(store);
    if (before.study !== after.study) askGuide(store);
    line.follow(state.value.online);
    const kept = keepGames(world, games, before, after);
    if (Object.keys(kept).length > 0) dispatch({ kind: "kept", ...kept });
  }
  return store;
}

/** Asks about the match on the desk, once, while somebody looks at it and wants to know. */
function askSolver({ state, dispatch, solver }: Store): void {
  const { preferences, study } = state.value;
  const desk = openDeskOf(state.value);
  if (desk === null || !preferences.understand) return;
  if (study?.match === desk.match) return;
  dispatch({ kind: "study", match: desk.match });
  const begun = state.value.study;
  if (begun !== null) solver.study(desk.match, openPlies(begun, shownPly(desk)));
}

/** A computer that is to move is asked at once; it plays after a moment in which one can see the last move. */
function askComputer({ state, solver }: Store): void {
  const { desk, route } = state.value;
  if (desk !== null && route.view === "play" && levelToMove(desk.match) !== undefined)
    solver.choose(desk.match);
}

function hear({ state, dispatch, world }: Store, answer: WorkerAnswer, match: Match): void {
  if (answer.kind === "choice")
    setTimeout(() => dispatch({ kind: "reply", move: answer.move, asked: match }), world.pause());
  else if (answer.kind !== "draw") dispatch({ kind: "answer", answer, match });
  else if (state.value.desk?.match === match) {
    dispatch({ kind: "answer-draw", accepted: answer.accepted });
    if (!answer.accepted) dispatch({ kind: "flash", text: "The computer declines the draw." });
  }
}

/** The guide answers once it knows what to play, and after a moment in which one can see one's own move. */
function askGuide({ state, dispatch, world }: Store): void {
  const { desk } = state.value;
  const move = desk?.guided === true ? guideMove(desk, shownReport(state.value)) : undefined;
  if (move === undefined) return;
  setTimeout(() => {
    if (state.value.desk?.match === desk?.match) dispatch({ kind: "play", move });
  }, world.pause());
}
