/** A face for tests. It provides storage in memory, and carries out what an activity wants. */

import type { Game } from "../../src/core/game.ts";
import { switchyard } from "../../src/core/program.ts";
import { ok } from "../../src/core/result.ts";
import { dialogueOf } from "../../src/core/words/simple-dialogue.ts";
import { games as allGames } from "../../src/games/index.ts";
import { loadFor } from "../../src/lessons/lesson.ts";
import { advance, commandsOf, enter, type Input, sceneOf } from "../../src/play/activity.ts";
import type { Activity, Ask, Opener, Outside, Want } from "../../src/play/contract.ts";
import * as dealer from "../../src/play/deal.ts";
import type { Scene } from "../../src/play/scene.ts";
import type { OwnMistakes, SolvedPuzzle } from "../../src/puzzles/notebook.ts";
import { render, type Voice } from "../../src/terminal/lines/render.ts";
import { advise } from "../support/advise.ts";

export const voice: Voice = {
  dialogueFor: ({ game }) => dialogueOf(game),
  spoken: false,
};

const noon = () => new Date("2026-11-16T12:00:00Z");

export function memoryOutside(games: readonly Game[] = allGames, now = noon): Outside {
  const solved: SolvedPuzzle[] = [];
  const texts = new Map<string, string>();
  let mistakes: OwnMistakes = { list: [], seen: [] };
  let id = 0;
  const newId = () => `id${++id}`;
  return {
    games,
    program: switchyard,
    address: null,
    now,
    newId,
    newSeed: () => 7 + id++,
    ask: async (job) => {
      await loadFor(games, job);
      return advise(games, job, { now, newId, dealer });
    },
    notebook: {
      solved: () => solved,
      addSolved: (each) => {
        solved.push(each);
        return ok(undefined);
      },
      mistakes: () => ok(mistakes),
      changeMistakes: (change) => {
        mistakes = change(mistakes);
        return ok(mistakes);
      },
      read: (name) => texts.get(name) ?? null,
      write: (name, text) => void texts.set(name, text),
    },
  };
}

/** Records everything that an activity has said and wanted. */
export class TableTop {
  activity: Activity;
  readonly wanted: Want[] = [];
  readonly lines: string[] = [];
  readonly shown: Scene[] = [];
  readonly #outside: Outside;

  private constructor(outside: Outside, activity: Activity) {
    this.#outside = outside;
    this.activity = activity;
  }

  static async open(opener: Opener, outside = memoryOutside()): Promise<TableTop> {
    const opened = await opener(outside);
    if (!opened.ok) throw new Error(opened.problem.message);
    const top = new TableTop(outside, opened.value);
    await top.#show(opened.value);
    return top;
  }

  get scene() {
    return sceneOf(this.activity);
  }

  get commands() {
    return commandsOf(this.activity);
  }

  run(id: string, rest = ""): Promise<void> {
    return this.put({ kind: "run", id, rest });
  }

  async put(input: Input): Promise<void> {
    const { activity, wants, news } = advance(this.activity, input);
    this.activity = activity;
    this.shown.push(this.scene);
    this.lines.push(...render(news, voice));
    await this.#carryOut(wants);
  }

  async #show(activity: Activity): Promise<void> {
    const entered = enter(activity);
    this.activity = entered.activity;
    this.lines.push(...render(this.activity.kind.opened(this.activity.state), voice));
    await this.#carryOut(entered.wants);
  }

  async #carryOut(wants: readonly Want[]): Promise<void> {
    for (const want of wants) {
      this.wanted.push(want);
      if (want.kind === "ask") await this.put(await this.#answer(want));
      if (want.kind === "keep") await this.put({ kind: "noted", notes: want.keep(this.#outside) });
      if (want.kind === "open") await this.#open(want.open);
    }
  }

  async #answer(ask: Ask): Promise<Input> {
    const answer = await this.#outside.ask(ask.job);
    if (!answer.ok) throw new Error(answer.problem.message);
    return { kind: "answered", ask, answer: answer.value };
  }

  async #open(opener: Opener): Promise<void> {
    const opened = await opener(this.#outside);
    if (opened.ok) await this.#show(opened.value);
    else await this.put({ kind: "refused", text: opened.problem.message });
  }
}
