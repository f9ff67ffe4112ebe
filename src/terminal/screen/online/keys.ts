/** What the keys and the typed words do at an online table, where it is something else than at a local one. */

import { isOn } from "../../../protocol/online/online-match.ts";
import { isOver } from "../../../table/table.ts";
import {
  type OnlineCommand,
  type OnlineWord,
  parseOnlineCommand,
  readClaim,
} from "../../../words/online-commands.ts";
import type { OnlineAct } from "../../online/acts.ts";
import { claimWait } from "../../online/standing.ts";
import { awayText, claimWhat, noOfferText, nothingToClaim, waitingText } from "../../online/words.ts";
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
  const done = { ...scene, typed: "", problem: "", said: "" };
  if (view.seat === null) return show(state, { ...done, problem: watching });
  if (isOver(scene)) return show(state, { ...done, problem: gameOver });
  const { game, positions } = scene.match;
  const position = positions.at(-1);
  if (!isOn(view.online) || game.toMove(position) !== view.seat)
    return show(state, { ...done, problem: waitingText(view) });
  return act(state, done, { do: "move", move: game.formatMove(position, move) });
}

const watching = "You are watching this game.";
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
  return (word === "accept" && online.asked.length === 0) || isIdle(word, online)
    ? step(state)
    : onlineWord(state, scene, online, { word, rest: "" });
}

/** No to what was offered; with nothing on offer after the end, another game. */
function noKey(state: ScreenState, scene: TableScene, online: OnlineScene): Step | undefined {
  const word = online.asked.length > 0 ? "decline" : "rematch";
  const idle = isIdle(word, online) || (word === "rematch" && !isOver(scene));
  return idle ? step(state) : onlineWord(state, scene, online, { word, rest: "" });
}

function noHints(state: ScreenState, scene: TableScene): Step {
  return isOver(scene)
    ? step(state)
    : show(state, { ...scene, problem: "There are no hints in an online game." });
}

/** The keys of players do nothing for one who watches. */
function isIdle(word: OnlineWord, { view }: OnlineScene): boolean {
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
      return online.view.seat === null
        ? show(state, { ...scene, problem: watching })
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
    const what = online.asked.find((each) => rest === "" || each === rest);
    if (what === undefined) return refuse(noOfferText);
    return act(state, scene, { do: "answer", what, accept: word === "accept" });
  }
  if (word === "rematch") return again(state, scene, online);
  if (isOver(scene)) return refuse(gameOver);
  if (!isOn(online.view.online)) return refuse(waitingText(online.view));
  if (word === "resign") return show(state, { ...scene, question: "resign", problem: "", said: "" });
  if (word === "claim") return claim(state, scene, online, rest);
  return act(state, scene, { do: "offer", what: word === "draw" ? "draw" : "takeback" });
}

function act(state: ScreenState, scene: TableScene, what: OnlineAct): Step {
  return show(state, { ...scene, problem: "", said: "" }, { kind: "act", act: what });
}

function again(state: ScreenState, scene: TableScene, { view }: OnlineScene): Step {
  if (!isOver(scene)) return show(state, { ...scene, problem: "The game is not over yet." });
  const offered = view.online.offers.rematch === view.seat;
  return offered ? step(state) : act(state, scene, { do: "offer", what: "rematch" });
}

function claim(state: ScreenState, scene: TableScene, { view, now }: OnlineScene, rest: string): Step {
  const refuse = (problem: string) => show(state, { ...scene, problem });
  const wait = claimWait(view, now);
  if (wait === null) return refuse(nothingToClaim);
  if (wait > 0) return refuse(awayText(view, now, ""));
  const as = readClaim(rest);
  return as === undefined ? refuse(claimWhat) : act(state, scene, { do: "claim", as });
}
