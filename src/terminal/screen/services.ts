import { setTimeout } from "node:timers/promises";
import type { Answer } from "../../computer/job.ts";
import { mapResult, ok, type Result } from "../../core/result.ts";
import type { Input } from "../../play/activity.ts";
import { carryOut, type WantHandlers } from "../../play/activity.ts";
import type { Activity, Ask } from "../../play/contract.ts";
import { gameActivity, gameFromStart } from "../../play/game/game.ts";
import { askAdvisor } from "../advisor.ts";
import { attempt, type Host, Refusal } from "../host.ts";
import type { Talk } from "../lines/talk.ts";
import { loadMatch, openSavedGame } from "../saves/autosave.ts";
import { puzzleOverview, textsOf } from "../saves/puzzle-log.ts";
import { openFormGame, writeMemory } from "../setup/fields.ts";
import { handlersHere, leftBy, sayGoodbye, type TableBackend } from "../wants.ts";
import { rulesPage, theoryPage } from "./pages.ts";
import { copySequence } from "./paint/paint.ts";
import type { Asking, EffectOf, Panel, ScreenEvent } from "./state.ts";
import { basePanel } from "./step.ts";

type Play = (talk?: Talk) => Promise<number>;

export type Enter = (effect: EffectOf<"join" | "host" | "anyone">, signal: AbortSignal) => Promise<Play>;

type Reply = ScreenEvent | undefined | Promise<ScreenEvent | undefined>;

export type Services = ReturnType<typeof startServices>;

export function startServices(host: Host, backend: TableBackend, enter?: Enter) {
  let entering = new AbortController();
  let entered: Play | undefined;
  const shared = handlersHere<ScreenEvent | undefined>(host, backend, {
    answer: (ask) => askComputer(host, ask),
    reply: inputEvent,
    show: (activity) => ({ kind: "opened", activity }),
  });
  const wants: WantHandlers<Reply> = {
    ...shared,
    open: async (want) => (await Promise.all([shared.open(want), wait(want.pause)]))[0],
    show: ({ title, text }) => ({ kind: "page", title, text }),
    read: (want) => (want.what === "rules" ? rulesPage(want.game) : theoryPage(host.program, want.game)),
    share: ({ text }) => {
      host.output.write(copySequence(text));
      return { kind: "noticed", text: `Copied (if your terminal allows it): ${text}` };
    },
    end: ({ quit, notice, left }) => {
      const isKept = left === undefined || backend.autosave.keeps(left);
      const activity = quit ? undefined : backend.online?.comeBack();
      if (activity !== undefined) return { kind: "opened", activity };
      return { kind: "left", quit, notice: isKept ? notice : "" };
    },
  };
  const open = (find: () => Promise<Result<Activity>>) => wants.open({ kind: "open", open: find });
  const goOnline = async (effect: EffectOf<"join" | "host" | "anyone">): Promise<ScreenEvent | undefined> => {
    entering = new AbortController();
    const { signal } = entering;
    const play = await attempt(() => enter?.(effect, signal));
    if (signal.aborted) return undefined;
    if (play instanceof Refusal) return refusal(play.message);
    entered = play;
    return { kind: "left", quit: true, notice: "" };
  };
  const cancel = () => entering.abort();
  /** Returns a promise only if something has to be loaded, computed or requested first. */
  const answer = (effect: Asking): Reply => {
    switch (effect.kind) {
      case "want":
        return carryOut(wants, effect.want);
      case "start":
        return open(async () => mapResult(await openFormGame(host, effect.game, effect.texts), gameActivity));
      case "resume":
        return open(async () =>
          mapResult(await openSavedGame(host, backend.autosave, effect.id), gameActivity),
        );
      case "history":
        return open(async () =>
          mapResult(await loadMatch(host, effect.id), ({ match }) => gameFromStart({ match, notes: [] })),
        );
      case "delete":
        return deleteSaved(host, effect.id);
      case "remember":
        writeMemory(host, effect.memory);
        return undefined;
      case "list":
        return listSaved(host);
      case "join":
      case "host":
      case "anyone":
        return goOnline(effect);
      case "cancel":
        cancel();
        return undefined;
    }
  };
  return {
    answer,
    cancel,
    entered: () => entered,
    listen: (send: (event: ScreenEvent) => void) =>
      backend.online?.listen((news) =>
        send("open" in news ? { kind: "opened", activity: news.open } : inputEvent(news.input)),
      ),
    leave: (panel: Panel) => {
      const table = basePanel(panel);
      return table.kind !== "table" || sayGoodbye(host, backend, leftBy(table.activity));
    },
  };
}

function inputEvent(input: Input): ScreenEvent {
  return { kind: "input", input };
}

function refusal(text: string): ScreenEvent {
  return inputEvent({ kind: "refused", text });
}

/** Milliseconds before the computer's move, so players see their own move first. */
const pauseMilliseconds = 550;

async function askComputer(host: Host, { job, about }: Ask): Promise<Result<Answer>> {
  const pause = job.kind === "choose" ? pauseMilliseconds : 0;
  const [answer] = await Promise.all([askAdvisor(host, about.game.of, job), wait(pause)]);
  return ok(answer);
}

function wait(milliseconds = 0): Promise<void> | undefined {
  return milliseconds === 0 ? undefined : setTimeout(milliseconds, undefined, { ref: false });
}

function deleteSaved(host: Host, id: string): ScreenEvent | Promise<ScreenEvent> {
  const removed = host.records().remove(id);
  return removed.ok ? listSaved(host) : refusal(removed.problem.message);
}

async function listSaved(host: Host): Promise<ScreenEvent> {
  const { listSavedGames } = await import("../saves/record-list.ts");
  const { progressIn } = await import("../../lessons/progress.ts");
  const { ownGames } = await import("../online/seats.ts");
  const saved = listSavedGames(host);
  if (!saved.ok) return refusal(saved.problem.message);
  const [seats, progress, puzzles] = [ownGames(host), progressIn(textsOf(host)), puzzleOverview(host)];
  return { kind: "listed", saved: saved.value, seats, progress, puzzles };
}
