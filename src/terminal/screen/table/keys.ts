/** What each key does at the table, and each word that is typed; and the line of keys, with those that do something now. */

import { currentPosition } from "../../../core/match.ts";
import { quote } from "../../../core/text.ts";
import { playTyped } from "../../../table/play.ts";
import { answerQuestion } from "../../../table/questions.ts";
import { isOver } from "../../../table/table.ts";
import { hasDepth } from "../board/choices.ts";
import { type Keys, keysIn } from "../key-map.ts";
import { isRead, isRule, lessonKeys, ruleKey } from "../lesson/keys.ts";
import { onlineKeys, onlineOver, sendMove } from "../online/keys.ts";
import { hint, type KeyHint } from "../paint/frame.ts";
import { answerTyped, puzzleKeys, walkChoices } from "../puzzle/keys.ts";
import {
  isLesson,
  isOnline,
  isPuzzle,
  type Key,
  type ScreenState,
  type Size,
  type Step,
  show,
  step,
  type TableScene,
} from "../state.ts";
import { spotsOn } from "./areas.ts";
import { lookingBack, over, playing, replaying } from "./commands.ts";
import { columnsOn, isHeld } from "./table.ts";
import { editTyped, startsMove, walk } from "./walk.ts";

/** The keys of the situation that the table is in. */
function keysAt(scene: TableScene): Keys {
  if (scene.viewing !== null) return keysIn(scene.replay ? replaying : lookingBack, scene);
  if (isLesson(scene)) return lessonKeys(scene);
  if (isPuzzle(scene)) return keysIn(puzzleKeys, scene);
  if (isOnline(scene)) return keysIn(isOver(scene) ? onlineOver : onlineKeys, scene);
  return keysIn(isOver(scene) ? over : playing, scene);
}

/** Whether a move or an answer can be given. */
function isAsked(scene: TableScene): boolean {
  if (isLesson(scene) && isRead(scene)) return false;
  return isPuzzle(scene) ? scene.puzzle.phase === "asked" : !isOver(scene);
}

export function tableKey(state: ScreenState, scene: TableScene, key: Key): Step {
  if (scene.question !== null) return answerKey(state, scene, key);
  if (scene.viewing !== null) return keysAt(scene).run(state, key.name) ?? step(state);
  if (scene.puzzle?.phase === "waiting") return step(state);
  if (isLesson(scene) && isRule(scene)) return ruleKey(state, scene, key);
  const moved = isAsked(scene) ? choose(state, scene, key.name) : undefined;
  if (moved !== undefined) return show(state, { ...scene, ...moved, typed: "", problem: "" });
  return scene.typed === "" ? pressKey(state, scene, key) : typedKey(state, scene, key);
}

function choose(state: ScreenState, scene: TableScene, name: string) {
  const inWords = isPuzzle(scene) && !scene.puzzle.decision.onBoard;
  return inWords ? walkChoices(scene, name) : walk(state, scene, name);
}

function pressKey(state: ScreenState, scene: TableScene, key: Key): Step {
  const keys = keysAt(scene);
  if (isAsked(scene) && startsAnswer(scene, key)) return show(state, editTyped(scene, key));
  if (isWaiting(keys, key.name))
    return show(state, editTyped(scene, key), { kind: "pause", typed: key.name });
  const types = scene.online !== null || (isAsked(scene) && !isPuzzle(scene));
  return keys.run(state, key.name) ?? (types ? show(state, editTyped(scene, key)) : step(state));
}

/** What is chosen from words can be named by its number. */
function startsAnswer(scene: TableScene, key: Key): boolean {
  return scene.puzzle?.decision.onBoard === false ? /^\d$/.test(key.text) : startsMove(scene, key);
}

/** Questions stop the game until `y` or `n` answers them. */
function answerKey(state: ScreenState, scene: TableScene, key: Key): Step {
  const { question, online } = scene;
  if (key.name === "n" || key.name === "escape") return show(state, answerQuestion(scene, false));
  if (key.name !== "y") return step(state);
  if (question === "leave") return step(state, { kind: "quit" });
  if (online === null) return show(state, answerQuestion(scene, true));
  const action =
    question === "draw" ? ({ type: "offer", what: "draw" } as const) : { type: "resign" as const };
  return show(state, { ...scene, question: null }, { kind: "act", action });
}

function typedKey(state: ScreenState, scene: TableScene, key: Key): Step {
  if (key.name !== "return") return show(state, editTyped(scene, key));
  const { name, rest } = typedCommand(scene);
  const cleared = { ...scene, typed: "", problem: "", said: "" };
  const done = name === "" ? undefined : keysAt(cleared).run(state, name, rest);
  return done ?? enterTyped(state, scene, scene.typed.trim());
}

/** Behind these another word may stand: save lunch, claim draw, accept takeback. */
const takesMore = [":save", ":claim", ":accept", ":decline"];

/** The word that is typed, or the letter that waits, as a name of the keys; empty where it is neither. */
export function typedCommand(scene: TableScene): { readonly name: string; readonly rest: string } {
  const keys = keysAt({ ...scene, typed: "" });
  const [first = "", ...others] = scene.typed.trim().replace(/^:/, "").split(/\s+/);
  const name = first.length === 1 ? first : `:${first.toLowerCase()}`;
  const known = first.length === 1 ? isWaiting(keys, first) : keys.has(name);
  const fits = others.length === 0 || takesMore.includes(name);
  return known && fits ? { name, rest: others.join(" ") } : { name: "", rest: "" };
}

function enterTyped(state: ScreenState, scene: TableScene, text: string): Step {
  if (text.startsWith(":"))
    return show(state, { ...scene, problem: `There is no command ${quote(text.slice(1))}; ? lists them.` });
  if (isPuzzle(scene)) return answerTyped(state, scene);
  if (!isOnline(scene)) return show(state, playTyped(scene));
  const move = scene.match.game.parseMove(currentPosition(scene.match), text);
  if (!move.ok) return show(state, { ...scene, problem: move.problem.message });
  return sendMove(state, scene, move.value);
}

/**
 * Letters that are keys and also begin a word: `u` takes a move back, and `undo` can be typed. Such a letter stands in
 * the prompt until it is clear which of them is meant: the next key goes on with a word or does not, or none comes.
 */
function isWaiting(keys: Keys, letter: string): boolean {
  return (
    /^[a-z]$/.test(letter) && keys.has(letter) && keys.words.some((word) => word.startsWith(`:${letter}`))
  );
}

/** The letter that waits does what it does as a key; undefined where none waits, or `key` makes a word of it. */
export function settleLetter(state: ScreenState, scene: TableScene, key: Key | undefined): Step | undefined {
  const { typed, question, viewing } = scene;
  const cleared = { ...scene, typed: "" };
  if (typed.length !== 1 || question !== null || viewing !== null || (isLesson(scene) && isRule(scene)))
    return undefined;
  const keys = keysAt(cleared);
  if (!isWaiting(keys, typed) || (isAsked(scene) && startsAnswer(scene, { ...plainKey, text: typed })))
    return undefined;
  if (key !== undefined && goesOn(keys, typed, key)) return undefined;
  return keys.run({ ...state, scene: cleared }, typed);
}

const plainKey: Key = { name: "", text: "", ctrl: false };

/** Whether the key goes on with what is typed: with a word, or by editing or entering it. */
function goesOn({ words }: Keys, typed: string, key: Key): boolean {
  if (key.text === "")
    return ["return", "escape", "backspace", "clear", "delete-word", ""].includes(key.name);
  return words.some((word) => word.startsWith(`:${typed}${key.text}`.toLowerCase()));
}

export function hintsFor(scene: TableScene, size: Size): readonly KeyHint[] {
  if (scene.question !== null) return [hint("Esc", "back to the game")];
  if (scene.typed !== "" && scene.viewing === null) {
    const enter = hint("Enter", typedCommand(scene).name === "" ? "play" : "do it");
    return [enter, hint("Esc", "clear"), hint("Backspace", "delete")];
  }
  const chooses = isAsked(scene) && !(isHeld(scene) && !(isLesson(scene) && isRule(scene)));
  return keysAt(scene).hints(chooses ? walkHints(scene, size) : []);
}

function walkHints(scene: TableScene, size: Size): readonly KeyHint[] {
  if (isLesson(scene) && isRule(scene)) return [hint("←→", "part")];
  if (scene.puzzle?.decision.onBoard === false) return [hint("←→", "pick")];
  const columns = columnsOn(scene.match);
  const deepest = Math.max(0, ...columns.map((column) => column.moves.length));
  const amount = deepest === 2 ? "1 or 2" : "more";
  const isOneLine = spotsOn(scene, size).every(({ line }) => line === 0);
  if (columns.length === 1) return hasDepth(columns) ? [hint("↑↓", amount)] : [];
  return hasDepth(columns)
    ? [hint("←→", "pick"), hint("↑↓", amount)]
    : [hint(isOneLine ? "←→" : "←↑↓→", "pick")];
}
