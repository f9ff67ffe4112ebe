/** The keys of the form in which a game is set up. */

import { isDeepStrictEqual } from "node:util";
import type { Game } from "../../../core/game.ts";
import type { Job } from "../../../players/job.ts";
import type { Field } from "../../../table/form.ts";
import { fieldProblem, sharpnessJob } from "../../../table/read-form.ts";
import { recommendedNote } from "../../../table/recommended.ts";
import { quickTexts } from "../../setup/fields.ts";
import {
  type Key,
  type Memory,
  plainMenu,
  remember,
  type Scene,
  type ScreenState,
  type SetupScene,
  type Step,
  show,
  step,
} from "../state.ts";
import { editText } from "./edit-text.ts";
import { isTurned, isTyped, setupFields, textIn, withText } from "./fields.ts";

export { quickTexts } from "../../setup/fields.ts";

/** The form, with the cursor on the start button: what was chosen the last time is one Enter away. */
export function openSetup(game: Game, memory: Memory): SetupScene {
  const texts = memory.choices[game.id] ?? quickTexts(game, memory);
  const at = setupFields(game, texts).length;
  return { kind: "setup", game, texts, at, fresh: true, sharpness: "", problem: "" };
}

export function quickAbout(game: Game, memory: Memory): string {
  const { vs } = quickTexts(game, memory);
  return `Enter plays the computer (${vs}); s changes the set-up. ${recommendedNote(game)}`.trim();
}

/** Asks how sharp the chosen size is, where another one was chosen. */
export function countSize(before: Scene, next: Step): Step {
  const { scene } = next.state;
  const job = sizeOn(scene);
  if (scene.kind !== "setup" || job === null || isDeepStrictEqual(job, sizeOn(before))) return next;
  return step(next.state, ...next.effects, { kind: "count", game: scene.game, job });
}

/** What was counted, where that size is still the one chosen. */
export function withCount(state: ScreenState, job: Job<"sharpness">, sharpness: string): Step {
  const { scene } = state;
  const wanted = scene.kind === "setup" && isDeepStrictEqual(job, sizeOn(scene));
  return wanted ? show(state, { ...scene, sharpness }) : step(state);
}

function sizeOn(scene: Scene): Job<"sharpness"> | null {
  return scene.kind === "setup" ? sharpnessJob(scene.game, scene.texts) : null;
}

export function setupKey(state: ScreenState, scene: SetupScene, key: Key): Step {
  const fields = setupFields(scene.game, scene.texts);
  const count = fields.length + 1;
  // In a name a question mark is typed.
  if (key.name === "?" && fields[scene.at]?.kind !== "text")
    return step(state, { kind: "read", what: "rules", game: scene.game });
  switch (key.name) {
    case "escape":
      return show(state, { ...plainMenu, list: "play", at: scene.game.id });
    case "up":
      return show(state, moveCursor(scene, fields, (scene.at + count - 1) % count));
    case "down":
    case "tab":
      return show(state, moveCursor(scene, fields, (scene.at + 1) % count));
    case "return":
      return enter(state, scene, fields);
    default: {
      const field = fields[scene.at];
      return field === undefined ? step(state) : show(state, edit(scene, field, key));
    }
  }
}

/** The cursor on another row, where no message is left; it stays on a field whose text is refused. */
function moveCursor(scene: SetupScene, fields: readonly Field[], to: number): SetupScene {
  const field = fields[scene.at];
  const free = field !== undefined && field.settled === null;
  const problem = free ? fieldProblem(field, textIn(field, scene.texts)) : "";
  return { ...scene, at: problem === "" ? to : scene.at, fresh: true, problem };
}

function enter(state: ScreenState, scene: SetupScene, fields: readonly Field[]): Step {
  if (scene.at < fields.length) return show(state, moveCursor(scene, fields, scene.at + 1));
  const { game, texts } = scene;
  const memory = remember(state.memory, game.id, texts);
  const start = [{ kind: "start", game, texts } as const, { kind: "remember", memory } as const];
  return show({ ...state, memory }, { ...scene, problem: "" }, ...start);
}

/** What the arrows have chosen is replaced by what is typed next. */
function edit(scene: SetupScene, field: Field, key: Key): SetupScene {
  const turned = key.name === "left" || key.name === "right";
  const before = textIn(field, scene.texts);
  const text = turned
    ? turnChoice(before, field, key.name === "left" ? -1 : 1)
    : isTyped(field)
      ? editText(scene.fresh && key.text !== "" ? "" : before, key)
      : undefined;
  if (text === undefined) return scene;
  return { ...scene, texts: withText(scene.texts, field.id, text), fresh: turned, problem: "" };
}

/** A click puts the cursor there, or starts the game. */
export function setupClick(state: ScreenState, scene: SetupScene, row: number): Step {
  const fields = setupFields(scene.game, scene.texts);
  const { state: moved } = show(state, moveCursor(scene, fields, row));
  return row === fields.length && moved.scene.kind === "setup" && moved.scene.at === row
    ? enter(moved, moved.scene, fields)
    : step(moved);
}

/** The next choice, or the next number within the limits. */
function turnChoice(text: string, field: Field, by: number): string | undefined {
  if (field.kind === "whole") {
    const number = /^\d{1,9}$/.test(text) ? Number(text) : field.min;
    return String(Math.max(field.min, Math.min(field.max, number + by * field.step)));
  }
  if (!isTurned(field)) return undefined;
  const values = field.choices.map(({ value }) => value);
  const here = values.indexOf(text);
  return values[(Math.max(here, by < 0 ? 0 : here) + by + values.length) % values.length];
}
