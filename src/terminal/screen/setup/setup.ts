/** The keys of the form in which a game is set up. */

import type { Game } from "../../../core/game.ts";
import { remember } from "../menu/remember.ts";
import { type Key, type Memory, type ScreenState, type SetupScene, type Step, show, step } from "../state.ts";
import { choiceOf, type Field, fieldsOf, valuesFor } from "./fields.ts";

const longestValue = 40;

/** The form, with the cursor on the start button: what was chosen the last time is one Enter away. */
export function openSetup(game: Game, memory: Memory): SetupScene {
  const at = fieldsOf(game).length;
  return { kind: "setup", game, values: valuesFor(game, memory), at, fresh: true, problem: "" };
}

export function setupKey(state: ScreenState, scene: SetupScene, key: Key): Step {
  const fields = fieldsOf(scene.game);
  const count = fields.length + 1;
  switch (key.name) {
    case "escape":
      return show(state, { kind: "menu", at: `game:${scene.game.id}`, notice: "" });
    case "up":
      return show(state, moved(scene, fields, (scene.at + count - 1) % count));
    case "down":
    case "tab":
      return show(state, moved(scene, fields, (scene.at + 1) % count));
    case "return":
      return enter(state, scene, fields);
    default: {
      const field = fields[scene.at];
      return field === undefined ? step(state) : show(state, edit(scene, field, key));
    }
  }
}

/** The cursor on another row, where no message is left; it stays on a field whose value is refused. */
function moved(scene: SetupScene, fields: readonly Field[], to: number): SetupScene {
  const field = fields[scene.at];
  const problem = field?.refuses(scene.values[field.id] ?? "") ?? "";
  return { ...scene, at: problem === "" ? to : scene.at, fresh: true, problem };
}

function enter(state: ScreenState, scene: SetupScene, fields: readonly Field[]): Step {
  if (scene.at < fields.length) return show(state, moved(scene, fields, scene.at + 1));
  const choice = choiceOf(scene.game, scene.values);
  const memory = remember(state.memory, choice);
  return show({ ...state, memory }, { ...scene, problem: "" }, { kind: "start", choice });
}

function edit(scene: SetupScene, field: Field, key: Key): SetupScene {
  const value = scene.values[field.id] ?? "";
  const next = edited(value, field, key, scene.fresh);
  if (next === undefined) return scene;
  return { ...scene, values: { ...scene.values, [field.id]: next }, fresh: false, problem: "" };
}

function edited(value: string, field: Field, key: Key, fresh: boolean): string | undefined {
  if (key.name === "left" || key.name === "right") return turned(value, field, key.name === "left" ? -1 : 1);
  if (!field.typable) return undefined;
  if (key.name === "backspace") return value.slice(0, -1);
  if (key.name === "delete") return "";
  if (key.text === "") return undefined;
  return ((fresh ? "" : value) + key.text).slice(0, longestValue);
}

/** The next preset, or the next number within the limits. */
function turned(value: string, field: Field, by: number): string | undefined {
  const { presets, range } = field;
  if (range !== null) {
    const number = /^\d{1,9}$/.test(value) ? Number(value) : range.min;
    return String(Math.max(range.min, Math.min(range.max, number + by * range.by)));
  }
  if (presets.length === 0) return undefined;
  const here = presets.indexOf(value);
  return presets[(Math.max(here, by < 0 ? 0 : here) + by + presets.length) % presets.length];
}
