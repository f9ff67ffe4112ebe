/** What each key does at the table, whatever happens there: walk, type, choose, or one of the activity's commands. */

import { commandsOf, type Input, sceneOf } from "../../../activity/activity.ts";
import { type CommandId, commandForKey, findCommand, readCommand } from "../../../activity/command.ts";
import type { Scene } from "../../../activity/scene.ts";
import { currentPosition } from "../../../core/match.ts";
import { moveNames } from "../../../core/rules.ts";
import { quote } from "../../../core/text.ts";
import { openPage } from "../pages/page.ts";
import { editText } from "../setup/edit-text.ts";
import {
  type Key,
  type ScreenState,
  type ScreenStep,
  showPanel,
  type TablePanel,
  withEffects,
} from "../state.ts";
import { putInputs } from "./activity.ts";
import { chosenName, typedText } from "./cursor.ts";
import { keysText } from "./key-list.ts";
import { turnSlot, walk } from "./walk.ts";

export function tableKey(state: ScreenState, panel: TablePanel, key: Key): ScreenStep {
  const scene = sceneOf(panel.activity);
  if (scene.question !== null) return answerKey(state, key.name);
  const spot = walk(panel, scene, state.size, key.name);
  if (spot !== undefined) return putInputs({ ...state, panel: { ...panel, ...spot } }, ...clearing(panel));
  const filled = turnSlot(panel, scene, key.name);
  if (filled !== undefined) return putInputs(state, filled);
  const isTyping = panel.activity.state.typed !== "" || startsText(panel, scene, key);
  return isTyping ? typeKey(state, panel, scene, key) : pressKey(state, panel, scene, key.name);
}

/** Questions stop the game until `y` or `n` answers them. */
function answerKey(state: ScreenState, name: string): ScreenStep {
  if (name === "y") return putInputs(state, { kind: "decide", yes: true });
  return name === "n" || name === "escape"
    ? putInputs(state, { kind: "decide", yes: false })
    : withEffects(state);
}

/** A key that walks puts aside what was typed, and what was wrong with it; what was said stays. */
function clearing({ activity: { state } }: TablePanel): readonly Input[] {
  return state.typed === "" && state.problem === "" ? [] : [{ kind: "type", text: "" }];
}

/** Words begin with a colon. What is asked for begins by itself: a text, the number of a choice, the name of a move. */
function startsText({ activity: { state } }: TablePanel, { asks }: Scene, { text }: Key): boolean {
  if (text === ":") return true;
  if (text.trim() === "" || asks === null) return false;
  if (asks === "text") return /^[\p{L}\p{N}]$/u.test(text);
  if (asks === "choice") return /^\d$/.test(text);
  const names = moveNames(state.match.game, currentPosition(state.match));
  return names.some((name) => name.toLowerCase().startsWith(text.toLowerCase()));
}

function typeKey(state: ScreenState, panel: TablePanel, scene: Scene, key: Key): ScreenStep {
  const { typed } = panel.activity.state;
  if (key.name === "return") return enterText(state, panel, scene, typedText(typed));
  const text = key.name === "escape" ? "" : editText(typed, key)?.trimStart();
  return text === undefined ? withEffects(state) : putInputs(state, { kind: "type", text });
}

/** A command, if the text names one; else what was asked for. */
function enterText(state: ScreenState, panel: TablePanel, scene: Scene, text: string): ScreenStep {
  const found = readCommand(commandsOf(panel.activity), text);
  if (found !== undefined) return runCommand(state, panel, found.command.id, found.rest);
  if (text === "") return putInputs(state, { kind: "type", text });
  return scene.asks === null
    ? putInputs(state, { kind: "refused", text: `There is no command ${quote(text)}; ? lists them.` })
    : putInputs(state, { kind: "read", text });
}

/** Of several answers each is marked; Space does that too. */
function pressKey(state: ScreenState, panel: TablePanel, scene: Scene, name: string): ScreenStep {
  const chosen = chosenName(panel, scene);
  const chooses = name === "return" || (name === "space" && scene.several);
  if (chooses && chosen !== undefined) return putInputs(state, { kind: "choose", name: chosen });
  const commands = commandsOf(panel.activity);
  const main = name === "return" ? findCommand(commands, scene.main) : undefined;
  const command = commandForKey(commands, name) ?? main;
  return command === undefined ? withEffects(state) : runCommand(state, panel, command.id, command.given);
}

function runCommand(state: ScreenState, panel: TablePanel, id: CommandId, rest: string): ScreenStep {
  if (id !== "help") return putInputs(state, ...clearing(panel), { kind: "run", id, rest });
  const cleared = putInputs(state, ...clearing(panel)).state;
  return showPanel(cleared, openPage(cleared.panel, "Keys", keysText(panel.activity)));
}
