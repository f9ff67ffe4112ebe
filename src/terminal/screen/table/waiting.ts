/**
 * Letters that are keys and also begin a word: `u` takes a move back, and `undo` can be typed. Such a letter stands in
 * the prompt until it is clear which of them is meant: the next key goes on with a word or does not, or none comes.
 */

import { onlineWords } from "../../../client/commands.ts";
import { commandWords } from "../../../words/commands.ts";
import type { Key, TableScene } from "../state.ts";

/** The letters of the local table that do something by themselves. */
const keyLetters = ["u", "b", "d", "v", "r", "h", "q"];
/** Offering a draw and claiming the game wait for Enter. */
const onlineLetters = ["u", "b", "r", "h", "q", "l", "n"];

/** Whether the letter is a key, and a word may still come of it. */
export function isWaiting({ online }: TableScene, letter: string): boolean {
  return (online === null ? keyLetters : onlineLetters).includes(letter);
}

/** Whether the key goes on with what is typed: with a word, or by editing or entering it. */
export function goesOn({ online, typed }: TableScene, key: Key): boolean {
  if (key.text === "")
    return ["return", "escape", "backspace", "clear", "delete-word", ""].includes(key.name);
  const words = online === null ? commandWords : onlineWords;
  return words.some((word) => word.startsWith((typed + key.text).toLowerCase()));
}
