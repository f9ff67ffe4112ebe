/** Carries out what activities want of this machine, and of the online game that is on; the answers are events. */

import { setTimeout as pause } from "node:timers/promises";
import { advance, type Input } from "../../activity/activity.ts";
import type { Ask, Opener, Want } from "../../activity/contract.ts";
import { askAdvisor } from "../advisor.ts";
import type { Host } from "../host.ts";
import { saveFinished } from "../online/seats.ts";
import type { OnlineSession } from "../online/session.ts";
import { type Autosave, saveAndLeave, saveCopy } from "../saves/autosave.ts";
import { theoryPage } from "./pages/pages.ts";
import { copySequence } from "./paint/paint.ts";
import { basePanel, type OuterWant, type Panel, type ScreenEvent } from "./state.ts";

export class WantServices {
  readonly #host: Host;
  readonly #autosave: Autosave;
  readonly #session: OnlineSession | undefined;

  constructor(host: Host, autosave: Autosave, session?: OnlineSession) {
    this.#host = host;
    this.#autosave = autosave;
    this.#session = session;
  }

  /** What is wanted is done before this returns, except for what has to be loaded or worked out first. */
  carryOut(want: OuterWant): ScreenEvent | Promise<ScreenEvent> | undefined {
    switch (want.kind) {
      case "ask":
        return askComputer(want);
      case "save":
        return inputEvent(this.#save(want));
      case "copy": {
        const copied = saveCopy(this.#host, want.match, want.name);
        return copied.ok
          ? inputEvent({ kind: "said", text: copied.value })
          : { kind: "refused", message: copied.problem.message };
      }
      case "read":
        return theoryPage(this.#host.program, want.game);
      case "share":
        this.#host.output.write(copySequence(want.text));
        return inputEvent({ kind: "said", text: copiedText });
      case "open":
        return openActivity(this.#host, want.open);
      case "keep":
        return loadOutside(this.#host).then((outside) =>
          inputEvent({ kind: "noted", notes: want.keep(outside) }),
        );
      case "act":
        this.#session?.act(want.action);
        return undefined;
      case "follow":
        this.#session?.goOn();
        return undefined;
      case "reconnect":
        this.#session?.retry();
        return undefined;
    }
  }

  #save({ match, seat }: Extract<OuterWant, { kind: "save" }>): Input {
    if (seat !== undefined)
      return { kind: "noted", notes: saveFinished(this.#host, { online: { match }, seat }) };
    const saved = this.#autosave.save(match);
    return { kind: "saved", id: saved.match.id, notes: saved.notes };
  }

  /** A game that could be resumed is saved as it is left. False where that failed. */
  leave(panel: Panel): boolean {
    const table = basePanel(panel);
    if (table.kind !== "table") return true;
    const end = advance(table.activity, { kind: "run", id: "quit" }).wants.find(isEnd);
    return end?.left === undefined || saveAndLeave(this.#host, this.#autosave, end.left);
  }
}

function isEnd(want: Want): want is Extract<Want, { kind: "end" }> {
  return want.kind === "end";
}

function inputEvent(input: Input): ScreenEvent {
  return { kind: "input", input };
}

/** What this machine lends is loaded with the first activity that needs it. */
async function loadOutside(host: Host) {
  const { outsideOf } = await import("../outside.ts");
  return outsideOf(host);
}

async function openActivity(host: Host, open: Opener): Promise<ScreenEvent> {
  const opened = await open(await loadOutside(host));
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
