/** What the screen asks of the world, and how the world answers: with events. */

import { setTimeout as pause } from "node:timers/promises";
import { playerNames } from "../../core/match.ts";
import { ok, type Problem, type Result } from "../../core/result.ts";
import type { Job } from "../../players/job.ts";
import { lendDealer } from "../../table/dealer.ts";
import { type Opened, openBranch, openRematch } from "../../table/open.ts";
import { applyJudgement, judgeJob, type PuzzleSource } from "../../table/puzzle/play.ts";
import { describeResult } from "../../words/endings.ts";
import { askAdvisor } from "../advisor.ts";
import type { Host } from "../host.ts";
import { type Autosave, saveCopy } from "../saves/autosave.ts";
import { loadMatch, openNextOfSeries, openSaved } from "../saves/open-saved.ts";
import { writeMemory } from "./menu/memory.ts";
import { readPage } from "./pages/pages.ts";
import { openForm } from "./setup/fields.ts";
import type { Effect, SavedGame, ScreenEvent } from "./state.ts";

/** The effects that ask something; leaving and suspending are the terminal's business. */
export type Asking = Exclude<Effect, { readonly kind: "quit" | "interrupt" | "suspend" }>;

const countMilliseconds = 150;

export class Services {
  readonly #host: Host;
  readonly #autosave: Autosave;
  /** The size that was asked about last. */
  #wanted: Job | undefined;

  constructor(host: Host, autosave: Autosave) {
    this.#host = host;
    this.#autosave = autosave;
  }

  /** What was asked for is done before this returns, except for what has to be loaded first. */
  answer(effect: Asking): ScreenEvent | Promise<ScreenEvent | undefined> | undefined {
    switch (effect.kind) {
      case "save": {
        const { match, notes } = this.#autosave.save(effect.match);
        return { kind: "saved", id: match.id, notes };
      }
      case "copy":
        return saidEvent(saveCopy(this.#host, effect.match, effect.name));
      case "start":
        return openForm(this.#host, effect.game, effect.texts).then(openedEvent);
      case "remember":
        writeMemory(this.#host, effect.memory);
        return undefined;
      case "read":
        return readPage(this.#host.program, effect);
      case "resume":
        return openSaved(this.#host, this.#autosave, effect.id).then(openedEvent);
      case "history":
        return openFinished(this.#host, effect.id);
      case "delete":
        return deleteSaved(this.#host, effect.id);
      case "next":
        return this.#next(effect).then(openedEvent);
      case "branch":
        return this.#branch(effect);
      case "pause":
        return waitForWord(effect.typed);
      case "list":
        return listSaved(this.#host);
      case "ask":
        return askComputer(effect);
      case "count":
        return this.#count(effect);
      case "pose":
        return this.#pose(effect.source);
      case "judge":
        return this.#judge(effect);
      case "learn":
        return import("./lesson/open.ts").then(({ openLesson }) => openLesson(this.#host, effect.game));
      case "step":
        return import("./lesson/open.ts").then(({ openStep }) => openStep(this.#host, effect.lesson));
      case "aside":
        return import("./lesson/open.ts").then(({ openAside }) => openAside(this.#host, effect.lesson));
      case "check":
        return import("./lesson/open.ts").then(({ checkStatement }) => checkStatement(effect));
      case "progress":
        return import("../learn/progress.ts").then(({ keepCourse }) => keepCourse(this.#host, effect.course));
      case "join":
      case "host":
      case "cancel":
      case "act":
        return undefined;
    }
  }

  #branch({ match, at, note }: Extract<Asking, { kind: "branch" }>): ScreenEvent {
    const branch = openBranch(this.#host, match, at);
    return openedEvent(branch.ok ? ok({ match: branch.value, notes: [note] }) : branch);
  }

  /** Whoever turns through the sizes does not wait for those in between. */
  async #count({ game, job }: Extract<Asking, { kind: "count" }>): Promise<ScreenEvent | undefined> {
    this.#wanted = job;
    await pause(countMilliseconds, undefined, { ref: false });
    if (this.#wanted !== job) return undefined;
    return { kind: "counted", job, words: (await askAdvisor(game, job)).words };
  }

  async #pose(source: PuzzleSource): Promise<ScreenEvent> {
    const { poseHere } = await import("../puzzle/here.ts");
    const posed = poseHere(this.#host, source, "screen");
    if (!posed.ok) return { kind: "refused", message: posed.problem.message };
    return { kind: "posed", puzzle: posed.value };
  }

  async #judge({ scene, given }: Extract<Asking, { kind: "judge" }>): Promise<ScreenEvent> {
    if (scene.lesson !== null) {
      const result = await askAdvisor(scene.match.game, judgeJob(scene, given));
      return { kind: "judged", scene: applyJudgement(scene, given, result) };
    }
    const { judgeHere } = await import("../puzzle/here.ts");
    return { kind: "judged", scene: judgeHere(this.#host, scene, given, "screen") };
  }

  async #next(effect: Extract<Asking, { kind: "next" }>): Promise<Result<Opened>> {
    const { match } = effect;
    const next = await openNextOfSeries(this.#host, this.#autosave, match);
    if (next !== null) return next;
    const deal = effect.deal ?? match.series?.deal;
    return openRematch(await lendDealer(this.#host, match.game, match, deal), match, deal);
  }
}

function openedEvent(result: Result<Opened>): ScreenEvent {
  return result.ok ? { kind: "opened", opened: result.value } : refusedEvent(result.problem);
}

export function refusedEvent({ message }: Pick<Problem, "message">): ScreenEvent {
  return { kind: "refused", message };
}

function saidEvent(result: Result<string>): ScreenEvent {
  return result.ok ? { kind: "said", message: result.value } : refusedEvent(result.problem);
}

/** Long enough that one sees the own move before the answer comes. */
const pauseMilliseconds = 550;

export async function askComputer({
  match,
  job,
}: Extract<Effect, { readonly kind: "ask" }>): Promise<ScreenEvent> {
  const pausing = job.kind === "choose" ? pause(pauseMilliseconds, undefined, { ref: false }) : undefined;
  const [answer] = await Promise.all([askAdvisor(match.game, job), pausing]);
  return { kind: "answer", about: match, answer };
}

/** Longer than people take between two letters of a word. */
const wordMilliseconds = 400;

export async function waitForWord(typed: string): Promise<ScreenEvent> {
  await pause(wordMilliseconds, undefined, { ref: false });
  return { kind: "paused", typed };
}

async function openFinished(host: Host, id: string): Promise<ScreenEvent> {
  const saved = await loadMatch(host, id);
  return saved.ok ? { kind: "replayed", match: saved.value.match } : refusedEvent(saved.problem);
}

function deleteSaved(host: Host, id: string): ScreenEvent | Promise<ScreenEvent> {
  const removed = host.records().remove(id);
  return removed.ok ? listSaved(host) : refusedEvent(removed.problem);
}

async function listSaved(host: Host): Promise<ScreenEvent> {
  const { readRecords } = await import("../saves/record-list.ts");
  const { lessonProgress } = await import("../learn/progress.ts");
  const { ownGames } = await import("../online/seats.ts");
  const list = readRecords(host);
  if (!list.ok) return refusedEvent(list.problem);
  const titles = new Map(host.games.map((game) => [game.id, game.title]));
  const saved = list.value.records.flatMap((record): readonly SavedGame[] => {
    const title = titles.get(record.game);
    if (title === undefined) return [];
    const { id, players, moves, startedAt } = record;
    const result = record.result === null ? null : describeResult(record.result, players);
    return [{ id, title, names: playerNames(record), moves: moves.length, startedAt, result }];
  });
  return { kind: "listed", saved, seats: ownGames(host), progress: lessonProgress(host) };
}
