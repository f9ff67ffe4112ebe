import { sceneOf } from "../../play/activity.ts";
import type { Activity } from "../../play/contract.ts";
import { exitCodes, type Host } from "../host.ts";
import { localNow } from "../online/node-host.ts";
import { watchForStop } from "../stop-signals.ts";
import type { TableBackend } from "../wants.ts";
import { firstState } from "./menu/lists.ts";
import { lookOf } from "./paint/paint.ts";
import { newTerminal, terminalSize } from "./paint/terminal.ts";
import { isStillWanted, updateScreen, viewScreen } from "./screen.ts";
import { type Services, startServices } from "./services.ts";
import type { Asking, Panel, ScreenEffect, ScreenEvent, ScreenStep, Size } from "./state.ts";
import { basePanel } from "./step.ts";
import { showOnTable } from "./table/keys.ts";
import { isMoving, momentsBetween, newAnimation } from "./table/motion.ts";

/** The effects of the first step run after the first frame is painted. */
export type Begin = (size: Size) => ScreenStep;

/** An online game has no menu. Players who came from one return there through `open.ts`. */
export function paintOnline(host: Host, activity: Activity, backend: TableBackend): Promise<number> {
  return runScreen(host, startServices(host, backend), (size) =>
    showOnTable(firstState(host, size), activity),
  );
}

export async function runScreen(host: Host, services: Services, begin: Begin): Promise<number> {
  const watch = watchForStop(host);
  const loop = newLoop(host, services, begin);
  try {
    const code = await Promise.race([loop.run(), watch.stopped]);
    loop.terminal.leave();
    return services.leave(loop.panel()) ? code : Math.max(code, exitCodes.stopped);
  } finally {
    loop.terminal.leave();
    watch.release();
  }
}

const tickMs = 500;

/** With nothing to click, the mouse can select text. */
function takesClicks(panel: Panel): boolean {
  if (panel.kind === "table") return sceneOf(panel.activity).asks === "move";
  return panel.kind === "menu" || panel.kind === "setup";
}

function newLoop(host: Host, services: Services, begin: Begin) {
  const { input, output, env } = host;
  const begun = begin(terminalSize(output));
  let { state } = begun;
  let finish: (code: number) => void = () => {};
  let fail: (reason: unknown) => void = () => {};
  const look = lookOf(env, output.getColorDepth({ ...env }));
  const moves = isMoving(env, look);
  const terminal = newTerminal(host, look, (event) => take(event));
  const moments = newAnimation(() => paint());

  /** Skips the rest of an animation if the terminal hasn't read the previous frame yet. */
  const paint = () => {
    if (output.writableLength > 0) moments.finish();
    terminal.hearClicks(takesClicks(state.panel));
    terminal.paint(viewScreen(state, moments.now()), state.size);
  };

  const ask = (effect: Asking) => {
    const { visit } = state;
    const answer = services.answer(effect);
    const hear = (event: ScreenEvent | undefined) => {
      if (event !== undefined && isStillWanted(state, visit, event)) take(event);
    };
    if (answer instanceof Promise) answer.then(hear).catch(fail);
    else if (answer !== undefined) apply(answer);
  };

  const perform = (effect: ScreenEffect) => {
    if (effect.kind === "quit") finish(exitCodes.fine);
    else if (effect.kind === "interrupt") finish(exitCodes.interrupted);
    else if (effect.kind === "end-of-input") finish(exitCodes.stopped);
    else if (effect.kind === "suspend") terminal.suspend();
    else ask(effect);
  };

  const apply = (event: ScreenEvent) => {
    const step = updateScreen(state, event);
    state = step.state;
    for (const effect of step.effects) perform(effect);
  };

  /** A game is saved before its frame is painted. */
  const take = (event: ScreenEvent) => {
    try {
      const { panel } = state;
      if (event.kind !== "input") moments.finish();
      apply(event);
      if (moves) moments.play(momentsBetween(panel, state.panel));
      paint();
    } catch (error) {
      fail(error);
    }
  };

  const tick = () => {
    const base = basePanel(state.panel);
    const ticks = base.kind === "table" && sceneOf(base.activity).ticking;
    if (ticks) take({ kind: "input", input: { kind: "ticked", now: localNow() } });
  };

  const run = () => {
    const finished = new Promise<number>((resolve, reject) => {
      finish = resolve;
      fail = reject;
    });
    const hangUp = () => finish(exitCodes.hangup);
    input.on("end", hangUp).on("error", hangUp);
    terminal.enter();
    paint();
    services.listen(take);
    for (const effect of begun.effects) perform(effect);
    // A signal ends the screen early, so this timer must not keep the process alive.
    const ticker = setInterval(tick, tickMs).unref();
    return finished.finally(() => {
      clearInterval(ticker);
      input.off("end", hangUp).off("error", hangUp);
    });
  };
  return { terminal, run, panel: () => state.panel };
}
