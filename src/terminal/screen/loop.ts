/** Runs the screen: takes events, carries out effects, paints one frame per event, and always exits cleanly. */

import { sceneOf } from "../../play/activity.ts";
import type { Activity } from "../../play/contract.ts";
import { exitCodes, type Host } from "../host.ts";
import { localNow } from "../online/node-host.ts";
import { watchForStop } from "../stop-signals.ts";
import type { TableBackend } from "../wants.ts";
import { firstState } from "./menu/lists.ts";
import { lookOf } from "./paint/paint.ts";
import { Terminal, terminalSize } from "./paint/terminal.ts";
import { isStillWanted, updateScreen, viewScreen } from "./screen.ts";
import { type Services, startServices } from "./services.ts";
import type { Asking, Panel, ScreenEffect, ScreenEvent, ScreenState, ScreenStep, Size } from "./state.ts";
import { basePanel } from "./step.ts";
import { showOnTable } from "./table/keys.ts";
import { isMoving, momentsBetween, newAnimation } from "./table/motion.ts";

/** The effects run after the first frame is painted. */
export type Begin = (size: Size) => ScreenStep;

/** An online game has no menu to return to, because the menu leads to online games. */
export function paintOnline(host: Host, activity: Activity, backend: TableBackend): Promise<number> {
  return runScreen(host, startServices(host, backend), (size) =>
    showOnTable(firstState(host, size), activity),
  );
}

export async function runScreen(host: Host, services: Services, begin: Begin): Promise<number> {
  const watch = watchForStop(host);
  const loop = new ScreenLoop(host, services, begin);
  try {
    const code = await Promise.race([loop.run(), watch.stopped]);
    loop.terminal.leave();
    return services.leave(loop.state.panel) ? code : Math.max(code, exitCodes.stopped);
  } finally {
    loop.terminal.leave();
    watch.release();
  }
}

const tickMs = 500;

/** With nothing to click, the terminal can use the mouse to select text. */
function takesClicks(panel: Panel): boolean {
  if (panel.kind === "table") return sceneOf(panel.activity).asks === "move";
  return panel.kind === "menu" || panel.kind === "setup";
}

class ScreenLoop {
  readonly terminal: Terminal;
  state: ScreenState;
  readonly #host: Host;
  readonly #services: Services;
  readonly #first: readonly ScreenEffect[];
  readonly #moves: boolean;
  readonly #moments = newAnimation(() => this.#paint());
  #finish: (code: number) => void = () => {};
  #fail: (reason: unknown) => void = () => {};

  constructor(host: Host, services: Services, begin: Begin) {
    this.#host = host;
    this.#services = services;
    const { state, effects } = begin(terminalSize(host.output));
    this.state = state;
    this.#first = effects;
    const look = lookOf(host.env, host.output.getColorDepth({ ...host.env }));
    this.terminal = new Terminal(host, look, (event) => this.#take(event));
    this.#moves = isMoving(host.env, look);
  }

  run(): Promise<number> {
    const finished = new Promise<number>((resolve, reject) => {
      this.#finish = resolve;
      this.#fail = reject;
    });
    const { input } = this.#host;
    const hangUp = () => this.#finish(exitCodes.hangup);
    input.on("end", hangUp).on("error", hangUp);
    this.terminal.enter();
    this.#paint();
    this.#services.listen((event) => this.#take(event));
    for (const effect of this.#first) this.#perform(effect);
    // A signal ends the screen early, so the clock must not keep the process alive.
    const ticker = setInterval(() => this.#tick(), tickMs).unref();
    return finished.finally(() => {
      clearInterval(ticker);
      input.off("end", hangUp).off("error", hangUp);
    });
  }

  #tick(): void {
    const base = basePanel(this.state.panel);
    const ticks = base.kind === "table" && sceneOf(base.activity).ticking;
    if (ticks) this.#take({ kind: "input", input: { kind: "ticked", now: localNow() } });
  }

  /** A game is saved before its frame is painted. */
  #take(event: ScreenEvent): void {
    try {
      const { panel } = this.state;
      if (event.kind !== "input") this.#moments.finish();
      this.#apply(event);
      if (this.#moves) this.#moments.play(momentsBetween(panel, this.state.panel));
      this.#paint();
    } catch (error) {
      this.#fail(error);
    }
  }

  #apply(event: ScreenEvent): void {
    const { state, effects } = updateScreen(this.state, event);
    this.state = state;
    for (const effect of effects) this.#perform(effect);
  }

  #perform(effect: ScreenEffect): void {
    if (effect.kind === "quit") this.#finish(exitCodes.fine);
    else if (effect.kind === "interrupt") this.#finish(exitCodes.interrupted);
    else if (effect.kind === "end-of-input") this.#finish(exitCodes.stopped);
    else if (effect.kind === "suspend") this.terminal.suspend();
    else this.#ask(effect);
  }

  #ask(effect: Asking): void {
    const { visit } = this.state;
    const answer = this.#services.answer(effect);
    const take = (event: ScreenEvent | undefined) => {
      if (event !== undefined && isStillWanted(this.state, visit, event)) this.#take(event);
    };
    if (answer instanceof Promise) answer.then(take).catch(this.#fail);
    else if (answer !== undefined) this.#apply(answer);
  }

  /** Skips frames until the terminal has read the last one. */
  #paint(): void {
    if (this.#host.output.writableLength > 0) this.#moments.finish();
    this.terminal.hearClicks(takesClicks(this.state.panel));
    this.terminal.paint(viewScreen(this.state, this.#moments.now()), this.state.size);
  }
}
