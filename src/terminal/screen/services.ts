/** Carries out the screen's effects; the answers are events. */

import { setTimeout as pause } from "node:timers/promises";
import { mapResult, type Result } from "../../core/result.ts";
import type { Input } from "../../play/activity.ts";
import type { Activity, Ask } from "../../play/contract.ts";
import { gameActivity } from "../../play/game/game.ts";
import type { OpenedGame } from "../../play/open.ts";
import { replayActivity } from "../../play/replay.ts";
import { askAdvisor } from "../advisor.ts";
import { attempt, type Host, Refusal } from "../host.ts";
import { textsOf } from "../outside.ts";
import { loadMatch, openSavedGame } from "../saves/open-saved.ts";
import { openFormGame, writeMemory } from "../setup/fields.ts";
import { keepWanted, leftBy, openActivity, sayGoodbye, type TableBackend } from "../wants.ts";
import { theoryPage } from "./pages.ts";
import { copySequence } from "./paint/paint.ts";
import type { Asking, EffectOf, OuterWant, Panel, ScreenEvent } from "./state.ts";
import { basePanel } from "./step.ts";

export type Enter = (
  effect: EffectOf<"join" | "host">,
  signal: AbortSignal,
) => Promise<() => Promise<number>>;

export class Services {
  /** The online game that the player has entered, which takes over the terminal. */
  play: (() => Promise<number>) | undefined;
  readonly #host: Host;
  readonly #backend: TableBackend;
  readonly #enter: Enter | undefined;
  #entering = new AbortController();

  constructor(host: Host, backend: TableBackend, enter?: Enter) {
    this.#host = host;
    this.#backend = backend;
    this.#enter = enter;
  }

  listen(send: (event: ScreenEvent) => void): void {
    this.#backend.online?.listen((news) =>
      send("open" in news ? { kind: "opened", activity: news.open } : inputEvent(news.input)),
    );
  }

  answer(effect: Asking): ScreenEvent | Promise<ScreenEvent | undefined> | undefined {
    switch (effect.kind) {
      case "want":
        return this.carryOut(effect.want);
      case "start":
        return openFormGame(this.#host, effect.game, effect.texts).then(gameEvent);
      case "resume":
        return openSavedGame(this.#host, this.#backend.autosave, effect.id).then(gameEvent);
      case "history":
        return loadMatch(this.#host, effect.id).then((saved) =>
          activityEvent(mapResult(saved, ({ match }) => replayActivity(match))),
        );
      case "delete":
        return deleteSaved(this.#host, effect.id);
      case "remember":
        writeMemory(this.#host, effect.memory);
        return undefined;
      case "list":
        return listSaved(this.#host);
      case "join":
      case "host":
        return this.#goOnline(effect);
      case "cancel":
        this.cancel();
        return undefined;
    }
  }

  cancel(): void {
    this.#entering.abort();
  }

  /** Carries out a want before it returns, unless something has to be loaded or computed first. */
  carryOut(want: OuterWant): ScreenEvent | Promise<ScreenEvent> | undefined {
    switch (want.kind) {
      case "ask":
        return askComputer(want);
      case "save":
      case "copy":
      case "keep": {
        const kept = keepWanted(this.#host, this.#backend, want);
        return kept instanceof Promise ? kept.then(inputEvent) : inputEvent(kept);
      }
      case "read":
        return theoryPage(this.#host.program, want.game);
      case "share":
        this.#host.output.write(copySequence(want.text));
        return inputEvent({ kind: "said", text: copiedText });
      case "open":
        return openActivity(this.#host, want.open).then(activityEvent);
      case "act":
      case "follow":
      case "reconnect":
        this.#backend.online?.carryOut(want);
        return undefined;
    }
  }

  leave(panel: Panel): boolean {
    const table = basePanel(panel);
    return table.kind !== "table" || sayGoodbye(this.#host, this.#backend, leftBy(table.activity));
  }

  async #goOnline(effect: EffectOf<"join" | "host">): Promise<ScreenEvent | undefined> {
    this.#entering = new AbortController();
    const { signal } = this.#entering;
    const play = await attempt(() => this.#enter?.(effect, signal));
    if (signal.aborted) return undefined;
    if (play instanceof Refusal) return { kind: "refused", message: play.message };
    this.play = play;
    return { kind: "replaced" };
  }
}

function inputEvent(input: Input): ScreenEvent {
  return { kind: "input", input };
}

function activityEvent(opened: Result<Activity>): ScreenEvent {
  return opened.ok
    ? { kind: "opened", activity: opened.value }
    : { kind: "refused", message: opened.problem.message };
}

function gameEvent(opened: Result<OpenedGame>): ScreenEvent {
  return activityEvent(mapResult(opened, gameActivity));
}

/** Terminals don't say whether they allow this. */
const copiedText = "Copied the line above, if your terminal allows it.";

/** Players should see their own move before the answer comes. */
const pauseMilliseconds = 550;

async function askComputer(ask: Ask): Promise<ScreenEvent> {
  const { job, about } = ask;
  const pausing = job.kind === "choose" ? pause(pauseMilliseconds, undefined, { ref: false }) : undefined;
  const [answer] = await Promise.all([askAdvisor(about.game, job), pausing]);
  return inputEvent({ kind: "answered", ask, answer });
}

function deleteSaved(host: Host, id: string): ScreenEvent | Promise<ScreenEvent> {
  const removed = host.records().remove(id);
  return removed.ok ? listSaved(host) : { kind: "refused", message: removed.problem.message };
}

async function listSaved(host: Host): Promise<ScreenEvent> {
  const { listSavedGames } = await import("../saves/record-list.ts");
  const { progressIn } = await import("../../lessons/progress.ts");
  const { ownGames } = await import("../online/seats.ts");
  const { puzzleOverview } = await import("../saves/puzzle-log.ts");
  const saved = listSavedGames(host);
  if (!saved.ok) return { kind: "refused", message: saved.problem.message };
  const [seats, progress, puzzles] = [ownGames(host), progressIn(textsOf(host)), puzzleOverview(host)];
  return { kind: "listed", saved: saved.value, seats, progress, puzzles };
}
