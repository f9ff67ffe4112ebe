/** The state in one place, and the effects of each change. */

import type { Game } from "../core/game.ts";
import { Advisor } from "./effects/advisor.ts";
import { followAddress, followChange } from "./effects/follow.ts";
import type { OnlineLine } from "./effects/online/online.ts";
import { missingPart } from "./effects/served.ts";
import type { Store } from "./effects/store.ts";
import { carryOut } from "./effects/wants.ts";
import type { World } from "./effects/world.ts";
import { readPreferences } from "./state/keep/preferences.ts";
import type { Message } from "./state/message.ts";
import { initialState, type State } from "./state/state.ts";
import { update } from "./state/update.ts";

export function createStore(world: World, games: readonly Game[], changed: () => void): Store {
  const fresh = initialState(readPreferences(world.read("preferences")));
  const state: { value: State } = { value: { ...fresh, offer: isNewcomer(world) } };
  const advisor = new Advisor();
  let line: OnlineLine | undefined;
  const store: Store = { games, state, dispatch, advisor, client: () => line?.client, world };
  const later = runWhenIdle();
  const queue: Message[] = [];
  /** Messages sent meanwhile wait until this one is done. */
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
    const { state: after, wants } = update(before, message);
    for (const want of wants) later(() => carryOut(store, want));
    if (after === before) return;
    state.value = after;
    changed();
    // At once: a reload or a link starts from it.
    followAddress(world, before, after);
    later(() => follow(before, after));
  }
  function follow(before: State, after: State): void {
    followChange(world, before, after);
    if (before.unfolding !== after.unfolding) unfoldLater(store);
    if (before.online !== after.online) void followOnline(before);
  }
  /** Loaded with the first online game. */
  async function followOnline(before: State): Promise<void> {
    try {
      const { OnlineLine } = await import("./effects/online/online.ts");
      line ??= new OnlineLine({ advisor, games, world, dispatch, state });
      line.follow(before, state.value);
    } catch {
      const { id = "" } = state.value.online ?? {};
      dispatch({ kind: "online-set", id, values: { unserved: missingPart } });
    }
  }
  return store;
}

function isNewcomer(world: World): boolean {
  return Object.keys(world.all()).length === 0;
}

/** Each move stays for a moment before the next. */
function unfoldLater({ state, dispatch, world }: Store): void {
  const { unfolding } = state.value;
  if (unfolding !== null)
    setTimeout(() => dispatch({ kind: "unfold", match: unfolding.match }), world.pause());
}

type Task = () => void;

function runWhenIdle(): (task: Task) => void {
  const waiting: Task[] = [];
  const run = () => {
    for (const task of waiting.splice(0)) task();
  };
  addEventListener("pagehide", run);
  return (task) => {
    if (waiting.push(task) > 1) return;
    requestAnimationFrame(() => setTimeout(run));
    // A hidden page has no frames.
    setTimeout(run, 100);
  };
}
