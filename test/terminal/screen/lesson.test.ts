/** Lessons on the screen: frames to be read, keys that lead from step to step, and rules that are put together or typed. */

import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { games } from "../../../src/games/index.ts";
import { openRecordFolder } from "../../../src/storage/record-folder.ts";
import { stepOf } from "../../../src/table/lesson/course.ts";
import { type Host, processHost } from "../../../src/terminal/host.ts";
import { lessonProgress } from "../../../src/terminal/learn/progress.ts";
import { Autosave } from "../../../src/terminal/saves/autosave.ts";
import { Services } from "../../../src/terminal/screen/services.ts";
import {
  type Effect,
  isLesson,
  type LessonScene,
  type ScreenEvent,
  type ScreenState,
} from "../../../src/terminal/screen/state.ts";
import { update } from "../../../src/terminal/screen/update.ts";
import { frameText, keyNamed, menuState, narrow, typed } from "./helpers.ts";

/** Effects that the terminal, a pause or a thinking computer would answer. */
const unanswered: readonly Effect["kind"][] = ["quit", "interrupt", "suspend", "pause", "ask", "remember"];

class Reader {
  state: ScreenState;
  readonly host: Host;
  readonly asked: Effect[] = [];
  readonly #services: Services;

  constructor(size = menuState().size) {
    const folder = mkdtempSync(join(tmpdir(), "switchyard-lesson-"));
    const records = (name: string) => openRecordFolder(join(folder, name));
    this.host = {
      ...processHost(games),
      records: () => records("games"),
      puzzles: () => records("puzzles"),
      newSeed: () => 1,
    };
    this.#services = new Services(this.host, new Autosave(this.host));
    this.state = { ...menuState(size), size };
  }

  async press(...names: readonly string[]): Promise<this> {
    for (const name of names) await this.#take({ kind: "key", key: keyNamed(name) });
    return this;
  }

  async #take(event: ScreenEvent): Promise<void> {
    const { state, effects } = update(this.state, event);
    this.state = state;
    for (const effect of effects) {
      this.asked.push(effect);
      if (unanswered.includes(effect.kind)) continue;
      const answer = await this.#services.answer(effect as Parameters<Services["answer"]>[0]);
      if (answer !== undefined) await this.#take(answer);
    }
  }

  get scene(): LessonScene {
    const { scene } = this.state;
    if (scene.kind !== "table" || !isLesson(scene)) throw new Error(`This is ${scene.kind}.`);
    return scene;
  }

  async frame(name: string): Promise<void> {
    await expect(frameText(this.state)).toMatchFileSnapshot(`frames/lesson-${name}.txt`);
  }
}

/** At the given step of the lesson of Tower Switch. */
async function tower(at: number, size = menuState().size): Promise<Reader> {
  const reader = await new Reader(size).press("4", "return", "4", "return");
  return reader.press(...Array.from({ length: at - 1 }, () => "n"));
}

test("a move is made; another than the one asked for is taken back, with a nudge", async () => {
  const reader = await tower(1);
  await reader.press("return");
  expect(reader.scene.match.moves).toEqual([]);
  expect(reader.scene.said).toBe("1 is allowed, but there is something better.");
  await reader.press("i");
  expect(reader.scene.said).toBe("Try 2.");
  await reader.frame("move");
  await reader.press("2", "return");
  expect(reader.scene.lesson.course.passed).toBe(true);
  await reader.frame("moved");
  expect(lessonProgress(reader.host).done).toEqual({ "tower-switch": [0] });
  await reader.press("return");
  expect(reader.scene.lesson.course.at).toBe(1);
  expect(reader.asked.some(({ kind }) => kind === "save")).toBe(false);
});

test("a bet is placed as a puzzle is solved, and is none in the statistics", async () => {
  const reader = await tower(3);
  await reader.frame("bet");
  await reader.press("return", "return", "right", "return");
  expect(reader.scene.lesson.course.passed).toBe(true);
  await reader.frame("bet-won");
  expect(reader.host.puzzles().list()).toMatchObject({ ok: true, value: ["lessons"] });
  await reader.press("g", "l");
  expect(reader.asked.some(({ kind }) => kind === "pose")).toBe(false);
});

test("a rule is put together with the arrows, refuted on the board, played, and stated by typing", async () => {
  const reader = await tower(6);
  await reader.frame("rule");
  await reader.press("right", "down", "right", "right", "right", "down", "down", "return");
  await reader.frame("refuted");
  expect(reader.scene.match.game.key(reader.scene.match.positions[0])).toBe("2/1");
  await reader.press("p");
  expect(reader.scene.lesson.aside).toBe(true);
  await reader.press("escape");
  expect(reader.scene.lesson.aside).toBe(false);
  await reader.press(...typed("loses exactly when the stones are green"), "return");
  expect(reader.scene.problem).toContain("I cannot check");
  await reader.press("clear", ...typed("loses exactly when the blocks left are a multiple of 3"), "return");
  expect(reader.scene.lesson.course.passed).toBe(true);
  await reader.frame("true");
});

test("after the game and the theory the lesson is over, and the list says how far one is", async () => {
  const reader = await tower(7);
  await reader.frame("game");
  await reader.press("n");
  await reader.frame("theorem");
  await reader.press("return");
  expect(reader.state.scene.kind).toBe("page");
  await reader.press("escape", "return");
  expect(reader.state.scene).toMatchObject({ kind: "menu", list: "learn", at: "tower-switch" });
  await reader.frame("list");
});

test("every step of every lesson fits a narrow terminal, and says what it asks", async () => {
  for (const [index, game] of games.entries()) {
    const reader = await new Reader(narrow).press("4", "return", String(index + 1), "return");
    for (const step of reader.scene.lesson.course.lesson.steps) {
      expect(stepOf(reader.scene.lesson.course)).toBe(step);
      const shown = frameText(reader.state).replace(/\s+/g, " ");
      expect(shown, `${game.id}: ${step.text}`).toContain(step.text.split(" ").slice(0, 3).join(" "));
      await reader.press("n");
    }
    expect(reader.state.scene.kind).toBe("menu");
  }
});

test("keys that mean nothing leave a step as it is", async () => {
  const reader = await tower(8);
  const before = reader.scene;
  await reader.press("x", "left", "down", "d");
  expect(reader.scene).toEqual(before);
  await reader.press("b");
  expect(reader.scene.lesson.course.at).toBe(6);
});
