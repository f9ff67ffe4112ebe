/** Carries out what activities want of this machine, and of the online game that is on; the answers are events. */

import { setTimeout as pause } from "node:timers/promises";
import type { Input } from "../../activity/activity.ts";
import type { Ask } from "../../activity/contract.ts";
import { askAdvisor } from "../advisor.ts";
import type { Host } from "../host.ts";
import type { Autosave } from "../saves/autosave.ts";
import {
  type Elsewhere,
  keepWanted,
  leftBy,
  openWanted,
  type Place,
  sayGoodbye,
  type WantFor,
} from "../wants.ts";
import { theoryPage } from "./pages.ts";
import { copySequence } from "./paint/paint.ts";
import { basePanel, type OuterWant, type Panel, type ScreenEvent } from "./state.ts";

export class WantServices {
  readonly #host: Host;
  readonly #place: Place;

  constructor(host: Host, autosave: Autosave, elsewhere?: Elsewhere) {
    this.#host = host;
    this.#place = elsewhere === undefined ? { autosave } : { autosave, elsewhere };
  }

  /** What is wanted is done before this returns, except for what has to be loaded or worked out first. */
  carryOut(want: OuterWant): ScreenEvent | Promise<ScreenEvent> | undefined {
    switch (want.kind) {
      case "ask":
        return askComputer(want);
      case "save":
      case "copy":
      case "keep": {
        const kept = keepWanted(this.#host, this.#place, want);
        return kept instanceof Promise ? kept.then(inputEvent) : inputEvent(kept);
      }
      case "read":
        return theoryPage(this.#host.program, want.game);
      case "share":
        this.#host.output.write(copySequence(want.text));
        return inputEvent({ kind: "said", text: copiedText });
      case "open":
        return openActivity(this.#host, want);
      case "act":
      case "follow":
      case "reconnect":
        this.#place.elsewhere?.carryOut(want);
        return undefined;
    }
  }

  /** A game that could be resumed is saved as it is left. False where that failed. */
  leave(panel: Panel): boolean {
    const table = basePanel(panel);
    return table.kind !== "table" || sayGoodbye(this.#host, this.#place, leftBy(table.activity));
  }
}

function inputEvent(input: Input): ScreenEvent {
  return { kind: "input", input };
}

async function openActivity(host: Host, want: WantFor<"open">): Promise<ScreenEvent> {
  const opened = await openWanted(host, want);
  return opened.ok
    ? { kind: "opened", activity: opened.value }
    : { kind: "refused", message: opened.problem.message };
}

/** A terminal does not tell whether it allows this. */
const copiedText = "Copied the line above, if your terminal allows it.";

/** Long enough that players see their own move before the answer comes. */
const pauseMilliseconds = 550;

export async function askComputer(ask: Ask): Promise<ScreenEvent> {
  const { job, about } = ask;
  const pausing = job.kind === "choose" ? pause(pauseMilliseconds, undefined, { ref: false }) : undefined;
  const [answer] = await Promise.all([askAdvisor(about.game, job), pausing]);
  return inputEvent({ kind: "answered", ask, answer });
}
