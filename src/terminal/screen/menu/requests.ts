/** What the menu and the form ask of this machine: games to open, lists to read, things to remember. */

import { setTimeout as pause } from "node:timers/promises";
import { openGame } from "../../../activity/game/game.ts";
import { openReplay } from "../../../activity/replay.ts";
import { playerNames } from "../../../core/match.ts";
import type { Result } from "../../../core/result.ts";
import type { Job } from "../../../players/job.ts";
import type { Opened } from "../../../table/open.ts";
import { describeResult } from "../../../words/endings.ts";
import { askAdvisor } from "../../advisor.ts";
import type { Host } from "../../host.ts";
import type { Autosave } from "../../saves/autosave.ts";
import { loadMatch, openSaved } from "../../saves/open-saved.ts";
import { textsOf } from "../../saves/texts.ts";
import { openForm, writeMemory } from "../../setup.ts";
import type { MenuEffect, SavedGame, ScreenEvent } from "../state.ts";

const countMilliseconds = 150;

export class MenuRequests {
  readonly #host: Host;
  readonly #autosave: Autosave;
  /** The size that was asked about last. */
  #wanted: Job | undefined;

  constructor(host: Host, autosave: Autosave) {
    this.#host = host;
    this.#autosave = autosave;
  }

  answer(effect: MenuEffect): ScreenEvent | Promise<ScreenEvent | undefined> | undefined {
    switch (effect.kind) {
      case "start":
        return openForm(this.#host, effect.game, effect.texts).then(gameEvent);
      case "resume":
        return openSaved(this.#host, this.#autosave, effect.id).then(gameEvent);
      case "history":
        return openFinished(this.#host, effect.id);
      case "delete":
        return deleteSaved(this.#host, effect.id);
      case "remember":
        writeMemory(this.#host, effect.memory);
        return undefined;
      case "list":
        return listSaved(this.#host);
      case "count":
        return this.#count(effect);
    }
  }

  /** A player who turns through the sizes does not wait for those in between. */
  async #count({ game, job }: Extract<MenuEffect, { kind: "count" }>): Promise<ScreenEvent | undefined> {
    this.#wanted = job;
    await pause(countMilliseconds, undefined, { ref: false });
    if (this.#wanted !== job) return undefined;
    return { kind: "counted", job, words: (await askAdvisor(game, job)).words };
  }
}

function gameEvent(opened: Result<Opened>): ScreenEvent {
  if (!opened.ok) return { kind: "refused", message: opened.problem.message };
  return { kind: "opened", activity: openGame(opened.value) };
}

async function openFinished(host: Host, id: string): Promise<ScreenEvent> {
  const saved = await loadMatch(host, id);
  if (!saved.ok) return { kind: "refused", message: saved.problem.message };
  return { kind: "opened", activity: openReplay(saved.value.match) };
}

function deleteSaved(host: Host, id: string): ScreenEvent | Promise<ScreenEvent> {
  const removed = host.records().remove(id);
  return removed.ok ? listSaved(host) : { kind: "refused", message: removed.problem.message };
}

async function listSaved(host: Host): Promise<ScreenEvent> {
  const { readRecords } = await import("../../saves/record-list.ts");
  const { progressIn } = await import("../../../activity/notebook.ts");
  const { ownGames } = await import("../../online/seats.ts");
  const list = readRecords(host);
  if (!list.ok) return { kind: "refused", message: list.problem.message };
  const titles = new Map(host.games.map((game) => [game.id, game.title]));
  const saved = list.value.records.flatMap((record): readonly SavedGame[] => {
    const title = titles.get(record.game);
    if (title === undefined) return [];
    const { id, players, moves, startedAt } = record;
    const result = record.result === null ? null : describeResult(record.result, players);
    return [{ id, title, names: playerNames(record), moves: moves.length, startedAt, result }];
  });
  return { kind: "listed", saved, seats: ownGames(host), progress: progressIn(textsOf(host)) };
}
