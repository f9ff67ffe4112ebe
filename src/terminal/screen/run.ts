/** Runs the screen: events in, effects carried out, one frame painted for each, and a clean way out of everything. */

import { exitCodes, type Host } from "../host.ts";
import { type Autosave, saveAndLeave } from "../saves/autosave.ts";
import { watchForStop } from "../stop-signals.ts";
import { isExercise } from "./lesson/lesson.ts";
import { sizeOf, Terminal } from "./paint/terminal.ts";
import { lookOf } from "./paint/theme.ts";
import type { Asking } from "./services.ts";
import type { Effect, Scene, ScreenEvent, ScreenState } from "./state.ts";
import { update } from "./update.ts";
import { view } from "./view.ts";

/** Whoever answers what the screen asks. */
export interface Answers {
  answer(effect: Asking): ScreenEvent | Promise<ScreenEvent | undefined> | undefined;
  /** Says by itself what happens elsewhere, from the first frame on. */
  listen?(send: (event: ScreenEvent) => void): void;
}

export interface Show {
  readonly state: Omit<ScreenState, "size">;
  readonly services: Answers;
  /** Says goodbye to the scene that was left, once the terminal is as it was. False where something went wrong. */
  readonly leave: (scene: Scene) => boolean;
  /** What to ask of the world once the first frame is painted. */
  readonly first: readonly Effect[];
}

/** Shows the screen until the players leave it. Gives the exit code. */
export async function runScreen(host: Host, show: Show): Promise<number> {
  const watch = watchForStop(host);
  const stage = new Stage(host, show);
  try {
    const code = await Promise.race([stage.run(show.first), watch.stopped]);
    stage.terminal.leave();
    return show.leave(stage.state.scene) ? code : Math.max(code, exitCodes.stopped);
  } finally {
    stage.terminal.leave();
    watch.release();
  }
}

class Stage {
  readonly terminal: Terminal;
  state: ScreenState;
  readonly #host: Host;
  readonly #services: Answers;
  #finish: (code: number) => void = () => {};
  #fail: (reason: unknown) => void = () => {};

  constructor(host: Host, { state, services }: Show) {
    this.#host = host;
    this.#services = services;
    this.state = { ...state, size: sizeOf(host.output) };
    const look = lookOf(host.env, host.output.getColorDepth({ ...host.env }));
    this.terminal = new Terminal(host, look, (event) => this.#take(event));
  }

  run(first: readonly Effect[]): Promise<number> {
    const finished = new Promise<number>((resolve, reject) => {
      this.#finish = resolve;
      this.#fail = reject;
    });
    // Keys that come raw end only with their terminal.
    const { input } = this.#host;
    const hangUp = () => this.#finish(exitCodes.hangup);
    input.on("end", hangUp).on("error", hangUp);
    this.terminal.enter();
    this.#paint();
    this.#services.listen?.((event) => this.#take(event));
    for (const effect of first) this.#perform(effect);
    return finished.finally(() => input.off("end", hangUp).off("error", hangUp));
  }

  /** What is saved is on the disk before its frame is painted. */
  #take(event: ScreenEvent): void {
    try {
      const { state, effects } = update(this.state, event);
      this.state = state;
      for (const effect of effects) this.#perform(effect);
      this.#paint();
    } catch (error) {
      this.#fail(error);
    }
  }

  #perform(effect: Effect): void {
    if (effect.kind === "quit") this.#finish(exitCodes.fine);
    else if (effect.kind === "interrupt") this.#finish(exitCodes.interrupted);
    else if (effect.kind === "suspend") this.terminal.suspend();
    else this.#ask(effect);
  }

  #ask(effect: Asking): void {
    const answer = this.#services.answer(effect);
    const take = (event: ScreenEvent | undefined) => event !== undefined && this.#take(event);
    if (answer instanceof Promise) answer.then(take).catch(this.#fail);
    else take(answer);
  }

  #paint(): void {
    this.terminal.hearClicks(["menu", "setup"].includes(this.state.scene.kind));
    this.terminal.paint(view(this.state), this.state.size);
  }
}

/** An unfinished game on the table is saved. False where that failed. */
export function leaveGame(host: Host, autosave: Autosave, scene: Scene): boolean {
  const table = scene.kind === "page" ? scene.back : scene;
  if (table.kind !== "table" || table.replay || table.puzzle !== null || table.match.outcome !== null)
    return true;
  if (isExercise(table)) return true;
  return saveAndLeave(host, autosave, table.match);
}
