/** The keys of the form in which a game is set up. */

import type { Game } from "../../../core/game.ts";
import type { Field } from "../../../table/form.ts";
import { fieldProblem } from "../../../table/read-form.ts";
import {
  type Key,
  type Memory,
  remember,
  type ScreenState,
  type SetupScene,
  type Step,
  show,
  step,
} from "../state.ts";
import { isTurned, isTyped, setupFields, textIn } from "./fields.ts";

const longestText = 40;

/** The form, with the cursor on the start button: what was chosen the last time is one Enter away. */
export function openSetup(game: Game, memory: Memory): SetupScene {
  const texts = memory.choices[game.id] ?? {};
  return { kind: "setup", game, texts, at: setupFields(game, texts).length, fresh: true, problem: "" };
}

export function setupKey(state: ScreenState, scene: SetupScene, key: Key): Step {
  const fields = setupFields(scene.game, scene.texts);
  const count = fields.length + 1;
  switch (key.name) {
    case "escape":
      return show(state, { kind: "menu", at: `game:${scene.game.id}`, notice: "" });
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
  return show({ ...state, memory }, { ...scene, problem: "" }, { kind: "start", game, texts });
}

function edit(scene: SetupScene, field: Field, key: Key): SetupScene {
  const text = editText(textIn(field, scene.texts), field, key, scene.fresh);
  if (text === undefined) return scene;
  return { ...scene, texts: { ...scene.texts, [field.id]: text }, fresh: false, problem: "" };
}

function editText(text: string, field: Field, key: Key, fresh: boolean): string | undefined {
  if (key.name === "left" || key.name === "right")
    return turnChoice(text, field, key.name === "left" ? -1 : 1);
  if (!isTyped(field)) return undefined;
  if (key.name === "backspace") return text.slice(0, -1);
  if (key.name === "delete") return "";
  if (key.text === "") return undefined;
  return ((fresh ? "" : text) + key.text).slice(0, longestText);
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
