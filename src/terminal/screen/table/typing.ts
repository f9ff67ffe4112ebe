/** Typing at the table: a move in any form that the plain dialogue takes, or one of its words. */

import { absentWord } from "../../../client/commands.ts";
import { currentPosition } from "../../../core/match.ts";
import { moveNames } from "../../../core/notation.ts";
import { recordNamePattern } from "../../../core/record.ts";
import { quote } from "../../../core/text.ts";
import { play, playTyped, typeText } from "../../../table/play.ts";
import { type Command, parseCommand } from "../../../words/commands.ts";
import { sendMove } from "../online/keys.ts";
import { editText } from "../setup/edit-text.ts";
import { isOnline, type Key, type ScreenState, type Step, show, step, type TableScene } from "../state.ts";
import { highlighted } from "./table.ts";

/** The words of the plain dialogue that a key stands for here. */
const wordKeys: Readonly<Partial<Record<Command["word"], string>>> = {
  help: "?",
  rules: "r",
  undo: "u",
  redo: "y",
  draw: "d",
  hint: "i",
  values: "v",
  back: "b",
  resign: "g",
  quit: "q",
};

/** The key that stands for the word that is being entered, if there is one. */
export function keyForWord(scene: TableScene, key: Key): string | undefined {
  if (key.name !== "return" || scene.online !== null) return undefined;
  const command = commandIn(scene.typed.trim());
  return command === undefined ? undefined : wordKeys[command.word];
}

export function typeKey(state: ScreenState, scene: TableScene, key: Key): Step {
  switch (key.name) {
    case "return":
      return scene.typed === "" ? playHighlighted(state, scene) : enter(state, scene, scene.typed.trim());
    case "escape":
      return show(state, typeText(scene, ""));
    default: {
      const text = editText(scene.typed, key)?.trimStart();
      return text === undefined ? step(state) : show(state, followTyped(typeText(scene, text)));
    }
  }
}

function enter(state: ScreenState, scene: TableScene, text: string): Step {
  const absent = scene.online === null ? undefined : absentWord(text.replace(/^:/, ""));
  if (absent !== undefined) return show(state, { ...scene, typed: "", problem: absent });
  const command = commandIn(text);
  if (command !== undefined) return handleCommand(state, scene, command);
  if (text.startsWith(":"))
    return show(state, { ...scene, problem: `There is no command ${quote(text.slice(1))}; ? lists them.` });
  if (!isOnline(scene)) return show(state, playTyped(scene));
  const move = scene.match.game.parseMove(currentPosition(scene.match), text);
  if (!move.ok) return show(state, { ...scene, problem: move.problem.message });
  return sendMove(state, scene, move.value);
}

/** The words that no key stands for. */
function handleCommand(state: ScreenState, scene: TableScene, command: Command): Step {
  const done = { ...scene, typed: "", problem: "" };
  if (command.word === "save") return saveCopy(state, scene, command.rest);
  if (command.word !== "moves") return show(state, done);
  const names = moveNames(scene.match.game, currentPosition(scene.match));
  return show(state, { ...done, said: `Legal moves: ${names.join(", ")}` });
}

function playHighlighted(state: ScreenState, scene: TableScene): Step {
  const chosen = highlighted(scene);
  if (chosen === undefined) return step(state);
  if (isOnline(scene)) return sendMove(state, scene, chosen.move);
  return show(state, play(scene, chosen.move));
}

function saveCopy(state: ScreenState, scene: TableScene, name: string): Step {
  if (recordNamePattern.test(name))
    return show(state, { ...scene, typed: "" }, { kind: "copy", match: scene.match, name });
  const problem = "Give the copy a name of letters, digits, - and _, such as: save lunch-break";
  return show(state, { ...scene, problem });
}

/** The highlight goes to the move that the typed text already names. */
function followTyped(scene: TableScene): TableScene {
  const { game } = scene.match;
  const position = currentPosition(scene.match);
  const move = game.parseMove(position, scene.typed);
  if (!move.ok) return scene;
  const at = moveNames(game, position).indexOf(game.formatMove(position, move.value));
  return at === -1 ? scene : { ...scene, at };
}

function commandIn(text: string): Command | undefined {
  return parseCommand(text.replace(/^:/, ""));
}
