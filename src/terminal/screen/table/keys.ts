/** What each key does at the table. */

import type { LeftOut } from "../../../table/abilities.ts";
import { askHint, toggleValues } from "../../../table/advice.ts";
import { playAgain, takeBack, typeText } from "../../../table/play.ts";
import { answerQuestion, ask, askForDraw, askToResign } from "../../../table/questions.ts";
import { isOver } from "../../../table/table.ts";
import { reviewOf } from "../../text/after-game.ts";
import { openGameList } from "../menu/menu.ts";
import { onlineKey, onlineWord, typedWord } from "../online/keys.ts";
import { helpPage, rulesPage } from "../pages/pages.ts";
import { puzzleKey } from "../puzzle/keys.ts";
import { isPuzzle, type Key, type ScreenState, type Step, show, step, type TableScene } from "../state.ts";
import { lookBack, lookKey } from "./look-back.ts";
import { keyForWord, typeKey } from "./typing.ts";
import { goesOn, isWaiting } from "./waiting.ts";
import { startsMove, walk } from "./walk.ts";

export const leftOut = {
  restart: "undo leads back to the start, and a rematch is one key away after the end",
} as const satisfies LeftOut;

export function tableKey(state: ScreenState, scene: TableScene, key: Key): Step {
  if (scene.question !== null) return answerKey(state, scene, key);
  if (scene.viewing !== null) return lookKey(state, scene, key);
  if (isPuzzle(scene)) return puzzleKey(state, scene, key);
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
  if (isPuzzle(scene) || question !== null || viewing !== null || !isWaiting(scene, typed)) return undefined;
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
  return show(state, { ...scene, question: null }, { kind: "act", action: { type: "resign" } });
}

function typedKey(state: ScreenState, scene: TableScene, key: Key): Step {
  const done = key.name === "return" ? sayOnline(state, scene) : undefined;
  if (done !== undefined) return done;
  const name = key.name === "return" && isWaiting(scene, scene.typed) ? scene.typed : keyForWord(scene, key);
  if (name === undefined) return typeKey(state, scene, key);
  return commandKey(state, { ...scene, typed: "", problem: "" }, { ...key, name });
}

function sayOnline(state: ScreenState, scene: TableScene): Step | undefined {
  const { online, typed } = scene;
  const command = online === null ? undefined : typedWord(typed);
  if (online === null || command === undefined) return undefined;
  return onlineWord(state, { ...scene, typed: "", problem: "" }, online, command);
}

/** Leaves the table: to the menu where there is one, else after a question. */
function leaveTable(state: ScreenState, scene: TableScene): Step {
  if (!state.hasMenu) return isOver(scene) ? step(state, { kind: "quit" }) : show(state, ask(scene, "leave"));
  const kept = !isOver(scene) && scene.match.moves.length > 0;
  const notice = kept ? "Game saved. Continue it with Resume." : "";
  const menu = { ...openGameList(state, "play", notice), at: scene.match.game.id };
  return show(state, menu, { kind: "list" });
}

function commandKey(state: ScreenState, scene: TableScene, key: Key): Step {
  if (scene.online !== null) {
    const done = onlineKey(state, scene, scene.online, key.name);
    if (done !== undefined) return done;
  }
  switch (key.name) {
    case "u":
      return show(state, takeBack(scene));
    case "y":
      return show(state, playAgain(scene));
    case "b":
    case "pageup":
      return lookBack(state, scene);
    case "d":
      return show(state, askForDraw(scene));
    case "g":
      return show(state, askToResign(scene));
    case "i":
      return show(state, askHint(scene));
    case "v":
      return show(state, toggleValues(scene));
    case "r":
      return show(state, rulesPage(scene));
    case "?":
    case "h":
      return show(state, helpPage(scene));
    case "q":
      return step(state, { kind: "quit" });
    case "escape":
      return leaveTable(state, scene);
    default:
      return isOver(scene) ? overKey(state, scene, key) : typeKey(state, scene, key);
  }
}

function overKey(state: ScreenState, scene: TableScene, key: Key): Step {
  if (key.name === "left") return lookBack(state, scene);
  if (scene.online !== null) return typeKey(state, scene, key);
  if (key.name === "p") return playOnFromMistake(state, scene);
  const { match, deal } = scene;
  return key.name === "n" ? step(state, { kind: "next", match, deal }) : step(state);
}

/** A new game from the position before the first mistake. */
function playOnFromMistake(state: ScreenState, { match, review }: TableScene): Step {
  const at = review === null ? null : reviewOf(match, review).mistake;
  return at === null ? step(state) : step(state, { kind: "branch", match, at });
}
