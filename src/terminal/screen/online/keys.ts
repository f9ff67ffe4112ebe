/** What the keys and the typed words do at an online table, where it is something else than at a local one. */

import { canMove, offersToAnswer, phaseOf } from "../../../client/status.ts";
import { awayText, turnText } from "../../../client/words.ts";
import { currentPosition } from "../../../core/match.ts";
import type { Action } from "../../../protocol/online/messages.ts";
import { isOver } from "../../../table/table.ts";
import {
  claimWhat,
  noOfferText,
  nothingToClaim,
  type OnlineCommand,
  type OnlineWord,
  parseOnlineCommand,
  readClaim,
  watchingText,
} from "../../../words/online-commands.ts";
import { linksPage, onlineHelpPage, rulesPage } from "../pages/pages.ts";
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
  ["m", "quit"],
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
  if (isOver(scene)) return show(state, { ...done, problem: gameOver });
  if (!canMove(view)) return show(state, { ...done, problem: `${turnText(view)}.` });
  return act(state, done, { type: "move", move: match.game.formatMove(currentPosition(match), move) });
}

const gameOver = "The game is over.";

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
  return isOver(scene)
    ? step(state)
    : show(state, { ...scene, problem: "There are no hints in an online game." });
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
  command: OnlineCommand,
): Step | undefined {
  switch (command.word) {
    case "help":
      return show(state, onlineHelpPage(scene));
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
    case "draw":
    case "takeback":
    case "accept":
    case "decline":
    case "claim":
    case "resign":
    case "rematch":
      if (command.word === "rematch" && online.view.online.next !== null)
        return step(state, { kind: "next", match: scene.match, deal: undefined });
      return online.view.seat === null
        ? show(state, { ...scene, problem: watchingText })
        : playerWord(state, scene, online, command);
  }
}

/** The game goes on without a player, who may not have meant to go. */
function leave(state: ScreenState, scene: TableScene, { view }: OnlineScene): Step {
  return isOver(scene) || view.seat === null
    ? step(state, { kind: "quit" })
    : show(state, { ...scene, question: "leave", problem: "", said: "" });
}

function playerWord(
  state: ScreenState,
  scene: TableScene,
  online: OnlineScene,
  { word, rest }: OnlineCommand,
): Step {
  const refuse = (problem: string) => show(state, { ...scene, problem });
  if (word === "accept" || word === "decline") {
    const what = offersToAnswer(online.view).find((each) => rest === "" || each === rest);
    if (what === undefined) return refuse(noOfferText);
    return act(state, scene, { type: "answer", what, accept: word === "accept" });
  }
  if (word === "rematch") return again(state, scene, online);
  if (isOver(scene)) return refuse(gameOver);
  if (phaseOf(online.view) !== "playing") return refuse(`${turnText(online.view)}.`);
  if (word === "resign") return show(state, { ...scene, question: "resign", problem: "", said: "" });
  if (word === "claim") return claim(state, scene, online, rest);
  return act(state, scene, { type: "offer", what: word === "draw" ? "draw" : "takeback" });
}

function act(state: ScreenState, scene: TableScene, action: Action): Step {
  return show(state, { ...scene, problem: "", said: "" }, { kind: "act", action });
}

function again(state: ScreenState, scene: TableScene, { view }: OnlineScene): Step {
  if (!isOver(scene)) return show(state, { ...scene, problem: "The game is not over yet." });
  const offered = view.online.offers.rematch === view.seat;
  return offered ? step(state) : act(state, scene, { type: "offer", what: "rematch" });
}

function claim(state: ScreenState, scene: TableScene, { view, now }: OnlineScene, rest: string): Step {
  const refuse = (problem: string) => show(state, { ...scene, problem });
  if (!view.claimable) return refuse(awayText(view, now) || nothingToClaim);
  const as = readClaim(rest);
  return as === undefined ? refuse(claimWhat) : act(state, scene, { type: "claim", as });
}
