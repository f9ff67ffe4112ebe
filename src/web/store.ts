/** The state in one place, and what each change of it sets in motion. */

import type { Game } from "../core/game.ts";
import { isComputer, type Match } from "../core/match.ts";
import { type Seat, seats } from "../core/seat.ts";
import type { Job } from "../players/job.ts";
import { newJobs } from "../table/advice.ts";
import { shownPly, type Table } from "../table/table.ts";
import { Advisor } from "./effects/advisor.ts";
import { afterwards } from "./effects/afterwards.ts";
import { followAddress, followChange } from "./effects/follow.ts";
import { keepGames } from "./effects/keep.ts";
import { OnlineLine } from "./effects/online.ts";
import { Studies } from "./effects/study.ts";
import type { World } from "./effects/world.ts";
import { readSeats } from "./state/keep/kept-seats.ts";
import { readPreferences } from "./state/keep/preferences.ts";
import { initialState, openTableOf, type State } from "./state/state.ts";
import { openPlies, problemOf } from "./state/table/study.ts";
import { type Dispatch, type Message, update } from "./state/update.ts";

export interface Store {
  readonly games: readonly Game[];
  readonly state: { value: State };
  readonly dispatch: Dispatch;
  readonly advisor: Advisor;
  readonly studies: Studies;
  readonly line: OnlineLine;
  readonly world: World;
}

export interface StoreEvents {
  /** After each change of the state. */
  readonly changed: () => void;
  /** A game is over in which somebody here had these seats. */
  readonly finished: (match: Match, own: readonly Seat[]) => void;
}

export function createStore(world: World, games: readonly Game[], events: StoreEvents): Store {
  const fresh = initialState(readPreferences(world.read("preferences")));
  const state: { value: State } = {
    value: { ...fresh, seats: readSeats(world.read("seats")), offer: isNewcomer(world) },
  };
  const advisor = new Advisor();
  const studies = new Studies(advisor, (match, answer) => dispatch({ kind: "answer", answer, match }));
  const line = new OnlineLine({ games, world, dispatch });
  const store: Store = { games, state, dispatch, advisor, studies, line, world };
  const later = afterwards();
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
    events.changed();
    // At once: who reloads the page or goes on by a link starts from it.
    followAddress(world, before, after);
    later(() => follow(before, after));
  }
  function follow(before: State, after: State): void {
    followChange(world, before, after);
    if (before.study?.match !== after.study?.match) startStudy(store);
    askComputer(store, before, after);
    line.follow(after.online);
    const kept = keepGames(world, before, after);
    if (Object.keys(kept).length > 0) dispatch({ kind: "set", values: kept });
    const over = kept.finished?.[0];
    if (over !== undefined) events.finished(over, ownSeats(over, after));
  }
  return store;
}

function isNewcomer(world: World): boolean {
  return Object.keys(world.all()).length === 0;
}

/** The seats of people at this screen. */
function ownSeats(match: Match, { online }: State): readonly Seat[] {
  const seat = online?.view.online?.match.id === match.id ? online.view.seat : null;
  return seats.filter((each) => (seat === null ? !isComputer(match, each) : each === seat));
}

/** Asks about the positions of the study that are still open, that on the board first. */
function startStudy({ state, studies }: Store): void {
  const { study } = state.value;
  const table = openTableOf(state.value);
  if (study !== null && table !== null) studies.start(study.match, openPlies(study, shownPly(table)));
}

/** Asks for what the table on show wants: a computer's move or its answer to a draw, or a hint. The rest is in the study. */
function askComputer(store: Store, before: State, after: State): void {
  const table = localTable(after);
  if (table === undefined) return;
  for (const job of newJobs(localTable(before), table))
    if (job.kind === "choose" || job.kind === "answer-draw" || job.kind === "hint")
      void runJob(store, table.match, job);
}

function localTable({ route, table }: State): Table | undefined {
  return route.view === "play" && table !== null ? table : undefined;
}

/** A computer plays after a moment in which one can see the last move. */
async function runJob(
  { advisor, dispatch, world }: Store,
  match: Match,
  job: Job<"choose" | "answer-draw" | "hint">,
): Promise<void> {
  const result = await advisor.ask(job);
  if (!result.ok) return dispatch({ kind: "answer", answer: problemOf(result), match });
  const { value: answer } = result;
  const tell = () => dispatch({ kind: "advice", about: match, answer });
  if (answer.kind === "choose") setTimeout(tell, world.pause());
  else tell();
}
