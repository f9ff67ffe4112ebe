/** What the keys and the typed words do at an online table, where it is something else than at a local one. */

import {
  gameOverText,
  isPlayerWord,
  meaningOf,
  type OnlineCommand,
  type OnlineWord,
  parseOnlineCommand,
  watchingText,
} from "../../../client/commands.ts";
import { canMove, offersToAnswer } from "../../../client/status.ts";
import { turnText } from "../../../client/words.ts";
import { currentPosition } from "../../../core/match.ts";
import type { Action } from "../../../protocol/online/messages.ts";
import { isOver } from "../../../table/table.ts";
import { helpPage, linksPage, rulesPage } from "../pages/pages.ts";
import { type OnlineScene, type ScreenState, type Step, show, step, type TableScene } from "../state.ts";

/** A key that stands for a word of the plain dialogue. */
const keyWords: ReadonlyMap<string, OnlineWord> = new Map([
  ["?", "help"],
  ["h", "help"],
  ["r", "rules"],
  ["l", "link"],
  ["u", "takeback"],
  ["y", "accept"],
  ["g", "resign"],
  ["q", "quit"],
  ["escape", "quit"],
]);

/** The first letters of words that Enter has to confirm. */
const firstLetters: ReadonlyMap<string, OnlineWord> = new Map([
  ["d", "draw"],
  ["c", "claim"],
]);

/** The word that Enter would say now. */
export function typedWord(typed: string): OnlineCommand | undefined {
  const text = typed.trim().replace(/^:/, "");
  const word = firstLetters.get(text);
  return word === undefined ? parseOnlineCommand(text) : { word, rest: "" };
}

export function sendMove(state: ScreenState, scene: TableScene, { view }: OnlineScene, move: unknown): Step {
  const { match } = view.online;
  const done = { ...scene, typed: "", problem: "", said: "" };
  if (view.seat === null) return show(state, { ...done, problem: watchingText });
  if (isOver(scene)) return show(state, { ...done, problem: gameOverText });
  if (!canMove(view)) return show(state, { ...done, problem: `${turnText(view)}.` });
  return act(state, done, { type: "move", move: match.game.formatMove(currentPosition(match), move) });
}

/** Undefined where the key means what it always does. */
export function onlineKey(
  state: ScreenState,
  scene: TableScene,
  online: OnlineScene,
  name: string,
): Step | undefined {
  if (firstLetters.has(name) && online.view.seat !== null)
    return show(state, { ...scene, typed: name, problem: "", said: "" });
  if (name === "n") return noKey(state, scene, online);
  if (name === "p") return step(state);
  if (name === "i" || name === "v") return noHints(state, scene);
  const word = keyWords.get(name);
  if (word === undefined) return undefined;
  return (word === "accept" && offersToAnswer(online.view).length === 0) || isIdle(word, online)
    ? step(state)
    : onlineWord(state, scene, online, { word, rest: "" });
}

/** No to what was offered; with nothing on offer after the end, another game. */
function noKey(state: ScreenState, scene: TableScene, online: OnlineScene): Step | undefined {
  const word = offersToAnswer(online.view).length > 0 ? "decline" : "rematch";
  const idle = isIdle(word, online) || (word === "rematch" && !isOver(scene));
  return idle ? step(state) : onlineWord(state, scene, online, { word, rest: "" });
}

function noHints(state: ScreenState, scene: TableScene): Step {
  if (isOver(scene)) return step(state);
  return show(state, { ...scene, problem: "There are no hints in an online game." });
}

/** The keys of players do nothing for a spectator, who may still go on to the next game. */
function isIdle(word: OnlineWord, { view }: OnlineScene): boolean {
  if (word === "rematch" && view.online.next !== null) return false;
  return view.seat === null && !["help", "rules", "link", "quit"].includes(word);
}

/** Undefined for the words that mean the same at every table. */
export function onlineWord(
  state: ScreenState,
  scene: TableScene,
  online: OnlineScene,
  { word, rest }: OnlineCommand,
): Step | undefined {
  if (isPlayerWord(word)) return playerWord(state, scene, online, { word, rest });
  switch (word) {
    case "help":
      return show(state, helpPage(scene));
    case "rules":
      return show(state, rulesPage(scene));
    case "link":
      return show(state, linksPage(scene, online.links));
    case "quit":
      return leave(state, scene, online);
    case "moves":
    case "status":
    case "back":
      return undefined;
  }
}

/** The game goes on without a player, who may not have meant to go. */
function leave(state: ScreenState, scene: TableScene, { view }: OnlineScene): Step {
  return isOver(scene) || view.seat === null
    ? step(state, { kind: "quit" })
    : show(state, { ...scene, question: "leave", problem: "", said: "" });
}

/** Of two offers the older one is meant. An own offer of a rematch that stands is not made again. */
function playerWord(
  state: ScreenState,
  scene: TableScene,
  { view, now }: OnlineScene,
  command: Parameters<typeof meaningOf>[1],
): Step {
  const [oldest = ""] = offersToAnswer(view);
  const answers = command.word === "accept" || command.word === "decline";
  const rest = answers && command.rest === "" ? oldest : command.rest;
  const meaning = meaningOf(view, { ...command, rest }, now);
  switch (meaning.kind) {
    case "refuse":
      return show(state, { ...scene, problem: meaning.text });
    case "ask-resign":
      return show(state, { ...scene, question: "resign", problem: "", said: "" });
    case "next":
      return step(state, { kind: "next", match: scene.match, deal: undefined });
    case "act":
      return command.word === "rematch" && view.online.offers.rematch === view.seat
        ? step(state)
        : act(state, scene, meaning.action);
  }
}

function act(state: ScreenState, scene: TableScene, action: Action): Step {
  return show(state, { ...scene, problem: "", said: "" }, { kind: "act", action });
}
