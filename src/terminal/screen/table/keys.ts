/** What each key does at the table. */

import { onlineWords } from "../../../client/commands.ts";
import { typeText } from "../../../table/play.ts";
import { answerQuestion } from "../../../table/questions.ts";
import { isOver } from "../../../table/table.ts";
import { commandWords } from "../../../words/commands.ts";
import { runKey } from "../key-map.ts";
import { lessonKey } from "../lesson/keys.ts";
import { isExercise } from "../lesson/lesson.ts";
import { onlineKeys, onlineOver, onlineWord, typedWord } from "../online/keys.ts";
import { puzzleKey } from "../puzzle/keys.ts";
import {
  isLesson,
  isOnline,
  isPuzzle,
  type Key,
  type ScreenState,
  type Step,
  show,
  step,
  type TableScene,
} from "../state.ts";
import { lookingBack, over as overKeys, playing, replaying } from "./commands.ts";
import { keyForWord, typeKey } from "./typing.ts";
import { startsMove, walk } from "./walk.ts";

export function tableKey(state: ScreenState, scene: TableScene, key: Key): Step {
  if (scene.question !== null) return answerKey(state, scene, key);
  if (scene.viewing !== null)
    return runKey(scene.replay ? replaying : lookingBack, state, scene, key.name) ?? step(state);
  const taught = isLesson(scene) ? lessonKey(state, scene, key) : undefined;
  if (taught !== undefined) return taught;
  return isPuzzle(scene) ? puzzleKey(state, scene, key) : gameKey(state, scene, key);
}

function gameKey(state: ScreenState, scene: TableScene, key: Key): Step {
  const moved = isOver(scene) ? undefined : walk(state, scene, key.name);
  if (moved !== undefined) return show(state, { ...scene, ...moved, typed: "", problem: "" });
  if (scene.typed !== "") return typedKey(state, scene, key);
  if (startsMove(scene, key)) return typeKey(state, scene, key);
  if (!isWaiting(scene, key.name)) return commandKey(state, scene, key);
  return show(state, typeText(scene, key.name), { kind: "pause", typed: key.name });
}

/** The letter that waits does what it does as a key; undefined where none waits, or `key` makes a word of it. */
export function settleLetter(state: ScreenState, scene: TableScene, key: Key | undefined): Step | undefined {
  const { typed, question, viewing } = scene;
  if (
    isPuzzle(scene) ||
    isExercise(scene) ||
    question !== null ||
    viewing !== null ||
    !isWaiting(scene, typed)
  )
    return undefined;
  if (startsMove(scene, { ...plainKey, text: typed }) || (key !== undefined && goesOn(scene, key)))
    return undefined;
  const cleared = { ...scene, typed: "" };
  return commandKey({ ...state, scene: cleared }, cleared, { ...plainKey, name: typed });
}

const plainKey: Key = { name: "", text: "", ctrl: false };

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
  const done = key.name === "return" ? sayOnline(state, scene) : undefined;
  if (done !== undefined) return done;
  const name = key.name === "return" && isWaiting(scene, scene.typed) ? scene.typed : keyForWord(scene, key);
  if (name === undefined) return typeKey(state, scene, key);
  return commandKey(state, { ...scene, typed: "", problem: "" }, { ...key, name });
}

function sayOnline(state: ScreenState, scene: TableScene): Step | undefined {
  const command = isOnline(scene) ? typedWord(scene.typed) : undefined;
  if (!isOnline(scene) || command === undefined) return undefined;
  return onlineWord(state, { ...scene, typed: "", problem: "" }, command);
}

function commandKey(state: ScreenState, scene: TableScene, key: Key): Step {
  const over = isOver(scene);
  if (isOnline(scene))
    return runKey(over ? onlineOver : onlineKeys, state, scene, key.name) ?? typeKey(state, scene, key);
  const done =
    (over ? runKey(overKeys, state, scene, key.name) : undefined) ?? runKey(playing, state, scene, key.name);
  return done ?? (over ? step(state) : typeKey(state, scene, key));
}

/**
 * Letters that are keys and also begin a word: `u` takes a move back, and `undo` can be typed. Such a letter stands in
 * the prompt until it is clear which of them is meant: the next key goes on with a word or does not, or none comes.
 */
const keyLetters = ["u", "b", "d", "v", "r", "h", "q"];
const onlineLetters = ["u", "b", "c", "d", "r", "h", "q", "l", "n"];

/** Whether the letter is a key, and a word may still come of it. */
function isWaiting({ online }: TableScene, letter: string): boolean {
  return (online === null ? keyLetters : onlineLetters).includes(letter);
}

/** Whether the key goes on with what is typed: with a word, or by editing or entering it. */
function goesOn({ online, typed }: TableScene, key: Key): boolean {
  if (key.text === "")
    return ["return", "escape", "backspace", "clear", "delete-word", ""].includes(key.name);
  const words = online === null ? commandWords : onlineWords;
  return words.some((word) => word.startsWith((typed + key.text).toLowerCase()));
}
